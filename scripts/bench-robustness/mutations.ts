/** Ways to break a document: bytes of one (and another beside it) → bytes that are broken. The same dice give the same bytes. */
import type { Random } from '../../src/random.js';
import { repeatedObject, splicedObjects, strangeContent, strangeNumbers, swappedObjects } from './pdf-mutations.js';

export type Mutation = (bytes: Buffer, other: Buffer, dice: Random) => Buffer;

const isPdf = (bytes: Buffer): boolean => bytes.subarray(0, 1024).includes('%PDF');

/** The end is missing; sometimes the beginning, or a part in the middle. */
function truncate(bytes: Buffer, _other: Buffer, dice: Random): Buffer {
  const [from, to] = [Math.floor(dice.next() * bytes.length), Math.floor(dice.next() * bytes.length)].sort((a, b) => a - b) as [number, number];
  if (dice.chance(0.7)) return bytes.subarray(0, to);
  return dice.chance(0.3) ? bytes.subarray(from) : Buffer.concat([bytes.subarray(0, from), bytes.subarray(to)]);
}

/** One bit or a whole byte, at a few places or at many. */
function flip(bytes: Buffer, _other: Buffer, dice: Random): Buffer {
  const flipped = Buffer.from(bytes);
  const count = dice.pick([1, 3, 10, 30, 100, Math.ceil(bytes.length / 200)]);
  // A picture's header holds its size.
  const reach = dice.chance(0.3) ? Math.min(bytes.length, 1024) : bytes.length;
  for (let i = 0; i < count; i++) {
    const at = Math.floor(dice.next() * reach);
    flipped[at] = dice.chance(0.5) ? flipped[at]! ^ (1 << dice.integer(0, 7)) : dice.integer(0, 255);
  }
  return flipped;
}

/** PDF: two objects under each other's number. Pictures: two blocks in each other's place. */
function swap(bytes: Buffer, _other: Buffer, dice: Random): Buffer {
  return (isPdf(bytes) ? swappedObjects(bytes, dice) : undefined) ?? swappedBlocks(bytes, dice);
}

function swappedBlocks(bytes: Buffer, dice: Random): Buffer {
  const [a, b, c, d] = Array.from({ length: 4 }, () => Math.floor(dice.next() * bytes.length)).sort((x, y) => x - y) as [number, number, number, number];
  return Buffer.concat([bytes.subarray(0, a), bytes.subarray(c, d), bytes.subarray(b, c), bytes.subarray(a, b), bytes.subarray(d)]);
}

/** The beginning of one file and the end of the other, or some objects of the other under the numbers of this one's. */
function splice(bytes: Buffer, other: Buffer, dice: Random): Buffer {
  if (isPdf(bytes) && isPdf(other) && dice.chance(0.6)) return splicedObjects(bytes, other, dice);
  return Buffer.concat([bytes.subarray(0, Math.floor(dice.next() * bytes.length)), other.subarray(Math.floor(dice.next() * other.length))]);
}

const repeatedBlock = (bytes: Buffer, dice: Random): Buffer => {
  const from = Math.floor(dice.next() * bytes.length);
  const block = bytes.subarray(from, from + dice.integer(1, 2000));
  return Buffer.concat([bytes.subarray(0, from), ...Array.from({ length: dice.pick([2, 20, 200]) }, () => block), bytes.subarray(from)]);
};

const forPdf: Readonly<Record<string, Mutation>> = {
  truncate,
  flip,
  swap,
  splice,
  numbers: (bytes, _other, dice) => strangeNumbers(bytes, dice),
  content: (bytes, _other, dice) => strangeContent(bytes, dice) ?? strangeNumbers(bytes, dice),
  repeat: (bytes, _other, dice) => repeatedObject(bytes, dice) ?? repeatedBlock(bytes, dice),
};
const forPictures: Readonly<Record<string, Mutation>> = { truncate, flip, swap, splice, repeat: (bytes, _other, dice) => repeatedBlock(bytes, dice) };

/** One way by chance, sometimes two after each other. */
export function mutated(bytes: Buffer, other: Buffer, dice: Random): { readonly bytes: Buffer; readonly ways: readonly string[] } {
  const mutations = isPdf(bytes) ? forPdf : forPictures;
  const ways = Array.from({ length: dice.chance(0.2) ? 2 : 1 }, () => dice.pick(Object.keys(mutations)));
  return { bytes: ways.reduce((before, way) => (before.length > 0 ? mutations[way]!(before, other, dice) : before), bytes), ways };
}
