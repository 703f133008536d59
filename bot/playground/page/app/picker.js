// A select menu: a button that opens a list of options with emoji and descriptions.
// One or several values; filter by typing when the list is long.

import { freshId, h, refill } from "./dom.js";
import { icon } from "./icons.js";
import { placeAt } from "./placing.js";
import { t } from "./words.js";

const FILTERED_FROM = 11;

/**
 * `options`: [{value, label, description?, emoji? (node)}]; `initial`: values chosen at first.
 * `onChange(values)` is called once the choice is made (several: when the list closes).
 * The root's `values()` answers the present choice.
 */
export function picker({
  options,
  initial = [],
  min = 1,
  max = 1,
  placeholder,
  labelledBy,
  key,
  disabled,
  busy,
  onChange,
}) {
  let chosen = new Set(initial);
  let active = 0;
  let shown = options;
  const listId = freshId("list");
  const several = max > 1;
  const face = h("span", { class: "picker-face" });
  const opener = h(
    "button",
    {
      type: "button",
      class: busy ? "picker-button busy" : "picker-button",
      role: "combobox",
      "aria-haspopup": "listbox",
      "aria-expanded": "false",
      "aria-controls": listId,
      "aria-label": labelledBy ? null : (placeholder ?? t("Choose")),
      "aria-labelledby": labelledBy,
      "aria-disabled": busy ? "true" : null,
      disabled,
      data: { key },
    },
    face,
    icon("down"),
  );
  const list = h("ul", {
    role: "listbox",
    id: listId,
    "aria-multiselectable": several ? "true" : null,
  });
  const filter =
    options.length >= FILTERED_FROM &&
    h("input", {
      type: "text",
      class: "picker-filter",
      placeholder: t("Search"),
      "aria-label": t("Search"),
      autocomplete: "off",
    });
  const sheet = h("div", { class: "picker-sheet", popover: "manual" }, filter, list);
  const root = h("div", { class: "picker" }, opener, sheet);
  const isOpen = () => opener.getAttribute("aria-expanded") === "true";

  function renderFace() {
    const labels = options.filter((option) => chosen.has(option.value));
    const content = labels.map((option) =>
      h("span", { class: several ? "chip" : "" }, option.emoji?.cloneNode(true), option.label),
    );
    refill(
      face,
      content.length ? content : h("span", { class: "muted" }, placeholder ?? t("Choose")),
    );
  }

  function renderList() {
    const rows = shown.map((option, number) =>
      h(
        "li",
        {
          role: "option",
          id: `${listId}-${number}`,
          class: number === active ? "active" : "",
          "aria-selected": String(chosen.has(option.value)),
          onclick: () => choose(number),
        },
        option.emoji?.cloneNode(true),
        h(
          "span",
          { class: "option-text" },
          h("span", {}, option.label),
          option.description && h("small", {}, option.description),
        ),
        chosen.has(option.value) && icon("check"),
      ),
    );
    refill(list, rows.length ? rows : h("li", { class: "muted" }, t("Nothing found")));
    const field = filter || opener;
    if (shown.length) field.setAttribute("aria-activedescendant", `${listId}-${active}`);
    list.children[active]?.scrollIntoView({ block: "nearest" });
  }

  function place() {
    sheet.style.width = `${Math.max(opener.offsetWidth, 200)}px`;
    placeAt(opener, sheet);
  }

  function open() {
    if (isOpen() || disabled || opener.getAttribute("aria-disabled") === "true") return;
    before = [...chosen];
    shown = options;
    if (filter) filter.value = "";
    active = Math.max(
      0,
      options.findIndex((option) => chosen.has(option.value)),
    );
    opener.setAttribute("aria-expanded", "true");
    sheet.showPopover();
    place();
    renderList();
    (filter || opener).focus({ preventScroll: true });
    document.addEventListener("pointerdown", outside, true);
    document.addEventListener("scroll", scrolled, true);
  }

  let before = [...chosen];
  function close({ commit = true } = {}) {
    if (!isOpen()) return;
    opener.setAttribute("aria-expanded", "false");
    document.removeEventListener("pointerdown", outside, true);
    document.removeEventListener("scroll", scrolled, true);
    if (sheet.matches(":popover-open")) sheet.hidePopover();
    opener.focus({ preventScroll: true });
    if (!commit || (several && chosen.size < min)) chosen = new Set(before);
    renderFace();
    const changed = before.length !== chosen.size || before.some((value) => !chosen.has(value));
    if (changed) onChange?.(root.values());
    root.dispatchEvent(new CustomEvent("picker-closed", { bubbles: true }));
  }

  const outside = (event) => !root.contains(event.target) && close();
  /** The list stays with its button, and goes once that has been scrolled away. */
  const scrolled = (event) => {
    if (sheet.contains(event.target)) return;
    const box = opener.getBoundingClientRect();
    if (box.bottom < 0 || box.top > window.innerHeight) close();
    else place();
  };

  function choose(number) {
    const option = shown[number];
    if (!option) return;
    active = number;
    if (!several) {
      if (min === 0 && chosen.has(option.value)) chosen = new Set();
      else chosen = new Set([option.value]);
      close();
      return;
    }
    if (chosen.has(option.value)) chosen.delete(option.value);
    else if (chosen.size < max) chosen.add(option.value);
    renderList();
    renderFace();
  }

  opener.addEventListener("click", () => (isOpen() ? close() : open()));
  root.addEventListener("keydown", (event) => {
    if (!isOpen()) {
      if (["ArrowDown", "ArrowUp"].includes(event.key)) {
        event.preventDefault();
        open();
      }
      return;
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) {
      active = (active + step + shown.length) % Math.max(1, shown.length);
      renderList();
    } else if (event.key === "Home" && !filter) {
      active = 0;
      renderList();
    } else if (event.key === "End" && !filter) {
      active = shown.length - 1;
      renderList();
    } else if (event.key === "Enter" || (event.key === " " && !filter)) choose(active);
    else if (event.key === "Escape") close({ commit: several });
    else if (event.key === "Tab") {
      close();
      return;
    } else return;
    event.preventDefault();
    event.stopPropagation();
  });
  if (filter) {
    filter.addEventListener("input", () => {
      const wanted = filter.value.trim().toLowerCase();
      shown = options.filter((option) => option.label.toLowerCase().includes(wanted));
      active = 0;
      renderList();
    });
  }

  root.values = () =>
    options.filter((option) => chosen.has(option.value)).map((option) => option.value);
  renderFace();
  return root;
}
