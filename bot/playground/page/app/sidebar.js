// Servers, channels and direct messages, with what is unread; a drawer at phone width.

import { avatar } from "./avatars.js";
import { arrowKeys, byId, h, keepingFocus, refill } from "./dom.js";
import { icon } from "./icons.js";
import { personPanel } from "./people.js";
import {
  announce,
  channelLabel,
  channelName,
  directMessages,
  isCategory,
  isDm,
  isReadable,
  isThread,
  isVoice,
  on,
  orderedChannels,
  state,
} from "./state.js";
import { isUnread, pingsIn } from "./unread.js";
import { t } from "./words.js";

const unreadIn = (channels) => channels.filter((channel) => isUnread(channel.id));
const pingsAmong = (channels) => channels.reduce((sum, channel) => sum + pingsIn(channel.id), 0);

function badge(count) {
  return count
    ? h("span", { class: "badge", "aria-label": t("{count} new", { count }) }, String(count))
    : null;
}

function guildButton(guild) {
  const channels = orderedChannels(guild);
  const unread = unreadIn(channels).length > 0;
  return h(
    "button",
    {
      type: "button",
      class: unread ? "guild unread" : "guild",
      title: guild.name,
      "aria-label": unread ? t("{name}, unread", { name: guild.name }) : guild.name,
      "aria-pressed": String(guild.id === state.guildId),
      data: { key: `g-${guild.id}` },
      onclick: () => announce("go-to-server", guild.id),
    },
    initials(guild.name),
    badge(pingsAmong(channels)),
  );
}

const initials = (name) =>
  name
    .split(/\s+/)
    .map((word) => [...word][0] ?? "")
    .slice(0, 3)
    .join("");

function channelRow(channel) {
  if (isCategory(channel)) return h("h3", { class: "category" }, channel.name);
  const unread = isUnread(channel.id);
  const name = channelName(channel);
  const classes = ["channel", isThread(channel) && "thread", unread && "unread"].filter(Boolean);
  const bot = isDm(channel) ? channel.recipient : null;
  return h(
    "button",
    {
      type: "button",
      class: classes.join(" "),
      id: `c-${channel.id}`,
      disabled: !isReadable(channel),
      "aria-current": channel.id === state.channelId ? "page" : null,
      "aria-label": unread ? t("{name}, unread", { name }) : name,
      data: { key: `c-${channel.id}` },
      onclick: () => announce("go", { channelId: channel.id, messageId: null }),
    },
    bot ? presence(bot) : icon(isThread(channel) ? "thread" : isVoice(channel) ? "voice" : "hash"),
    h("span", { class: "name" }, name),
    badge(pingsIn(channel.id)),
  );
}

function presence(bot) {
  const label = state.online ? t("online") : t("offline");
  return h(
    "span",
    { class: "presence" },
    avatar(bot, "tiny"),
    h("i", {
      class: state.online ? "dot on" : "dot",
      title: label,
      role: "img",
      "aria-label": label,
    }),
  );
}

export function renderSidebar() {
  const guild = state.guilds.find((candidate) => candidate.id === state.guildId) ?? state.guilds[0];
  keepingFocus(byId("sidebar"), () =>
    refill(
      byId("sidebar"),
      h(
        "div",
        { class: "rail", role: "group", "aria-label": t("Servers") },
        state.guilds.map(guildButton),
      ),
      h(
        "div",
        { class: "channels" },
        h("h2", { class: "guild-name" }, guild?.name ?? t("No server")),
        h(
          "div",
          { class: "channel-list" },
          h("h3", { class: "category" }, t("Direct messages")),
          directMessages().map(channelRow),
          h("h3", { class: "category" }, t("Channels")),
          orderedChannels(guild).map(channelRow),
        ),
        personPanel(),
      ),
    ),
  );
  renderTitle();
}

/** Unread counts in the window's title and on the drawer's button. */
function renderTitle() {
  const pings = pingsAmong([...state.channels.values()]);
  const channel = state.channels.get(state.channelId);
  const where = channel ? channelLabel(channel) : t("Local Discord");
  document.title = `${pings ? `(${pings}) ` : ""}${where} · ${state.me?.name ?? ""}`;
  const count = byId("menu-count");
  if (count) {
    count.textContent = pings || "";
    count.hidden = !pings;
  }
}

/** Opens or closes the drawer (it is always open on a wide window). */
export function drawer(open) {
  const was = document.body.classList.contains("drawer");
  document.body.classList.toggle("drawer", open);
  byId("shade").hidden = !open;
  byId("menu")?.setAttribute("aria-expanded", String(open));
  if (open) byId(`c-${state.channelId}`)?.focus();
  else if (was) byId("menu")?.focus();
}

function moveByKey(event) {
  if (!event.altKey || !["ArrowUp", "ArrowDown"].includes(event.key)) return;
  const rows = [...byId("sidebar").querySelectorAll(".channel:not(:disabled)")];
  const at = rows.findIndex((row) => row.id === `c-${state.channelId}`);
  const next = rows[at + (event.key === "ArrowDown" ? 1 : -1)];
  if (!next) return;
  event.preventDefault();
  next.click();
}

export function startSidebar() {
  on("session", renderSidebar);
  on("unread", renderSidebar);
  on("opened", renderSidebar);
  on("BOT_STATUS", renderSidebar);
  byId("shade").addEventListener("click", () => drawer(false));
  arrowKeys(byId("sidebar"), ".channel:not(:disabled)");
  document.addEventListener("keydown", moveByKey);
  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape" && document.body.classList.contains("drawer")) drawer(false);
  });
}
