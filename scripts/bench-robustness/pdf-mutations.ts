/** Ways to break a PDF that need to know where its objects and drawings are. */
import { inflateSync } from 'node:zlib';
import type { Random } from '../../src/random.js';

interface Range {
  readonly from: number;
  readonly to: number;
}

/** What is between "obj" and "endobj". */
function objectsOf(bytes: Buffer): readonly Range[] {
  const found: Range[] = [];
  for (let at = bytes.indexOf(' obj'); at >= 0; at = bytes.indexOf(' obj', at + 4)) {
    const to = bytes.indexOf('endobj', at);
    if (to < 0) break;
    found.push({ from: at + 4, to });
    at = to;
  }
  return found;
}

interface Change extends Range {
  readonly bytes: Buffer;
}

/** Changes do not overlap. */
function changed(bytes: Buffer, changes: readonly Change[]): Buffer {
  const parts: Buffer[] = [];
  let end = 0;
  for (const change of [...changes].sort((a, b) => a.from - b.from)) {
    if (change.from < end) continue;
    parts.push(bytes.subarray(end, change.from), change.bytes);
    end = change.to;
  }
  return Buffer.concat([...parts, bytes.subarray(end)]);
}

const slice = (bytes: Buffer, { from, to }: Range): Buffer => bytes.subarray(from, to);

export function swappedObjects(bytes: Buffer, dice: Random): Buffer | undefined {
  const objects = objectsOf(bytes);
  if (objects.length < 2) return undefined;
  const [a, b] = [dice.pick(objects), dice.pick(objects)];
  return changed(bytes, [
    { ...a, bytes: slice(bytes, b) },
    { ...b, bytes: slice(bytes, a) },
  ]);
}

/** A part of one's objects becomes what the other has. */
export function splicedObjects(bytes: Buffer, other: Buffer, dice: Random): Buffer {
  const [own, foreign] = [objectsOf(bytes), objectsOf(other)];
  if (foreign.length === 0) return bytes;
  const share = dice.pick([0.05, 0.2, 0.5]);
  return changed(
    bytes,
    own.filter(() => dice.chance(share)).map((range) => ({ ...range, bytes: slice(other, dice.pick(foreign)) })),
  );
}

/** An object refers to another one than it did, or is there many times. */
export function repeatedObject(bytes: Buffer, dice: Random): Buffer | undefined {
  const references = matches(bytes, /\b\d{1,6} 0 R\b/g);
  if (references.length < 2) return undefined;
  const target = Buffer.from(slice(bytes, dice.pick(references)));
  if (dice.chance(0.5)) {
    const share = dice.pick([0.02, 0.2]);
    return changed(
      bytes,
      references.filter(() => dice.chance(share)).map((range) => ({ ...range, bytes: target })),
    );
  }
  const place = dice.pick(references);
  return changed(bytes, [{ ...place, bytes: Buffer.from(`${target} `.repeat(dice.pick([10, 1000, 30_000]))) }]);
}

const strange = [
  '0',
  '-1',
  '1',
  '65536',
  '99999',
  '2147483648',
  '-99999999',
  '1e30',
  '0.0000001',
  '999999999999999999999',
  '--7',
  '.',
  '[',
  '<<',
  'null',
  '/X',
];

/** Numbers outside of streams: lengths, sizes, counts, numbers of objects. */
export function strangeNumbers(bytes: Buffer, dice: Random): Buffer {
  const streams = matches(bytes, /\bstream\r?\n/g).map(({ to }) => ({ from: to, to: ends(bytes, to) }));
  const numbers = matches(bytes, /(?<=[\s[(/<])-?\d+(?:\.\d+)?(?=[\s\])/>])/g).filter(({ from }) => !within(streams, from));
  if (numbers.length === 0) return bytes;
  const count = dice.pick([1, 1, 2, 5, 20]);
  return changed(
    bytes,
    Array.from({ length: count }, () => ({ ...dice.pick(numbers), bytes: Buffer.from(dice.pick(strange)) })),
  );
}

const ends = (bytes: Buffer, from: number): number => {
  const end = bytes.indexOf('endstream', from);
  return end < 0 ? bytes.length : end;
};

/** Whether one of the ranges, which are in order, holds it. */
function within(ranges: readonly Range[], at: number): boolean {
  let [low, high] = [0, ranges.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (ranges[middle]!.to <= at) low = middle + 1;
    else high = middle;
  }
  return low < ranges.length && ranges[low]!.from <= at;
}

/** A drawing unpacked, its operators and numbers mixed up, and put back as it is. */
export function strangeContent(bytes: Buffer, dice: Random): Buffer | undefined {
  const packed = matches(bytes, /<<[^<>]{0,300}\/FlateDecode[^<>]{0,300}>>\s*stream\r?\n/g).filter(
    (range) => !/Predictor|ObjStm|XRef/.test(slice(bytes, range).toString('latin1')),
  );
  if (packed.length === 0) return undefined;
  for (let tries = 0; tries < 5; tries++) {
    const head = dice.pick(packed);
    const to = ends(bytes, head.to);
    const text = unpacked(bytes.subarray(head.to, to));
    if (text === undefined || !/\b(?:Tj|TJ|re|cm|Do)\b/.test(text)) continue;
    const content = mixed(text, dice);
    return changed(bytes, [{ from: head.from, to, bytes: Buffer.from(`<</Length ${content.length}>>\nstream\n${content}\n`, 'latin1') }]);
  }
  return undefined;
}

function unpacked(bytes: Buffer): string | undefined {
  try {
    return inflateSync(bytes).toString('latin1');
  } catch {
    return undefined;
  }
}

const operators = [
  'q',
  'Q',
  'BT',
  'ET',
  'W n',
  'f',
  'S',
  '10 0 0 10 0 0 cm',
  '0 0 0 0 0 0 cm',
  '1e9 0 0 1e9 0 0 cm',
  '3 Tr',
  '-5 Tz',
  '0 0 9e9 9e9 re f',
  '90000 TL T*',
  '/X gs',
  'BI',
  'EI',
];

function mixed(text: string, dice: Random): string {
  const lines = text.split('\n');
  for (let i = dice.pick([1, 5, 30]); i > 0; i--) {
    const at = dice.integer(0, lines.length - 1);
    const line = lines[at]!;
    const kind = dice.integer(0, 4);
    if (kind === 0) lines[at] = line.replace(/-?\d+(?:\.\d+)?/g, (number) => (dice.chance(0.5) ? dice.pick(strange) : number));
    else if (kind === 1) lines[at] = `${line}\n${dice.pick(operators)}`;
    else if (kind === 2) lines[at] = lines[dice.integer(0, lines.length - 1)]!;
    else if (kind === 3) lines[at] = `${dice.pick(operators)} `.repeat(dice.pick([2, 100, 6000]));
    else lines[at] = '';
  }
  return lines.join('\n');
}

function matches(bytes: Buffer, pattern: RegExp): readonly Range[] {
  return [...bytes.toString('latin1').matchAll(pattern)].map((match) => ({ from: match.index, to: match.index + match[0].length }));
}
