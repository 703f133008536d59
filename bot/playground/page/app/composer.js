// The message box. It knows commands: typing "/" lists them, choosing one shows its options.

import { chosenCommand } from "./chosen.js";
import { commandData, matching, nameOf, parseTyped, usableCommands } from "./commands.js";
import { byId, h, refill } from "./dom.js";
import { icon } from "./icons.js";
import { runCommand } from "./interactions.js";
import { notice } from "./notices.js";
import { channelLabel, currentChannel, on, state } from "./state.js";
import { suggestionList } from "./suggestions.js";
import { t } from "./words.js";

const list = suggestionList();
const line = h("div", { class: "composer-line" });
let chosen = null; // the command whose options are shown, while there is one

const entries = () => usableCommands(state.commands, currentChannel());
const searchInput = () => line.querySelector("#command-search");

/** Shows the search field, with some text in it. */
function search(text = "", { focus = true } = {}) {
  chosen = null;
  list.hide();
  const leave = () => document.activeElement?.closest("#composer") || list.hide();
  const input = h("input", {
    type: "text",
    id: "command-search",
    role: "combobox",
    "aria-expanded": "false",
    "aria-autocomplete": "list",
    "aria-label": t("Message box: type / for commands"),
    placeholder: t("Type / for commands in {where}", { where: channelLabel(currentChannel()) }),
    autocomplete: "off",
    autocapitalize: "none",
    spellcheck: "false",
    value: text,
    oninput: suggest,
    onfocus: suggest,
    onblur: () => setTimeout(leave, 150),
  });
  const slash = control("/", t("Commands"), { class: "bare slash", onclick: () => begin("/") });
  refill(line, slash, input, sendButton());
  if (focus) input.focus();
}

function control(content, name, attributes) {
  return h("button", { type: "button", "aria-label": name, title: name, ...attributes }, content);
}

const sendButton = () => control(icon("send"), t("Send"), { type: "submit", class: "bare send" });

/** Shows the search field with the beginning of a command, and what it may become. */
function begin(text) {
  search(text);
  suggest();
}

function suggest() {
  const input = searchInput();
  if (!input?.value.startsWith("/")) {
    list.hide();
    return;
  }
  const named = (option) => (option.required ? nameOf(option) : `[${nameOf(option)}]`);
  const items = matching(entries(), input.value.slice(1)).map((entry) => ({
    label: `/${entry.shown}`,
    hint: entry.options.map(named).join(" "),
    description: entry.description,
    value: entry,
  }));
  const known = items.length || parseTyped(entries(), input.value.slice(1));
  const title = known ? "" : t("No such command here.");
  list.show(input, items, { title, first: true, pick: (item) => choose(item.value) });
}

/** Shows a command's options, with texts to begin with. */
function choose(entry, values = new Map()) {
  list.hide();
  chosen = chosenCommand(entry, values, list);
  const cancel = { class: "bare", onclick: () => begin("/") };
  refill(line, control(icon("close"), t("Cancel"), cancel), chosen.element, sendButton());
  (chosen.firstInput() ?? line.querySelector(".send")).focus();
}

async function send() {
  if (chosen) {
    await sendChosen();
    return;
  }
  const typed = searchInput().value.trim();
  if (!typed) return;
  if (!typed.startsWith("/")) {
    notice(t("Only commands are carried here. Type / to see them."));
    return;
  }
  const parsed = parseTyped(entries(), typed.slice(1));
  if (!parsed) {
    suggest();
    return;
  }
  choose(parsed.entry, parsed.values);
  if (parsed.complete && !chosen.isMissing()) await sendChosen();
}

async function sendChosen() {
  const { entry } = chosen;
  const collected = chosen.collect();
  if (!collected) return;
  const { options, files } = collected;
  search();
  const outcome = await runCommand(state.channelId, commandData(entry, options), files);
  if (outcome.ok) return;
  const texts = new Map(options.map((option) => [option.name, String(option.value)]));
  const action = { label: t("Try again"), run: () => choose(entry, texts) };
  notice(outcome.message, { kind: "error", action });
}

function keys(event) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  const inField = event.target.matches("input");
  if (step && list.move(step)) event.preventDefault();
  else if (event.key === "Tab" && !event.shiftKey && !chosen && list.hasActive()) {
    event.preventDefault();
    list.pickActive();
  } else if (event.key === "Enter" && inField) enter(event);
  else if (event.key === "Enter" && event.target.matches(".command-name")) send();
  else if (event.key === "Escape") escape(event);
  else if (event.key === "Backspace" && chosen && inField && !event.target.value) {
    event.preventDefault();
    begin(`/${chosen.entry.shown}`);
  }
}

function enter(event) {
  event.preventDefault();
  const typed = searchInput()?.value ?? "";
  const exact = !chosen && typed.startsWith("/") && parseTyped(entries(), typed.slice(1))?.complete;
  // A command typed out in full is sent; otherwise Enter takes the marked suggestion first.
  if (!exact && list.hasActive()) list.pickActive();
  else send();
}

function escape(event) {
  if (list.isOpen()) list.hide();
  else if (chosen) search();
  else return;
  event.preventDefault();
  event.stopPropagation();
}

/** A slash typed anywhere outside a field begins a command. */
function slashAnywhere(event) {
  const typing = event.target.closest?.("input, textarea, select, dialog, [popover]");
  if (event.key !== "/" || typing || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  begin("/");
}

export function startComposer() {
  const submit = (event) => {
    event.preventDefault();
    send();
  };
  refill(byId("composer"), list.root, h("form", { onsubmit: submit, onkeydown: keys }, line));
  const byHand = window.matchMedia("(hover: hover)");
  on("opened", () => search("", { focus: byHand.matches })); // a phone's keyboard stays down
  on("language", () => search("", { focus: false }));
  on("compose", (path) => begin(`/${path}`));
  document.addEventListener("keydown", slashAnywhere);
}
