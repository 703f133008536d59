// Sends what a person does to the bot and follows it until it is answered or has failed.

import { postInteraction } from "./api.js";
import { announce, on, state } from "./state.js";
import { t } from "./words.js";

const COMMAND = 2;
const COMPONENT = 3;
const AUTOCOMPLETE = 4;
const MODAL_SUBMIT = 5;
const PATIENCE = 12_000; // ms without any sign before this page gives up on an answer

const pending = new Map(); // nonce → {kind, messageId, customId, channelId, resolve, timer}
const failures = new Map(); // message id → what is shown below it
const own = new Set(); // interaction ids that this window sent
const sending = new Set();

/** The custom_id that waits for an answer on a message, or null. */
export function busyOn(messageId) {
  for (const entry of pending.values()) if (entry.messageId === messageId) return entry.customId;
  return null;
}

export const failureOn = (messageId) => failures.get(messageId) ?? null;

/** Commands in a channel that the bot has deferred: it "is thinking". */
export const thinkingIn = (channelId) =>
  [...pending.values()].some((entry) => entry.kind === COMMAND && entry.channelId === channelId && entry.deferred);

function newNonce() {
  return `${Date.now()}${Math.floor(Math.random() * 1e6)}`;
}

/** Posts and waits for the outcome: {ok: true} or {ok: false, message}. Never throws. */
function send(payload, files, about) {
  const nonce = newNonce();
  return new Promise((resolve) => {
    const timer = setTimeout(() => settle(nonce, failed()), PATIENCE);
    pending.set(nonce, { ...about, kind: payload.type, resolve, timer, deferred: false });
    const posted = postInteraction(state.me.id, { ...payload, nonce }, files)
      .then((answer) => answer?.interaction_id && own.add(answer.interaction_id))
      .catch((error) => settle(nonce, { ok: false, message: error.message }))
      .finally(() => sending.delete(posted));
    sending.add(posted);
  });
}

const failed = () => ({ ok: false, message: t("This interaction failed") });

function settle(nonce, outcome) {
  const entry = pending.get(nonce);
  if (!entry) return;
  clearTimeout(entry.timer);
  pending.delete(nonce);
  if (entry.messageId) {
    if (!outcome.ok) failures.set(entry.messageId, outcome.message);
    announce("refresh", entry.messageId);
  }
  announce("thinking", entry.channelId);
  entry.resolve(outcome);
}

export function runCommand(channelId, data, files = []) {
  return send({ type: COMMAND, channel_id: channelId, data }, files, { channelId });
}

/** Presses a button or hands in a selection; the message shows that it waits. */
export function useComponent(message, component, values) {
  if (busyOn(message.id)) return Promise.resolve({ ok: false, message: "" });
  failures.delete(message.id);
  const data = { custom_id: component.custom_id, component_type: component.type };
  if (values) data.values = values;
  const payload = { type: COMPONENT, channel_id: message.channel_id, message_id: message.id, data };
  const about = { channelId: message.channel_id, messageId: message.id, customId: component.custom_id };
  const outcome = send(payload, [], about);
  announce("refresh", message.id);
  return outcome;
}

export function submitModal(modal, components, files) {
  const data = { custom_id: modal.custom_id, components };
  const payload = { type: MODAL_SUBMIT, interaction_id: modal.interaction_id, channel_id: modal.channel_id, data };
  return send(payload, files, { channelId: modal.channel_id });
}

/** Choices for a half-typed option; an empty list when the bot does not answer. */
export async function autocomplete(channelId, data) {
  try {
    const payload = { type: AUTOCOMPLETE, channel_id: channelId, nonce: newNonce(), data };
    return (await postInteraction(state.me.id, payload))?.choices ?? [];
  } catch {
    return [];
  }
}

/** Whether an interaction was sent by this window (its modal must not open in the others). */
export async function isOwn(interactionId) {
  await Promise.allSettled([...sending]);
  return own.has(interactionId);
}

export function startInteractions() {
  on("INTERACTION_DONE", ({ nonce }) => settle(nonce, { ok: true }));
  on("INTERACTION_FAILED", ({ nonce }) => settle(nonce, failed()));
  on("INTERACTION_DEFERRED", ({ nonce }) => {
    const entry = pending.get(nonce);
    if (!entry) return;
    clearTimeout(entry.timer);
    entry.deferred = true;
    announce("thinking", entry.channelId);
  });
}
