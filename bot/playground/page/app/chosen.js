// A command that has been chosen in the message box: its options as fields, and what they hold.

import { commandData, nameOf } from "./commands.js";
import { h } from "./dom.js";
import { autocomplete } from "./interactions.js";
import { optionField } from "./options.js";
import { state } from "./state.js";
import { t } from "./words.js";

/**
 * The fields of a command. Required options are shown, the others wait behind their names.
 * `values` maps option names to texts to begin with; `list` is the suggestion list.
 */
export function chosenCommand(entry, values, list) {
  const fields = [];
  const holder = h("div", { class: "options" });
  const waiting = h("div", { class: "more-options" });
  const name = h("span", { class: "command-name", tabindex: "0" }, `/${entry.shown}`);
  const element = h("div", { class: "command" }, name, holder, waiting);

  function add(option) {
    const initial = values.get(option.name) ?? "";
    const field = optionField(option, { list, ask, next: () => focusNext(field), initial });
    fields.push(field);
    holder.append(field.root);
    return field;
  }

  function offer(option) {
    const show = () => {
      button.remove();
      add(option).input.focus();
    };
    const attributes = { type: "button", class: "small", onclick: show };
    const button = h("button", attributes, `+ ${nameOf(option)}`);
    waiting.append(button);
  }

  for (const option of entry.options) {
    if (option.required || values.has(option.name)) add(option);
    else offer(option);
  }

  const isOpen = (field) => field.option.required && field.read().missing;

  /** After a value was picked: on to the next option that is needed. */
  function focusNext(field) {
    const open = fields.find((other) => other !== field && isOpen(other));
    (open?.input ?? field.input).focus();
    if (!open) list.hide();
  }

  /** Asks the bot for choices, telling it what the other options hold so far. */
  function ask(option, text) {
    const others = fields.flatMap((field) => {
      const { value, file } = field.read();
      const usable = field.option !== option && value !== undefined && !file;
      return usable ? [{ type: field.option.type, name: field.option.name, value }] : [];
    });
    const focused = { type: option.type, name: option.name, value: text, focused: true };
    return autocomplete(state.channelId, commandData(entry, [...others, focused]));
  }

  /** {options, files} as Discord takes them, or null after pointing at what is wrong. */
  function collect() {
    const options = [];
    const files = [];
    for (const field of fields) {
      const { value, file, missing, wrong } = field.read();
      if (wrong || (missing && field.option.required)) {
        field.complain(wrong ?? t("This is needed."));
        return null;
      }
      if (missing) continue;
      const { type, name: optionName } = field.option;
      options.push({ type, name: optionName, value: file ? String(files.length) : value });
      if (file) files.push(value);
    }
    return { options, files };
  }

  return {
    entry,
    element,
    collect,
    isMissing: () => fields.some((field) => field.read().missing),
    firstInput: () => fields[0]?.input ?? null,
  };
}
