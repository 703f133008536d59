// What the person has read, per channel, kept in this browser; and what has come in since.

import { fetchMessages } from "./api.js";
import { asks, moveOf } from "./asks.js";
import { pingsMe } from "./message.js";
import { announce, directMessages, isDm, state } from "./state.js";

let read = {}; // channel id → id of the last message seen
const latest = new Map(); // channel id → id of the last message known
const pings = new Map(); // channel id → what calls for this person: message id → what it asks

const storageKey = () => `read:${state.me.id}`;
const newer = (a, b) => BigInt(a) > BigInt(b ?? "0");

function restore() {
  try {
    read = JSON.parse(localStorage.getItem(storageKey())) ?? {};
  } catch {
    read = {};
  }
}

/** Hears when another window of the same person has read something. */
export function shareReading() {
  window.addEventListener("storage", (event) => {
    if (event.key !== storageKey()) return;
    restore();
    announce("unread");
  });
}

/** Starts again for the person who is looking now. */
export function resetUnread() {
  restore();
  latest.clear();
  pings.clear();
}

export const lastRead = (channelId) => read[channelId] ?? null;

export function isUnread(channelId) {
  const last = latest.get(channelId);
  return Boolean(last) && newer(last, read[channelId]);
}

/** How many messages call for the person: mentions in servers, everything in direct messages. */
export const pingsIn = (channelId) => (isUnread(channelId) ? (pings.get(channelId)?.size ?? 0) : 0);

/** Counts a message; it takes the place of what the same game asked there before. */
function count(message) {
  const waiting = pings.get(message.channel_id) ?? new Map();
  pings.set(message.channel_id, waiting);
  const asked = asks(message);
  for (const [id, { game }] of waiting) if (game && game === asked.game) waiting.delete(id);
  waiting.set(message.id, asked);
}

/** A move has been made, wherever its button was: what asked for it is no longer counted. */
export function noteMove(customId) {
  for (const waiting of pings.values())
    for (const [id, { moves }] of waiting) if (moves.has(moveOf(customId))) waiting.delete(id);
}

/** A message has changed: one that has nothing left to press is no longer counted. */
export function noteChange(message) {
  const waiting = pings.get(message.channel_id);
  if (!waiting?.get(message.id)?.game) return;
  if (asks(message).game) waiting.set(message.id, asks(message));
  else waiting.delete(message.id);
}

export function noteMessage(message) {
  const id = message.channel_id;
  if (newer(message.id, latest.get(id))) latest.set(id, message.id);
  if (message.author?.id === state.me.id) return;
  if (isDm(state.channels.get(id)) || pingsMe(message)) count(message);
}

/** Everything in a channel has been seen. */
export function markRead(channelId) {
  pings.delete(channelId);
  const last = latest.get(channelId);
  if (!last || !newer(last, read[channelId])) return false;
  read[channelId] = last;
  localStorage.setItem(storageKey(), JSON.stringify(read));
  return true;
}

/** Counts what lies unread in direct messages, which nobody has told this window about yet. */
export async function noteDirectMessages() {
  for (const channel of directMessages()) {
    const list = await fetchMessages(state.me.id, channel.id);
    if (!list.length) continue;
    latest.set(channel.id, list.at(-1).id);
    pings.delete(channel.id);
    list
      .filter(
        (message) => message.author?.id !== state.me.id && newer(message.id, read[channel.id]),
      )
      .forEach(count);
  }
  announce("unread");
}
