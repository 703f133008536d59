// The message box. It knows commands: typing "/" lists them, choosing one shows its options.

import { commandData, matching, nameOf, parseTyped, usableCommands } from "./commands.js";
import { byId, h, refill } from "./dom.js";
import { icon } from "./icons.js";
import { autocomplete, runCommand } from "./interactions.js";
import { notice } from "./notices.js";
import { optionField } from "./options.js";
import { channelName, currentChannel, isDm, on, state } from "./state.js";
import { suggestionList } from "./suggestions.js";
import { t } from "./words.js";

const list = suggestionList();
const line = h("div", { class: "composer-line" });
let chosen = null; // {entry, fields: [optionField]} once a command has been chosen

const entries = () => usableCommands(state.commands, currentChannel());
const searchInput = () => line.querySelector("#command-search");

/** Shows the empty search field, with some text in it. */
function search(text = "", { focus = true } = {}) {
  chosen = null;
  list.hide();
  const where = `${isDm(currentChannel()) ? "@" : "#"}${channelName(currentChannel())}`;
  const input = h("input", {
    type: "text",
    id: "command-search",
    role: "combobox",
    "aria-expanded": "false",
    "aria-autocomplete": "list",
    "aria-label": t("Message box: type / for commands"),
    placeholder: t("Type / for commands in {where}", { where }),
    autocomplete: "off",
    autocapitalize: "none",
    spellcheck: "false",
    value: text,
    oninput: suggest,
    onfocus: suggest,
    onblur: () => setTimeout(() => document.activeElement?.closest("#composer") || list.hide(), 150),
  });
  refill(line, slashButton(), input, sendButton());
  if (focus) input.focus();
}

function slashButton() {
  const show = () => {
    search("/");
    suggest();
  };
  return h("button", { type: "button", class: "bare slash", "aria-label": t("Commands"), title: t("Commands"), onclick: show }, "/");
}

const sendButton = () =>
  h("button", { type: "submit", class: "bare send", "aria-label": t("Send"), title: t("Send") }, icon("send"));

function suggest() {
  const input = searchInput();
  if (!input?.value.startsWith("/")) {
    list.hide();
    return;
  }
  const found = matching(entries(), input.value.slice(1)).slice(0, 30);
  const items = found.map((entry) => ({
    label: `/${entry.shown}`,
    hint: entry.options.map((option) => (option.required ? nameOf(option) : `[${nameOf(option)}]`)).join(" "),
    description: entry.description,
    value: entry,
  }));
  const title = items.length ? "" : t("No such command here.");
  list.show(input, items, { title, first: true, pick: (item) => choose(item.value) });
}

/** Shows a command's options. Required ones first; the others wait behind their names. */
function choose(entry, values = new Map()) {
  list.hide();
  const fields = [];
  const holder = h("div", { class: "options" });
  const optional = h("div", { class: "more-options" });
  const add = (option) => {
    const field = optionField(option, { list, ask, next: () => focusNext(field), initial: values.get(option.name) ?? "" });
    fields.push(field);
    holder.append(field.root);
    return field;
  };
  for (const option of entry.options) {
    if (option.required || values.has(option.name)) add(option);
    else {
      const offer = h("button", { type: "button", class: "small", onclick: () => {
        offer.remove();
        add(option).input.focus();
      } }, `+ ${nameOf(option)}`);
      optional.append(offer);
    }
  }
  const name = h("span", { class: "command-name", tabindex: "0" }, `/${entry.shown}`);
  const cancel = h("button", { type: "button", class: "bare", "aria-label": t("Cancel"), title: t("Cancel"), onclick: () => search("/") }, icon("close"));
  refill(line, cancel, h("div", { class: "command" }, name, holder, optional), sendButton());
  chosen = { entry, fields };
  (fields[0]?.input ?? line.querySelector(".send")).focus();
}

function focusNext(field) {
  const open = chosen.fields.find((other) => other !== field && other.option.required && other.read().missing);
  (open?.input ?? field.input).focus();
  if (!open) list.hide();
}

const ask = (option, text) => {
  const others = chosen.fields.filter((field) => field.option.name !== option.name).flatMap((field) => {
    const { value, file } = field.read();
    return value === undefined || file ? [] : [{ type: field.option.type, name: field.option.name, value }];
  });
  const data = commandData(chosen.entry, [...others, { type: option.type, name: option.name, value: text, focused: true }]);
  return autocomplete(state.channelId, data);
};

async function send(event) {
  event?.preventDefault();
  if (!chosen) {
    const typed = searchInput().value;
    if (!typed.trim()) return;
    const parsed = typed.startsWith("/") ? parseTyped(entries(), typed.slice(1)) : null;
    if (!typed.startsWith("/")) notice(t("Only commands are carried here. Type / to see them."));
    else if (!parsed) suggest();
    else {
      choose(parsed.entry, parsed.values);
      const missing = chosen.fields.some((field) => field.read().missing);
      if (parsed.complete && !missing) await send();
    }
    return;
  }
  const options = [];
  const files = [];
  for (const field of chosen.fields) {
    const { value, file, missing, wrong } = field.read();
    if (wrong || (missing && field.option.required)) {
      field.complain(wrong ?? t("This is needed."));
      return;
    }
    if (missing) continue;
    if (file) files.push(value);
    options.push({ type: field.option.type, name: field.option.name, value: file ? String(files.length - 1) : value });
  }
  const { entry } = chosen;
  search();
  const outcome = await runCommand(state.channelId, commandData(entry, options), files);
  if (!outcome.ok) {
    const again = { label: t("Try again"), run: () => choose(entry, new Map(options.map((option) => [option.name, String(option.value)]))) };
    notice(outcome.message || t("The bot did not answer."), { kind: "error", action: again });
  }
}

function keys(event) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step && list.move(step)) event.preventDefault();
  else if (event.key === "Tab" && !event.shiftKey && list.isOpen() && list.hasActive() && !chosen) {
    event.preventDefault();
    list.pickActive();
  } else if (event.key === "Enter" && event.target.matches("input")) enter(event);
  else if (event.key === "Enter" && event.target.matches(".command-name")) send(event);
  else if (event.key === "Escape") escape(event);
  else if (event.key === "Backspace" && chosen && !event.target.value && !event.target.matches("button")) {
    event.preventDefault();
    search(`/${chosen.entry.shown}`);
    suggest();
  }
}

function enter(event) {
  event.preventDefault();
  const typed = searchInput()?.value ?? "";
  const exact = !chosen && typed.startsWith("/") && parseTyped(entries(), typed.slice(1))?.complete;
  // A command typed out in full is sent; otherwise Enter takes the marked suggestion first.
  if (!exact && list.isOpen() && list.hasActive()) list.pickActive();
  else send();
}

function escape(event) {
  if (list.isOpen()) list.hide();
  else if (chosen) search();
  else return;
  event.preventDefault();
  event.stopPropagation();
}

export function startComposer() {
  refill(byId("composer"), list.root, h("form", { onsubmit: send, onkeydown: keys }, line));
  on("opened", () => search("", { focus: window.matchMedia("(hover: hover)").matches }));
  on("compose", (path) => {
    search(`/${path}`);
    suggest();
  });
  document.addEventListener("keydown", (event) => {
    const typing = event.target.closest?.("input, textarea, select, dialog, [popover]");
    if (event.key !== "/" || typing || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    search("/");
    suggest();
  });
}
