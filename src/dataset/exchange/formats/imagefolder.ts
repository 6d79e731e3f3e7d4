/**
 * Hugging Face imagefolder with token labels: metadata.jsonl, a line a page with its words, boxes from 0 to 1000 (LayoutLM, Xu et al. 2020) and BIO tags.
 * Row and value of a tag and the order of the places are columns of their own: loaders take any. Tags that are numbers have their names in the features that
 * the dataset states beside, or in --map ("1: B-InvoiceId").
 */
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { InputError } from '../../../errors.js';
import {
  documentOfPage,
  type Format,
  joined,
  lastName,
  type Mark,
  pageName,
  parsed,
  type Read,
  type Region,
  regionKey,
  type Sheet,
  withoutEnding,
  tooLong,
} from '../sheet.js';
import { featureFiles, tagNames } from './tag-names.js';

const list = <T extends z.ZodType>(of: T) => z.array(of).max(100_000);
const line = z.object({
  file_name: z.string().max(1000),
  tokens: list(z.string().max(20_000)).optional(),
  // As datasets of LayoutLM call them.
  words: list(z.string().max(20_000)).optional(),
  bboxes: list(z.tuple([z.number(), z.number(), z.number(), z.number()])),
  ner_tags: list(z.union([z.string().max(200), z.int().min(0).max(9999)])),
  rows: list(z.int().min(-1).max(100_000)).optional(),
  places: list(z.int().min(-1).max(1_000_000)).optional(),
  values: list(z.string().max(20_000)).optional(),
});

export const imagefolder: Format = {
  name: 'imagefolder',
  describe: 'Hugging Face imagefolder: metadata.jsonl with tokens, bboxes and ner_tags a page',
  names: {},
  files: /\.jsonl$/,
  beside: (path) => [dirname(path), dirname(dirname(path))].flatMap((folder) => featureFiles.map((name) => join(folder, name))),
  pictures: true,
  write: (sheets) =>
    new Map([['metadata.jsonl', sheets.flatMap((sheet) => sheet.pages.map((_, page) => `${JSON.stringify(tagged(sheet, page))}\n`)).join('')]]),
  read(path, text, beside = [], names = {}) {
    const stated = beside.map((content) => tagNames(content, 'ner_tags')).find((found) => found !== undefined) ?? [];
    const nameOf = (tag: number): string | undefined => (Object.hasOwn(names, tag) ? names[tag] : stated[tag]);
    const read = text.split('\n').flatMap((one, index) => (one.trim() === '' ? [] : [pageOf(one, path, index + 1, nameOf)]));
    return [...joined(read.flatMap((one) => ('refused' in one ? [] : [one]))), ...read.filter((one) => 'refused' in one)];
  },
};

function tagged({ name, words = [], marks }: Sheet, page: number) {
  const here = words.filter((word) => word.page === page);
  const at = new Map(here.map((word, index) => [regionKey(word), index]));
  const tags = here.map(() => 'O');
  const rows = here.map(() => -1);
  const values = here.map(() => '');
  const order = here.map(() => -1);
  let count = 0;
  for (const { field, row = -1, value = '', places } of marks)
    for (const place of places) {
      const indices = place.flatMap((region) => at.get(regionKey(region)) ?? []).sort((a, b) => a - b);
      // A word has one tag; the first value that claims it keeps it.
      if (indices.some((index) => tags[index] !== 'O')) continue;
      for (const [number, index] of indices.entries()) {
        tags[index] = `${number === 0 ? 'B' : 'I'}-${field}`;
        rows[index] = row;
        order[index] = count;
        if (number === 0) values[index] = value;
      }
      count++;
    }
  const bboxes = here.map(({ box: { x, y, width, height } }) => [low(x), low(y), high(x + width), high(y + height)]);
  return { file_name: `images/${pageName(name, page)}.png`, tokens: here.map(({ text }) => text ?? ''), bboxes, ner_tags: tags, rows, values, places: order };
}

const low = (fraction: number): number => Math.max(0, Math.floor(fraction * 1000));
const high = (fraction: number): number => Math.min(1000, Math.ceil(fraction * 1000));

function pageOf(text: string, path: string, number: number, nameOf: (tag: number) => string | undefined): Read {
  const refuse = (refused: string): Read => ({ name: `${path}, line ${number}`, refused });
  let content: unknown;
  try {
    content = parsed(text, path);
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    return refuse(error.message.replace(`${path}: `, ''));
  }
  const { data, error } = line.safeParse(content);
  const tokens = data?.tokens ?? data?.words;
  if (!data || !tokens) return refuse(tooLong(error) ?? 'is no page: file_name, tokens (or words), bboxes and ner_tags are needed');
  const { bboxes, ner_tags: given, rows = [], values = [], places = [] } = data;
  if (bboxes.length !== tokens.length || given.length !== tokens.length) return refuse('tokens, bboxes and ner_tags differ in length');
  const tags = given.map((tag) => (typeof tag === 'string' ? tag : nameOf(tag)));
  // By convention 0 is the class of words without a label.
  const nameless = [...new Set(given.filter((tag, index) => tags[index] === undefined && tag !== 0))];
  if (nameless.length > 0)
    return refuse(
      `ner_tags are numbers, and of ${nameless.slice(0, 5).join(', ')} no name is known: ${featureFiles.join(', ')} have none. Name them with --map, a line each: "1: B-InvoiceId"`,
    );
  const { name, page } = documentOfPage(withoutEnding(lastName(data.file_name)));
  const marks: { readonly mark: Mark; readonly order: number }[] = [];
  const open = new Map<string, Region[]>();
  const regions = bboxes.map(([left, top, right, bottom], index): Region => {
    const box = { x: left / 1000, y: top / 1000, width: (right - left) / 1000, height: (bottom - top) / 1000 };
    return { page, text: tokens[index]!, box };
  });
  for (const [index, tag] of tags.entries()) {
    const found = /^([BI])-(.+)$/.exec(tag ?? 'O');
    if (!found) continue;
    const region = regions[index]!;
    const row = rows[index] ?? -1;
    const value = values[index];
    const order = places[index] ?? -1;
    const same = `${row} ${order} ${found[2]}`;
    const begun = found[1] === 'I' ? open.get(same) : undefined;
    if (begun) begun.push(region);
    else {
      const place = [region];
      open.set(same, place);
      marks.push({ order, mark: { field: found[2]!, ...(row >= 0 && { row }), ...(value && { value }), places: [place] } });
    }
  }
  return { name, pages: [], marks: marks.sort((a, b) => a.order - b.order).map(({ mark }) => mark), words: regions };
}
