/** Label Studio tasks: rectangles in percent of the page's picture, their text and value per region; parts of one value are chained by relations. Proposals are predictions. */
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
  type Proposed,
  type Read,
  type Region,
  withoutEnding,
  tooLong,
} from '../sheet.js';
import type { Size } from '../units.js';

const percent = z.number().min(-1000).max(1000);
const shape = z.object({
  id: z.string().max(100),
  type: z.string(),
  from_name: z.string(),
  value: z.object({
    x: percent,
    y: percent,
    width: percent,
    height: percent,
    rectanglelabels: z.array(z.string().max(200)).optional(),
    // Of its template for OCR: rectangle, labels and transcription are results of their own.
    labels: z.array(z.string().max(200)).optional(),
    text: z.union([z.string(), z.array(z.string())]).optional(),
    number: z.number().optional(),
  }),
});
const relation = z.object({ type: z.literal('relation'), from_id: z.string(), to_id: z.string() });
const task = z.object({
  data: z.record(z.string(), z.unknown()),
  annotations: z.array(z.object({ was_cancelled: z.boolean().optional(), result: z.array(z.unknown()).max(100_000) })).default([]),
});

export const labelStudio: Format = {
  name: 'label-studio',
  describe: 'Label Studio: tasks.json with a page a task, and config.xml for the project',
  names: {},
  files: /\.json$/,
  pictures: true,
  proposals: true,
  write(sheets, fields) {
    const tasks = sheets.flatMap(({ name, pages, marks, proposed, unlabelled }) =>
      pages.map((page, number) => ({
        data: { image: `/data/local-files/?d=images/${encodeURIComponent(pageName(name, number))}.png`, document: pageName(name, number) },
        annotations: unlabelled ? [] : [{ result: marks.flatMap((mark, index) => results(mark, index, number, page)) }],
        ...(proposed && { predictions: [predictionOf(proposed, number, page)] }),
      })),
    );
    return new Map([
      ['tasks.json', `${JSON.stringify(tasks)}\n`],
      ['config.xml', configuration(fields)],
    ]);
  },
  read(path, text) {
    const tasks = parsed(text, path);
    if (!Array.isArray(tasks)) throw new InputError(`${path}: no list of Label Studio tasks. Export the project as JSON, not as JSON-MIN`);
    const read = tasks.map((one: unknown, index): Read => {
      const { data, error } = task.safeParse(one);
      if (!data) return { name: `${path}, task ${index + 1}`, refused: tooLong(error) ?? 'is no task: data and annotations are needed' };
      const given = [data.data.document, data.data.image, data.data.ocr].find((name) => typeof name === 'string');
      if (given === undefined) return { name: `${path}, task ${index + 1}`, refused: 'its data names no document or image' };
      const { name, page } = documentOfPage(withoutEnding(uploaded(decoded(given))));
      const done = data.annotations.filter((annotation) => !annotation.was_cancelled).at(-1);
      if (!done) return { name, refused: 'has no annotation yet' };
      return { name, pages: [], ...marksOf(done.result, page) };
    });
    return [...joined(read.flatMap((one) => ('refused' in one ? [] : [one]))), ...read.filter((one) => 'refused' in one)];
  },
};

/** `score`: the mean over its values, by which tasks can be ordered. */
function predictionOf({ model, marks }: Proposed, page: number, size: Size) {
  const here = marks.filter(({ places }) => places.some((place) => place[0]?.page === page));
  const score = here.length === 0 ? 0 : here.reduce((sum, mark) => sum + (mark.score ?? 0), 0) / here.length;
  return { model_version: model, score, result: here.flatMap((mark, index) => results(mark, index, page, size)) };
}

