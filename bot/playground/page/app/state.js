// What this window knows: who is looking, where, and what the server has told so far.

export const state = {
  me: null, // the person who is looking
  users: new Map(), // id → user, the bot included
  guilds: [],
  channels: new Map(), // id → channel; a guild's channels carry `guild`
  commands: [],
  guildId: null, // the server shown in the sidebar
  channelId: null, // the open channel
  online: true, // whether the bot is connected
  connected: true, // whether this page is
  clockAhead: 0, // seconds that the server's clock has been moved forward
};

const listeners = new Map();

/** Calls `listener` whenever something of that name is announced. */
export function on(name, listener) {
  listeners.set(name, [...(listeners.get(name) ?? []), listener]);
}

export function announce(name, detail) {
  for (const listener of listeners.get(name) ?? []) listener(detail);
}

/** Takes over what GET /local/session answered. */
export function takeSession(session) {
  state.me = session.me;
  state.users = new Map(session.users.map((user) => [user.id, user]));
  state.guilds = session.guilds;
  state.commands = session.commands ?? [];
  state.channels = new Map();
  for (const guild of session.guilds) {
    for (const channel of guild.channels) state.channels.set(channel.id, { ...channel, guild });
  }
  for (const dm of session.dms) state.channels.set(dm.id, { ...dm, type: DM });
  const bot = session.users.find((user) => user.bot);
  if (typeof session.online === "boolean") state.online = session.online;
  else if (typeof bot?.online === "boolean") state.online = bot.online;
  announce("session");
}

const DM = 1;
const CATEGORY = 4;
const THREADS = new Set([10, 11, 12]);

export const isThread = (channel) => THREADS.has(channel?.type);
export const isCategory = (channel) => channel?.type === CATEGORY;
export const isVoice = (channel) => channel?.type === 2 || channel?.type === 13;
export const isDm = (channel) => channel?.type === DM;
export const isReadable = (channel) =>
  Boolean(channel) && !isCategory(channel) && !isVoice(channel);

export const currentChannel = () => state.channels.get(state.channelId) ?? null;
export const locale = () => state.me?.locale ?? "en-US";
export const directMessages = () => [...state.channels.values()].filter(isDm);

/** The name a user is shown by. */
export const displayName = (user) =>
  user?.global_name ?? state.users.get(user?.id)?.name ?? user?.name ?? user?.username ?? "?";

export const userName = (id) => displayName(state.users.get(id) ?? null);

export function channelName(channel) {
  if (!channel) return "";
  return isDm(channel) ? displayName(channel.recipient) : channel.name;
}

/** "#dixit", or "@Dixit" for direct messages. */
export const channelLabel = (channel) => `${isDm(channel) ? "@" : "#"}${channelName(channel)}`;

/** A server's channels as a client shows them: by category, threads under their parent. */
export function orderedChannels(guild) {
  const shown = (channel) => !channel.thread_metadata?.archived || channel.id === state.channelId;
  const all = [...state.channels.values()].filter(
    (channel) => channel.guild && channel.guild.id === guild?.id && shown(channel),
  );
  const byPosition = (a, b) =>
    (a.position ?? 0) - (b.position ?? 0) || (BigInt(a.id) < BigInt(b.id) ? -1 : 1);
  const below = (parent) =>
    all
      .filter((channel) => !isThread(channel) && (channel.parent_id ?? null) === parent)
      .sort(byPosition)
      .flatMap((channel) => [
        channel,
        ...all.filter((t) => isThread(t) && t.parent_id === channel.id).sort(byPosition),
      ]);
  const loose = below(null);
  const top = loose.filter((channel) => !isCategory(channel));
  const categories = loose.filter(isCategory);
  return [...top, ...categories.flatMap((category) => [category, ...below(category.id)])];
}
