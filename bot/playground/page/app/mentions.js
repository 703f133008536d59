// Mentions of people, channels and commands, and custom emoji.

import { h } from "./dom.js";
import { announce, channelLabel, displayName, state, userName } from "./state.js";

export function userMention(id) {
  const known = state.users.has(id);
  const mine = id === state.me?.id;
  const class_ = mine ? "mention mine" : "mention";
  return h(
    "span",
    { class: class_, data: { user: id } },
    known ? `@${userName(id)}` : "@unknown-user",
  );
}

/** Text as it is sent: "@Anna" is a mention when somebody is called so. */
export function withMentions(text) {
  const people = [...state.users.values()].map((user) => [`@${displayName(user)}`, `<@${user.id}>`]);
  people.sort(([one], [other]) => other.length - one.length);
  return people.reduce((sent, [name, mention]) => sent.replaceAll(name, mention), text);
}

/** Those whose name begins what is typed after the last "@": {label, value} to go on with. */
export function mentionsFor(text) {
  const at = text.lastIndexOf("@");
  if (at < 0) return [];
  const before = text.slice(0, at);
  const typed = text.slice(at + 1).toLowerCase();
  return [...state.users.values()]
    .map((user) => `${before}@${displayName(user)} `)
    .filter((label) => label.slice(at + 1).toLowerCase().startsWith(typed))
    .map((label) => ({ label, value: withMentions(label).trim() }));
}

export function channelMention(id) {
  const channel = state.channels.get(id);
  if (!channel) return h("span", { class: "mention" }, "#unknown");
  const open = () => announce("go", { channelId: id, messageId: null });
  return h("button", { type: "button", class: "mention", onclick: open }, channelLabel(channel));
}

/** `</dixit start:1>`: pressing it puts the command into the message box. */
export function commandMention(path) {
  const use = () => announce("compose", path);
  return h("button", { type: "button", class: "mention", onclick: use }, `/${path}`);
}

export const everyone = (word) => h("span", { class: "mention mine" }, `@${word}`);

/** Custom emoji have no picture on this machine: their name stands for them. */
export const emojiImage = (name) =>
  h("span", { class: "custom-emoji", title: `:${name}:` }, `:${name}:`);

/** A component's emoji: a plain character, or a custom one by its name. */
export function componentEmoji(emoji) {
  if (!emoji?.name) return null;
  return emoji.id
    ? emojiImage(emoji.name)
    : h("span", { class: "emoji", "aria-hidden": "true" }, emoji.name);
}
