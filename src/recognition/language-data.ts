/**
 * Tesseract's language data ("traineddata" of tesseract 4 and 5, integer networks) as they come in packages: the network that reads a line of print, and what its outputs
 * mean. The file is a table of parts; a network is its layers one after another, each a type's name, its sizes, and rows of weights with a scale each (lstm/network.cpp,
 * lstm/weightmatrix.cpp, ccutil/unicharcompress.cpp of tesseract).
 */
import { readFile } from 'node:fs/promises';
import { gunzipSync } from 'node:zlib';
import { type Lexicon, lexiconOf } from './lexicon.js';

/** Rows of weights, row after row: whole numbers, and what those of each row are to be multiplied by. */
export interface Matrix {
  readonly rows: number;
  /** The last of them is the bias. */
  readonly columns: number;
  readonly int8: Int8Array;
  readonly scales: readonly number[];
}

/** A weight as a number: the stored byte times its row's scale. */
export const weightAt = ({ columns, int8, scales }: Matrix, row: number, column: number): number => int8[row * columns + column]! * scales[row]!;

export type Direction = 'down' | 'forward' | 'reverse';

export type Layer =
  /** A window of pixels beside each other, column after column. */
  | { readonly type: 'window'; readonly width: number; readonly height: number }
  | { readonly type: 'dense'; readonly activation: 'tanh' | 'softmax'; readonly weights: Matrix }
  | { readonly type: 'pool'; readonly width: number; readonly height: number }
  /** Gates in tesseract's order: cell, input, forget, output; inputs, then the state, then the bias. 'down' reads columns and gives its last state. */
  | { readonly type: 'lstm'; readonly direction: Direction; readonly gates: readonly [Matrix, Matrix, Matrix, Matrix] };

export interface LanguageData {
  /** Pixels that a line of print is high. */
  readonly height: number;
  readonly layers: readonly Layer[];
  /** The text of each output of the last layer; '' for nothing. */
  readonly labels: readonly string[];
  /** Words of the language; undefined where the data have none. */
  readonly lexicon?: Lexicon;
}

/** Their places in the table. */
const [network, words, characters, codes] = [17, 19, 21, 22];

/** Undefined where its network is of another kind. Throws where it is no language data. */
export async function readLanguageData(path: string): Promise<LanguageData | undefined> {
  const parts = partsOf(gunzipSync(await readFile(path)), path);
  try {
    return dataOf(parts);
  } catch (error) {
    if (error instanceof OtherNetwork) return undefined;
    throw error;
  }
}

/** A network with layers or weights that are not known here. */
class OtherNetwork extends Error {}

function dataOf({ part, find }: Parts): LanguageData {
  const cursor = new Cursor(part(network));
  const layers: Layer[] = [];
  const height = addLayers(cursor, layers, 'forward');
  // Behind the layers: how they were trained, then which output means nothing.
  cursor.text();
  cursor.skip(12);
  const blank = cursor.int32();
  const units = charactersIn(part(characters));
  const list = find(words);
  const lexicon = list && lexiconOf(list, units);
  return { height, layers, labels: textsOf(units, part(codes), blank), ...(lexicon && { lexicon }) };
}

interface Parts {
  /** Throws where there is none. */
  part(index: number): Buffer;
  find(index: number): Buffer | undefined;
}

function partsOf(bytes: Buffer, path: string): Parts {
  const starts = Array.from({ length: bytes.readInt32LE(0) }, (_, index) => Number(bytes.readBigInt64LE(4 + 8 * index)));
  const find = (index: number) => {
    const start = starts[index] ?? -1;
    return start < 0 ? undefined : bytes.subarray(start, Math.min(bytes.length, ...starts.filter((other) => other > start)));
  };
  return {
    find,
    part(index) {
      const found = find(index);
      if (!found) throw new Error(`${path}: part ${index} is missing; install the language data anew (npm ci)`);
      return found;
    },
  };
}

class Cursor {
  #at = 0;
  readonly #bytes: Buffer;

