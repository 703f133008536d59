// Where the person is: which channel is open, and the address that says so.

import { fetchSession } from "./api.js";
import { renderBar } from "./bar.js";
import { withdraw } from "./notices.js";
import { drawer } from "./sidebar.js";
import {
  announce,
  currentChannel,
  isReadable,
  orderedChannels,
  state,
  takeSession,
} from "./state.js";
import { loadTimeline } from "./timeline.js";
import { markRead } from "./unread.js";

/** The page's address for a person and a channel (none: the person's first). */
export function addressOf(user, channel) {
  return `/page/?${new URLSearchParams({ user, ...(channel ? { channel } : {}) })}`;
}

export const inAddress = (name) => new URLSearchParams(location.search).get(name);

/** The channel that the address names, else #dixit, else whatever there is. */
export function firstChannel() {
  const named = state.channels.get(inAddress("channel"));
  if (isReadable(named)) return named;
  const channels = orderedChannels(state.guilds[0]).filter(isReadable);
  const usual = channels.find((channel) => channel.name === "dixit");
  return usual ?? channels[0] ?? [...state.channels.values()][0];
}

/** Shows a channel; `replace` leaves no step to go back to. */
export async function openChannel(channelId, { replace = false } = {}) {
  const channel = state.channels.get(channelId);
  if (!isReadable(channel)) return;
  state.channelId = channelId;
  if (channel.guild) state.guildId = channel.guild.id;
  drawer(false);
  withdraw(channelId);
  const address = addressOf(state.me.id, channelId);
  if (replace) history.replaceState({}, "", address);
  else history.pushState({}, "", address);
  renderBar();
  announce("opened");
  await loadTimeline();
  readNow();
}

/** What is open and visible has been read. */
export function readNow() {
  if (document.visibilityState !== "visible" || !state.channelId) return;
  if (markRead(state.channelId)) announce("unread");
}

export async function refreshSession() {
  takeSession(await fetchSession(state.me.id));
  if (!currentChannel()) await openChannel(firstChannel().id, { replace: true });
}
