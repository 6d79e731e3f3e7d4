/** A labelled document becomes others of its layout: their values, rows, keys and spaces drawn anew, with labels that fit. By seed and number. */
import type { LineItemFieldName } from '../../catalogue/line-item-fields.js';
import { international, languageByCode, languages } from '../../catalogue/languages/index.js';
import { industries, type Language } from '../../catalogue/languages/language.js';
import { detailByName } from '../../catalogue/details.js';
import type { Labels } from '../../dataset/label.js';
import type { Document } from '../../document/document.js';
import { random as seeded, type Random } from '../../random.js';
import { addDays } from '../dates.js';
import { arithmeticOf, multiplied, redrawn } from './amounts.js';
import { exchangeKeys } from './keys.js';
import { misreadWords } from './misreading.js';
import { allValues, documentOf, type Paper, paperOf, type Value } from './paper.js';
import { exchangeParties } from './parties.js';
import { exchange, printedOf } from './printing.js';
import { changeSpaces } from './spacing.js';
import { shownMarks, withoutStale } from './stale.js';
import { changeRows } from './table-rows.js';
import { otherDay, sameShape, swapped } from './texts.js';

export interface LabelledSource {
  readonly name: string;
  readonly document: Document;
  readonly labels: Labels;
}

export interface RepopulateOptions {
  /** Share of documents read with noise; 0.5 where absent. */
  readonly noise?: number;
}

/** Name of a document made from another one: "NAME~000012.txt". */
export const repopulatedName = (source: string, index: number): string => `${source}~${String(index + 1).padStart(6, '0')}.txt`;

/** A value whose print is not understood stays as it is; so do keys, parties and articles of a document whose language is not known. */
export function repopulated(source: LabelledSource, seed: number | string, index: number, options: RepopulateOptions = {}): LabelledSource {
  const stream = seeded('repopulate', seed, source.name, index);
  const withRows = stream.fork('rows').chance(0.6);
  const paper = populated(source, stream, withRows) ?? populated(source, stream, false)!;
  const language = languageOf(source);
  if (language) {
    const other = stream.fork('other language').chance(0.08) ? stream.fork('which language').pick(languages) : language;
    exchangeKeys(paper, language, other, stream.fork('share').pick([0, 0.2, 0.5, 0.8]), stream.fork('keys'));
  }
  if (stream.fork('spaced').chance(0.8)) for (const [number, sheet] of paper.sheets.entries()) changeSpaces(sheet, stream.fork(`spaces ${number}`));
  const isRead = misreadWords(paper, stream.fork('noise'), options.noise ?? 0.5);
  const name = repopulatedName(source.name, index);
  const { document, labels } = documentOf(paper, name);
  return { name, document: { ...document, ...(isRead && document.source === 'text' && { source: 'scan' as const }) }, labels };
}

const languageOf = ({ document, labels }: LabelledSource): Language | undefined =>
  languageByCode.get(labels.language ?? '') ?? languageByCode.get(document.language ?? '');

/** Languages in which days may be written. */
const spokenBy = (language: Language | undefined): readonly Language[] => [...new Set([...(language ? [language] : []), international])];

/** Undefined: rows were changed, but the sums cannot be printed. */
function populated(source: LabelledSource, stream: Random, withRows: boolean): Paper | undefined {
  const paper = paperOf(source.document, source.labels);
  const language = languageOf(source);
  const spoken = spokenBy(language);
  const shown = shownMarks(paper, spoken);
  const before = new Map(allValues(paper).map((value) => [value, value.value]));
  const arithmetic = arithmeticOf(paper);
  const changesRows = withRows && arithmetic !== undefined;
  if (changesRows) changeRows(paper, stream.fork('rows'));
  const isRedrawn = arithmetic !== undefined && redrawn(paper, arithmetic, stream.fork('amounts'));
  if (changesRows && !isRedrawn) return undefined;
  if (!isRedrawn && stream.fork('multiplied').chance(0.8)) multiplied(paper, stream.fork('times'));
  exchangeItems(paper, language, stream.fork('items'));
  if (language) exchangeParties(paper, language, stream.fork('parties'));
  exchangeNumbers(paper, stream.fork('numbers'));
  exchangeDays(paper, spoken, stream.fork('days'));
  withoutStale(paper, shown, spoken);
  // Members of groups repeat values of details.
  for (const rows of Object.values(paper.groups))
    for (const row of rows)
      for (const [member, old] of Object.entries(row)) row[member] = paper.details[member]?.find((value) => before.get(value) === old)?.value ?? old;
  return paper;
}

/** Ids of accounts, payments and taxes have checks and are drawn with the parties, or stay. */
const drawnElsewhere = /Iban|Bic|VatId|TaxId|TaxNumber|Isr|KId|Qr|Bank/;

function exchangeNumbers(paper: Paper, random: Random): void {
  for (const [name, values] of Object.entries(paper.details)) {
    const kind = detailByName.get(name)?.kind;
    if (kind !== undefined && kind !== 'identifier' && kind !== 'company-registration') continue;
    if (drawnElsewhere.test(name)) continue;
    for (const value of values) renew(paper, value, sameShape(random, value.value));
  }
}

function exchangeDays(paper: Paper, spoken: readonly Language[], random: Random): void {
  const by = Math.round(random.normal() * 500);
  const isDay = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text);
  const values = allValues(paper).filter(({ value, marks }) => isDay(value) && marks.length > 0);
  // All or none: days keep their distances.
  if (values.some(({ value, marks }) => marks.some((mark) => otherDay(printedOf(mark), value, value, spoken) === undefined))) return;
  for (const value of new Set(values)) {
    const [old, next] = [value.value, addDays(value.value, by)];
    exchange(paper, value, next, (text) => otherDay(text, old, next, spoken));
  }
}

function exchangeItems(paper: Paper, language: Language | undefined, random: Random): void {
  const industry = random.pick(industries);
  for (const { fields } of paper.items ?? []) {
    for (const name of ['Description', 'ItemId', 'OrderId', 'DeliveryId'] as const satisfies readonly LineItemFieldName[]) {
      const value = fields[name];
      if (!value || random.chance(0.1)) continue;
      if (name !== 'Description') renew(paper, value, sameShape(random, value.value));
      else if (language) renew(paper, value, describing(value.value, language, industry, random));
    }
  }
}

/** Names of articles, about as long as the old text. */
function describing(old: string, language: Language, industry: (typeof industries)[number], random: Random): string {
  const wanted = old.length * (0.6 + random.next());
  let text = random.pick(language.articles[industry]).name;
  while (text.length < wanted && text.length < 200)
    text +=
      random.pick([' ', ', ', ' ', ' - ']) +
      (random.chance(0.4)
        ? sameShape(random, random.pick(['12', '250 g', 'A4', 'XL', '1,5', 'M8x40', 'RX-200', '2 kg', '50']))
        : random.pick(language.articles[industry]).name);
  return old === old.toUpperCase() && /\p{L}/u.test(old) ? text.toUpperCase() : text;
}

function renew(paper: Paper, value: Value, next: string): void {
  const old = value.value;
  exchange(paper, value, next, (text) => swapped(text, old, next));
}
