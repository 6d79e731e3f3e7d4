/**
 * Azure AI Document Intelligence (Form Recognizer), custom models of v3 and v4: NAME.labels.json with the words of each field, NAME.ocr.json with the page's
 * words as the layout model reads them, fields.json with the fields' types. Cells are named "LineItems/0/Quantity". Values are not normalised.
 */
import { z } from 'zod';
import { detailByName } from '../../../catalogue/details.js';
import { InputError } from '../../../errors.js';
import { fieldNamed } from '../field.js';
import { type Format, lastName, type Mark, parsed, type Region, type Sheet, tooLong } from '../sheet.js';
import { boxOfCorners, cornersOf, unit } from '../units.js';

const polygon = z.array(z.number().min(-1e6).max(1e6)).max(200);
const part = z.object({ page: z.int().min(1).max(10_000), text: z.string().max(20_000).nullish(), boundingBoxes: z.array(polygon).max(10_000) });
const label = z.object({ label: z.string().min(1).max(400), value: z.array(z.unknown()).max(10_000).nullish() });
const file = z.object({ document: z.string().max(2000).nullish(), labels: z.array(z.unknown()).max(200_000) });
const side = z.number().positive();
/** v3 and v4 write content and polygon, v2.1 text and boundingBox. */
const word = z.union([
  z.object({ content: z.string().max(20_000), polygon }),
  z.object({ text: z.string().max(20_000), boundingBox: polygon }).transform(({ text, boundingBox }) => ({ content: text, polygon: boundingBox })),
]);
const page = z.object({ width: side, height: side, words: z.array(z.unknown()).max(200_000).nullish(), lines: z.array(z.unknown()).nullish() });
const ocr = z.object({ analyzeResult: z.object({ pages: z.array(z.unknown()).nullish(), readResults: z.array(z.unknown()).nullish() }) });
const oldLine = z.object({ words: z.array(z.unknown()).max(10_000) });

const schema = (kind: string) => `https://schema.cognitiveservices.azure.com/formrecognizer/2021-03-01/${kind}.json`;

export const azure: Format = {
  name: 'azure',
  describe: 'Azure Document Intelligence: NAME.labels.json, NAME.ocr.json and fields.json',
  names: {},
  files: /\.labels\.json$/,
  beside: (path) => [path.replace(/\.labels\.json$/, '.ocr.json')],
  pictures: false,
  write: (sheets, fields) =>
    new Map([
      ['fields.json', `${JSON.stringify(fieldsOf(fields), undefined, 1)}\n`],
      ...sheets.flatMap((sheet) => [
        [
          `${sheet.name}.labels.json`,
          `${JSON.stringify({ $schema: schema('labels'), document: sheet.name, labels: labelsOf(sheet) }, undefined, 1)}\n`,
        ] as const,
        [`${sheet.name}.ocr.json`, `${JSON.stringify(layoutOf(sheet))}\n`] as const,
      ]),
    ]),
  read(path, text, [beside] = []) {
    const found = file.safeParse(parsed(text, path));
    if (!found.success)
      throw new InputError(`${path}: ${tooLong(found.error) ?? 'no labels of Document Intelligence: labels is its list. Export the project again'}`);
    const faults: string[] = [];
    const marks = found.data.labels.flatMap((one, index): readonly Mark[] => {
      const { data } = label.safeParse(one);
      if (!data) faults.push(`label ${index + 1} is none: label and value are needed`);
      const regions = (data?.value ?? []).flatMap((value): readonly Region[] => {
        const read = part.safeParse(value).data;
        if (!read) faults.push(`a part of ${data!.label} is none: page and boundingBoxes are needed`);
        return read ? regionsOf(read) : [];
      });
      // A value that goes on overleaf is where it begins.
      const place = regions.filter((region) => region.page === regions[0]!.page);
      if (!data || place.length === 0) return [];
      const [, table, row, column] = /^(.+)\/(\d{1,5})\/([^/]+)$/.exec(data.label) ?? [];
      if (table === undefined) return [{ field: data.label, places: [place] }];
      return [table === column ? { field: table, places: [place] } : { field: `${table}/${column}`, row: Number(row), places: [place] }];
    });
    const { words, fault } = beside === undefined ? { words: [], fault: undefined } : wordsOf(beside);
    const name = lastName(found.data.document || path).replace(/\.labels\.json$/, '');
    return [{ name, pages: [], marks, ...(words.length > 0 && { words }), faults: [...faults, ...(fault === undefined ? [] : [fault])] }];
  },
};

