// Slash commands: what can be used here, under which names, and the data Discord would send.

import { isDm, locale } from "./state.js";

export const OPTION = {
  SUB_COMMAND: 1,
  GROUP: 2,
  STRING: 3,
  INTEGER: 4,
  BOOLEAN: 5,
  USER: 6,
  CHANNEL: 7,
  ROLE: 8,
  MENTIONABLE: 9,
  NUMBER: 10,
  ATTACHMENT: 11,
};
const GUILD_CONTEXT = 0;
const BOT_DM_CONTEXT = 1;
const CHAT_INPUT = 1;

const localised = (thing, field) => thing[`${field}_localizations`]?.[locale()] ?? thing[field];
export const nameOf = (thing) => localised(thing, "name");
export const descriptionOf = (thing) => localised(thing, "description") ?? "";

function usableIn(command, channel) {
  if ((command.type ?? CHAT_INPUT) !== CHAT_INPUT) return false;
  const wanted = isDm(channel) ? BOT_DM_CONTEXT : GUILD_CONTEXT;
  if (command.contexts) return command.contexts.includes(wanted);
  return !(isDm(channel) && command.dm_permission === false);
}

/**
 * Every command that can be sent in a channel: {command, path, shown, description, options}.
 * `path` holds the bot's own names, `shown` what the person reads and types.
 */
export function usableCommands(commands, channel) {
  const found = [];
  const visit = (command, node, path, shown) => {
    const children = (node.options ?? []).filter((option) => option.type <= OPTION.GROUP);
    for (const child of children)
      visit(command, child, [...path, child], [...shown, nameOf(child)]);
    if (!children.length) {
      found.push({
        command,
        path,
        shown: shown.join(" "),
        description: descriptionOf(node),
        options: node.options ?? [],
      });
    }
  };
  for (const command of commands) {
    if (usableIn(command, channel)) visit(command, command, [], [nameOf(command)]);
  }
  return found.sort((a, b) => a.shown.localeCompare(b.shown));
}

/** The bot's own name of a command, as in "dixit start". */
const ownName = (entry) => [entry.command.name, ...entry.path.map((node) => node.name)].join(" ");

/** A command as the person reads it, from the bot's own name; itself where it is not usable. */
export const shownName = (commands, channel, name) =>
  usableCommands(commands, channel).find((entry) => ownName(entry) === name)?.shown ?? name;

/** Commands for what has been typed after the slash: those that begin with it first. */
export function matching(entries, typed) {
  const wanted = typed.trim().toLowerCase();
  const rank = (entry) => {
    const names = [entry.shown.toLowerCase(), ownName(entry)];
    if (names.some((name) => name.startsWith(wanted))) return 0;
    if (names.some((name) => name.includes(wanted))) return 1;
    return entry.description.toLowerCase().includes(wanted) ? 2 : 3;
  };
  return entries
    .map((entry) => [rank(entry), entry])
    .filter(([order]) => order < 3)
    .sort(([a], [b]) => a - b)
    .map(([, entry]) => entry);
}

/** Splits "dixit start ruleset:mini" into its command and the values typed for its options. */
export function parseTyped(entries, typed) {
  const text = typed.trim();
  const starts = (entry, name) =>
    text.toLowerCase() === name || text.toLowerCase().startsWith(`${name} `);
  const entry = entries
    .flatMap((candidate) => [
      [candidate.shown.toLowerCase(), candidate],
      [ownName(candidate), candidate],
    ])
    .filter(([name, candidate]) => starts(candidate, name))
    .sort(([a], [b]) => b.length - a.length)[0];
  if (!entry) return null;
  const rest = text.slice(entry[0].length);
  const values = new Map();
  for (const match of rest.matchAll(
    /([\p{L}\p{N}_-]+):\s*("[^"]*"|[^\s][^:]*?)(?=\s+[\p{L}\p{N}_-]+:|\s*$)/gu,
  )) {
    const option = entry[1].options.find(
      (known) => known.name === match[1] || nameOf(known) === match[1],
    );
    if (option) values.set(option.name, match[2].replace(/^"|"$/g, ""));
  }
  return { entry: entry[1], values, complete: !rest.trim() || values.size > 0 };
}

/** Interaction data: options [{name, type, value}] wrapped in their sub-command and group. */
export function commandData(entry, options) {
  let nested = options;
  for (const node of [...entry.path].reverse())
    nested = [{ type: node.type, name: node.name, options: nested }];
  return { id: entry.command.id, name: entry.command.name, type: CHAT_INPUT, options: nested };
}
