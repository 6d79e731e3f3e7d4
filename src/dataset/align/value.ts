/** Places of a value of a kind (amount, date, IBAN, identifier, …): every span of a line that reads as it, in any printed format. */
import type { KindName, Reading } from '../../values/kind.js';
import { kinds } from '../../values/index.js';
import { misreadDigits } from '../../values/text/misread.js';
import type { Place } from '../label.js';
import { compactId, distance, forgiven } from './compare.js';
import { distinct, isOcr, type Printed, type PrintedLine, type Printing, placeOf } from './printed.js';
import { placesOfText, similarText } from './words.js';

/** Best first; where empty, the reason is given. */
export interface Found {
  readonly places: readonly Place[];
  readonly reason?: string;
}

const numeric = new Set<KindName>(['amount', 'rate', 'duration']);
/** Kinds whose values have no pattern: characters are compared instead. */
const literal = new Set<KindName>(['identifier', 'bank-account', 'bank-code', 'tax-id', 'company-registration', 'kid', 'isr-reference', 'isr-subscriber']);
const runLength = 5;

/**
 * Where `value`, normalised as kinds do, is printed; several places where it is repeated. Texts and identifiers are compared by characters, other kinds by
 * what a place reads as.
 */
export function place(printed: Printed, kind: KindName, value: string): Found {
  const places = kind === 'text' ? placesOfText(printed, value) : literal.has(kind) ? placesOfId(printed, value) : placesOfValue(printed, kind, value);
  if (places.length > 0) return { places };
  const similar = similarText(printed, value);
  return { places, reason: similar === undefined ? 'not on the page' : `not on the page, only similar: ${similar}` };
}

function placesOfValue(printed: Printed, kind: KindName, value: string): readonly Place[] {
  const wanted = wantedValues(kind, value);
  const found = matching(printingsOf(printed, kind), kind, wanted);
  if (found.length > 0) return found;
  // Spans that the finder missed: a few words that read as the value, as printed or with OCR's letter-for-digit confusions undone.
  const runs = matching(runsOf(printed, kind), kind, wanted);
  if (runs.length > 0) return runs;
  if (kind === 'iban' || kind === 'bic' || kind === 'vat-id') return placesOfId(printed, value);
  if (kind === 'phone') {
    const dialled = placesOfPhone(printed, value);
    return dialled.length > 0 ? dialled : placesOfId(printed, value);
  }
  if (kind === 'email' || kind === 'url') return placesOfText(printed, value.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, ''));
  // A credit memo's amounts are negative on some pages and positive on others.
  if (kind === 'amount')
    return matching(printingsOf(printed, kind), kind, new Set([...wanted].map((text) => (text.startsWith('-') ? text.slice(1) : `-${text}`))));
  return [];
}

/** Both the given value and its normal form. */
function wantedValues(kind: KindName, value: string): ReadonlySet<string> {
  if (numeric.has(kind)) return new Set([canonical(kind, value)]);
  return new Set([
    value,
    ...kinds[kind]
      .read(value)
      .slice(0, 1)
      .map((reading) => reading.value),
  ]);
}

/** Numbers compare numerically: 18.0000 is 18.00. */
const canonical = (kind: KindName, value: string): string => (numeric.has(kind) && Number.isFinite(Number(value)) ? String(Number(value)) : value);

/** First choices of the kind come before alternative readings. */
function matching(printings: readonly Printing[], kind: KindName, wanted: ReadonlySet<string>): readonly Place[] {
  const ranked = printings.flatMap((printing) => {
    const rank = printing.readings.findIndex((reading) => wanted.has(canonical(kind, reading.value)));
    // Every small number may be a rate; those with a percent sign come first.
    return rank < 0 ? [] : [{ place: printing.place, rank: kind === 'rate' && !printing.text.includes('%') ? rank + 10 : rank }];
  });
  ranked.sort((a, b) => a.rank - b.rank);
  return withoutWider(distinct(ranked.map(({ place }) => place)));
}

/** Of spans with the same reading, "119,00" is kept and "Summe 119,00 EUR" is not. */
function withoutWider(places: readonly Place[]): readonly Place[] {
  const tight = (outer: Place) =>
    !places.some(
      (inner) =>
        inner !== outer && inner.page === outer.page && inner.words.length < outer.words.length && inner.words.every((word) => outer.words.includes(word)),
    );
  return places.filter(tight);
}

function printingsOf(printed: Printed, kind: KindName): readonly Printing[] {
  return remembered(printed, `find ${kind}`, () =>
    printed.lines.flatMap((line) =>
      kinds[kind].find(line.text).flatMap(({ start, end }) => {
        const text = line.text.slice(start, end);
        return printing(printed, kind, placeOf(line, start, end, printed.document), text);
      }),
    ),
  );
}

