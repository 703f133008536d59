// The page's own words, in the reader's language. The English sentence is the key.

import { locale } from "./state.js";

const TRANSLATIONS = {};

/** The sentence in the reader's language, with {name} places filled in. */
export function t(sentence, values = {}) {
  const words = TRANSLATIONS[locale()] ?? {};
  return (words[sentence] ?? sentence).replace(/\{(\w+)\}/g, (place, name) => values[name] ?? place);
}
