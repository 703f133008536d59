// What follows from the server's frames: news elsewhere, channels that come and go, reconnecting.

import { fetchSession } from "./api.js";
import { asks } from "./asks.js";
import { renderBar } from "./bar.js";
import { pingsMe } from "./message.js";
import { firstChannel, openChannel, openGuild, readNow, refreshSession } from "./navigation.js";
import { notice } from "./notices.js";
import { drawer, renderSidebar } from "./sidebar.js";
import { announce, channelName, displayName, isDm, on, state } from "./state.js";
import { jumpTo, loadTimeline } from "./timeline.js";
import { noteChange, noteMessage, noteMove } from "./unread.js";
import { t } from "./words.js";

const NARROW = "(width <= 760px)"; // there a notice lies over what one plays in
const told = new Set(); // games whose direct messages have been told of

/** Whether it is too much to tell of another direct message: once for a game, where narrow. */
function toldBefore(message) {
  const { game } = asks(message);
  const before = told.has(game);
  if (game) told.add(game);
  return before && window.matchMedia(NARROW).matches;
}

/** A message elsewhere that calls for the person: said in a corner, so a hand is not missed. */
function tellOf(message) {
  const channel = state.channels.get(message.channel_id);
  if (!channel || message.author.id === state.me.id) return;
  if (!isDm(channel) && !pingsMe(message)) return;
  if (isDm(channel) && toldBefore(message)) return;
  const who = displayName(message.author);
  const text = isDm(channel)
    ? t("{who} sent you a direct message.", { who })
    : t("{who} mentioned you in #{where}.", { who, where: channelName(channel) });
  const open = { label: t("Open"), run: () => openChannel(channel.id) };
  notice(text, { about: channel.id, action: open });
}

async function messageCreated(message) {
  if (!state.channels.has(message.channel_id)) await refreshSession();
  noteMessage(message);
  if (message.channel_id === state.channelId) readNow();
  else tellOf(message);
  announce("unread");
}

async function channelChanged(channel) {
  if (isDm(channel)) {
    await refreshSession(); // only the session says who is at the other end
    return;
  }
  const guild = state.guilds.find((candidate) => candidate.id === channel.guild_id);
  const known = state.channels.get(channel.id);
  state.channels.set(channel.id, { ...known, ...channel, guild: guild ?? known?.guild });
  renderSidebar();
  if (channel.id === state.channelId) renderBar();
}

async function channelDeleted(channel) {
  state.channels.delete(channel.id);
  renderSidebar();
  if (channel.id === state.channelId) await openChannel(firstChannel().id, { replace: true });
}

async function connectionChanged({ again }) {
  if (again) {
    await refreshSession();
    await loadTimeline();
    readNow();
  } else if (!state.connected) {
    // A server that was started anew knows other people: begin from the start.
    const gone = await fetchSession(state.me.id).then(
      () => false,
      (error) => error.status === 404,
    );
    if (gone) location.replace("/page/");
  }
}

export function followServer() {
  on("go", async ({ channelId, messageId }) => {
    if (channelId !== state.channelId) await openChannel(channelId);
    else drawer(false);
    if (messageId) jumpTo(messageId);
  });
  on("go-to-server", openGuild);
  on("SESSION", refreshSession);
  on("connection", connectionChanged);
  on("MESSAGE_CREATE", messageCreated);
  on("MESSAGE_UPDATE", (message) => {
    noteChange(message);
    announce("unread");
  });
  on("pressed", (customId) => {
    noteMove(customId);
    announce("unread");
  });
  on("CHANNEL_CREATE", channelChanged);
  on("CHANNEL_UPDATE", channelChanged);
  on("CHANNEL_DELETE", channelDeleted);
}
