/** CORD (Park et al. 2019), receipts: a file a picture with lines of words in pixels, each with a category; dishes are distinguished by their group. */
import { z } from 'zod';
import { InputError } from '../../../errors.js';
import { documentOfPage, type Format, jsonPerPage, lastName, type Mark, parsed, type Region, type Sheet, withoutEnding, tooLong } from '../sheet.js';
import { boxOfCorners, cornersOf, type Size } from '../units.js';

const corner = z.number().min(-1e6).max(1e6);
const quad = z.object({ x1: corner, y1: corner, x2: corner, y2: corner, x3: corner, y3: corner, x4: corner, y4: corner });
const word = z.object({ quad, text: z.string().max(20_000), is_key: z.union([z.int(), z.boolean()]).default(0) });
const line = z.object({
  words: z.array(z.unknown()).max(10_000),
  category: z.string().max(200),
  group_id: z.int().min(0).max(1e9).optional().catch(undefined),
});
const file = z.object({
  meta: z.object({ image_size: z.object({ width: z.number().positive(), height: z.number().positive() }) }),
  valid_line: z.array(z.unknown()).max(100_000),
});

export const cord: Format = {
  name: 'cord',
  describe: 'CORD: a JSON file a picture of a receipt, with valid_line and meta',
  names: {
    'menu.nm': 'LineItems.Description',
    'menu.num': 'LineItems.ItemId',
    'menu.unitprice': 'LineItems.UnitPrice',
    'menu.cnt': 'LineItems.Quantity',
    'menu.discountprice': 'LineItems.Discount',
    'menu.price': 'LineItems.TotalAmount',
    'sub_total.subtotal_price': 'NetTotalAmount',
    'sub_total.tax_price': 'VatTotalAmount',
    'total.total_price': 'GrandTotalAmount',
  },
  closed: true,
  files: /\.json$/,
  pictures: true,
  perPage: true,
  write: (sheets) => jsonPerPage(sheets, 'json', written),
  read(path, text) {
    const found = file.safeParse(parsed(text, path));
    if (!found.success)
      throw new InputError(`${path}: ${tooLong(found.error) ?? 'no CORD annotation: valid_line and meta.image_size are needed. Export it again'}`);
    const { name, page } = documentOfPage(withoutEnding(lastName(path)));
    const faults: string[] = [];
    const words: Region[] = [];
    const marks = found.data.valid_line.flatMap((one, index): readonly Mark[] => {
      const { data } = line.safeParse(one);
      if (!data) faults.push(`line ${index + 1} is none: words and category are needed`);
      const place = (data?.words ?? []).flatMap((given): readonly Region[] => {
        const read = word.safeParse(given).data;
        if (!read) faults.push(`a word of line ${index + 1} is none: quad and text are needed`);
        const region = read && { page, text: read.text, box: boxOfCorners(Object.values(quad.parse(read.quad)), found.data.meta.image_size)! };
        if (region) words.push(region);
        // "TOTAL" announces the value.
        return region && !read.is_key ? [region] : [];
      });
      if (!data || place.length === 0) return [];
      const { category: field, group_id: row } = data;
      return [{ field, ...(field.startsWith('menu.') && row !== undefined && { row }), places: [place] }];
    });
    return [{ name, pages: [], marks, words, faults }];
  },
};

function written({ marks }: Sheet, page: number, size: Size) {
  const rows = Math.max(-1, ...marks.map(({ row = -1 }) => row)) + 1;
  const lines = marks.flatMap(({ field: category, row }, index) =>
    marks[index]!.places.filter(([first]) => first?.page === page).map((place) => {
      const group = category.startsWith('menu.') ? (row ?? 0) : rows + index;
      const words = place.map(({ box, text }) => {
        const [x1, y1, x2, y2, x3, y3, x4, y4] = cornersOf(box, size).map(Math.round);
        return { quad: { x1, y1, x2, y2, x3, y3, x4, y4 }, is_key: 0, row_id: group, text: text ?? '' };
      });
      return { words, category, group_id: group, sub_group_id: 0 };
    }),
  );
  return {
    meta: { version: '0.1', split: 'train', image_size: { width: size.width, height: size.height } },
    valid_line: lines,
    roi: {},
    repeating_symbol: [],
    dontcare: [],
  };
}
