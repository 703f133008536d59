// Round pictures for people: their initial on a colour that follows from their id.

import { h } from "./dom.js";
import { displayName } from "./state.js";

const HUES = 12;

export function avatar(user, size = "") {
  const name = displayName(user);
  const initial = [...name.trim()][0]?.toUpperCase() ?? "?";
  const hue = user?.id ? Number(BigInt(user.id) % BigInt(HUES * 7)) % HUES : 0;
  return h(
    "span",
    { class: `avatar ${size}`, "aria-hidden": "true", vars: { "--hue": `${hue * (360 / HUES)}` } },
    initial,
  );
}
