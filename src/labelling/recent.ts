/** Answers that were asked for lately, so that going back to a document is quick. What failed is asked for again. */

export interface Recent<K, V> {
  get(key: K, make: () => V): V;
}

/** A cache of promises (least recently used) of at most so many; a rejected one is made again. */
export function mostRecent<K, V extends Promise<unknown>>(most: number): Recent<K, V> {
  const kept = new Map<K, V>();
  return {
    get(key, make) {
      const known = kept.get(key) ?? make();
      kept.delete(key);
      kept.set(key, known);
      if (kept.size > most) kept.delete(kept.keys().next().value!);
      known.catch(() => kept.delete(key));
      return known;
    },
  };
}
