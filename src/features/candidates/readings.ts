/** Spans of a segment's text that some kind recognises, with their readings. They depend on the text alone and are cached. */
import { remembered } from '../../remembered.js';
import { shortTaxIdKey } from '../../catalogue/country-words/id-forms.js';
import { vatIdForms } from '../../catalogue/country-words/vat-ids.js';
import { kinds } from '../../values/index.js';
import type { KindName, Origin, Reading } from '../../values/kind.js';
import type { Token } from '../contract.js';
import { withMisreadNumbers } from './misread-numbers.js';
import { printedRates } from './vat-rates.js';

/** Kinds of candidates, in the order of their one-hot features. */
export const candidateKinds: readonly KindName[] = [
  'amount',
  'rate',
  'date',
  'duration',
  'identifier',
  'iban',
  'bic',
  'vat-id',
  'tax-id',
  'bank-code',
  'bank-account',
  'isr-reference',
  'isr-subscriber',
  'kid',
  'company-registration',
];

export interface Recognised {
  readonly kind: KindName;
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly readings: readonly Reading[];
  /** Has the form of an amount, a date or a count: an identifier only behind a key phrase. */
  readonly onlyAnnounced: boolean;
}

/** Fewest digits of a kind between two commas (only amounts and dates contain commas): texts with fewer are not searched. A BIC may have none. */
const fewestDigits: Readonly<Partial<Record<KindName, number>>> = {
  bic: 0,
  iban: 6,
  'vat-id': 2,
  'tax-id': 4,
  'bank-code': 3,
  'bank-account': 4,
  'isr-reference': 5,
  'isr-subscriber': 4,
  kid: 2,
  'company-registration': 3,
};
const comma = 44;
const decimals = /[.,]\d{2}(?!\d)/;
/** Prefixes of VAT ids that have fewer digits than other countries'. */
const shortVatIds = new RegExp([...vatIdForms].flatMap(([prefix, { fewestDigits }]) => (fewestDigits === undefined ? [] : [prefix])).join('|'));

/** Kind by kind, each from left to right. */
export const recognisedIn = (text: string, origin: Origin): readonly Recognised[] => byOrigin[origin](text);

/** Where OCR has read one of the words all of them count as recognised. */
export const originOf = (tokens: readonly Token[]): Origin => (tokens.some(({ recognised }) => recognised) ? 'recognised' : 'printed');

const recogniser = (origin: Origin) =>
  remembered((text: string): readonly Recognised[] => {
    const digits = mostDigits(text);
    const found: Recognised[] = [];
    // The characters of a text layer are certain: only OCR takes digits for letters.
    const meant = origin === 'recognised' ? withMisreadNumbers(text) : text;
    for (const kind of candidateKinds)
      if (mayHold(kind, text, digits)) recognise(found, kind, text, kind === 'amount' || kind === 'date' ? meant : text, origin);
    return found;
  }, 10_000);
const byOrigin: Readonly<Record<Origin, (text: string) => readonly Recognised[]>> = { printed: recogniser('printed'), recognised: recogniser('recognised') };

/** Cheap test before the search: whether the text is long enough and has enough digits. */
function mayHold(kind: KindName, text: string, digits: number): boolean {
  if (digits < (fewestDigits[kind] ?? 1)) return false;
  if (kind === 'iban') return text.length >= 15;
  if (kind === 'vat-id') return digits >= 4 || shortVatIds.test(text);
  if (kind === 'tax-id') return digits >= 6 || shortTaxIdKey.test(text);
  if (kind === 'isr-reference') return digits >= 15 || text.includes('RF');
  return true;
}

function recognise(found: Recognised[], kind: KindName, printed: string, whole: string, origin: Origin): void {
  for (const { start, end } of kinds[kind].find(whole, origin)) {
    const text = whole.slice(start, end);
    if (kind === 'rate' && !isRate(text, whole.slice(Math.max(0, start - 2), start), whole.slice(end, end + 2))) continue;
    found.push({
      kind,
      start,
      end,
      text: printed.slice(start, end),
      readings: kinds[kind].read(text, origin),
      onlyAnnounced: kind === 'identifier' && !isIdentifier(text),
    });
  }
}

/** Digits without a comma among them. */
function mostDigits(text: string): number {
  let [most, count] = [0, 0];
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code === comma) count = 0;
    else if (code >= 48 && code <= 57) most = Math.max(most, ++count);
  }
  return most;
}

function isRate(text: string, before: string, after: string): boolean {
  return text.includes('%') || before.trimEnd().endsWith('%') || after.trimStart().startsWith('%') || printedRates.has(String(Number(text.replace(',', '.'))));
}

/** Amounts with decimals, dates with points and single digits are no identifiers; 4/11/2023 may be the fourth invoice of a November. */
function isIdentifier(text: string): boolean {
  if (text.length === 1 || text.includes('%') || text.includes('@')) return false;
  if (/^[-+]?[\d.,'’ ]*[.,]\d{2}$/.test(text) && decimals.test(text)) return false;
  return !/^\d{1,2}\.\d{1,2}\.(?:\d{2}|\d{4})$/.test(text);
}
