/** Cell values in the format of the interface: ISO dates and plain decimals are taken as they are, other values are parsed as on a page. */
import { InputError } from '../../errors.js';
import type { KindName } from '../../values/kind.js';
import { kinds } from '../../values/index.js';

/** Kinds whose values are taken as written. */
const verbatim = new Set<KindName>(['identifier', 'text', 'bank-account', 'bank-code', 'tax-id', 'company-registration']);
const numbers = new Set<KindName>(['amount', 'rate', 'duration']);

const checked = new Set<KindName>(['iban', 'bic', 'vat-id', 'isr-reference', 'isr-subscriber', 'kid', 'phone']);

export interface Wanted {
  readonly kind: KindName;
  readonly decimals?: number;
}

export function cellValue(where: string, column: string, cell: unknown, { kind, decimals }: Wanted): string {
  if (typeof cell !== 'string' && typeof cell !== 'number')
    throw new InputError(`${where}, ${column}: ${JSON.stringify(cell)?.slice(0, 60)} is no single value. Write a text or a number`);
  const text = String(cell).trim();
  if (text.length > 5000) throw new InputError(`${where}, ${column}: a value of ${text.length} letters. At most 5000 are kept`);
  if (verbatim.has(kind)) return text.replace(/\s+/g, ' ');
  if (numbers.has(kind)) return numberValue(where, column, text, kind, decimals);
  if (kind === 'date' && isDay(text)) return text;
  // A number with wrong check digits may still be printed; if it is not, the aligner reports it.
  const value =
    kinds[kind].read(text)[0]?.value ?? (checked.has(kind) && /^[A-Z0-9][A-Z0-9 ./-]{3,50}$/i.test(text) ? text.replace(/ /g, '').toUpperCase() : undefined);
  if (value === undefined) throw unreadable(where, column, text, kind);
  return value;
}

function numberValue(where: string, column: string, text: string, kind: KindName, decimals: number | undefined): string {
  const plain = /^[+-]?\d{1,15}(\.\d{1,10})?$/.test(text) ? text : kinds[kind].read(text)[0]?.value;
  if (plain === undefined || !Number.isFinite(Number(plain))) throw unreadable(where, column, text, kind);
  if (kind === 'duration') return String(Math.round(Number(plain)));
  const least = decimals ?? 1;
  const written = (String(Number(plain)).split('.')[1] ?? '').length;
  // Rates and quantities have at least one decimal, amounts exactly as many as the interface requires.
  return Number(plain).toFixed(least > 1 ? least : Math.min(6, Math.max(1, written)));
}

function isDay(text: string): boolean {
  const day = /^\d{4}-\d\d-\d\d$/.test(text) ? new Date(`${text}T00:00:00Z`) : undefined;
  return day !== undefined && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

const examples: Readonly<Partial<Record<KindName, string>>> = {
  date: '2025-01-31',
  amount: '1234.50',
  rate: '19.0',
  duration: '14',
  iban: 'DE89370400440532013000',
  bic: 'COBADEFFXXX',
  'vat-id': 'DE136695976',
  currency: 'EUR',
};

function unreadable(where: string, column: string, text: string, kind: KindName): InputError {
  const example = examples[kind];
  return new InputError(
    `${where}, ${column}: ${JSON.stringify(text.slice(0, 60))} is no ${kind}. ${example ? `Write it like ${example}` : 'Correct it, or leave the cell empty'}`,
  );
}

/** The known name with the fewest differences. */
export function nearest(name: string, known: readonly string[]): string {
  const wanted = plain(name);
  const off = (other: string) => {
    const text = plain(other);
    let row = Array.from({ length: text.length + 1 }, (_, i) => i);
    for (let i = 1; i <= wanted.length; i++) {
      const next = [i];
      for (let j = 1; j <= text.length; j++) next.push(Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + (wanted[i - 1] === text[j - 1] ? 0 : 1)));
      row = next;
    }
    return row[text.length]! - (text.includes(wanted) || wanted.includes(text) ? 3 : 0);
  };
  return known.reduce((best, next) => (off(next) < off(best) ? next : best));
}

/** Column names such as "InvoiceNumber" are mapped to the id's name. */
const plain = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[ _-]/g, '')
    .replace(/(?:number|nummer|no|nr)$/, 'id');
