// The open channel's messages: loading, arranging, following new ones.

import { fetchMessages } from "./api.js";
import { verbOf, within } from "./asks.js";
import { byId, h, keepingFocus, refill } from "./dom.js";
import { followChange, noteScroll, toEnd } from "./follow.js";
import { emptyChannel } from "./guide.js";
import { isEphemeral, messageElement, sentAt } from "./message.js";
import { forgetChoices } from "./selects.js";
import { announce, on, state } from "./state.js";
import { absolute } from "./timestamps.js";
import { lastRead } from "./unread.js";
import { t } from "./words.js";

const PAGE = 50;
const TOGETHER = 7 * 60_000; // ms within which one author's messages stand together

const messages = new Map(); // id → message of the open channel
const dismissed = new Set();
let more = false;
let newFrom = null; // id of the last message read before the channel was opened
let loading = 0;
let meanwhile = null; // what frames change, kept while the history is being fetched

const scroller = () => byId("scroller");
const timeline = () => byId("timeline");
const inOrder = () => [...messages.values()].sort((a, b) => (BigInt(a.id) < BigInt(b.id) ? -1 : 1));

/** Whether the bot has said something here that everybody sees: the messages of a game do. */
export const hasGame = () =>
  inOrder().some((message) => message.author?.bot && !isEphemeral(message));

/** What the Start button of the lobby that is open here is called; undefined without a lobby. */
export const startLabel = () =>
  inOrder()
    .filter((message) => message.author?.bot && !isEphemeral(message))
    .flatMap((message) => within(message.components))
    .findLast((each) => verbOf(each.custom_id) === "start")?.label;

/** Loads the open channel from its newest messages. */
export async function loadTimeline() {
  const channelId = state.channelId;
  const ticket = ++loading;
  messages.clear();
  meanwhile = [];
  newFrom = lastRead(channelId);
  refill(timeline(), h("p", { class: "muted loading" }, t("Loading…")));
  try {
    const list = await fetchMessages(state.me.id, channelId);
    if (ticket !== loading) return;
    more = list.length >= PAGE;
    for (const message of list) keep(message);
    renderAll();
    toEnd();
  } catch (error) {
    if (ticket !== loading) return;
    refill(timeline(), h("p", { class: "failure" }, error.message));
  }
  const late = meanwhile;
  meanwhile = null;
  for (const frame of late) frame();
  announce("timeline");
}

function keep(message) {
  if (!dismissed.has(message.id)) messages.set(message.id, message);
}

function renderAll() {
  refill(timeline(), inOrder().map(build));
  arrange();
}

function build(message) {
  return messageElement(message, () => dismiss(message.id));
}

function dismiss(id) {
  dismissed.add(id);
  remove(id);
  byId("composer").querySelector("input, textarea")?.focus();
}

function remove(id) {
  messages.delete(id);
  byId(`m-${id}`)?.remove();
  arrange();
  announce("timeline");
}

/** Shows a new or changed message of the open channel in its place. */
function place(message) {
  noteScroll();
  keep(message);
  const old = byId(`m-${message.id}`);
  if (old?.querySelector('[aria-expanded="true"]')) {
    old.addEventListener("picker-closed", () => place(messages.get(message.id) ?? message), {
      once: true,
    });
    return;
  }
  keepingFocus(timeline(), () => {
    const held = old?.contains(document.activeElement);
    const element = build(messages.get(message.id) ?? message);
    if (old) old.replaceWith(element);
    else {
      const next = [...timeline().querySelectorAll("article")].find(
        (other) => BigInt(other.dataset.id) > BigInt(message.id),
      );
      timeline().insertBefore(element, next ?? null);
    }
    if (held) element.focus({ preventScroll: true });
  });
  arrange();
  followChange({ isNew: !old });
  announce("timeline");
}

/** Groups one author's messages, puts dates and the "new" line between, and ends with a state. */
function arrange() {
  timeline()
    .querySelectorAll(".divider, .more, .empty, .loading")
    .forEach((mark) => mark.remove());
  let previous = null;
  let isNew = false;
  for (const message of inOrder()) {
    const element = byId(`m-${message.id}`);
    if (!element) continue;
    const marks = [];
    if (!previous || dayOf(previous) !== dayOf(message)) marks.push(divider(dayOf(message)));
    if (!isNew && comesNew(message)) {
      isNew = true;
      if (previous) marks.push(divider(t("New"), "new"));
    }
    element.before(...marks);
    const grouped = previous && !marks.length && belongTogether(previous, message, element);
    element.classList.toggle("grouped", Boolean(grouped));
    previous = message;
  }
  if (more) timeline().prepend(earlierButton());
  // Private answers do not end the welcome: whoever asks for the rules has yet to begin.
  if (inOrder().every(isEphemeral)) timeline().prepend(emptyChannel());
}

const dayOf = (message) => absolute(sentAt(message) / 1000, "D");

/** Whether a message came after the person last looked here. */
const comesNew = (message) =>
  newFrom && BigInt(message.id) > BigInt(newFrom) && message.author?.id !== state.me.id;

const belongTogether = (previous, message, element) =>
  previous.author?.id === message.author?.id &&
  isEphemeral(previous) === isEphemeral(message) &&
  sentAt(message) - sentAt(previous) < TOGETHER &&
  !element.querySelector(":scope > .used");

const earlierButton = () =>
  h("button", { type: "button", class: "more small", onclick: loadEarlier }, t("Earlier messages"));

const divider = (text, class_ = "") =>
  h("div", { class: `divider ${class_}`, role: "separator" }, h("span", {}, text));

async function loadEarlier() {
  const { channelId } = state;
  const height = scroller().scrollHeight;
  const list = await fetchMessages(state.me.id, channelId, inOrder()[0].id);
  if (channelId !== state.channelId) return;
  more = list.length >= PAGE;
  for (const message of list) keep(message);
  renderAll();
  scroller().scrollTop += scroller().scrollHeight - height;
}

/** Brings a message into view and shows which one it is. */
export function jumpTo(messageId) {
  const element = byId(`m-${messageId}`);
  if (!element) return;
  element.scrollIntoView({ block: "center" });
  element.focus({ preventScroll: true });
  element.classList.add("flash");
  setTimeout(() => element.classList.remove("flash"), 1600);
}

function moveAmongMessages(event) {
  if (!event.target.matches("article.message, #scroller")) return;
  const all = [...timeline().querySelectorAll("article")];
  const at = all.indexOf(event.target);
  const to = {
    ArrowUp: at < 0 ? all.length - 1 : at - 1,
    ArrowDown: at + 1,
    Home: 0,
    End: all.length - 1,
  }[event.key];
  if (to === undefined || !all[to]) return;
  event.preventDefault();
  all[to].focus();
}

/** What a frame changes; while the history is on its way, it waits for it. */
function receive(frame) {
  if (meanwhile) meanwhile.push(frame);
  else frame();
}

export function startTimeline() {
  const here = (message) => message.channel_id === state.channelId;
  // An empty channel's hint depends on the commands, which a bot that is starting tells late.
  on("session", () => timeline().querySelector(".empty") && arrange());
  on("MESSAGE_CREATE", (message) => receive(() => here(message) && place(message)));
  on("MESSAGE_UPDATE", (message) =>
    receive(() => {
      forgetChoices(message.id);
      if (messages.has(message.id)) place({ ...messages.get(message.id), ...message });
    }),
  );
  on("MESSAGE_DELETE", (message) => receive(() => remove(message.id)));
  on("refresh", (id) => messages.has(id) && place(messages.get(id)));
  scroller().addEventListener("keydown", moveAmongMessages);
}
