// What the person has read, per channel, kept in this browser; and what has come in since.

import { on, isDm, state } from "./state.js";
import { pingsMe } from "./message.js";

let read = {}; // channel id → id of the last message seen
const latest = new Map(); // channel id → id of the last message known
const pings = new Map(); // channel id → messages that call for this person

const storageKey = () => `read:${state.me.id}`;
const newer = (a, b) => BigInt(a) > BigInt(b ?? "0");

function restore() {
  try {
    read = JSON.parse(localStorage.getItem(storageKey())) ?? {};
  } catch {
    read = {};
  }
}

/** Starts again for the person who is looking now. */
export function resetUnread() {
  restore();
  latest.clear();
  pings.clear();
}

/** Notes the newest message of each channel that the session names. */
export function noteSession() {
  for (const channel of state.channels.values()) {
    if (!channel.last_message_id || !newer(channel.last_message_id, latest.get(channel.id))) continue;
    latest.set(channel.id, channel.last_message_id);
    if (isDm(channel) && isUnread(channel.id) && !pings.has(channel.id)) pings.set(channel.id, 1);
  }
}

export const lastRead = (channelId) => read[channelId] ?? null;

export function isUnread(channelId) {
  const last = latest.get(channelId);
  return Boolean(last) && newer(last, read[channelId]);
}

/** How many messages call for the person: mentions in servers, everything in direct messages. */
export const pingsIn = (channelId) => (isUnread(channelId) ? (pings.get(channelId) ?? 0) : 0);

export function noteMessage(message) {
  const id = message.channel_id;
  if (newer(message.id, latest.get(id))) latest.set(id, message.id);
  if (message.author?.id === state.me.id) return;
  if (isDm(state.channels.get(id)) || pingsMe(message)) pings.set(id, (pings.get(id) ?? 0) + 1);
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

export function startUnread() {
  on("session", noteSession);
}
