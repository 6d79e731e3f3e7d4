/** For every text the number it was first seen with, identified by two hashes of it: a fraction of the memory that a Map of millions of texts would take. */
import { hash } from '../../random.js';

export interface FirstSeen {
  /** Number kept for that text; where there is none, the one given is kept and undefined returned. */
  see(text: string, number: number): number | undefined;
  /** Puts another number in its place. */
  keep(text: string, number: number): void;
}

/** Two texts are one where both 32-bit hashes are: with millions of texts that does not happen by chance. */
export function firstSeen(): FirstSeen {
  /** Three numbers an entry: hash, hash, number + 1; 0 is free. */
  let table = new Uint32Array(3 * 1024);
  let used = 0;
  const place = (within: Uint32Array, a: number, b: number): number => {
    const mask = within.length / 3 - 1;
    let at = a & mask;
    while (within[3 * at + 2] !== 0 && (within[3 * at] !== a || within[3 * at + 1] !== b)) at = (at + 1) & mask;
    return 3 * at;
  };
  const grow = (): void => {
    const larger = new Uint32Array(table.length * 2);
    for (let at = 0; at < table.length; at += 3) {
      if (table[at + 2] !== 0) larger.set(table.subarray(at, at + 3), place(larger, table[at]!, table[at + 1]!));
    }
    table = larger;
  };
  const write = (at: number, a: number, b: number, number: number): void => {
    table[at] = a;
    table[at + 1] = b;
    table[at + 2] = number + 1;
  };
  return {
    see(text, number) {
      const [a, b] = [hash(text, 1), hash(text, 2)];
      const at = place(table, a, b);
      if (table[at + 2] !== 0) return table[at + 2]! - 1;
      write(at, a, b, number);
      if (++used * 6 > table.length) grow();
      return undefined;
    },
    keep(text, number) {
      const [a, b] = [hash(text, 1), hash(text, 2)];
      write(place(table, a, b), a, b, number);
    },
  };
}
