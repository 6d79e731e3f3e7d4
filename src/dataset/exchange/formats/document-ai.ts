/**
 * Google Document AI: a Document (documentai.v1) a file. Entities have a type, the text and boxes they are on, and a normalised value; rows, contacts and
 * groups are entities with properties. Anchors count the characters of `text`.
 */
import { z } from 'zod';
import { hull, type Box } from '../../../document/box.js';
import { InputError } from '../../../errors.js';
import { type Format, lastName, type Mark, parsed, type Region, regionKey, type Sheet, withoutEnding, tooLong } from '../sheet.js';

/** 64 bit integers are texts in JSON; zero is left out. */
const int = z.union([z.int(), z.string().regex(/^\d{1,9}$/)]).transform(Number);
const count = int.nullish().transform((value) => value ?? 0);
const vertex = z.object({ x: z.number().default(0), y: z.number().default(0) });
const poly = z.object({ normalizedVertices: z.array(vertex).max(100).optional(), vertices: z.array(vertex).max(100).optional() });
const anchor = z.object({
  textSegments: z
    .array(z.object({ startIndex: count, endIndex: count }))
    .max(10_000)
    .default([]),
});
const layout = z.object({ layout: z.object({ textAnchor: anchor.optional(), boundingPoly: poly.optional() }) });
const page = z.object({
  dimension: z.object({ width: z.number().positive(), height: z.number().positive() }).optional().catch(undefined),
  tokens: z.array(z.unknown()).max(200_000).default([]),
});
const entity = z.object({
  type: z.string().min(1).max(200),
  mentionText: z.string().max(20_000).nullish(),
  textAnchor: anchor.nullish(),
  pageAnchor: z
    .object({
      pageRefs: z
        .array(z.object({ page: count, boundingPoly: poly.nullish() }))
        .max(1000)
        .default([]),
    })
    .nullish(),
  normalizedValue: z
    .object({
      text: z.string().max(20_000).optional(),
      dateValue: z.object({ year: z.int().optional(), month: z.int().optional(), day: z.int().optional() }).optional(),
      moneyValue: z.object({ units: z.union([z.int(), z.string().regex(/^-?\d{1,15}$/)]).optional(), nanos: z.int().optional() }).optional(),
    })
    .nullish()
    .catch(undefined),
  properties: z.array(z.unknown()).max(10_000).default([]),
});
type Entity = z.infer<typeof entity>;
const file = z.object({
  uri: z.string().max(2000).nullish(),
  text: z.string().default(''),
  pages: z.array(z.unknown()).max(10_000).default([]),
  entities: z.array(z.unknown()).max(100_000),
});

export const documentAi: Format = {
  name: 'document-ai',
  describe: 'Google Document AI: a Document as JSON a file, with pages, tokens and entities',
  names: {},
  files: /\.json$/,
  pictures: false,
  write: (sheets) => new Map(sheets.map((sheet) => [`${sheet.name}.json`, `${JSON.stringify(written(sheet))}\n`])),
  read(path, text) {
    const found = file.safeParse(parsed(text, path));
    if (!found.success)
      throw new InputError(`${path}: ${tooLong(found.error) ?? 'no Document of Document AI: entities is its list of labels. Export it again'}`);
    const { uri, text: content, pages, entities } = found.data;
    const tokens = tokensOf(pages, content);
    const sizes = pages.map((one) => page.safeParse(one).data?.dimension);
    const faults: string[] = [];
    const rows = new Map<string, number>();
    const marks = entities.flatMap((one, index): readonly Mark[] => {
      const { data } = entity.safeParse(one);
      if (!data) faults.push(`entity ${index + 1} is none: a type is needed`);
      if (!data) return [];
      if (data.properties.length === 0) return [markOf(data, data.type, tokens, sizes)];
      const row = rows.get(data.type) ?? 0;
      rows.set(data.type, row + 1);
      return data.properties.flatMap((property, i) => {
        const inner = entity.safeParse(property).data;
        if (!inner) faults.push(`property ${i + 1} of entity ${index + 1} is none: a type is needed`);
        return inner ? [{ ...markOf(inner, `${data.type}/${inner.type.replace(`${data.type}/`, '')}`, tokens, sizes), row }] : [];
      });
    });
    const name = uri ? lastName(uri) : withoutEnding(lastName(path));
    const words = tokens.map(({ region }) => region);
    return [{ name, pages: [], marks, ...(words.length > 0 && { words }), faults }];
  },
};

interface Token {
  readonly start: number;
  readonly end: number;
  readonly region: Region;
}

const corners = ({ x, y, width, height }: Box) => [
  { x, y },
  { x: x + width, y },
  { x: x + width, y: y + height },
  { x, y: y + height },
];

