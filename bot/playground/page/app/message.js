// One message, from Discord's object to an element.

import { avatar } from "./avatars.js";
import { shownName } from "./commands.js";
import { components, USES_V2 } from "./components.js";
import { h } from "./dom.js";
import { embed } from "./embeds.js";
import { failureOn } from "./interactions.js";
import { markdown } from "./markdown.js";
import { attachments } from "./media.js";
import { currentChannel, displayName, state } from "./state.js";
import { absolute } from "./timestamps.js";
import { t } from "./words.js";

const EPHEMERAL = 1 << 6;
const LOADING = 1 << 7;
const THREAD_STARTED = 18;
const DISCORD_EPOCH = 1_420_070_400_000;

export const isEphemeral = (message) => Boolean(message.flags & EPHEMERAL);

/** When a message was sent, in milliseconds. */
export const sentAt = (message) =>
  message.timestamp
    ? Date.parse(message.timestamp)
    : Number(BigInt(message.id) >> 22n) + DISCORD_EPOCH;

/** Whether a message pings the person who is looking. */
export function pingsMe(message) {
  const mine = state.me?.id;
  return (
    message.author?.id !== mine &&
    (message.mention_everyone || message.mentions?.some((user) => user.id === mine))
  );
}

/** The element for a message. `onDismiss` removes an ephemeral one. */
export function messageElement(message, onDismiss) {
  const v2 = Boolean(message.flags & USES_V2);
  const who = displayName(message.author);
  const sent = sentAt(message) / 1000;
  const classes = ["message"];
  if (isEphemeral(message)) classes.push("ephemeral");
  if (pingsMe(message)) classes.push("pinged");
  return h(
    "article",
    {
      class: classes.join(" "),
      id: `m-${message.id}`,
      tabindex: "-1",
      "aria-label": t("Message from {who}", { who }),
      data: { id: message.id, key: `m-${message.id}` },
    },
    usedLine(message),
    avatar(message.author),
    h(
      "div",
      { class: "body" },
      h(
        "div",
        { class: "byline" },
        h("span", { class: "author" }, who),
        message.author?.bot && h("span", { class: "tag" }, t("APP")),
        h(
          "time",
          { datetime: new Date(sent * 1000).toISOString(), title: absolute(sent, "F") },
          absolute(sent, "t"),
        ),
      ),
      message.flags & LOADING && !message.content ? thinking(who) : content(message, v2),
      failure(message),
      isEphemeral(message) && ephemeralFooter(onDismiss),
    ),
  );
}

function content(message, v2) {
  if (message.type === THREAD_STARTED) return threadStarted(message);
  const body = v2 ? null : message.content;
  return [
    body && h("div", { class: onlyEmoji(body) ? "text jumbo" : "text" }, markdown(body)),
    !v2 && attachments(message),
    !v2 && (message.embeds ?? []).map((data) => embed(data, message)),
    h("div", { class: "components" }, components(message.components, message)),
    message.edited_timestamp &&
      h("span", { class: "edited", title: message.edited_timestamp }, t("(edited)")),
  ];
}

const threadStarted = (message) =>
  h(
    "div",
    { class: "text" },
    `${t("started a thread:")} `,
    markdown(`<#${message.message_reference.channel_id}>`),
  );

const onlyEmoji = (text) =>
  /^(?:\p{Extended_Pictographic}[\u{fe0f}\u{200d}\s]*){1,10}$/u.test(text);

const thinking = (who) =>
  h(
    "p",
    { class: "thinking" },
    h("span", { class: "dots", "aria-hidden": "true" }, h("i"), h("i"), h("i")),
    t("{who} is thinking…", { who }),
  );

/** "Anna used /dixit start" above an answer to a command. */
function usedLine(message) {
  const use = message.interaction_metadata ?? message.interaction;
  const name = message.interaction?.name ?? use?.name ?? use?.command_name;
  if (!use?.user || use.type !== 2) return null;
  const who = displayName(use.user);
  const shown = name && shownName(state.commands, currentChannel(), name);
  const what = shown ? `/${shown}` : t("a command");
  return h(
    "p",
    { class: "used" },
    h("strong", {}, who),
    ` ${t("used")} `,
    h("span", { class: "mention" }, what),
  );
}

function failure(message) {
  const text = failureOn(message.id);
  return text && h("p", { class: "failure", role: "alert" }, text);
}

const ephemeralFooter = (onDismiss) =>
  h(
    "p",
    { class: "only-you" },
    t("Only you can see this"),
    " · ",
    h("button", { type: "button", class: "inline-link", onclick: onDismiss }, t("Dismiss message")),
  );
