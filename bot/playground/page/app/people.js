// Who is looking: the "you are" switch, and each person's language and direct messages.

import { changeUser, createUser } from "./api.js";
import { avatar } from "./avatars.js";
import { freshId, h, keepingFocus, refill } from "./dom.js";
import { icon } from "./icons.js";
import { addressOf } from "./navigation.js";
import { notice } from "./notices.js";
import { openPopover } from "./popover.js";
import { announce, on, state } from "./state.js";
import { themeButton } from "./theme.js";
import { t } from "./words.js";

/** The languages Discord offers, by its own codes. */
const LOCALES = [
  "id",
  "da",
  "de",
  "en-GB",
  "en-US",
  "es-ES",
  "es-419",
  "fr",
  "hr",
  "it",
  "lt",
  "hu",
  "nl",
  "no",
  "pl",
  "pt-BR",
  "ro",
  "fi",
  "sv-SE",
  "vi",
  "tr",
  "cs",
  "el",
  "bg",
  "ru",
  "uk",
  "hi",
  "th",
  "zh-CN",
  "ja",
  "zh-TW",
  "ko",
];

function languageName(code) {
  try {
    return new Intl.DisplayNames([code], { type: "language" }).of(code);
  } catch {
    return code;
  }
}

const humans = () => [...state.users.values()].filter((user) => !user.bot && !user.simulated);

export function personPanel() {
  const id = freshId("you");
  const people = humans();
  if (state.me && !people.some((user) => user.id === state.me.id)) people.push(state.me);
  const select = h(
    "select",
    { id, data: { key: "you-are" }, onchange: () => announce("become", select.value) },
    people.map((user) =>
      h("option", { value: user.id, selected: user.id === state.me?.id }, user.name),
    ),
  );
  const settings = h(
    "button",
    {
      type: "button",
      class: "bare",
      "aria-label": t("Your settings"),
      title: t("Your settings"),
      "aria-haspopup": "dialog",
      "aria-expanded": "false",
      data: { key: "settings" },
    },
    icon("sliders"),
  );
  settings.addEventListener("click", () => {
    openPopover(settings, refill(settingsHolder, settingsForm()), t("Your settings"));
  });
  return h(
    "div",
    { class: "you" },
    avatar(state.me),
    h("label", { for: id }, h("span", {}, t("You are")), select),
    themeButton(),
    settings,
  );
}

const settingsHolder = h("div");

/** Says the open settings again in the language that was just chosen there. */
function translateSettings() {
  if (!settingsHolder.isConnected) return;
  settingsHolder.closest(".popover").setAttribute("aria-label", t("Your settings"));
  keepingFocus(settingsHolder, () => refill(settingsHolder, settingsForm()));
}

export function startPeople() {
  on("language", translateSettings);
}

async function change(what) {
  try {
    await changeUser(state.me.id, what);
    announce("changed-person");
  } catch (error) {
    notice(error.message, { kind: "error" });
  }
}

function localeSelect(id, chosen, onchange) {
  const codes = [...LOCALES].sort((a, b) => languageName(a).localeCompare(languageName(b)));
  return h(
    "select",
    { id, onchange, data: { key: "locale" } },
    codes.map((code) =>
      h("option", { value: code, selected: code === chosen }, languageName(code)),
    ),
  );
}

function settingsForm() {
  const localeId = freshId("locale");
  const locale = localeSelect(localeId, state.me.locale, () => change({ locale: locale.value }));
  const dms = h("input", {
    type: "checkbox",
    role: "switch",
    checked: state.me.dms_open !== false,
    data: { key: "accept-dms" },
    onchange: () => change({ dms_open: dms.checked }),
  });
  const others = humans().filter((user) => user.id !== state.me.id);
  return h(
    "div",
    { class: "stack" },
    h("label", { for: localeId }, t("Language"), locale),
    h("label", { class: "switch" }, dms, t("Accept direct messages from the bot")),
    others.length > 0 && h("p", { class: "label" }, t("Open a window as")),
    h(
      "ul",
      { class: "windows" },
      others.map((user) =>
        h(
          "li",
          {},
          h(
            "a",
            { href: addressOf(user.id, sharedChannel()), target: "_blank" },
            avatar(user, "tiny"),
            user.name,
          ),
        ),
      ),
    ),
    newPersonForm(),
  );
}

/** The open channel if others can see it too: another person's window then starts there. */
const sharedChannel = () => (state.channels.get(state.channelId)?.guild ? state.channelId : null);

function newPersonForm() {
  const nameId = freshId("name");
  const name = h("input", {
    id: nameId,
    type: "text",
    maxlength: 32,
    required: true,
    autocomplete: "off",
  });
  const add = async (event) => {
    event.preventDefault();
    try {
      const user = await createUser(name.value.trim(), state.me.locale);
      notice(t("{name} has joined.", { name: user.name }), {
        action: {
          label: t("Open a window"),
          run: () => window.open(addressOf(user.id, sharedChannel()), "_blank"),
        },
      });
      announce("SESSION");
      name.value = "";
    } catch (error) {
      notice(error.message, { kind: "error" });
    }
  };
  return h(
    "form",
    { class: "add-person", onsubmit: add },
    h("label", { for: nameId }, t("Another person"), name),
    h("button", { type: "submit" }, icon("plus"), t("Add")),
  );
}
