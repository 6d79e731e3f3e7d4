/** The word list in a language's data: a directed acyclic word graph whose edges are numbers of 64 bits (dict/dawg.cpp of tesseract). */

export interface Lexicon {
  /** Whether it is a word of the language, in this case. */
  has(word: string): boolean;
}

/** Number that such a graph begins with; bytes before its edges, and of an edge. */
const [magic, head, size] = [42, 10, 8];
/** Flags of an edge, above the bits of its letter: the node's last one, one that leads back, one that ends a word. Above them is the node that it leads to. */
const [last, back, ends, flagBits] = [1, 2, 4, 3];

/** `units` are what the letters of its edges count. Undefined where it is no such graph. */
export function lexiconOf(graph: Buffer, units: readonly string[]): Lexicon | undefined {
  if (graph.length < head || graph.readInt16LE(0) !== magic) return undefined;
  const count = graph.readInt32LE(6);
  if (graph.length < head + size * count) return undefined;
  const letters = 2 ** Math.ceil(Math.log2(graph.readInt32LE(2) + 1));
  const numbers = new Map(units.map((unit, number) => [unit, number]));
  const follow = (node: number, letter: number): { readonly node: number; readonly isEnd: boolean } | undefined => {
    for (let edge = node; edge < count; edge++) {
      // Nodes are counted far below what the sum can hold exactly.
      const value = graph.readUInt32LE(head + size * edge) + 2 ** 32 * graph.readUInt32LE(head + size * edge + 4);
      const flags = Math.floor(value / letters) % 2 ** flagBits;
      if (value % letters === letter && !(flags & back)) return { node: Math.floor(value / letters / 2 ** flagBits), isEnd: (flags & ends) !== 0 };
      if (flags & last) return undefined;
    }
    return undefined;
  };
  return {
    has(word) {
      let at: { readonly node: number; readonly isEnd: boolean } | undefined;
      for (const sign of word) {
        const letter = numbers.get(sign);
        // No word goes on at the first node.
        if (letter === undefined || at?.node === 0) return false;
        at = follow(at?.node ?? 0, letter);
        if (!at) return false;
      }
      return at?.isEnd ?? false;
    },
  };
}
