/** What a column of a whitelist holds: determined by its heading in any language, else from its values. The first column is the value that is answered. */
import { headingKinds } from '../../catalogue/languages/headings.js';
import { languages } from '../../catalogue/languages/index.js';
import { compactLetters } from '../../values/text/compact.js';
import { bare } from '../../fold.js';
import { ibanCheck } from '../../values/ids/check-digits.js';

export const columnKinds = [
  'id',
  'name',
  'street',
  'zip',
  'city',
  'country',
  'vatId',
  'taxId',
  'iban',
  'registration',
  'phone',
  'email',
  'domain',
  'article',
  'key',
  'text',
  'ignore',
] as const;
export type ColumnKind = (typeof columnKinds)[number];

export interface Column {
  readonly name: string;
  readonly kind: ColumnKind;
}

const headings: readonly (readonly [ColumnKind, ReadonlySet<string>])[] = headingKinds.map((kind) => [
  kind,
  new Set(languages.flatMap(({ headings }) => headings[kind] ?? [])),
]);

const shapes: readonly (readonly [ColumnKind, (value: string) => boolean])[] = [
  ['email', (value) => /^[^@\s]{1,64}@[^@\s]+\.[a-z]{2,}$/i.test(value)],
  ['iban', (value) => ibanCheck(compactLetters(value))],
  ['vatId', (value) => /^(?:ATU\d{8}|DE\d{9}|CHE\d{9}|IT\d{11}|FR[A-Z0-9]{2}\d{9}|NL\d{9}B\d{2}|[A-Z]{2}\d{8,12})$/.test(compactLetters(value))],
  ['domain', (value) => /^(?:https?:\/\/)?(?:[a-z0-9-]+\.)+[a-z]{2,12}(?:\/\S*)?$/i.test(value)],
  ['phone', (value) => /^(?:\+|00|0)[\d ()/.-]{6,25}$/.test(value) && value.replace(/\D/g, '').length >= 7],
  ['zip', (value) => /^(?:[A-Z]{1,2}-)?\d{4,5}$/.test(value) || /^\d{3} \d{2}$/.test(value) || /^\d{2}-\d{3}$/.test(value)],
  ['country', (value) => /^[A-Z]{2}$/.test(value)],
  ['street', (value) => /^\p{L}[\p{L} .'-]{3,60} \d{1,4} ?[a-z]?(?:[/-]\d+)?$/iu.test(value)],
];

/** The kind of each column, by its heading, else by its values; the first is the value that is answered. */
export function guessColumns(header: readonly string[], rows: readonly (readonly string[])[]): readonly Column[] {
  return header.map((name, index) => ({
    name,
    kind: index === 0 ? 'id' : (byHeading(name) ?? byValues(rows.map((row) => row[index] ?? '').filter((value) => value !== ''))),
  }));
}

function byHeading(heading: string): ColumnKind | undefined {
  const whole = bare(heading);
  const words = heading.split(/[^\p{L}\p{N}]+|(?<=\p{Ll})(?=\p{Lu})/u).map(bare);
  for (const wanted of [[whole], words]) for (const [kind, known] of headings) if (wanted.some((word) => known.has(word))) return kind;
  return undefined;
}

function byValues(values: readonly string[]): ColumnKind {
  if (values.length === 0) return 'ignore';
  const fits = (test: (value: string) => boolean): boolean => values.filter(test).length > 0.8 * values.length;
  for (const [kind, test] of shapes) if (fits(test)) return kind;
  if (fits((value) => /^(?=.*\d)[\p{L}\d./ -]{5,30}$/u.test(value))) return 'key';
  return fits((value) => /\p{L}{3}/u.test(value)) ? 'text' : 'ignore';
}
