// Links: only to web addresses, in a new tab; those to a channel or message stay on the page.

import { h } from "./dom.js";
import { icon } from "./icons.js";
import { announce, channelLabel, state } from "./state.js";

// Whatever the host: a link is followed here only if this server has the channel.
const INTERNAL = /^https?:\/\/[^/]+\/channels\/(?:@me|\d+)\/(\d+)(?:\/(\d+))?\/?$/;

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
  return match && state.channels.has(match[1])
    ? { channelId: match[1], messageId: match[2] ?? null }
    : null;
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
  const name = channelLabel(channel) + (target.messageId ? " › message" : "");
  const follow = (event) => {
    event.preventDefault();
    goTo(target);
  };
  const class_ = masked ? null : "mention";
  return h(
    "a",
    { href: "#", class: class_, onclick: follow },
    masked ? label : name,
    masked ? icon("link") : null,
  );
}
