// Starts the page: who looks, at which channel, and what follows from the server's frames.

import { fetchSession } from "./api.js";
import { avatar } from "./avatars.js";
import { startComposer } from "./composer.js";
import { byId, h, refill } from "./dom.js";
import { startFollowing } from "./follow.js";
import { startGuide } from "./guide.js";
import { icon } from "./icons.js";
import { startInteractions } from "./interactions.js";
import { connect } from "./live.js";
import { startModals } from "./modal.js";
import { notice, startNotices, withdraw } from "./notices.js";
import { drawer, renderSidebar, startSidebar } from "./sidebar.js";
import {
  announce, channelName, currentChannel, isDm, isReadable, isThread, on, orderedChannels, state, takeSession, userName,
} from "./state.js";
import { clockButton, fillButton } from "./table.js";
import { startTheme } from "./theme.js";
import { jumpTo, loadTimeline, startTimeline } from "./timeline.js";
import { startCounting } from "./timestamps.js";
import { markRead, noteDirectMessages, noteMessage, resetUnread } from "./unread.js";
import { t } from "./words.js";

const address = () => new URLSearchParams(location.search);
const RETRY = 1500; // ms between attempts to reach a server that is still starting

/** The session of the person named in the address, or of the first human. */
async function enter() {
  let user = address().get("user");
  if (!user) {
    const { users } = await fetchSession();
    user = users.find((candidate) => !candidate.bot && !candidate.simulated)?.id;
  }
  takeSession(await fetchSession(user));
}

function firstChannel() {
  const named = state.channels.get(address().get("channel"));
  if (isReadable(named)) return named;
  const guild = state.guilds[0];
  const channels = orderedChannels(guild).filter(isReadable);
  return channels.find((channel) => channel.name === "dixit") ?? channels[0] ?? [...state.channels.values()][0];
}

/** Shows a channel; `keep` leaves the address and history alone. */
async function openChannel(channelId, { keep = false } = {}) {
  const channel = state.channels.get(channelId);
  if (!isReadable(channel)) return;
  state.channelId = channelId;
  if (channel.guild) state.guildId = channel.guild.id;
  drawer(false);
  withdraw(channelId);
  const query = new URLSearchParams({ user: state.me.id, channel: channelId });
  if (!keep) history.pushState({}, "", `?${query}`);
  else history.replaceState({}, "", `?${query}`);
  renderBar();
  announce("opened");
  await loadTimeline();
  readNow();
}

function readNow() {
  if (document.visibilityState !== "visible" || !state.channelId) return;
  if (markRead(state.channelId)) announce("unread");
}

function renderBar() {
  const channel = currentChannel();
  const parent = isThread(channel) ? state.channels.get(channel.parent_id) : null;
  refill(
    byId("channel-bar"),
    h(
      "button",
      { type: "button", class: "bare", id: "menu", "aria-label": t("Servers and channels"), "aria-expanded": "false", "aria-controls": "sidebar", onclick: () => drawer(true) },
      icon("menu"),
      h("span", { class: "badge", id: "menu-count", hidden: true }),
    ),
    isDm(channel) ? avatar(channel.recipient, "tiny") : icon(isThread(channel) ? "thread" : "hash"),
    h("h1", {}, parent && h("span", { class: "muted" }, `${parent.name} › `), channelName(channel)),
    h("span", { class: "spring" }),
    clockButton(),
    !isDm(channel) && fillButton(),
  );
}

/** A message elsewhere that calls for the person: said in a corner, so a hand is not missed. */
function tellOf(message) {
  const channel = state.channels.get(message.channel_id);
  if (!channel || message.author?.id === state.me.id) return;
  const mentioned = message.mentions?.some((user) => user.id === state.me.id);
  if (!isDm(channel) && !mentioned) return;
  const who = userName(message.author.id);
  const text = isDm(channel)
    ? t("{who} sent you a direct message.", { who })
    : t("{who} mentioned you in #{where}.", { who, where: channelName(channel) });
  notice(text, { about: channel.id, action: { label: t("Open"), run: () => openChannel(channel.id) } });
}

async function refreshSession() {
  takeSession(await fetchSession(state.me.id));
  if (!currentChannel()) await openChannel(firstChannel().id, { keep: true });
}

async function become(userId) {
  const channelId = currentChannel()?.guild ? state.channelId : null;
  history.pushState({}, "", `?${new URLSearchParams({ user: userId, ...(channelId ? { channel: channelId } : {}) })}`);
  await start();
}

async function start() {
  await enter();
  resetUnread();
  announce("session");
  document.documentElement.lang = state.me.locale ?? "en";
  connect();
  await openChannel(firstChannel().id, { keep: true });
  await noteDirectMessages();
  readNow();
}

function followServer() {
  on("go", async ({ channelId, messageId }) => {
    if (channelId !== state.channelId) await openChannel(channelId);
    else drawer(false);
    if (messageId) jumpTo(messageId);
  });
  on("become", become);
  on("changed-person", start);
  on("SESSION", refreshSession);
  on("connection", async ({ again }) => {
    if (!again) return;
    await refreshSession();
    await loadTimeline();
    readNow();
  });
  on("MESSAGE_CREATE", async (message) => {
    if (!state.channels.has(message.channel_id)) await refreshSession();
    noteMessage(message);
    if (message.channel_id === state.channelId) readNow();
    else tellOf(message);
    announce("unread");
  });
  const changed = async (channel) => {
    if (isDm(channel)) {
      await refreshSession(); // only the session says who is at the other end
      return;
    }
    const guild = state.guilds.find((candidate) => candidate.id === channel.guild_id);
    const known = state.channels.get(channel.id);
    state.channels.set(channel.id, { ...known, ...channel, guild: guild ?? known?.guild });
    renderSidebar();
    if (channel.id === state.channelId) renderBar();
  };
  on("CHANNEL_CREATE", changed);
  on("CHANNEL_UPDATE", changed);
  on("CHANNEL_DELETE", async (channel) => {
    state.channels.delete(channel.id);
    renderSidebar();
    if (channel.id === state.channelId) await openChannel(firstChannel().id, { keep: true });
  });
}

async function begin() {
  startTheme();
  startNotices();
  startModals();
  startInteractions();
  startSidebar();
  startTimeline();
  startFollowing();
  startComposer();
  startGuide();
  startCounting();
  followServer();
  window.addEventListener("popstate", start);
  document.addEventListener("visibilitychange", readNow);
  window.addEventListener("focus", readNow);
  for (;;) {
    try {
      await start();
      return;
    } catch (error) {
      refill(byId("timeline"), h("p", { class: "failure", role: "alert" }, error.message));
      await new Promise((resolve) => setTimeout(resolve, RETRY));
    }
  }
}

begin();