  constructor(bytes: Buffer) {
    this.#bytes = bytes;
  }

  skip(count: number): number {
    const at = this.#at;
    this.#at += count;
    return at;
  }

  uint8 = (): number => this.#bytes.readUInt8(this.skip(1));
  int32 = (): number => this.#bytes.readInt32LE(this.skip(4));
  double = (): number => this.#bytes.readDoubleLE(this.skip(8));

  text(): string {
    const length = this.int32();
    const at = this.skip(length);
    return this.#bytes.toString('latin1', at, at + length);
  }

  int8s(count: number): Int8Array {
    return new Int8Array(this.#bytes.buffer, this.#bytes.byteOffset + this.skip(count), count);
  }
}

/** Flags of the format: weights are whole numbers; written by tesseract 4 or later; layers have learning rates of their own. */
const [wholeNumbers, recent, ownRates] = [1, 128, 64];

/** Adds a network's layers, and gives the height of its input where it has one, else 0. */
function addLayers(cursor: Cursor, layers: Layer[], direction: Direction): number {
  cursor.skip(1);
  const type = cursor.text();
  cursor.skip(2);
  const flags = cursor.int32();
  cursor.skip(12);
  cursor.text();
  switch (type) {
    case 'Input': {
      cursor.skip(4);
      const height = cursor.int32();
      cursor.skip(12);
      return height;
    }
    case 'Series':
    case 'XYTranspose':
    case 'RTLReversed': {
      const inside = type === 'XYTranspose' ? 'down' : type === 'RTLReversed' ? 'reverse' : direction;
      const heights = Array.from({ length: cursor.int32() }, () => addLayers(cursor, layers, inside));
      if (flags & ownRates) cursor.skip(4 * cursor.int32());
      return Math.max(...heights);
    }
    default:
      layers.push(layerOf(cursor, type, direction));
      return 0;
  }
}

function layerOf(cursor: Cursor, type: string, direction: Direction): Layer {
  switch (type) {
    case 'Convolve':
      return { type: 'window', width: 2 * cursor.int32() + 1, height: 2 * cursor.int32() + 1 };
    case 'Maxpool':
      return { type: 'pool', width: cursor.int32(), height: cursor.int32() };
    case 'LSTM':
    case 'SummLSTM':
      cursor.skip(4);
      return { type: 'lstm', direction, gates: [matrix(cursor), matrix(cursor), matrix(cursor), matrix(cursor)] };
    case 'Tanh':
    case 'Softmax':
      return { type: 'dense', activation: type === 'Tanh' ? 'tanh' : 'softmax', weights: matrix(cursor) };
    default:
      throw new OtherNetwork(`language data: a layer of type ${type}, which is not known here`);
  }
}

function matrix(cursor: Cursor): Matrix {
  const mode = cursor.uint8();
  if ((mode & recent) === 0 || (mode & wholeNumbers) === 0) throw new OtherNetwork(`language data: weights of kind ${mode}, which are not known here`);
  const [rows, columns] = [cursor.int32(), cursor.int32()];
  cursor.skip(1);
  const int8 = cursor.int8s(rows * columns);
  const scales = Array.from({ length: cursor.int32() }, () => cursor.double());
  return { rows, columns, int8: int8, scales };
}

/** One a line, the first is their number; NULL stands for the blank between words. */
function charactersIn(bytes: Buffer): readonly string[] {
  const [count, ...lines] = bytes.toString('utf8').split('\n');
  return lines.slice(0, Number(count)).map((line) => line.split(' ')[0]!.replace(/^NULL$/, ' '));
}

/** Characters have codes of several outputs in other scripts than ours. */
function textsOf(names: readonly string[], table: Buffer, blank: number): readonly string[] {
  const labels: string[] = [];
  let at = 4;
  for (const name of names) {
    const length = table.readInt32LE(at + 1);
    if (length === 1) labels[table.readInt32LE(at + 5)] ??= name;
    at += 5 + 4 * length;
  }
  labels[blank] = '';
  return Array.from(labels, (text) => text ?? '');
}
