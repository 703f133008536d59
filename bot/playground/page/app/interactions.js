// Sends what a person does to the bot and follows it until it is answered or has failed.

import { postInteraction } from "./api.js";
import { expectAnswer } from "./follow.js";
import { announce, on, state } from "./state.js";
import { t } from "./words.js";

const COMMAND = 2;
const COMPONENT = 3;
const AUTOCOMPLETE = 4;
const MODAL_SUBMIT = 5;
const PATIENCE = 12_000; // ms without any sign before this page gives up on an answer

const pending = new Map(); // nonce → {messageId?, customId?, resolve, timer}
const failures = new Map(); // message id → what is shown below it

/** The custom_id that waits for an answer on a message, or null. */
export function busyOn(messageId) {
  for (const entry of pending.values()) if (entry.messageId === messageId) return entry.customId;
  return null;
}

export const failureOn = (messageId) => failures.get(messageId) ?? null;

function newNonce() {
  return `${Date.now()}${Math.floor(Math.random() * 1e6)}`;
}

/** Posts and waits for the outcome: {ok: true} or {ok: false, message}. Never throws. */
function send(payload, files, about) {
  const nonce = newNonce();
  expectAnswer();
  return new Promise((resolve) => {
    const timer = setTimeout(() => settle(nonce, failed()), PATIENCE);
    pending.set(nonce, { ...about, resolve, timer });
    postInteraction(state.me.id, { ...payload, nonce }, files).catch((error) =>
      settle(nonce, { ok: false, message: error.message }),
    );
  });
}

const failed = () => ({ ok: false, message: t("This interaction failed") });

function settle(nonce, outcome) {
  const entry = pending.get(nonce);
  if (!entry) return;
  clearTimeout(entry.timer);
  pending.delete(nonce);
  if (entry.messageId) {
    if (outcome.ok) announce("pressed", entry.customId);
    else failures.set(entry.messageId, outcome.message);
    announce("refresh", entry.messageId);
  }
  entry.resolve(outcome);
}

export function runCommand(channelId, data, files = []) {
  return send({ type: COMMAND, channel_id: channelId, data }, files, {});
}

/** Presses a button or hands in a selection; the message shows that it waits. */
export function useComponent(message, component, values) {
  if (busyOn(message.id)) return Promise.resolve({ ok: false, message: "" });
  failures.delete(message.id);
  const data = { custom_id: component.custom_id, component_type: component.type };
  if (values) data.values = values;
  const payload = { type: COMPONENT, channel_id: message.channel_id, message_id: message.id, data };
  const about = { messageId: message.id, customId: component.custom_id };
  const outcome = send(payload, [], about);
  announce("refresh", message.id);
  return outcome;
}

export function submitModal(modal, components, files) {
  const data = { custom_id: modal.custom_id, components };
  const payload = {
    type: MODAL_SUBMIT,
    interaction_id: modal.interaction_id,
    channel_id: modal.channel_id,
    data,
  };
  return send(payload, files, {});
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

/** Whether this window waits for an answer to a nonce: another's modal must not open here. */
export const isOwn = (nonce) => pending.has(nonce);

export function startInteractions() {
  // A deferred answer is a message that "is thinking", an opened modal a dialog: both are answers.
  for (const name of ["INTERACTION_DONE", "INTERACTION_DEFERRED", "MODAL_OPEN"]) {
    on(name, ({ nonce }) => settle(nonce, { ok: true }));
  }
  on("INTERACTION_FAILED", ({ nonce }) => settle(nonce, failed()));
}
