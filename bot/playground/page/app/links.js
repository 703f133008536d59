// Links: only to web addresses, always in a new tab; links to a channel or message stay on the page.

import { h } from "./dom.js";
import { icon } from "./icons.js";
import { announce, channelName, isDm, state } from "./state.js";

const INTERNAL = /^https?:\/\/(?:(?:ptb\.|canary\.)?discord(?:app)?\.com|[^/]*)\/channels\/(@me|\d+)\/(\d+)(?:\/(\d+))?\/?$/;

/** Whether an address is http or https; everything else (javascript:, data:, …) stays text. */
export function isWeb(address) {
  try {
    return ["http:", "https:"].includes(new URL(address).protocol);
  } catch {
    return false;
  }
}

/** The channel (and message) of this server that an address points to, or null. */
export function internalTarget(address) {
  const match = INTERNAL.exec(address);
  return match && state.channels.has(match[2]) ? { channelId: match[2], messageId: match[3] ?? null } : null;
}

/** Follows an internal target when pressed. */
export const goTo = (target) => announce("go", target);

/** A link element; `label` is text or nodes. */
export function link(address, label) {
  const target = internalTarget(address);
  if (!target) {
    return h("a", { href: address, target: "_blank", rel: "noopener noreferrer nofollow" }, label);
  }
  const channel = state.channels.get(target.channelId);
  const masked = typeof label !== "string" || label !== address;
  const name = `${isDm(channel) ? "@" : "#"}${channelName(channel)}${target.messageId ? " › message" : ""}`;
  const follow = (event) => {
    event.preventDefault();
    goTo(target);
  };
  const class_ = masked ? null : "mention";
  return h("a", { href: "#", class: class_, onclick: follow }, masked ? label : name, masked ? icon("link") : null);
}
