// The fields of a modal. Each answers {element, control, read()}; `read` gives what Discord sends
// for it, or {problem} when it is not yet usable.

import { freshId, h, refill } from "./dom.js";
import { icon } from "./icons.js";
import { fileSize } from "./media.js";
import { picker } from "./picker.js";
import { initialValues, selectOptions } from "./selects.js";
import { t } from "./words.js";

const PARAGRAPH = 2;
const MOST_TEXT = 4000;

const BUILDERS = {
  3: selectField,
  4: textField,
  5: selectField,
  6: selectField,
  7: selectField,
  8: selectField,
  19: uploadField,
  21: radioField,
  22: checkboxGroup,
  23: checkboxField,
};

/** The field for a modal component, or null for a type that no modal has. */
export const field = (component, labelId) => BUILDERS[component.type]?.(component, labelId) ?? null;

const answer = (component, what) => ({
  type: component.type,
  id: component.id,
  custom_id: component.custom_id,
  ...what,
});
const isRequired = (component) => component.required !== false;

function textField(component, labelId) {
  const tag = component.style === PARAGRAPH ? "textarea" : "input";
  const most = component.max_length ?? MOST_TEXT;
  const control = h(tag, {
    type: tag === "input" ? "text" : null,
    rows: tag === "textarea" ? 4 : null,
    maxlength: most,
    placeholder: component.placeholder,
    autocomplete: "off",
    "aria-labelledby": labelId,
    "aria-required": String(isRequired(component)),
    data: { customId: component.custom_id },
  });
  control.value = component.value ?? "";
  const counter = h("span", { class: "counter muted" });
  const count = () =>
    (counter.textContent =
      control.value.length > most * 0.7 || most <= 200 ? `${control.value.length}/${most}` : "");
  control.addEventListener("input", count);
  count();
  const read = () => {
    const value = control.value;
    if (!value.trim() && isRequired(component)) return { problem: t("This is needed.") };
    if (value && value.length < (component.min_length ?? 0))
      return { problem: t("At least {count} characters.", { count: component.min_length }) };
    return answer(component, { value });
  };
  return { element: h("div", { class: "text-field" }, control, counter), control, read };
}

function selectField(component, labelId) {
  const least = component.min_values ?? (isRequired(component) ? 1 : 0);
  const root = picker({
    options: selectOptions(component),
    initial: initialValues(component),
    min: isRequired(component) ? least : 0,
    max: component.max_values ?? 1,
    placeholder: component.placeholder ?? t("Make a selection"),
    labelledBy: labelId,
  });
  const control = root.querySelector("button");
  control.dataset.customId = component.custom_id;
  const read = () => {
    const values = root.values();
    if (!values.length && !isRequired(component)) return answer(component, { values });
    return values.length < least
      ? { problem: t("Make a selection") }
      : answer(component, { values });
  };
  return { element: root, control, read };
}

/** `read` gives the chosen files under `files`; the modal numbers them. */
function uploadField(component, labelId) {
  const most = component.max_values ?? 1;
  const least = isRequired(component) ? (component.min_values ?? 1) : 0;
  let files = [];
  const names = h("ul", { class: "files" });
  const control = h("input", {
    type: "file",
    multiple: most > 1,
    "aria-labelledby": labelId,
    data: { customId: component.custom_id },
  });
  const show = () => {
    const row = (file) => {
      const drop = () => {
        files = files.filter((other) => other !== file);
        control.value = "";
        show();
      };
      return h(
        "li",
        {},
        h("span", {}, `${file.name} · ${fileSize(file.size)}`),
        h(
          "button",
          {
            type: "button",
            class: "bare",
            "aria-label": t("Remove {name}", { name: file.name }),
            onclick: drop,
          },
          icon("close"),
        ),
      );
    };
    refill(names, files.map(row));
  };
  control.addEventListener("change", () => {
    files = [...(most > 1 ? files : []), ...control.files].slice(0, most);
    show();
  });
  const read = () =>
    files.length < least ? { problem: t("Choose a file.") } : { ...answer(component, {}), files };
  return { element: h("div", { class: "upload" }, control, names), control, read };
}

function optionRow(type, option, name, checked) {
  const input = h("input", { type, name, value: option.value, checked });
  const text = h(
    "span",
    { class: "option-text" },
    h("span", {}, option.label),
    option.description && h("small", {}, option.description),
  );
  return { input, row: h("label", { class: "choice" }, input, text) };
}

function group(component, labelId, type, role) {
  const name = freshId("group");
  const rows = component.options.map((option) =>
    optionRow(type, option, name, Boolean(option.default)),
  );
  const element = h(
    "div",
    { class: "choices", role, "aria-labelledby": labelId, data: { customId: component.custom_id } },
    rows.map(({ row }) => row),
  );
  const chosen = () => rows.filter(({ input }) => input.checked).map(({ input }) => input.value);
  return { element, control: rows[0].input, chosen };
}

function radioField(component, labelId) {
  const { element, control, chosen } = group(component, labelId, "radio", "radiogroup");
  const read = () => {
    const [value = null] = chosen();
    return value === null && isRequired(component)
      ? { problem: t("Make a selection") }
      : answer(component, { value });
  };
  return { element, control, read };
}

function checkboxGroup(component, labelId) {
  const { element, control, chosen } = group(component, labelId, "checkbox", "group");
  const least = isRequired(component) ? (component.min_values ?? 1) : 0;
  const most = component.max_values ?? component.options.length;
  const read = () => {
    const values = chosen();
    if (values.length < least) return { problem: t("Choose at least {count}.", { count: least }) };
    if (values.length > most) return { problem: t("Choose at most {count}.", { count: most }) };
    return answer(component, { values });
  };
  return { element, control, read };
}

function checkboxField(component, labelId) {
  const control = h("input", {
    type: "checkbox",
    checked: Boolean(component.default),
    "aria-labelledby": labelId,
    data: { customId: component.custom_id },
  });
  return { element: control, control, read: () => answer(component, { value: control.checked }) };
}
