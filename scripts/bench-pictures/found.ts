/** Which true values a text contains, whichever reader made it: amounts and days by what they say, ids letter by letter, names and descriptions with a tenth of their characters misread. */
import { bare } from '../../src/fold.js';
import { kinds } from '../../src/values/index.js';

export interface TrueValue {
  readonly field: string;
  readonly kind: 'amount' | 'date' | 'id' | 'phone' | 'number' | 'text';
  /** Any of them is right. */
  readonly anyOf: readonly string[];
}

type Values = Readonly<Record<string, unknown>>;

export interface TruthFile {
  readonly fields?: Values;
  readonly sender?: Values;
  readonly receiver?: Values;
  readonly lineItems?: readonly Values[];
  /** Values of an embedded e-invoice that the page does not show. */
  readonly notVisible?: Readonly<Record<string, unknown>> | null;
}

/** Said by the document as a whole, or written in another form than printed. */
const notPrinted = new Set(['DocumentType', 'InvoiceCurrency', 'Country', 'VatExemption', 'DescriptionExtra']);
/** Details of which a document has several: each counts; other lists are ways to write one value. */
const several = new Set(['Iban', 'Bic']);
/** Too short to be distinguished from chance. */
const fewestCharacters = 3;

export function trueValues({ fields = {}, sender = {}, receiver = {}, lineItems = [], notVisible }: TruthFile): TrueValue[] {
  const hidden = (part: string, name: string) => new Set(strings((notVisible?.[part] as Values | undefined)?.[name]));
  const of = (prefix: string, part: string, values: Values): TrueValue[] =>
    Object.entries(values).flatMap(([name, value]) => {
      if (notPrinted.has(name)) return [];
      const groups = (Array.isArray(value) ? value : [value]).filter((each): each is Values => typeof each === 'object' && each !== null);
      if (groups.length > 0) return groups.flatMap((group) => of(`${prefix}${name}.`, part, group));
      const kind = kindOf(name);
      const known = hidden(part, name);
      const usable = strings(value).filter((each) => !known.has(each) && isLongEnough(kind, each));
      if (usable.length === 0) return [];
      return (several.has(name) ? usable.map((each) => [each]) : [usable]).map((anyOf) => ({ field: prefix + name, kind, anyOf }));
    });
  return [
    ...of('', 'fields', fields),
    ...of('Sender.', 'sender', sender),
    ...of('Receiver.', 'receiver', receiver),
    ...lineItems.flatMap((item) => of('Line.', 'lineItems', item)),
  ];
}

function kindOf(name: string): TrueValue['kind'] {
  if (/Amount$|^UnitPrice$/.test(name)) return 'amount';
  if (/Date(?:Start|End|Date)?$/.test(name)) return 'date';
  if (/Rate$|^Quantity$|^Discount$/.test(name)) return 'number';
  if (name === 'Phone') return 'phone';
  return /^(?:Name|Street|StreetExtra|City|Description|Unit)$/.test(name) ? 'text' : 'id';
}

const strings = (value: unknown): readonly string[] =>
  (Array.isArray(value) ? value : [value]).filter((each) => each !== undefined && each !== null && each !== '').map(String);

const isLongEnough = (kind: TrueValue['kind'], value: string): boolean =>
  kind === 'amount' || kind === 'date' || printed(kind, value).length >= fewestCharacters;

/** The signs to look for: numbers without zeros behind the point, phone numbers without their country, addresses of sites without what need not be written. */
function printed(kind: TrueValue['kind'], value: string): string {
  if (kind === 'number') return String(Number(value)).replace(/\D/g, '');
  if (kind === 'phone') return value.replace(/\D/g, '').slice(-7);
  return bare(value.replace(/^https?:\/\/(?:www\.)?|^www\./i, ''));
}

/** Which of the values it contains. Neither the width of blanks nor the order of columns counts, for readers differ in them. */
export function foundIn(text: string, values: readonly TrueValue[]): boolean[] {
  const lines = text.split(/\r?\n/).map((line) => line.trim().replace(/\s+/g, ' '));
  // Values of neighbouring columns may read as one with a blank inside: each word is also read by itself.
  const pieces = lines.flatMap((line) => [line, ...line.split(' ')]);
  const read = (kind: 'amount' | 'date') =>
    new Set(
      pieces.flatMap((piece) =>
        kinds[kind].find(piece).flatMap(({ start, end }) => kinds[kind].read(piece.slice(start, end)).map(({ value }) => normal(kind, value))),
      ),
    );
  const known = { amount: read('amount'), date: read('date') };
  const all = bare(text);
  const stands = (kind: TrueValue['kind'], value: string): boolean => {
    if (kind === 'amount' || kind === 'date') return known[kind].has(normal(kind, value));
    if (kind !== 'text') return all.includes(printed(kind, value));
    // Lines of one cell may be read with those of its neighbours between them.
    return holds(all, bare(value)) || value.split(/\s+/).every((word) => holds(all, bare(word)));
  };
  return values.map(({ kind, anyOf }) => anyOf.some((value) => stands(kind, value)));
}

const normal = (kind: 'amount' | 'date', value: string): string => (kind === 'amount' ? String(Math.abs(Number(Number(value).toFixed(4)))) : value);

/** From this length on a tenth of the characters may differ. */
const longText = 10;

/** Approximate substring search (Sellers 1980). */
function holds(text: string, wanted: string): boolean {
  if (text.includes(wanted)) return true;
  const most = wanted.length < longText ? 0 : Math.floor(wanted.length / 10);
  if (most === 0) return false;
  let row = Array.from({ length: wanted.length + 1 }, (_, i) => i);
  for (const sign of text) {
    const next = [0];
    for (let i = 1; i <= wanted.length; i++) next.push(Math.min(next[i - 1]! + 1, row[i]! + 1, row[i - 1]! + (wanted[i - 1] === sign ? 0 : 1)));
    if (next[wanted.length]! <= most) return true;
    row = next;
  }
  return false;
}
