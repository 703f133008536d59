// The page's own words.

/** A sentence with its {name} places filled in. */
export function t(sentence, values = {}) {
  return sentence.replace(/\{(\w+)\}/g, (place, name) => values[name] ?? place);
}
