/**
 * XML of electronic invoices as plain nodes without namespace prefixes. Untrusted input: bounded size and depth, no document types, only XML's five
 * predefined entities.
 */
import { XMLParser } from 'fast-xml-parser';
import { InputError } from '../../errors.js';

/** An element: children by name, attributes as "@name", own text as "#text". An element with text only is the text. */
export type Node = string | { readonly [name: string]: Node | readonly Node[] };

const mostBytes = 20_000_000;
const deepest = 60;

const parser = new XMLParser({
  removeNSPrefix: true,
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  parseTagValue: false,
  parseAttributeValue: false,
  processEntities: false,
  trimValues: true,
  ignoreDeclaration: true,
  ignorePiTags: true,
});

/** Parses untrusted XML. Throws InputError, prefixed with `name`, beyond the limits, for document types and for malformed XML. */
export function parseXml(bytes: Uint8Array, name: string): Node {
  if (bytes.length > mostBytes)
    throw new InputError(`${name}: XML of ${bytes.length} bytes, at most ${mostBytes} are read. Take the attachment out of the file`);
  const text = decode(bytes);
  if (/<!(DOCTYPE|ENTITY)/i.test(text))
    throw new InputError(`${name}: the XML declares a document type, which no e-invoice does. Take the attachment out of the file`);
  if (depth(text) > deepest)
    throw new InputError(`${name}: elements nested deeper than ${deepest}, which no e-invoice does. Take the attachment out of the file`);
  try {
    return parser.parse(text) as Node;
  } catch (error) {
    throw new InputError(`${name}: is no well-formed XML (${(error as Error).message.split('\n')[0]}). Ask its sender for another`);
  }
}

function decode(bytes: Uint8Array): string {
  const utf16 = bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : undefined;
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 200));
  const declared = utf16 ?? head.match(/encoding=["']([\w-]+)["']/)?.[1] ?? 'utf-8';
  try {
    return new TextDecoder(declared).decode(bytes);
  } catch {
    return new TextDecoder().decode(bytes);
  }
}

/** The parser builds its result recursively, so depth is checked before. */
function depth(text: string): number {
  let [now, most] = [0, 0];
  for (let at = text.indexOf('<'); at >= 0; at = text.indexOf('<', at + 1)) {
    const next = text[at + 1];
    if (next === '/') now--;
    else if (next !== '!' && next !== '?') {
      const end = text.indexOf('>', at);
      if (text[end - 1] !== '/') most = Math.max(most, ++now);
    }
  }
  return most;
}

/** All elements at "A/B/C". */
export function all(node: Node | undefined, path: string): readonly Node[] {
  let nodes: readonly Node[] = node === undefined ? [] : [node];
  for (const name of path.split('/')) {
    nodes = nodes.flatMap((one) => {
      if (typeof one === 'string') return [];
      const child = Object.hasOwn(one, name) ? one[name] : undefined;
      return child === undefined ? [] : Array.isArray(child) ? (child as readonly Node[]) : [child as Node];
    });
  }
  return nodes;
}

/** The first element at one of the paths. */
export function one(node: Node | undefined, ...paths: readonly string[]): Node | undefined {
  for (const path of paths) {
    const found = all(node, path)[0];
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The text of the first element at one of the paths that has any. */
export function text(node: Node | undefined, ...paths: readonly string[]): string | undefined {
  for (const path of paths)
    for (const found of all(node, path)) {
      const own = textOf(found);
      if (own !== undefined) return own;
    }
  return undefined;
}

/** Own text of an element with single blanks; undefined where empty. */
export function textOf(node: Node | undefined): string | undefined {
  const own = typeof node === 'string' ? node : node === undefined ? undefined : node['#text'];
  const plain = typeof own === 'string' ? unescapeXml(own).replace(/\s+/g, ' ').trim() : '';
  return plain === '' ? undefined : plain;
}

/** Value of an attribute; undefined where missing. */
export const attribute = (node: Node | undefined, name: string): string | undefined => {
  const value = typeof node === 'object' ? node[`@${name}`] : undefined;
  return typeof value === 'string' ? unescapeXml(value) : undefined;
};

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function unescapeXml(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([0-9a-fA-F]{1,6})|(amp|lt|gt|quot|apos));/g, (whole, decimal: string, hex: string, name: string) => {
    if (name) return entities[name]!;
    const point = decimal ? Number(decimal) : Number.parseInt(hex, 16);
    return point > 0 && point <= 0x10ffff ? String.fromCodePoint(point) : whole;
  });
}
