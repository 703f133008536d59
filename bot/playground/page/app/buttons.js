// Buttons below a message: five styles, waiting while the bot works.

import { h } from "./dom.js";
import { icon } from "./icons.js";
import { busyOn, useComponent } from "./interactions.js";
import { goTo, internalTarget, isWeb } from "./links.js";
import { componentEmoji } from "./mentions.js";
import { t } from "./words.js";

const STYLES = { 1: "primary", 2: "secondary", 3: "success", 4: "danger", 5: "link" };
const LINK = 5;

export function button(component, message) {
  const content = [
    componentEmoji(component.emoji),
    component.label && h("span", {}, component.label),
  ];
  const class_ = `component-button ${STYLES[component.style] ?? "secondary"}`;
  if (component.style === LINK) return linkButton(component, content, class_);
  const busy = busyOn(message.id);
  const waiting = busy !== null;
  const mine = busy === component.custom_id;
  const name = component.label ? null : (component.emoji?.name ?? t("Button"));
  return h(
    "button",
    {
      type: "button",
      class: mine ? `${class_} busy` : class_,
      disabled: component.disabled,
      // A waiting button keeps the keyboard's focus, so it is not disabled outright.
      "aria-disabled": waiting && !component.disabled ? "true" : null,
      "aria-busy": mine ? "true" : null,
      "aria-label": name,
      data: { key: `${message.id}:${component.custom_id}`, customId: component.custom_id },
      onclick: () => busyOn(message.id) === null && useComponent(message, component),
    },
    content,
    mine && h("span", { class: "dots", "aria-hidden": "true" }, h("i"), h("i"), h("i")),
  );
}

function linkButton(component, content, class_) {
  const target = internalTarget(component.url);
  const follow = (event) => {
    event.preventDefault();
    goTo(target);
  };
  const disabled = component.disabled || !(target || isWeb(component.url));
  const address = target
    ? { href: "#", onclick: follow }
    : { href: component.url, target: "_blank", rel: "noopener noreferrer" };
  return h(
    "a",
    { class: class_, ...(disabled ? { "aria-disabled": "true" } : address) },
    content,
    icon("link"),
  );
}
