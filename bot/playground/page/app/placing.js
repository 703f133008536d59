// Where a sheet goes: below what it belongs to, above where there is more room, never outside.

const GAP = 5; // px between a sheet and what it belongs to
const EDGE = 8; // px kept free at the window's edges
const ENOUGH = 260; // px below that make it unnecessary to look above

/** Places a fixed sheet at an anchor; it may become as high as the room allows. */
export function placeAt(anchor, sheet) {
  const box = anchor.getBoundingClientRect();
  const below = window.innerHeight - box.bottom - GAP - EDGE;
  const above = box.top - GAP - EDGE;
  const upwards = below < ENOUGH && above > below;
  const left = Math.min(box.left, window.innerWidth - sheet.offsetWidth - EDGE);
  sheet.style.left = `${Math.max(EDGE, left)}px`;
  sheet.style.top = upwards ? "auto" : `${box.bottom + GAP}px`;
  sheet.style.bottom = upwards ? `${window.innerHeight - box.top + GAP}px` : "auto";
  sheet.style.maxHeight = `${Math.max(upwards ? above : below, 160)}px`;
}
