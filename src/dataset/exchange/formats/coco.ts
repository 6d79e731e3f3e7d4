/** COCO object detection: images, annotations with pixel boxes, categories. A polygon a word; row and value are attributes as CVAT writes them. */
import { z } from 'zod';
import { hull } from '../../../document/box.js';
import { InputError } from '../../../errors.js';
import { documentOfPage, type Format, joined, lastName, type Mark, pageName, parsed, type Region, type Sheet, withoutEnding } from '../sheet.js';

const image = z.object({ id: z.union([z.int(), z.string()]), file_name: z.string().max(1000), width: z.number().positive(), height: z.number().positive() });
const annotation = z.object({
  image_id: z.union([z.int(), z.string()]),
  category_id: z.union([z.int(), z.string()]),
  bbox: z.tuple([z.number(), z.number(), z.number(), z.number()]),
  segmentation: z.unknown().optional(),
  attributes: z
    .object({ row: z.int().min(0).max(100_000).optional(), value: z.string().max(20_000).optional() })
    .optional()
    .catch(undefined),
});
const file = z.object({ images: z.array(z.unknown()), annotations: z.array(z.unknown()), categories: z.array(z.unknown()) });
const category = z.object({ id: z.union([z.int(), z.string()]), name: z.string().max(200) });
const rectangle = z.array(z.number()).length(8);

export const coco: Format = {
  name: 'coco',
  describe: 'COCO: boxes and polygons on pictures of pages, annotations.json',
  names: {},
  files: /\.json$/,
  pictures: true,
  write(sheets, fields) {
    const ids = new Map(fields.map((name, index) => [name, index + 1]));
    const images: unknown[] = [];
    const annotations: unknown[] = [];
    for (const { name, pages, marks } of sheets) {
      const first = images.length + 1;
      pages.forEach(({ width, height }, page) => void images.push({ id: first + page, file_name: `images/${pageName(name, page)}.png`, width, height }));
      for (const { field, row, value, places } of marks)
        for (const place of places) {
          const { page } = place[0]!;
          const { width, height } = pages[page]!;
          const boxes = place.map(({ box }) => ({ x: box.x * width, y: box.y * height, width: box.width * width, height: box.height * height }));
          const around = hull(boxes);
          annotations.push({
            id: annotations.length + 1,
            image_id: first + page,
            category_id: ids.get(field),
            bbox: [around.x, around.y, around.width, around.height],
            area: boxes.reduce((sum, box) => sum + box.width * box.height, 0),
            iscrowd: 0,
            segmentation: boxes.map(({ x, y, width: w, height: h }) => [x, y, x + w, y, x + w, y + h, x, y + h]),
            attributes: { row, value },
          });
        }
    }
    const categories = fields.map((name) => ({ id: ids.get(name), name, supercategory: name.split('.')[0] }));
    return new Map([['annotations.json', `${JSON.stringify({ images, annotations, categories })}\n`]]);
  },
  read(path, text) {
    const found = file.safeParse(parsed(text, path));
    if (!found.success) throw new InputError(`${path}: no COCO file: images, annotations and categories are its lists. Export it as COCO again`);
    const names = new Map(found.data.categories.flatMap((one) => category.safeParse(one).data ?? []).map(({ id, name }) => [id, name]));
    const pages = new Map(found.data.images.flatMap((one) => image.safeParse(one).data ?? []).map((one) => [one.id, one]));
    const marks = new Map<unknown, Mark[]>();
    const faults = new Map<unknown, string[]>();
    const lost: string[] = [];
    found.data.annotations.forEach((one, index) => {
      const { data } = annotation.safeParse(one);
      const on = data && pages.get(data.image_id);
      const field = data && names.get(data.category_id);
      if (!data || !on) lost.push(`annotation ${index + 1}: ${data ? `its image ${data.image_id} is not in the file` : 'is none'}`);
      else if (field === undefined) note(faults, on.id, `annotation ${index + 1}: its category ${data.category_id} is not in the file`);
      else note(marks, on.id, markOf(field, data, on));
    });
    const sheets = [...pages.values()].map((one): Sheet => {
      const { name } = documentOfPage(withoutEnding(lastName(one.file_name)));
      return { name, pages: [], marks: marks.get(one.id) ?? [], faults: faults.get(one.id) ?? [] };
    });
    return [...joined(sheets), ...lost.map((refused) => ({ name: path, refused }))];
  },
};

function note<T>(lists: Map<unknown, T[]>, key: unknown, value: T): void {
  const list = lists.get(key) ?? [];
  list.push(value);
  lists.set(key, list);
}

function markOf(field: string, { bbox, segmentation, attributes }: z.infer<typeof annotation>, on: z.infer<typeof image>): Mark {
  const { page } = documentOfPage(withoutEnding(lastName(on.file_name)));
  // Other polygons than rectangles are outlines of things; their box is what counts.
  const polygons = Array.isArray(segmentation) ? segmentation.map((one) => rectangle.safeParse(one).data) : [];
  const words = polygons.every((one) => one !== undefined) ? polygons : [];
  const region = (x: number, y: number, width: number, height: number): Region => ({
    page,
    box: { x: x / on.width, y: y / on.height, width: width / on.width, height: height / on.height },
  });
  const place = words.length > 0 ? words.map(([x, y, right, , , bottom]) => region(x!, y!, right! - x!, bottom! - y!)) : [region(...bbox)];
  return { field, ...attributes, places: [place] };
}
