/** A trie of phrases in flat arrays: a run of words is followed node by node and dropped as soon as no phrase continues it. */

/** The root, and the node that stands for no match. */
export const [beginning, nowhere] = [0, -1];

export class Phrases {
  /** Of each node: its letter, the bits of the phrases that end there, its first child and its next sibling; 0 is none. */
  readonly #letters: number[] = [0];
  readonly #bits: number[] = [0];
  readonly #child: number[] = [0];
  readonly #sibling: number[] = [0];
  /** Children of the root are many, hence a map. */
  readonly #first = new Map<number, number>();

  /** A phrase that is added twice has the bits of both. */
  add(phrase: string, bits: number): void {
    let place = beginning;
    for (let i = 0; i < phrase.length; i++) {
      const letter = phrase.charCodeAt(i);
      const known = this.#step(place, letter);
      place = known === nowhere ? this.#grow(place, letter) : known;
    }
    this.#bits[place]! |= bits;
  }

  /** The node reached from `from` by these letters, or `nowhere`. */
  follow(from: number, letters: string): number {
    let place = from;
    for (let i = 0; i < letters.length && place !== nowhere; i++) place = this.#step(place, letters.charCodeAt(i));
    return place;
  }

  /** Bits of the phrase that ends at this node; 0 where none does. */
  at(place: number): number {
    return this.#bits[place]!;
  }

  #step(place: number, letter: number): number {
    if (place === beginning) return this.#first.get(letter) ?? nowhere;
    for (let next = this.#child[place]!; next !== 0; next = this.#sibling[next]!) if (this.#letters[next] === letter) return next;
    return nowhere;
  }

  #grow(place: number, letter: number): number {
    const next = this.#letters.length;
    this.#letters.push(letter);
    this.#bits.push(0);
    this.#child.push(0);
    this.#sibling.push(place === beginning ? 0 : this.#child[place]!);
    if (place === beginning) this.#first.set(letter, next);
    else this.#child[place] = next;
    return next;
  }
}
