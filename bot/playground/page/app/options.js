// One option of a slash command in the message box: its field, its suggestions, its value.

import { descriptionOf, nameOf, OPTION } from "./commands.js";
import { freshId, h } from "./dom.js";
import { mentionsFor, withMentions } from "./mentions.js";
import { displayName, isCategory, state } from "./state.js";
import { t } from "./words.js";

const PAUSE = 250; // ms without typing before the bot is asked for choices

const fixed = (option) => {
  if (option.choices?.length)
    return option.choices.map((choice) => ({
      label: nameOf(choice),
      value: choice.value,
      own: choice.name,
    }));
  if (option.type === OPTION.BOOLEAN)
    return [
      { label: t("True"), value: true, own: "true" },
      { label: t("False"), value: false, own: "false" },
    ];
  if ([OPTION.USER, OPTION.MENTIONABLE].includes(option.type)) {
    return [...state.users.values()].map((user) => ({ label: displayName(user), value: user.id }));
  }
  if (option.type === OPTION.CHANNEL) {
    const here = state.channels.get(state.channelId)?.guild?.id;
    return [...state.channels.values()]
      .filter((channel) => channel.guild && channel.guild.id === here)
      .filter((channel) =>
        option.channel_types?.length
          ? option.channel_types.includes(channel.type)
          : !isCategory(channel),
      )
      .map((channel) => ({ label: `#${channel.name}`, value: channel.id }));
  }
  return null;
};

/**
 * A field for an option. `list` is the suggestion list, `ask(option, text)` fetches autocomplete
 * choices, `next()` is called after a value was picked.
 */
export function optionField(option, { list, ask, next, initial = "" }) {
  const id = freshId("option");
  const isFile = option.type === OPTION.ATTACHMENT;
  const input = isFile
    ? h("input", { type: "file", id })
    : h("input", {
        type: "text",
        id,
        role: "combobox",
        "aria-expanded": "false",
        "aria-autocomplete": "list",
        autocomplete: "off",
        spellcheck: "false",
        inputmode: option.type === OPTION.INTEGER ? "numeric" : null,
        value: initial,
        size: Math.max(6, initial.length),
      });
  let picked = null;
  let waiting = null;
  const root = h(
    "div",
    { class: option.required ? "option required" : "option", data: { option: option.name } },
    h("label", { for: id }, nameOf(option)),
    input,
  );
  const title = [nameOf(option), descriptionOf(option)].filter(Boolean).join(": ");

  const show = (items, first) => list.show(input, items, { title, first, pick: take });

  function take(item) {
    picked = item;
    input.value = item.label;
    input.size = Math.max(6, Math.min(40, item.label.length));
    root.classList.remove("wrong");
    list.hide();
    next();
  }

  function suggest() {
    if (isFile) return show([], false);
    const typed = input.value.trim().toLowerCase();
    const choices = fixed(option);
    if (choices) {
      const fitting = picked
        ? choices
        : choices.filter(
            (choice) =>
              choice.label.toLowerCase().includes(typed) ||
              choice.own?.toLowerCase().includes(typed),
          );
      return show(fitting.slice(0, 25), true);
    }
    show(option.type === OPTION.STRING ? mentionsFor(input.value).slice(0, 25) : [], true);
    if (!option.autocomplete) return undefined;
    clearTimeout(waiting);
    waiting = setTimeout(async () => {
      const asked = input.value;
      const answer = await ask(option, asked);
      if (document.activeElement !== input || input.value !== asked) return;
      show(
        answer.map((choice) => ({ label: nameOf(choice), value: choice.value })),
        false,
      );
    }, PAUSE);
    return undefined;
  }

  input.addEventListener("focus", suggest);
  input.addEventListener("input", () => {
    picked = null;
    input.size = Math.max(6, Math.min(40, input.value.length + 1));
    root.classList.remove("wrong");
    suggest();
  });

  /** {value} when usable, {missing} when empty, {wrong: message} otherwise. */
  function read() {
    if (isFile)
      return input.files.length ? { value: input.files[0], file: true } : { missing: true };
    const text = input.value.trim();
    if (picked) return { value: picked.value };
    if (!text) return { missing: true };
    const choices = fixed(option);
    if (choices) {
      const same = (label) =>
        label?.toLowerCase() === text.toLowerCase().replace(/^[@#](?=\S)/, "");
      const choice = choices.find(
        (known) =>
          same(known.label) ||
          same(known.own) ||
          same(known.label.replace(/^#/, "")) ||
          String(known.value).toLowerCase() === text.toLowerCase(),
      );
      return choice ? { value: choice.value } : { wrong: t("Choose one of the suggestions.") };
    }
    if (option.type === OPTION.INTEGER || option.type === OPTION.NUMBER) return readNumber(text);
    if (text.length < (option.min_length ?? 0))
      return { wrong: t("At least {count} characters.", { count: option.min_length }) };
    if (text.length > (option.max_length ?? 6000))
      return { wrong: t("At most {count} characters.", { count: option.max_length }) };
    return { value: withMentions(text) };
  }

  function readNumber(text) {
    const number = Number(text.replace(",", "."));
    if (!Number.isFinite(number) || (option.type === OPTION.INTEGER && !Number.isInteger(number)))
      return { wrong: t("A number, please.") };
    if (number < (option.min_value ?? -Infinity))
      return { wrong: t("At least {count}.", { count: option.min_value }) };
    if (number > (option.max_value ?? Infinity))
      return { wrong: t("At most {count}.", { count: option.max_value }) };
    return { value: number };
  }

  function complain(message) {
    root.classList.add("wrong");
    input.focus();
    list.show(input, [], { title: `${title} – ${message}`, first: false, pick: take });
  }

  return { option, root, input, read, complain };
}
