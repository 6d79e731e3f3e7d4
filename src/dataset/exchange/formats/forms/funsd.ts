/** FUNSD: annotations/NAME.json, the entities of one picture in its pixels; the file does not state the picture's size. */
import { z } from 'zod';
import { InputError } from '../../../../errors.js';
import { documentOfPage, type Format, jsonPerPage, lastName, parsed, withoutEnding, tooLong } from '../../sheet.js';
import { unit } from '../../units.js';
import { entitiesOf, readEntities } from './entities.js';

const file = z.object({ form: z.array(z.unknown()).max(100_000) });

export const funsd: Format = {
  name: 'funsd',
  describe: 'FUNSD: annotations/NAME.json, entities of a picture with words and links',
  names: {},
  files: /\.json$/,
  pictures: true,
  perPage: true,
  write: (sheets) => jsonPerPage(sheets, 'annotations', (...page) => ({ form: entitiesOf(...page) })),
  read(path, text) {
    const found = file.safeParse(parsed(text, path));
    if (!found.success) throw new InputError(`${path}: ${tooLong(found.error) ?? 'no FUNSD annotation: form is its list of entities. Export it again'}`);
    const { name, page, ofExport } = documentOfPage(withoutEnding(lastName(path)));
    return [{ name, pages: [], pixelsOf: ofExport ? 'page' : 'picture', rowsOfPage: page, ...readEntities(found.data.form, page, unit) }];
  },
};
