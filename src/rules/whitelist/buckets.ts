/** A hash table that never changes, as arrays of numbers: where each bucket starts, and the entries bucket by bucket with their whole hashes. */
import { hash } from '../../random.js';

export interface Buckets {
  /** 2ⁿ + 1 offsets into entries. */
  readonly offsets: Uint32Array;
  readonly entries: Uint32Array;
  readonly hashes: Uint32Array;
}

/** 32 bits of a text; stored whitelists hold it, so that it must stay the same. */
export const hashOf = (text: string): number => hash(text, 7);

const nothing: readonly number[] = [];

/** What has that hash; now and then something else has it too. */
export function bucket({ offsets, entries, hashes }: Buckets, hashed: number): readonly number[] {
  const at = hashed & (offsets.length - 2);
  let found: number[] | undefined;
  for (let i = offsets[at]!; i < offsets[at + 1]!; i++) {
    if (hashes[i] !== hashed) continue;
    if (found) found.push(entries[i]!);
    else found = [entries[i]!];
  }
  return found ?? nothing;
}

/** From pairs of hash and value, one behind the other. Values of a bucket stay in the order they were added. */
export function makeBuckets(pairs: Uint32Array): Buckets {
  const count = pairs.length / 2;
  const size = 2 ** Math.max(4, Math.ceil(Math.log2(count + 1)));
  const offsets = new Uint32Array(size + 1);
  for (let i = 0; i < pairs.length; i += 2) offsets[(pairs[i]! & (size - 1)) + 1]!++;
  for (let i = 0; i < size; i++) offsets[i + 1]! += offsets[i]!;
  const next = offsets.slice(0, size);
  const [entries, hashes] = [new Uint32Array(count), new Uint32Array(count)];
  for (let i = 0; i < pairs.length; i += 2) {
    const at = next[pairs[i]! & (size - 1)]!++;
    hashes[at] = pairs[i]!;
    entries[at] = pairs[i + 1]!;
  }
  return { offsets, entries, hashes };
}

/** Numbers that are added one by one. */
export class Numbers {
  #data = new Uint32Array(1024);
  length = 0;

  push(...values: readonly number[]): void {
    if (this.length + values.length > this.#data.length) {
      const larger = new Uint32Array(this.#data.length * 2);
      larger.set(this.#data);
      this.#data = larger;
    }
    for (const value of values) this.#data[this.length++] = value;
  }

  get view(): Uint32Array {
    return this.#data.subarray(0, this.length);
  }
}
