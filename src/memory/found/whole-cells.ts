/**
 * References that remembered documents have in all that is printed behind or below their key, whatever form that has ("Bon 24-0077", then "Mandat 80417", "email J. Smith"): all that stands
 * there is the value on the next document too.
 */
import { type Candidate, type EncodedPage, overlaps } from '../../features/contract.js';
import { boxOf, isApart, textOf } from '../../features/tokens/token-text.js';
import { type Contexts, hashOf } from '../contexts.js';
import type { RememberedPage } from '../remembered.js';

/** Words of one cell. */
const longest = 8;
/** A gap between cells: in line heights of a page, and in ten-thousandths of a remembered one's width. */
const [gap, widthOfGap] = [1, 130];
/** In ten-thousandths of the page: where the cell may begin beside the remembered one. */
const edge = 80;
/** Logits: of what is no whole cell, and of one at least. */
const [none, least] = [-6, 2];

interface Span extends Pick<Candidate, 'first' | 'last'> {
  /** It stands below a heading, where anything may be printed if the value is not: it needs a part that is likely by itself. */
  readonly isBelow?: boolean;
}

/** Values of one detail on a remembered page. */
interface Known {
  readonly contexts: Contexts;
  readonly values: readonly Span[];
}

/** The cells of a page, first word to last, behind or below keys whose cells were values of the detail on remembered pages, several words on more of them than a part is on. */
export function wholeCells({ tokens }: EncodedPage, contexts: Contexts, remembered: readonly RememberedPage[], detail: string): readonly Span[] {
  const pages = remembered.map(({ values, contexts }): Known => ({ contexts, values: values.filter((value) => value.detail === detail) }));
  const places = pages.flatMap(({ contexts, values }) => values.map(({ first, last }) => ({ first, last, contexts })));
  if (!places.some(({ first, last }) => last > first) || places.some(({ contexts, last }) => !endsCell(contexts, last))) return [];
  const isPlace = (of: Contexts, i: number): boolean =>
    places.some(({ contexts: other, first }) => isBehindKey(of, i, other, first) && Math.abs(of.x1[i]! - other.x1[first]!) <= edge);
  const isPart = ({ contexts: own, values }: Known): boolean =>
    beginnings(own, isPlace).some((i) => values.some(({ first }) => first > i && isOneCell(own, i, first)));
  const wholes = pages.filter(({ values }) => values.some(({ first, last }) => last > first)).length;
  if (pages.filter(isPart).length >= wholes) return [];
  return beginnings(contexts, isPlace).flatMap((first) => {
    let last = first;
    while (tokens[last + 1]?.line === tokens[first]!.line && !isApart(tokens[last]!, tokens[last + 1]!, gap)) last++;
    return last - first < longest ? [{ first, last, isBelow: contexts.key[first] === 0 }] : [];
  });
}

/** Colons and dashes. */
const sign = hashOf('');

/** Words at such a place; a number does not part what stands behind one key. */
function beginnings(contexts: Contexts, isPlace: (of: Contexts, i: number) => boolean): number[] {
  const found = [...contexts.own.keys()].filter((i) => contexts.own[i] !== sign && isPlace(contexts, i));
  return found.filter((i) => !found.includes(i - 1) || contexts.key[i] === 0 || contexts.key[i] !== contexts.key[i - 1]);
}

/** The same key before it, or where neither has one, the same heading. */
const isBehindKey = ({ key, heading }: Contexts, i: number, other: Contexts, first: number): boolean =>
  other.key[first] === 0 ? key[i] === 0 && heading[i] !== 0 && heading[i] === other.heading[first] : key[i] === other.key[first];

/** All words from one to another are on one line and close together. */
function isOneCell(contexts: Contexts, from: number, to: number): boolean {
  for (let i = from; i < to; i++) if (endsCell(contexts, i)) return false;
  return true;
}

/** Nothing is printed right behind it. */
function endsCell({ count, x1, x2, y }: Contexts, last: number): boolean {
  const next = last + 1;
  const isOnLine = next < count && x1[next]! >= x2[last]! && Math.abs(y[next]! - y[last]!) <= edge / 2;
  return !isOnLine || x1[next]! - x2[last]! > widthOfGap;
}

/** Candidates for the cells beside those that are known. */
export const candidatesOfCells = (page: EncodedPage, cells: readonly Span[], known: readonly Candidate[]): Candidate[] =>
  cells.flatMap(({ first, last, isBelow }) => {
    const tokens = page.tokens.slice(first, last + 1);
    const text = textOf(tokens);
    const isKnown = known.some((each) => each.kind === 'identifier' && each.first === first && each.last === last);
    const hasPart = known.some((each) => each.kind === 'identifier' && overlaps(each, { first, last }));
    return isKnown || (isBelow && !hasPart) || !/[\p{L}\d]{2}/u.test(text)
      ? []
      : [{ kind: 'identifier' as const, value: text, first, last, text, box: boxOf(tokens), page: page.page }];
  });

/** Adds to the terms of one detail, whose column is `f` of `width`: a whole cell is at least as likely as each of its parts, and these are none. `logits` and `terms`: candidates × details of the page. */
export function preferCells(
  { candidates }: EncodedPage,
  cells: readonly Span[],
  logits: Float32Array,
  { f, width }: { readonly f: number; readonly width: number },
  terms: Float32Array,
): void {
  const sumOf = (c: number): number => logits[c * width + f]! + terms[c * width + f]!;
  for (const { first, last, isBelow } of cells) {
    const own = [...candidates.keys()].filter((c) => candidates[c]!.kind === 'identifier' && overlaps(candidates[c]!, { first, last }));
    const whole = own.find((c) => candidates[c]!.first === first && candidates[c]!.last === last);
    if (whole === undefined) continue;
    const parts = own.filter((c) => c !== whole);
    if (isBelow && !parts.some((c) => sumOf(c) > 0)) continue;
    const most = Math.max(least, ...own.map(sumOf));
    for (const c of parts) terms[c * width + f]! = Math.min(terms[c * width + f]!, none - logits[c * width + f]!);
    terms[whole * width + f]! += Math.max(0, most - sumOf(whole));
  }
}
