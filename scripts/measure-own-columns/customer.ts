/**
 * A synthetic customer with columns of its own: suppliers that print serial numbers and batches beneath the description behind a key, in a column, or not
 * at all. What is printed is known, so that its words can be labelled.
 */
import type { LabelledLineItem, Labels, Place } from '../../src/dataset/label.js';
import type { Document } from '../../src/document/document.js';
import { type Random, random } from '../../src/random.js';
import type { Drawing } from '../../src/synthesis/drawing.js';
import type { Facts, Item } from '../../src/synthesis/facts.js';
import { syntheticFacts } from '../../src/synthesis/synthetic-facts.js';
import { layout } from '../../src/synthesis/layout/page.js';
import { toDocument } from '../../src/synthesis/render/to-document.js';

export const ownNames = ['SerialNumber', 'Batch'] as const;
export type OwnName = (typeof ownNames)[number];
export type Way = 'beneath' | 'column' | 'none';

interface Style {
  readonly way: Way;
  readonly key: string;
  readonly sign: string;
  readonly shape: string;
}

export interface Supplier {
  readonly seed: number;
  readonly language: string;
  readonly styles: Readonly<Record<OwnName, Style>>;
}

export interface Laid {
  readonly document: Document;
  readonly labels: Labels;
}

const keys: Readonly<Record<OwnName, Readonly<Record<string, readonly string[]>>>> = {
  SerialNumber: {
    de: ['S/N', 'SN', 'Seriennummer', 'Serien-Nr.', 'Ser.-Nr.', 'Serial-Nr.', 'Geräte-Nr.', 'Fabr.-Nr.', 'Seriennr.'],
    en: ['S/N', 'SN', 'Serial No.', 'Serial Number', 'Serial #', 'Serial', 'Device ID', 'Unit serial no.'],
  },
  Batch: { de: ['Charge', 'Ch.-Nr.', 'Chargen-Nr.', 'Lot', 'Los-Nr.'], en: ['Batch', 'Batch No.', 'Lot', 'Lot No.', 'LOT'] },
};
/** A: a letter, 0: a digit, the rest as it is. */
const shapes: Readonly<Record<OwnName, readonly string[]>> = {
  SerialNumber: ['AA000000000', '0000-0000', 'A00AA0AAAA0A', '000000000', '00000000', 'AAA-00000-A', '000.000.000', 'A0000000'],
  Batch: ['A0000', '00-0000', 'A0000000', '000000', 'AA00000', '0000A00'],
};

export function supplierOf(seed: number, ways: Readonly<Record<OwnName, Way>>): Supplier {
  const stream = random('own columns supplier', seed);
  const language = stream.pick(['de', 'de', 'en']);
  const style = (name: OwnName): Style => ({
    way: ways[name],
    key: stream.pick(keys[name][language]!),
    sign: stream.pick([': ', ': ', ' ', ':']),
    shape: stream.pick(shapes[name]),
  });
  return { seed, language, styles: { SerialNumber: style('SerialNumber'), Batch: style('Batch') } };
}

const written = (stream: Random, shape: string): string =>
  shape.replace(/[A0]/g, (one) => (one === '0' ? String(stream.integer(0, 9)) : 'ABCDEFGHJKLMNPRSTUVWXYZ'[stream.integer(0, 22)]!));

/** What the generator prints of its own accord and nobody could tell from the customer's columns. */
const alike = /^(?:S\/N|SN|Serial|Serien|Geräte|IMEI|Lot|LOT|Batch|Charge)/;

