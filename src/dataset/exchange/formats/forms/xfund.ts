/** XFUND: one file of many pictures, each with its size and its entities. */
import { z } from 'zod';
import { InputError } from '../../../../errors.js';
import { documentOfPage, type Format, joined, lastName, pageName, parsed, type Read, withoutEnding, tooLong } from '../../sheet.js';
import { entitiesOf, readEntities } from './entities.js';

const picture = z.object({
  img: z.object({ fname: z.string().max(1000), width: z.number().positive(), height: z.number().positive() }),
  document: z.array(z.unknown()).max(100_000),
});
const file = z.object({ documents: z.array(z.unknown()).max(1_000_000) });

export const xfund: Format = {
  name: 'xfund',
  describe: 'XFUND: a file of pictures with their entities, words and links',
  names: {},
  files: /\.json$/,
  pictures: true,
  write(sheets) {
    const documents = sheets.flatMap((sheet) =>
      sheet.pages.map(({ width, height }, page) => {
        const id = pageName(sheet.name, page);
        return { id, uid: id, document: entitiesOf(sheet, page, { width, height }), img: { fname: `${id}.png`, width, height } };
      }),
    );
    return new Map([['xfund.json', `${JSON.stringify({ lang: 'und', version: '0.1', split: 'train', documents })}\n`]]);
  },
  read(path, text) {
    const found = file.safeParse(parsed(text, path));
    if (!found.success) throw new InputError(`${path}: no XFUND file: documents is its list of pictures. Export it again`);
    const read = found.data.documents.map((one, index): Read => {
      const { data, error } = picture.safeParse(one);
      if (!data) return { name: `${path}, document ${index + 1}`, refused: tooLong(error) ?? 'is none: img with its size and document are needed' };
      const { name, page } = documentOfPage(withoutEnding(lastName(data.img.fname)));
      return { name, pages: [], rowsOfPage: page, ...readEntities(data.document, page, data.img) };
    });
    return [...joined(read.flatMap((one) => ('refused' in one ? [] : [one]))), ...read.filter((one) => 'refused' in one)];
  },
};
