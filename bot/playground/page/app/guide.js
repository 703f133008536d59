// What a newcomer needs to know: how to start a game, then how to fill the table.

import { fetchTable } from "./api.js";
import { OPTION, commandData, usableCommands } from "./commands.js";
import { byId, h, refill } from "./dom.js";
import { icon } from "./icons.js";
import { runCommand } from "./interactions.js";
import { notice } from "./notices.js";
import { channelName, currentChannel, isDm, locale, on, state } from "./state.js";
import { fillButton } from "./table.js";
import { startLabel } from "./timeline.js";
import { t } from "./words.js";

const closed = new Set(JSON.parse(sessionStorage.getItem("guide-closed") ?? "[]"));

/** The command that begins a game here: the first whose last word is "start". */
const startCommand = () =>
  usableCommands(state.commands, currentChannel()).find(
    ({ path }) => path.at(-1)?.name === "start",
  );

/** A game for one: three computer players, dealt at once. */
const ALONE = [
  { name: "computers", type: OPTION.INTEGER, value: 3 },
  { name: "now", type: OPTION.BOOLEAN, value: true },
];

const takes = (command, options) =>
  options.every(({ name }) => command.options.some((known) => known.name === name));

function startButton(class_, words, options) {
  const start = async ({ currentTarget: button, detail: clicks }) => {
    if (clicks > 1 || button.getAttribute("aria-busy")) return; // a double click is one press
    button.setAttribute("aria-busy", "true");
    const outcome = await runCommand(state.channelId, commandData(startCommand(), options));
    button.removeAttribute("aria-busy");
    if (!outcome.ok) notice(outcome.message, { kind: "error" });
  };
  return h("button", { type: "button", class: `${class_} big`, onclick: start }, words);
}

/** What an empty channel shows instead of messages. */
export function emptyChannel() {
  const channel = currentChannel();
  const name = channelName(channel);
  if (isDm(channel)) {
    return h(
      "div",
      { class: "empty" },
      h("h2", {}, name),
      h(
        "p",
        {},
        t("Direct messages from {name} arrive here: your hand of cards, for instance.", { name }),
      ),
    );
  }
  const start = startCommand();
  return h(
    "div",
    { class: "empty" },
    h("h2", {}, t("Welcome to #{name}", { name })),
    start
      ? [
          h(
            "p",
            {},
            t("Begin a game here: type"),
            " ",
            h("code", {}, `/${start.shown}`),
            " ",
            t("below, or press a button."),
          ),
          h(
            "div",
            { class: "buttons" },
            takes(start, ALONE) &&
              startButton("primary", t("Play now with three computer players"), ALONE),
            startButton("", t("Open a lobby"), []),
          ),
          h(
            "ul",
            { class: "steps" },
            h("li", {}, t("Alone? Play now: the cards are dealt at once.")),
            h("li", {}, t("With friends: a lobby opens here, they join, and you begin.")),
            h("li", {}, t("Your hand comes as a direct message.")),
          ),
        ]
      : h(
          "p",
          { class: "muted" },
          t("The bot has not told its commands yet. It is probably still starting."),
        ),
  );
}

let asked = 0;

/** Whether the lobby that is open here has too few players, and a place for simulated ones. */
async function wantsCompany(channel) {
  if (!channel || isDm(channel) || !startLabel() || closed.has(channel.id)) return false;
  const { free, missing } = await fetchTable(state.me.id, channel.id).catch(() => ({}));
  return missing > 0 && free > 0;
}

/** The strip above the message box that names the next step, while a lobby waits for players. */
async function renderStrip() {
  const strip = byId("guide");
  const channel = currentChannel();
  const ticket = ++asked;
  const wanted = await wantsCompany(channel);
  if (ticket !== asked) return;
  const start = startLabel();
  if (!wanted || !start) {
    refill(strip);
    return;
  }
  const about = `${channel.id} ${start} ${locale()}`;
  if (strip.dataset.about === about && strip.childElementCount) return;
  strip.dataset.about = about;
  const close = () => {
    closed.add(channel.id);
    sessionStorage.setItem("guide-closed", JSON.stringify([...closed]));
    renderStrip();
  };
  refill(
    strip,
    h(
      "div",
      { class: "strip" },
      h(
        "span",
        {},
        t("Too few? Let simulated players join, then press {start} in the lobby.", { start }),
      ),
      fillButton("primary small"),
      h(
        "button",
        { type: "button", class: "bare", "aria-label": t("Close"), onclick: close },
        icon("close"),
      ),
    ),
  );
}

export function startGuide() {
  on("timeline", renderStrip);
  on("opened", renderStrip);
  on("language", renderStrip);
  on("session", renderStrip);
}
