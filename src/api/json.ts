/** JSON (RFC 8259) with 64-bit integers: what does not fit a double comes in as bigint, and every bigint goes out digit by digit. */
import { apiError } from './errors.js';

export type Json = string | number | bigint | boolean | null | readonly Json[] | { readonly [name: string]: Json | undefined };

/** Levels of nesting; no request has more. Guards the stack. */
const maxDepth = 64;

/** Members that are undefined are left out, as JSON.stringify does. */
export function writeJson(value: Json): string {
  if (typeof value === 'bigint') return value.toString();
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (isList(value)) return `[${value.map(writeJson).join(',')}]`;
  const members = Object.entries(value).flatMap(([name, member]) => (member === undefined ? [] : `${JSON.stringify(name)}:${writeJson(member)}`));
  return `{${members.join(',')}}`;
}

const isList = (value: object): value is readonly Json[] => Array.isArray(value);

/** Parses JSON; throws ApiError. JSON.parse rounds large integers; it still parses the strings, so that a document of 60 MB is fast. */
export function readJson(text: string): Json {
  const [value, end] = readValue(text, skipBlanks(text, 0), 0);
  const rest = skipBlanks(text, end);
  if (rest < text.length) fail(text, rest);
  return value;
}

type Read<T> = readonly [value: T, end: number];

function readValue(text: string, at: number, depth: number): Read<Json> {
  if (depth > maxDepth) throw apiError('JSON_DEEP', maxDepth);
  const first = text[at];
  if (first === '"') return readText(text, at);
  if (first === '{') return readObject(text, at, depth);
  if (first === '[') return readList(text, at, depth);
  for (const [word, value] of [
    ['true', true],
    ['false', false],
    ['null', null],
  ] as const) {
    if (text.startsWith(word, at)) return [value, at + word.length];
  }
  return readNumber(text, at);
}

/** Prototype without names, so that a member named __proto__ is a member like any other; comparing such an object with a number does not throw. */
const noMembers: object = Object.freeze(Object.create(null, { [Symbol.toPrimitive]: { value: () => Number.NaN } }));

function readObject(text: string, at: number, depth: number): Read<Json> {
  const members: Record<string, Json> = Object.create(noMembers);
  let end = skipBlanks(text, at + 1);
  if (text[end] === '}') return [members, end + 1];
  for (;;) {
    if (text[end] !== '"') fail(text, end);
    const [name, afterName] = readText(text, end);
    const colon = skipBlanks(text, afterName);
    if (text[colon] !== ':') fail(text, colon);
    const [value, afterValue] = readValue(text, skipBlanks(text, colon + 1), depth + 1);
    members[name] = value;
    end = skipBlanks(text, afterValue);
    if (text[end] === '}') return [members, end + 1];
    if (text[end] !== ',') fail(text, end);
    end = skipBlanks(text, end + 1);
  }
}

function readList(text: string, at: number, depth: number): Read<Json> {
  const items: Json[] = [];
  let end = skipBlanks(text, at + 1);
  if (text[end] === ']') return [items, end + 1];
  for (;;) {
    const [value, afterValue] = readValue(text, end, depth + 1);
    items.push(value);
    end = skipBlanks(text, afterValue);
    if (text[end] === ']') return [items, end + 1];
    if (text[end] !== ',') fail(text, end);
    end = skipBlanks(text, end + 1);
  }
}

function readText(text: string, at: number): Read<string> {
  let quote = text.indexOf('"', at + 1);
  while (quote > 0 && isEscaped(text, quote)) quote = text.indexOf('"', quote + 1);
  if (quote < 0) fail(text, at);
  try {
    return [JSON.parse(text.slice(at, quote + 1)) as string, quote + 1];
  } catch {
    return fail(text, at);
  }
}

function isEscaped(text: string, at: number): boolean {
  let first = at;
  while (text[first - 1] === '\\') first--;
  return (at - first) % 2 === 1;
}

const numberForm = /-?(?:0|[1-9]\d*)(\.\d+)?([eE][+-]?\d+)?/y;

function readNumber(text: string, at: number): Read<number | bigint> {
  numberForm.lastIndex = at;
  const match = numberForm.exec(text);
  if (!match) return fail(text, at);
  const [digits, fraction, exponent] = match;
  const number = Number(digits);
  const whole = fraction === undefined && exponent === undefined && digits.length <= 20;
  return [whole && !Number.isSafeInteger(number) ? BigInt(digits) : number, at + digits.length];
}

function skipBlanks(text: string, at: number): number {
  while (text[at] === ' ' || text[at] === '\n' || text[at] === '\r' || text[at] === '\t') at++;
  return at;
}

/** Names the position, never the content: documents do not belong in logs. */
function fail(text: string, at: number): never {
  throw at >= text.length ? apiError('JSON_CUT') : apiError('JSON_SYNTAX', at + 1);
}
