// The page's own words, in the language of the person who looks. The English sentence is the key.

import { locale } from "./state.js";
import italian from "./words/it.js";
import polish from "./words/pl.js";
import portuguese from "./words/pt-BR.js";

const LANGUAGES = { it: italian, pl: polish, "pt-BR": portuguese };

/** The language the page speaks to this person: theirs, or English. */
export const pageLanguage = () => (locale() in LANGUAGES ? locale() : "en");

/** A sentence in that language, with its {name} places filled in. */
export function t(sentence, values = {}) {
  const translated = LANGUAGES[locale()]?.[sentence] ?? sentence;
  return translated.replace(/\{(\w+)\}/g, (place, name) => values[name] ?? place);
}
