/**
 * What was computed of something, kept while that keeps coming. Two generations bound it without any bookkeeping: what the younger one holds was
 * asked for lately, and the older one is dropped as a whole.
 */

/** As `compute`, which must give the same for the same key and must not be undefined; its results are shared and must not be written to. */
export function recent<K, T>(compute: (key: K) => T, atMost: number): (key: K) => T {
  let young = new Map<K, T>();
  let old = new Map<K, T>();
  return (key) => {
    const known = young.get(key);
    if (known !== undefined) return known;
    const value = old.get(key) ?? compute(key);
    if (young.size >= atMost / 2) {
      old = young;
      young = new Map();
    }
    young.set(key, value);
    return value;
  };
}

/** Characters of a text that is worth keeping: long ones seldom come again, and would take the room of many. */
const longest = 80;

/** `recent` for texts: words of invoices repeat. */
export function remembered<T>(compute: (text: string) => T, atMost = 20_000): (text: string) => T {
  const known = recent(compute, atMost);
  return (text) => (text.length > longest ? compute(text) : known(text));
}

/** The same for objects, which are remembered as long as they live. */
export function rememberedOf<K extends object, V>(make: (key: K) => V): (key: K) => V {
  const known = new WeakMap<K, V>();
  return (key) => {
    const value = known.get(key);
    if (value !== undefined || known.has(key)) return value as V;
    const made = make(key);
    known.set(key, made);
    return made;
  };
}
