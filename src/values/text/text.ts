/** Free text: a line as it is printed, with runs of blanks made one. */
import type { Kind } from '../kind.js';
import { plain } from './plain.js';

export const text: Kind = {
  name: 'text',
  find(line) {
    const start = line.search(/\S/);
    return start < 0 ? [] : [{ start, end: line.trimEnd().length }];
  },
  read(original) {
    const value = plain(original).replace(/\s+/g, ' ').trim();
    return value === '' ? [] : [{ value }];
  },
};
