/** Spanish: words in headings of lists. */
import type { Headings } from '../headings.js';
import { list } from '../lists.js';

export const headings: Headings = {
  vatId: list('nif'),
  phone: list('telefono'),
  street: list('calle'),
  city: list('ciudad'),
  country: list('pais'),
  name: list('nombre'),
};
