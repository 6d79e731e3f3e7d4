/** Where an address stands by its shape alone: lines below each other that end with code and town, and "street · code town" in one line. */
import type { EncodedPage, Token } from '../../../features/contract.js';
import { hull, type Box } from '../../../document/box.js';
import { type Segment, segmentsOf } from '../../../features/tokens/segments.js';
import { hasLegalForm } from '../spans/values.js';
import { isPartyKey } from '../names/party-names.js';
import { codeAndTown } from './postal-codes.js';

/** Indices of tokens, first … last. */
export type Range = readonly [first: number, last: number];

export interface AddressPlace {
  readonly page: EncodedPage;
  readonly isBlock: boolean;
  readonly name?: Range;
  /** All of its words. */
  readonly tokens: readonly Token[];
  readonly street: Range;
  readonly zip: Range;
  readonly city: Range;
}

/** Lines of a block above its town; characters of a line of it. */
const [mostLines, longest] = [4, 60];
/** In heights of the type, from line to line; how far left edges, middles or right edges may be off; how different the type may be. */
const [pitch, edge, sameType] = [2.2, 0.7, 1.35];
/** Segments of other columns between two lines of one block. */
const mostBesides = 10;
/** Pages and segments with more are no letters. */
const mostSegments = 2000;

export function addressPlaces(page: EncodedPage): AddressPlace[] {
  const segments = segmentsOf(page.tokens);
  if (segments.length > mostSegments) return [];
  // Every code has a digit.
  const numbered = segments.flatMap(({ text }, at) => (/\d/.test(text) ? [at] : []));
  return [...numbered.flatMap((at) => blockAbove(at, segments, page) ?? []), ...numbered.flatMap((at) => inOneLine(segments[at]!, page))];
}

const boxOf = ({ first, last }: Segment, tokens: readonly Token[]): Box => hull(tokens.slice(first, last + 1).map(({ box }) => box));

function blockAbove(townAt: number, segments: readonly Segment[], page: EncodedPage): AddressPlace | undefined {
  const town = segments[townAt]!;
  if (town.text.length > longest) return undefined;
  const parts = codeAndTown(town.text);
  if (!parts) return undefined;
  const lines: Segment[] = [];
  let below = boxOf(town, page.tokens);
  // Lines of other columns come between, and not always in the order of their heights.
  for (let at = townAt - 1, others = 0; at >= 0 && others < mostBesides && lines.length < mostLines; at--) {
    const box = boxOf(segments[at]!, page.tokens);
    const isNear = below.y - box.y <= pitch * below.height && isUpon(box, below);
    if (isNear && !isAddressLine(segments[at]!.text)) break;
    if (!isNear) others++;
    else {
      lines.push(segments[at]!);
      [below, others] = [box, 0];
    }
  }
  if (lines.length < 2) return undefined;
  const [street, ...above] = lines as [Segment, ...Segment[]];
  const name = above.reverse().find(({ text }) => !isPartyKey(text));
  if (!name) return undefined;
  const tokens = [town, ...lines].flatMap(({ first, last }) => page.tokens.slice(first, last + 1));
  return { page, isBlock: true, tokens, name: [name.first, name.last], street: [street.first, street.last], ...codeAndTownOf(town, parts) };
}

function isUpon(box: Box, below: Box): boolean {
  const height = Math.max(box.height, below.height);
  const isAligned = (part: number) => Math.abs(box.x + part * box.width - below.x - part * below.width) < edge * height;
  return below.y - box.y > 0.5 * height && height < sameType * Math.min(box.height, below.height) && (isAligned(0) || isAligned(0.5) || isAligned(1));
}

/** No key with its value, no amount, no number of anything else; and no whole address, as the sender's small line over the receiver's. */
const isAddressLine = (text: string): boolean =>
  text.length <= longest &&
  /\p{L}{2}/u.test(text) &&
  !/\p{L}.*\d.*(?<!\d)(?:\d{4,6}|\d{4} [A-Z]{2}|\d{3} \d{2}|\d{2}-\d{3}|\d{4}-\d{3}) \p{Lu}\p{L}{2}/u.test(text) &&
  !/:|\d{6}|\d[.,]\d{2}(?!\d)|@|\d{1,2}[./]\d{1,2}[./]\d/.test(text);

function codeAndTownOf(
  segment: Segment,
  [zipStart, zipEnd, townStart, townEnd]: readonly [number, number, number, number],
  offset = 0,
): Pick<AddressPlace, 'zip' | 'city'> {
  return { zip: rangeOf(segment, offset + zipStart, offset + zipEnd), city: rangeOf(segment, offset + townStart, offset + townEnd) };
}

function rangeOf({ first, starts }: Segment, start: number, end: number): Range {
  const from = starts.findLastIndex((at) => at <= start);
  const to = starts.findLastIndex((at) => at < end);
  return [first + Math.max(0, from), first + Math.max(0, to)];
}

/** Signs between the parts of an address in one line. */
const separators = /\s*[·•|–—;]\s*|,\s+|\s+-\s+/g;
const mayBeSeparated = /[·•|–—;,-]/;
const mostParts = 40;

/** "Norrsken AB · Box 318 · 821 40 Bollnäs", "Fenwick Mill, Weir Lane, Selby, YO8 4QR". */
function inOneLine(segment: Segment, page: EncodedPage): AddressPlace[] {
  if (!mayBeSeparated.test(segment.text)) return [];
  const parts = partsOf(segment.text);
  if (parts.length < 2 || parts.length > mostParts) return [];
  const places: AddressPlace[] = [];
  for (let i = 1; i < parts.length; i++) {
    const two = i + 1 < parts.length ? segment.text.slice(parts[i]!.start, parts[i + 1]!.end) : '';
    const own = codeAndTown(parts[i]!.text) ?? (/^\p{L}[^,]*, [A-Z]/u.test(two) ? codeAndTown(two) : undefined);
    const street = own && streetBefore(parts, i);
    if (!own || !street) continue;
    const before = parts[street.from - 1];
    const name = before && hasLegalForm(before.text) && before.text.length <= longest ? { name: rangeOf(segment, before.start, before.end) } : {};
    const range = rangeOf(segment, parts[street.from]!.start, parts[i - 1]!.end);
    const town = codeAndTownOf(segment, own, parts[i]!.start);
    const tokens = [range, town.zip, town.city].flatMap(([first, last]) => page.tokens.slice(first, last + 1));
    places.push({ page, isBlock: false, tokens, ...name, street: range, ...town });
  }
  return places;
}

interface Part {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

function partsOf(text: string): Part[] {
  const parts: Part[] = [];
  let start = 0;
  const add = (end: number) => {
    if (end > start) parts.push({ text: text.slice(start, end), start, end });
  };
  for (const { 0: sign, index } of text.matchAll(separators)) {
    add(index);
    start = index + sign.length;
  }
  add(text.length);
  return parts;
}

/** The part before the town, and what stands before that within the same address: "Fenwick Mill, Weir Lane". */
function streetBefore(parts: readonly Part[], town: number): { readonly from: number } | undefined {
  const own = parts[town - 1]!;
  if (own.text.length > longest || !/\p{L}/u.test(own.text) || /[:@]|\d{6}/.test(own.text) || hasLegalForm(own.text)) return undefined;
  const before = parts[town - 2];
  if (/\d/.test(own.text)) return { from: town - 1 };
  // Without a number it is a street where it is not alone.
  return before && town === 2 && isAddressLine(before.text) && !hasLegalForm(before.text) ? { from: town - 2 } : undefined;
}