/** Undefined where the page came out without the column that it should have, or without items. */
export function documentOf(supplier: Supplier, number: number): Laid | undefined {
  const stream = random('own columns document', supplier.seed, number);
  const synthetic = syntheticFacts(stream.fork('facts'), { languages: [supplier.language], supplier: supplier.seed });
  if (synthetic.type !== 'invoice' || synthetic.items.length === 0 || synthetic.items.length > 14) return undefined;
  const truth = synthetic.items.map((): Partial<Record<OwnName, string>> => ({}));
  const beneath = ownNames.filter((name) => supplier.styles[name].way === 'beneath');
  const column = ownNames.find((name) => supplier.styles[name].way === 'column');
  const items = synthetic.items.map((item, i): Item => {
    const lines = item.details.filter((line) => !alike.test(line)).slice(0, 2);
    for (const name of beneath) {
      if (!stream.chance(0.85)) continue;
      const { key, sign, shape } = supplier.styles[name];
      truth[i]![name] = written(stream, shape);
      lines.splice(stream.integer(0, lines.length), 0, `${key}${sign}${truth[i]![name]}`);
    }
    // The generator has no column of the customer's: that of the buyer's article numbers is made one.
    const { receiverArticleId: _, ...rest } = item;
    if (!column) return { ...rest, details: lines };
    truth[i]![column] = written(stream, supplier.styles[column].shape);
    return { ...rest, details: lines, receiverArticleId: truth[i]![column]! };
  });
  const facts: Facts = { ...synthetic, items };
  const all = layout(facts, random('layout', supplier.seed), {});
  if (all.length > 3) return undefined;
  const values = new Set(column ? truth.flatMap((row) => row[column] ?? []) : []);
  const drawings = all.flatMap((drawing) => (column ? (renamed(drawing, supplier.styles[column].key, values) ?? []) : [drawing]));
  if (drawings.length < all.length || (column && !drawings.some(({ runs }) => runs.some(({ text }) => values.has(text))))) return undefined;
  const { document, labels } = toDocument(`own-${supplier.seed}-${number}`, facts, drawings, stream.fork('words'));
  return {
    document,
    labels: { ...withOwn(labels, document, items, truth), layout: ownNames.map((name) => `${name} ${supplier.styles[name].way}`).join(', ') },
  };
}

/** The drawing with the column of the buyer's article numbers renamed; undefined where those are elsewhere. */
function renamed(drawing: Drawing, key: string, values: ReadonlySet<string>): Drawing | undefined {
  const cells = drawing.runs.filter(({ text, means }) => values.has(text) && means.length === 0);
  const first = cells[0];
  if (!first) return drawing;
  const lines = drawing.runs.filter(({ lineRole }) => lineRole === 'header');
  const heads = lines.filter(({ x, means }) => means.length === 0 && cells.every((cell) => Math.abs(cell.x - x) < 3));
  if (heads.length === 0 || cells.some(({ lineRole }) => lineRole !== 'start')) return undefined;
  const runs = drawing.runs.flatMap((run) => (run === heads[0] ? [{ ...run, text: key }] : heads.includes(run) ? [] : [run]));
  return { ...drawing, runs };
}

/** Each value is looked for from the top of the page down: the same one may be printed twice. */
function withOwn(labels: Labels, document: Document, items: readonly Item[], truth: readonly Partial<Record<OwnName, string>>[]): Labels {
  const taken = new Set<string>();
  const lineItems = labels.lineItems?.map((labelled, i): LabelledLineItem => {
    // Items that are printed nowhere have no labels: the others keep their order.
    const custom: Record<string, { value: string; places: Place[] }> = {};
    const at = items.length === labels.lineItems!.length ? i : -1;
    for (const name of ownNames) {
      const value = truth[at]?.[name];
      const place = value && placeOf(document, value, taken);
      if (value && place) custom[name] = { value, places: [place] };
    }
    const own = new Set(Object.values(custom).flatMap(({ places }) => places.flatMap(({ page, words }) => words.map((word) => `${page} ${word}`))));
    const description = labelled.fields.Description;
    const places = description?.places.map(({ page, words }) => ({ page, words: words.filter((word) => !own.has(`${page} ${word}`)) }));
    const fields = description && places ? { ...labelled.fields, Description: { value: textOf(document, places), places } } : labelled.fields;
    return Object.keys(custom).length ? { ...labelled, fields, custom } : { ...labelled, fields };
  });
  return { ...labels, ...(lineItems && { lineItems }) };
}

const textOf = (document: Document, places: readonly Place[]): string =>
  places.flatMap(({ page, words }) => words.map((word) => document.pages[page]!.words[word]!.text)).join(' ');

function placeOf(document: Document, value: string, taken: Set<string>): Place | undefined {
  for (const [page, { words }] of document.pages.entries()) {
    const at = words.findIndex(({ text }, i) => !taken.has(`${page} ${i}`) && (text === value || text.endsWith(`:${value}`)));
    if (at < 0) continue;
    taken.add(`${page} ${at}`);
    return { page, words: [at] };
  }
  return undefined;
}