function results({ field, row, value, score, places }: Mark, index: number, page: number, { width, height }: Size): readonly unknown[] {
  return places.flatMap((place, at) => {
    const here = place.filter((region) => region.page === page);
    const ids = here.map((_, i) => `m${index}-${at}-${i}`);
    const regions = here.flatMap(({ box, text }, i) => {
      const rectangle = { x: box.x * 100, y: box.y * 100, width: box.width * 100, height: box.height * 100, rotation: 0 };
      const common = { id: ids[i], to_name: 'image', original_width: width, original_height: height, image_rotation: 0, ...(score !== undefined && { score }) };
      return [
        { ...common, from_name: 'label', type: 'rectanglelabels', value: { ...rectangle, rectanglelabels: [field] } },
        { ...common, from_name: 'text', type: 'textarea', value: { ...rectangle, text: [text ?? ''] } },
        ...(i === 0 && value !== undefined ? [{ ...common, from_name: 'value', type: 'textarea', value: { ...rectangle, text: [value] } }] : []),
        ...(row === undefined ? [] : [{ ...common, from_name: 'row', type: 'number', value: { ...rectangle, number: row + 1 } }]),
      ];
    });
    return [...regions, ...ids.slice(1).map((to, i) => ({ type: 'relation', from_id: ids[i], to_id: to, direction: 'right' }))];
  });
}

function marksOf(result: readonly unknown[], page: number): { readonly marks: readonly Mark[]; readonly faults: readonly string[] } {
  const regions = new Map<string, { field?: string; row?: number; value?: string; region: Region; next?: string }>();
  const faults: string[] = [];
  for (const [index, one] of result.entries()) {
    if (relation.safeParse(one).success) continue;
    const { data } = shape.safeParse(one);
    if (!data) {
      faults.push(`result ${index + 1} is no rectangle`);
      continue;
    }
    const { x, y, width, height, rectanglelabels, labels, text, number } = data.value;
    const field = (rectanglelabels ?? labels)?.[0];
    const known = regions.get(data.id) ?? { region: { page, box: { x: x / 100, y: y / 100, width: width / 100, height: height / 100 } } };
    const written = Array.isArray(text) ? text.join(' ') : text;
    if (field !== undefined) known.field = field;
    else if (data.from_name === 'value' && written !== undefined) known.value = written;
    else if (data.from_name === 'row' && number !== undefined && number >= 1) known.row = Math.round(number) - 1;
    else if (written) known.region = { ...known.region, text: written };
    regions.set(data.id, known);
  }
  const continued = new Set<string>();
  for (const { from_id: from, to_id: to } of result.flatMap((one) => relation.safeParse(one).data ?? [])) {
    const [first, second] = [regions.get(from), regions.get(to)];
    // A relation of two values is a drawer's own; parts of one value have one label.
    if (!first || !second || first.field !== second.field || continued.has(to) || first.next !== undefined || from === to) continue;
    first.next = to;
    continued.add(to);
  }
  const marks = [...regions].flatMap(([id, { field, row, value }]): readonly Mark[] => {
    if (field === undefined || continued.has(id)) return [];
    const place: Region[] = [];
    for (let at: string | undefined = id; at !== undefined; at = regions.get(at)?.next) place.push(regions.get(at)!.region);
    return [{ field, ...(row !== undefined && { row }), ...(value !== undefined && { value }), places: [place] }];
  });
  return { marks, faults };
}

/** What is uploaded gets eight digits before its name: "/data/upload/7/1a2b3c4d-invoice.png". */
const uploaded = (path: string): string => lastName(/\/upload\/(?:\d+\/)?[0-9a-f]{8}-([^/]+)$/.exec(path)?.[1] ?? path);

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

const configuration = (fields: readonly string[]): string => `<View>
  <RectangleLabels name="label" toName="image">
${fields.map((field) => `    <Label value="${field.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)}"/>`).join('\n')}
  </RectangleLabels>
  <Image name="image" value="$image" zoom="true"/>
  <TextArea name="text" toName="image" perRegion="true" editable="true"/>
  <TextArea name="value" toName="image" perRegion="true" editable="true"/>
  <Number name="row" toName="image" perRegion="true"/>
  <Relations/>
</View>
`;
