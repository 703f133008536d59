// Modals: a form the bot opens. What was typed stays until it has been taken.

import { byId, freshId, h, refill } from "./dom.js";
import { field } from "./fields.js";
import { icon } from "./icons.js";
import { isOwn, submitModal } from "./interactions.js";
import { markdown } from "./markdown.js";
import { on } from "./state.js";
import { t } from "./words.js";

const ROW = 1;
const TEXT = 10;
const LABEL = 18;
const UPLOAD = 19;
const CHECKBOX = 23;

/** {element, field?, wrap(answer)} for one top-level component of a modal. */
function part(component) {
  if (component.type === TEXT)
    return { element: h("div", { class: "text" }, markdown(component.content)) };
  if (component.type === ROW) {
    const inner = component.components[0];
    return labelled(inner, inner.label, null, (answer) => ({
      type: ROW,
      id: component.id,
      components: [answer],
    }));
  }
  if (component.type === LABEL) {
    const wrap = (answer) => ({ type: LABEL, id: component.id, component: answer });
    return labelled(component.component, component.label, component.description, wrap);
  }
  return { element: h("p", { class: "muted" }, `[component type ${component.type}]`) };
}

function labelled(component, label, description, wrap) {
  const labelId = freshId("label");
  const made = field(component, labelId);
  if (!made) return { element: h("p", { class: "muted" }, `[component type ${component.type}]`) };
  const optional = component.required === false && component.type !== CHECKBOX;
  const problem = h("p", { class: "problem", role: "alert" });
  const name = h(
    "span",
    { class: "label", id: labelId },
    label,
    optional && h("span", { class: "muted" }, ` ${t("(optional)")}`),
  );
  const about = description && h("p", { class: "muted" }, description);
  made.control.id ||= freshId("field");
  const line =
    component.type === CHECKBOX
      ? h("label", { class: "choice", for: made.control.id }, made.element, name)
      : [h("label", { for: made.control.id }, name), about, made.element];
  const element = h(
    "div",
    { class: "modal-part" },
    line,
    component.type === CHECKBOX && about,
    problem,
  );
  return { element, field: made, wrap, problem };
}

/** Opens a modal from a MODAL_OPEN frame and hands it in until the bot takes it. */
function openModal(modal) {
  const opener = document.activeElement;
  const openerKey = opener?.dataset?.key;
  const parts = modal.components.map(part);
  const trouble = h("p", { class: "failure", role: "alert" });
  const titleId = freshId("title");
  const submit = h("button", { type: "submit", class: "primary" }, t("Submit"));
  const form = h(
    "form",
    { onsubmit: handIn, novalidate: true },
    h(
      "header",
      {},
      h("h2", { id: titleId }, modal.title),
      h(
        "button",
        { type: "button", class: "bare", "aria-label": t("Close"), onclick: () => dialog.close() },
        icon("close"),
      ),
    ),
    h(
      "div",
      { class: "modal-body" },
      parts.map(({ element }) => element),
      trouble,
    ),
    h(
      "footer",
      {},
      h("button", { type: "button", onclick: () => dialog.close() }, t("Cancel")),
      submit,
    ),
  );
  const dialog = h("dialog", { class: "modal", "aria-labelledby": titleId }, form);

  /** The answers in Discord's shape and the files, or null after pointing at what is missing. */
  function collect() {
    const files = [];
    const answers = [];
    let first = null;
    for (const { field: made, wrap, problem } of parts) {
      if (!made) continue;
      const answer = made.read();
      refill(problem, answer.problem ?? "");
      made.control.setAttribute("aria-invalid", String(Boolean(answer.problem)));
      if (answer.problem) first ??= made.control;
      if (answer.type === UPLOAD) {
        answer.values = answer.files.map((file) => String(files.push(file) - 1));
        delete answer.files;
      }
      answers.push(wrap(answer));
    }
    first?.focus();
    return first ? null : { answers, files };
  }

  async function handIn(event) {
    event.preventDefault();
    if (submit.getAttribute("aria-busy")) return;
    refill(trouble);
    const collected = collect();
    if (!collected) return;
    submit.setAttribute("aria-busy", "true");
    const outcome = await submitModal(modal, collected.answers, collected.files);
    submit.removeAttribute("aria-busy");
    if (outcome.ok) dialog.close();
    else refill(trouble, outcome.message || t("Something went wrong. Try again."));
  }

  dialog.addEventListener("close", () => {
    dialog.remove();
    const again = openerKey && document.querySelector(`[data-key="${CSS.escape(openerKey)}"]`);
    (again || (opener?.isConnected && opener) || byId("composer").querySelector("input"))?.focus({
      preventScroll: true,
    });
  });
  dialog.addEventListener("keydown", (event) => {
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) form.requestSubmit();
  });
  document.body.append(dialog);
  dialog.showModal();
  parts.find(({ field: made }) => made)?.field.control.focus();
}

export function startModals() {
  // Asked before the interaction counts as answered: main.js starts modals first.
  on("MODAL_OPEN", (modal) => isOwn(modal.nonce) && openModal(modal));
}