function written({ name, pages, marks, words = [] }: Sheet) {
  const texts: string[] = [];
  let length = 0;
  const at = new Map<string, { readonly startIndex: string; readonly endIndex: string }>();
  const tokens = pages.map((_, number) => {
    const all = words
      .filter((word) => word.page === number)
      .map((word) => {
        const startIndex = `${length}`;
        texts.push(`${word.text ?? ''} `);
        length += Array.from(texts.at(-1)!).length;
        const segment = { startIndex, endIndex: `${length - 1}` };
        at.set(regionKey(word), segment);
        return { layout: { textAnchor: { textSegments: [segment] }, confidence: 1, boundingPoly: { normalizedVertices: corners(word.box) } } };
      });
    texts.push('\n');
    length++;
    return all;
  });
  let id = 0;
  const entityOf = (type: string, { value }: Pick<Mark, 'value'>, place: readonly Region[]) => ({
    id: `${id++}`,
    type,
    mentionText: place.map((region) => region.text ?? '').join(' '),
    confidence: 1,
    textAnchor: { textSegments: place.flatMap((region) => at.get(regionKey(region)) ?? []) },
    pageAnchor: { pageRefs: [{ page: `${place[0]!.page}`, boundingPoly: { normalizedVertices: corners(hull(place.map(({ box }) => box))) } }] },
    ...(value !== undefined && { normalizedValue: { text: value } }),
  });
  const entities: object[] = [];
  const parents = new Map<string, { readonly properties: object[] }>();
  for (const mark of marks) {
    const [, parent, child] = /^([^./]+)[./](.+)$/.exec(mark.field) ?? [];
    for (const place of mark.places) {
      if (parent === undefined || mark.row === undefined) {
        entities.push(entityOf(mark.field, mark, place));
        continue;
      }
      const known = parents.get(`${parent} ${mark.row}`);
      const row = known ?? { id: `${id++}`, type: parent, confidence: 1, properties: [] as object[] };
      if (!known) entities.push(row);
      parents.set(`${parent} ${mark.row}`, row);
      row.properties.push(entityOf(`${parent}/${child}`, mark, place));
    }
  }
  return {
    uri: name,
    mimeType: mimeTypes[/[^.]*$/.exec(name)![0].toLowerCase()] ?? 'application/pdf',
    text: texts.join(''),
    pages: pages.map(({ width, height }, number) => ({ pageNumber: number + 1, dimension: { width, height, unit: 'pixels' }, tokens: tokens[number] })),
    entities,
  };
}

const mimeTypes: Readonly<Record<string, string>> = { png: 'image/png', jpg: 'image/jpeg', jpeg: 'image/jpeg', tif: 'image/tiff', tiff: 'image/tiff' };

function tokensOf(pages: readonly unknown[], content: string): readonly Token[] {
  // Anchors count code points; a code unit is one but for rare signs.
  const points = /[\ud800-\udfff]/.test(content) ? Array.from(content) : undefined;
  const slice = (start: number, end: number) => (points ? points.slice(start, end).join('') : content.slice(start, end));
  return pages
    .flatMap((one, number) => {
      const read = page.safeParse(one).data;
      return (read?.tokens ?? []).flatMap((token): readonly Token[] => {
        const { data } = layout.safeParse(token);
        const box = data && boxOf(data.layout.boundingPoly, read?.dimension);
        const segments = data?.layout.textAnchor?.textSegments ?? [];
        if (!box || segments.length === 0) return [];
        const [start, end] = [segments[0]!.startIndex, segments.at(-1)!.endIndex];
        return [{ start, end, region: { page: number, box, text: slice(start, end).trim() } }];
      });
    })
    .sort((a, b) => a.start - b.start);
}

type Size = { readonly width: number; readonly height: number } | undefined;

function boxOf(shape: z.infer<typeof poly> | null | undefined, size: Size): Box | undefined {
  const pixels = !shape?.normalizedVertices?.length;
  const all = pixels ? shape?.vertices : shape.normalizedVertices;
  if (!all || all.length < 2 || (pixels && !size)) return undefined;
  const [width, height] = pixels ? [size!.width, size!.height] : [1, 1];
  return hull(all.map(({ x, y }) => ({ x: x / width, y: y / height, width: 0, height: 0 })));
}

function markOf({ mentionText, textAnchor, pageAnchor, normalizedValue }: Entity, field: string, tokens: readonly Token[], sizes: readonly Size[]): Mark {
  const anchored = (textAnchor?.textSegments ?? []).flatMap(({ startIndex, endIndex }) => between(tokens, startIndex, endIndex));
  const drawn = (pageAnchor?.pageRefs ?? []).flatMap(({ page: number, boundingPoly }): readonly Region[] => {
    const box = boxOf(boundingPoly, sizes[number]);
    return box ? [{ page: number, box, ...(mentionText && { text: mentionText.replace(/\s+/g, ' ') }) }] : [];
  });
  const regions = anchored.length > 0 ? anchored : drawn;
  // A value that goes on overleaf is where it begins.
  const place = regions.filter((region) => region.page === regions[0]!.page);
  const sourceValue = normalised(normalizedValue) ?? (place.length === 0 ? (mentionText ?? '') : undefined);
  return { field, ...(sourceValue !== undefined && { sourceValue }), places: place.length > 0 ? [place] : [] };
}

/** Tokens that have letters within the characters from start to end, found by halving. */
function between(tokens: readonly Token[], start: number, end: number): readonly Region[] {
  let [low, high] = [0, tokens.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (tokens[middle]!.end <= start) low = middle + 1;
    else high = middle;
  }
  const found: Region[] = [];
  for (let i = low; i < tokens.length && tokens[i]!.start < end; i++) found.push(tokens[i]!.region);
  return found;
}

function normalised(value: Entity['normalizedValue']): string | undefined {
  if (!value) return undefined;
  const { text, dateValue, moneyValue } = value;
  if (dateValue?.year && dateValue.month && dateValue.day) return `${`${dateValue.year}`.padStart(4, '0')}-${two(dateValue.month)}-${two(dateValue.day)}`;
  if (moneyValue) {
    const units = BigInt(moneyValue.units ?? 0);
    const nanos = moneyValue.nanos ?? 0;
    const sign = units < 0n || nanos < 0 ? '-' : '';
    return `${sign}${units < 0n ? -units : units}.${`${Math.abs(nanos)}`.padStart(9, '0').replace(/0{1,7}$/, '')}`;
  }
  return text;
}

const two = (number: number): string => `${number}`.padStart(2, '0');