function runsOf(printed: Printed, kind: KindName): readonly Printing[] {
  return remembered(printed, `runs ${kind}`, () =>
    printed.lines.flatMap((line) =>
      runs(line).flatMap(([start, end]) => printing(printed, kind, placeOf(line, start, end, printed.document), line.text.slice(start, end))),
    ),
  );
}

function printing(printed: Printed, kind: KindName, at: Place, text: string): readonly Printing[] {
  const readings = readingsOf(kind, text, isOcr(at, printed.document));
  return readings.length > 0 ? [{ place: at, text, readings }] : [];
}

function readingsOf(kind: KindName, text: string, ocr: boolean): readonly Reading[] {
  const readings = kinds[kind].read(text);
  if (readings.length > 0 || !ocr || !/\d/.test(text)) return readings;
  const meant = misreadDigits(text);
  return meant === text ? readings : kinds[kind].read(meant);
}

/** Spans of one to five words that are together. */
function runs(line: PrintedLine): readonly (readonly [start: number, end: number])[] {
  const ends = line.starts.map((_, i) => (i + 1 < line.starts.length ? line.text.slice(0, line.starts[i + 1]).trimEnd().length : line.text.length));
  return line.starts.flatMap((start, first) =>
    ends
      .slice(first, first + runLength)
      .filter((end) => !line.text.slice(start, end).includes('   ') && end - start <= 60)
      .map((end) => [start, end] as const),
  );
}

function remembered(printed: Printed, key: string, make: () => readonly Printing[]): readonly Printing[] {
  const known = printed.readings.get(key) ?? make();
  printed.readings.set(key, known);
  return known;
}

/** Identifiers: the same letters and digits, not as a part of a longer identifier. */
function placesOfId(printed: Printed, value: string): readonly Place[] {
  const wanted = compactId(value);
  if (wanted === '') return [];
  const exact = printed.lines.flatMap((line) => idsIn(line, wanted).map(([start, end]) => placeOf(line, start, end, printed.document)));
  if (exact.length > 0) return distinct(exact);
  const limit = forgiven(wanted.length);
  if (limit === 0) return [];
  // OCR may confuse a few letters. In a text layer, a near match is another number.
  const near = runsOfText(printed).flatMap(({ place: at, text }) => {
    const off = isOcr(at, printed.document) ? distance(compactId(text), wanted, limit) : Infinity;
    return off === Infinity ? [] : [{ at, off }];
  });
  near.sort((a, b) => a.off - b.off);
  return withoutWider(distinct(near.filter(({ off }) => off === near[0]!.off).map(({ at }) => at)));
}

const runsOfText = (printed: Printed): readonly Printing[] =>
  remembered(printed, 'runs', () =>
    printed.lines.flatMap((line) =>
      runs(line).map(([start, end]) => ({ place: placeOf(line, start, end, printed.document), text: line.text.slice(start, end), readings: [] })),
    ),
  );

function idsIn(line: PrintedLine, wanted: string): readonly (readonly [start: number, end: number])[] {
  const kept: number[] = [];
  let compacted = '';
  for (let i = 0; i < line.text.length; i++) {
    const piece = compactId(line.text[i]!);
    for (let k = 0; k < piece.length; k++) kept.push(i);
    compacted += piece;
  }
  const found: (readonly [number, number])[] = [];
  for (let at = compacted.indexOf(wanted); at >= 0; at = compacted.indexOf(wanted, at + 1)) {
    const [start, end] = [kept[at]!, kept[at + wanted.length - 1]! + 1];
    if (line.text.slice(start, end).includes('   ')) continue;
    if (bounded(line.text, start, end)) found.push([start, end]);
  }
  return found;
}

/** "Nr.4711" holds 4711, "4711," too; 12.03.2024 does not hold 12, nor A4711 the number 4711. */
function bounded(text: string, start: number, end: number): boolean {
  const [before, behind] = [text[start - 1] ?? ' ', text[end] ?? ' '];
  if (/[\p{L}\p{N}]/u.test(before) || /[\p{L}\p{N}]/u.test(behind)) return false;
  if (/[.,/+–-]/.test(before) && /\d/.test(text[start - 2] ?? ' ')) return false;
  if (/[.,/–-]/.test(behind) && /\d/.test(text[end + 1] ?? ' ')) return false;
  return true;
}

/** The last digits agree, whatever the country prefix. */
function placesOfPhone(printed: Printed, value: string): readonly Place[] {
  const digits = value.replace(/\D/g, '');
  if (digits.length < 7) return [];
  const tail = digits.slice(-Math.min(9, digits.length - 2));
  const found = runsOfText(printed).filter(
    ({ text }) => /^[\d\s()+/.–-]+$/.test(text) && text.replace(/\D/g, '').endsWith(tail) && text.replace(/\D/g, '').length <= digits.length + 4,
  );
  return withoutWider(distinct(found.map((printing) => printing.place)));
}
