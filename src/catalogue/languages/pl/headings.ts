/** Polish: words in headings of lists. */
import type { Headings } from '../headings.js';
import { list } from '../lists.js';

export const headings: Headings = {
  taxId: list('nip'),
  registration: list('krs'),
  street: list('ulica'),
  city: list('miasto'),
  country: list('kraj'),
  name: list('nazwa'),
};
