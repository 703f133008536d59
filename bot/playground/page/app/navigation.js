// Where the person is: which channel is open, and the address that says so.

import { fetchSession } from "./api.js";
import { renderBar } from "./bar.js";
import { withdraw } from "./notices.js";
import { drawer, renderSidebar } from "./sidebar.js";
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

const visited = new Map(); // id of a server → id of the channel that was open there last

/** Where to begin in a server: its channel that was open last, else #dixit, else its first. */
function channelOf(guild) {
  const channels = orderedChannels(guild).filter(isReadable);
  const last = channels.find((channel) => channel.id === visited.get(guild?.id));
  return last ?? channels.find((channel) => channel.name === "dixit") ?? channels[0];
}

/** The channel that the address names, else the first server's, else whatever there is. */
export function firstChannel() {
  const named = state.channels.get(inAddress("channel"));
  if (isReadable(named)) return named;
  return channelOf(state.guilds[0]) ?? [...state.channels.values()][0];
}

/** Goes to a server; one without channels only shows its name. */
export async function openGuild(guildId) {
  state.guildId = guildId;
  const channel = channelOf(state.guilds.find((guild) => guild.id === guildId));
  if (channel && channel.id !== state.channelId) await openChannel(channel.id, { browsing: true });
  else renderSidebar();
}

/** Shows a channel; `replace` leaves no step to go back to, `browsing` lets the drawer be. */
export async function openChannel(channelId, { replace = false, browsing = false } = {}) {
  const channel = state.channels.get(channelId);
  if (!isReadable(channel)) return;
  state.channelId = channelId;
  if (channel.guild) {
    state.guildId = channel.guild.id;
    visited.set(channel.guild.id, channelId);
  }
  if (!browsing) drawer(false);
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
