/** SROIE (Huang et al. 2019), receipts: key/NAME.txt, JSON of company, date, address and total as printed, without places; box/NAME.txt, the text of each line. */
import { z } from 'zod';
import { slice } from '../../../document/box.js';
import { InputError } from '../../../errors.js';
import { documentOfPage, type Format, lastName, type Mark, pageName, parsed, type Region, type Sheet, withoutEnding } from '../sheet.js';
import { boxOfCorners, cornersOf, type Size, unit } from '../units.js';

const text = z.union([z.string().max(20_000), z.number().transform(String)]).nullish();
const file = z.record(z.string().max(200), text.catch(undefined));
const keys = ['company', 'date', 'address', 'total'] as const;
/** x and y of four corners, and the line. */
const boxLine = /^((?:\d{1,6},){8})(.*)$/;

export const sroie: Format = {
  name: 'sroie',
  describe: 'SROIE: key/NAME.txt with company, date and total of a receipt, box/NAME.txt with its lines',
  names: { company: 'Sender.Name', date: 'InvoiceDate', total: 'GrandTotalAmount' },
  closed: true,
  files: /\.(?:txt|json)$/,
  beside: (path) => [path.replace(/(^|[\\/])(?:key|entities)([\\/][^\\/]*)\.\w+$/, '$1box$2.txt')],
  pictures: true,
  perPage: true,
  write: (sheets) =>
    new Map(
      sheets.flatMap((sheet) =>
        sheet.pages.flatMap((size, page) => [
          [`key/${pageName(sheet.name, page)}.txt`, `${JSON.stringify(keysOf(sheet, page))}\n`] as const,
          [`box/${pageName(sheet.name, page)}.txt`, boxesOf(sheet, page, size)] as const,
        ]),
      ),
    ),
  read(path, content, [boxes] = []) {
    // Its lines alone are no labels.
    if (boxLine.test(content.slice(0, 2000).split(/\r?\n/)[0]!) || (content.trim() === '' && /(^|[\\/])box[\\/]/.test(path))) return [];
    const found = file.safeParse(parsed(content, path));
    if (!found.success) throw new InputError(`${path}: no SROIE key: company, date and total are its members. Export it again`);
    const { name, page, ofExport } = documentOfPage(withoutEnding(lastName(path).replace(/\.txt$/, '')));
    const marks = Object.entries(found.data).flatMap(([field, sourceValue]): readonly Mark[] =>
      sourceValue?.trim() ? [{ field, sourceValue, places: [] }] : [],
    );
    const words = boxes === undefined ? [] : wordsOf(boxes, page);
    return [{ name, pages: [], pixelsOf: ofExport ? 'page' : 'picture', marks, ...(words.length > 0 && { words }) }];
  },
};

/** On the page where it is printed first, as printed there. */
function keysOf({ marks }: Sheet, page: number) {
  const printed = (key: string): string => {
    const place = marks.find(({ field }) => field === key)?.places[0] ?? [];
    return place[0]?.page === page ? place.map((region) => region.text ?? '').join(' ') : '';
  };
  return Object.fromEntries(keys.map((key) => [key, printed(key)]));
}

const boxesOf = ({ words = [] }: Sheet, page: number, size: Size): string =>
  words
    .filter((word) => word.page === page)
    .map((word) => `${cornersOf(word.box, size).map((edge) => Math.max(0, Math.round(edge)))},${word.text ?? ''}\n`)
    .join('');

/** A line's words have their part of its width. */
function wordsOf(boxes: string, page: number): readonly Region[] {
  return boxes.split(/\r?\n/).flatMap((one): readonly Region[] => {
    const [, numbers, text = ''] = boxLine.exec(one) ?? [];
    const box = numbers && boxOfCorners(numbers.split(',').slice(0, 8).map(Number), unit);
    if (!box) return [];
    return [...text.matchAll(/\S+/g)].map((word) => ({ page, text: word[0], box: slice(box, text.length, word.index, word.index + word[0].length) }));
  });
}
