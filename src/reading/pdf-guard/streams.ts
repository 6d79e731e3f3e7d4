/**
 * Where the streams of a PDF lie and what their dictionaries say (ISO 32000-1, 7.3.8): read from the head of each object on, as pdf.js reads them, so
 * that no string, comment, name or length of a dictionary hides one.
 */
import { InputError } from '../../errors.js';
import { isRegular, isSpace, Tokens } from './tokens.js';

/** Of a value that is an array its parts, of any other its words: a reference has three; a dictionary is no more than "<<". */
export type Dictionary = ReadonlyMap<string, readonly string[]>;

export interface PdfStream {
  /** Behind the head of its object. */
  readonly head: number;
  /** Where its bytes begin. */
  readonly start: number;
  readonly dictionary: Dictionary;
}

/** What tells how a stream is packed and what it is for. */
const told: ReadonlySet<string> = new Set(['/F', '/Filter', '/Length', '/Type', '/Subtype', '/Length1', '/N', '/FunctionType', '/ShadingType']);
/** Objects lie side by side, so that all of them are one reading of the file, and a few more where brackets are broken. Who needs more bytes misleads. */
const [mostReadings, moreBytes] = [8, 8 * 1024 * 1024];

/** In the order of their objects' heads. Throws where they cannot be told. */
export function* streamsOf(file: Buffer, name: string): Generator<PdfStream> {
  let left = file.length * mostReadings + moreBytes;
  for (let at = file.indexOf('obj'); at >= 0; at = file.indexOf('obj', at + 3)) {
    const head = at + 3;
    if (!endsNumber(file[at - 1]) || isRegular(file[head] ?? 0)) continue;
    const tokens = new Tokens(file, head);
    const stream = streamIn(tokens);
    left -= tokens.end - at;
    if (stream === 'misleading' || left < 0)
      throw new InputError(`${name}: this PDF is written in a way that does not let its content be checked. Print it again as a plain PDF.`);
    if (stream) yield { head, ...stream };
  }
}

/** A number stands before an object's head, whose last sign may be a point or minus; the "end" of "endobj" is none. */
const endsNumber = (byte = 0x20): boolean => isSpace(byte) || (byte >= 0x30 && byte <= 0x39) || byte === 0x2e || byte === 0x2d;

/** Where brackets are open: an array, or a dictionary before a key or before its value. */
type Place = 'array' | 'key' | 'value';

/** The stream that an object is. pdf.js reads streams and pictures within other objects too, where no honest one stands. */
function streamIn(tokens: Tokens): Omit<PdfStream, 'head'> | 'misleading' | undefined {
  const places: Place[] = [];
  const dictionary = new Map<string, string[]>();
  let values: string[] | undefined;
  for (let token = tokens.next(); token; token = tokens.next()) {
    const [place, last] = [places.at(-1), places.length - 1];
    if (place === 'key') {
      if (token === 'name') {
        places[last] = 'value';
        if (last === 0) values = valuesOf(dictionary, tokens.text());
      } else if (token === '>>') {
        places.pop();
        if (tokens.takes('stream')) return last === 0 ? { start: tokens.nextLine(), dictionary } : 'misleading';
      } else if (last === 0) values?.push(tokens.text());
    } else if (place === 'array' && token === ']') places.pop();
    else {
      if (place === 'value') places[last] = 'key';
      if (token === '[') places.push('array');
      else if (last === (place === 'array' ? 1 : 0)) values?.push(token === '<<' ? token : tokens.text());
      if (token === '<<') places.push('key');
      if (place && tokens.is('BI')) return 'misleading';
    }
    if (places.length === 0) return undefined;
  }
  return undefined;
}

/** Of two values of one key the last counts. */
function valuesOf(dictionary: Map<string, string[]>, key: string): string[] | undefined {
  if (!told.has(key)) return undefined;
  const values: string[] = [];
  dictionary.set(key, values);
  return values;
}
