/** Which true values stand in a text: amounts and days by what they say, everything else by its letters and digits, a tenth of which may be misread in long texts. */
import { bare } from '../../src/values/text/fold.js';
import { kinds } from '../../src/values/index.js';

export interface TrueValue {
  readonly field: string;
  readonly kind: 'amount' | 'date' | 'text';
  readonly value: string;
}

interface TruthFile {
  readonly fields?: Readonly<Record<string, unknown>>;
  readonly sender?: Readonly<Record<string, unknown>>;
  readonly receiver?: Readonly<Record<string, unknown>>;
  readonly lineItems?: readonly Readonly<Record<string, unknown>>[];
  readonly notVisible?: readonly string[];
}

/** Said by the document as a whole, or written in another form than printed. */
const notPrinted = new Set(['DocumentType', 'InvoiceCurrency', 'Country', 'VatExemption', 'DescriptionExtra']);
const amounts = /Amount$|^UnitPrice$/;
const dates = /Date(?:Start|End|Date)?$/;
/** Too short to be told from chance. */
const leastLength = 3;

export function trueValues({ fields = {}, sender = {}, receiver = {}, lineItems = [], notVisible = [] }: TruthFile): TrueValue[] {
  const hidden = new Set(notVisible);
  const of = (prefix: string, values: Readonly<Record<string, unknown>>): TrueValue[] =>
    Object.entries(values).flatMap(([name, value]) => {
      if (notPrinted.has(name) || hidden.has(name) || hidden.has(prefix + name)) return [];
      const kind = amounts.test(name) ? 'amount' : dates.test(name) ? 'date' : 'text';
      return listOf(value).flatMap((each): TrueValue[] => {
        if (typeof each === 'object' && each !== null) return of(`${prefix}${name}.`, each as Record<string, unknown>);
        const text = String(each);
        return kind === 'text' && bare(text).length < leastLength ? [] : [{ field: prefix + name, kind, value: text }];
      });
    });
  return [...of('', fields), ...of('Sender.', sender), ...of('Receiver.', receiver), ...lineItems.flatMap((item) => of('Line.', item))];
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : value === undefined || value === null || value === '' ? [] : [value]);

/** The values that stand in it, each as often as it is true. */
export function foundIn(text: string, values: readonly TrueValue[]): boolean[] {
  const lines = text.split(/\r?\n/);
  const read = (kind: 'amount' | 'date') =>
    new Set(
      lines.flatMap((line) =>
        kinds[kind].find(line).flatMap(({ start, end }) => kinds[kind].read(line.slice(start, end)).map(({ value }) => normal(kind, value))),
      ),
    );
  const known = { amount: read('amount'), date: read('date') };
  const all = bare(text);
  return values.map(({ kind, value }) => (kind === 'text' ? holds(all, bare(value)) : known[kind].has(normal(kind, value))));
}

const normal = (kind: 'amount' | 'date', value: string): string => (kind === 'amount' ? Math.abs(Number(value)).toFixed(2) : value);

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
