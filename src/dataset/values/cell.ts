/** Cell values in the format of the interface: ISO dates and plain decimals are taken as they are, other values are parsed as on a page. */
import { InputError } from '../../errors.js';
import type { KindName } from '../../values/kind.js';
import { kinds } from '../../values/index.js';

/** Kinds whose values are taken as written. */
const verbatim = new Set<KindName>(['identifier', 'text', 'bank-account', 'bank-code', 'tax-id', 'company-registration']);
const numbers = new Set<KindName>(['amount', 'rate', 'duration']);

/** Invented and mistyped values break the form of these kinds. What is printed is the truth, and the aligner decides whether it is printed. */
const printable = new Set<KindName>(['iban', 'bic', 'vat-id', 'isr-reference', 'isr-subscriber', 'kid', 'phone', 'email', 'url']);

/** One cell that cannot be used; the rest of its row can. */
export class CellError extends InputError {
  /** "InvoiceDate", "LineItems[2].Quantity". */
  readonly column: string;
  readonly reason: string;

  constructor(where: string, column: string, reason: string) {
    super(`${where}, ${column}: ${reason}`);
    this.column = column;
    this.reason = reason;
  }
}

/** Gives the value of a cell; undefined where it was refused and noted, or it throws. */
export type Take = <T>(read: () => T) => T | undefined;

/** Notes refused cells; any other error is thrown on. */
export const taker =
  (refused: (error: CellError) => void): Take =>
  (read) => {
    try {
      return read();
    } catch (error) {
      if (!(error instanceof CellError)) throw error;
      refused(error);
      return undefined;
    }
  };

export interface Wanted {
  readonly kind: KindName;
  readonly decimals?: number;
}

/**
 * The normalised value of one cell. `where` and `column` stand in messages: "values.csv, row 7". CellError where it is no single text or number, is longer
 * than 5,000 letters, or cannot be a value of the kind.
 */
export function cellValue(where: string, column: string, cell: unknown, { kind, decimals }: Wanted): string {
  if (typeof cell !== 'string' && typeof cell !== 'number')
    throw new CellError(where, column, `${JSON.stringify(cell)?.slice(0, 60)} is no single value. Write a text or a number`);
  const text = String(cell).trim();
  if (text.length > 5000) throw new CellError(where, column, `a value of ${text.length} letters. At most 5000 are kept`);
  if (verbatim.has(kind)) return text.replace(/\s+/g, ' ');
  if (numbers.has(kind)) return numberValue(where, column, text, kind, decimals);
  if (kind === 'date' && isDay(text)) return text;
  const value = kinds[kind].read(text)[0]?.value;
  if (value !== undefined) return value;
  if (!printable.has(kind) || text.length > 100 || !/[\p{L}\p{N}]/u.test(text)) throw unreadable(where, column, text, kind);
  return kind === 'email' || kind === 'url' ? text.replace(/\s+/g, ' ') : text.replace(/\s/g, '').toUpperCase();
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
  'vat-id': 'DE126695416',
  currency: 'EUR',
};

function unreadable(where: string, column: string, text: string, kind: KindName): CellError {
  const example = examples[kind];
  return new CellError(
    where,
    column,
    `${JSON.stringify(text.slice(0, 60))} is no ${kind}. ${example ? `Write it like ${example}` : 'Correct it, or leave the cell empty'}`,
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
