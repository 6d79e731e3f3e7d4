/**
 * What was computed of a text, kept while the text keeps coming: words of invoices repeat. Two generations bound it without any bookkeeping:
 * what the younger one holds was asked for lately, and the older one is dropped as a whole.
 */
const longest = 80;

/** As `compute`, which must give the same for the same text and must not be undefined; its results are shared, so nobody may write to them. */
export function remembered<T>(compute: (text: string) => T, atMost = 20_000): (text: string) => T {
  let young = new Map<string, T>();
  let old = new Map<string, T>();
  return (text) => {
    // Long texts seldom come again, and would take the room of many.
    if (text.length > longest) return compute(text);
    const known = young.get(text);
    if (known !== undefined) return known;
    const value = old.get(text) ?? compute(text);
    if (young.size >= atMost / 2) {
      old = young;
      young = new Map();
    }
    young.set(text, value);
    return value;
  };
}