/** Scalars are named "InvoiceId" and "Sender_City"; what there may be several of are tables. */
function nameOf({ field, row }: Pick<Mark, 'field' | 'row'>, nth: number): string {
  const [, parent, child] = /^([^./]+)[./](.+)$/.exec(field) ?? [];
  if (parent === undefined) return detailByName.get(field)?.many ? `${field}/${nth}/${field}` : field;
  return isTable(parent) ? `${parent}/${row ?? 0}/${child}` : `${parent}_${child}`;
}

const isTable = (parent: string): boolean => parent !== 'Sender' && parent !== 'Receiver';

/** A field has one value, which is at one place. */
function labelsOf({ marks }: Sheet): readonly object[] {
  const counts = new Map<string, number>();
  const labels = new Map<string, object>();
  for (const mark of marks) {
    const nth = counts.get(mark.field) ?? 0;
    counts.set(mark.field, nth + 1);
    const name = nameOf(mark, nth);
    if (labels.has(name)) continue;
    const value = mark.places[0]!.map(({ page: number, text = '', box }) => ({ page: number + 1, text, boundingBoxes: [cornersOf(box, unit)] }));
    labels.set(name, { label: name, value, labelType: 'Words' });
  }
  return [...labels.values()];
}

function fieldsOf(fields: readonly string[]) {
  const tables = new Map<string, object[]>();
  const scalars: object[] = [];
  for (const field of fields) {
    const [table, , column] = nameOf({ field }, 0).split('/');
    const typed = (fieldKey: string) => ({ fieldKey, fieldType: typeOf(field), fieldFormat: 'not-specified' });
    if (column === undefined) scalars.push(typed(table!));
    else tables.set(table!, [...(tables.get(table!) ?? []), typed(column)]);
  }
  const arrays = [...tables.keys()].map((fieldKey) => ({ fieldKey, fieldType: 'array', fieldFormat: 'not-specified', itemType: `${fieldKey}_object` }));
  const definitions = [...tables].map(([table, columns]) => {
    const fieldKey = `${table}_object`;
    return [fieldKey, { fieldKey, fieldType: 'object', fieldFormat: 'not-specified', fields: columns }];
  });
  return { $schema: schema('fields'), fields: [...scalars, ...arrays], definitions: Object.fromEntries(definitions) };
}

function typeOf(field: string): 'date' | 'number' | 'string' {
  const kind = fieldNamed(field, [])?.kind;
  return kind === 'date' ? 'date' : kind === 'amount' || kind === 'rate' || kind === 'duration' ? 'number' : 'string';
}

/** As the layout model answers, so that it need not be called. */
function layoutOf({ pages, words = [] }: Sheet) {
  let content = '';
  const all = pages.map(({ width, height }, number) => ({
    pageNumber: number + 1,
    angle: 0,
    width,
    height,
    unit: 'pixel',
    words: words
      .filter((one) => one.page === number)
      .map(({ text = '', box }) => {
        const span = { offset: content.length, length: text.length };
        content += `${text} `;
        return { content: text, polygon: cornersOf(box, { width, height }), confidence: 1, span };
      }),
  }));
  return {
    status: 'succeeded',
    analyzeResult: { apiVersion: '2023-07-31', modelId: 'prebuilt-layout', stringIndexType: 'utf16CodeUnit', content, pages: all },
  };
}

function regionsOf({ page: number, text, boundingBoxes }: z.infer<typeof part>): readonly Region[] {
  const texts = text?.split(/\s+/).filter(Boolean) ?? [];
  return boundingBoxes.flatMap((corners, i): readonly Region[] => {
    const box = boxOfCorners(corners, unit);
    const own = boundingBoxes.length === 1 ? texts.join(' ') : texts.length === boundingBoxes.length ? texts[i] : undefined;
    return box ? [{ page: number - 1, box, ...(own && { text: own }) }] : [];
  });
}

function wordsOf(text: string): { readonly words: readonly Region[]; readonly fault?: string } {
  let content: unknown;
  try {
    content = parsed(text, '');
  } catch {
    return { words: [], fault: 'its .ocr.json is no JSON' };
  }
  const { data } = ocr.safeParse(content);
  const words = (data?.analyzeResult.pages ?? data?.analyzeResult.readResults ?? []).flatMap((one, number): readonly Region[] => {
    const read = page.safeParse(one).data;
    const all = read?.words ?? (read?.lines ?? []).flatMap((line) => oldLine.safeParse(line).data?.words ?? []);
    return all.flatMap((given): readonly Region[] => {
      const found = word.safeParse(given).data;
      const box = found && boxOfCorners(found.polygon, read!);
      return box ? [{ page: number, text: found.content, box }] : [];
    });
  });
  return { words };
}
