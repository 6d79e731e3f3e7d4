/** French: words in headings of lists. */
import type { Headings } from '../headings.js';
import { list } from '../lists.js';

export const headings: Headings = {
  vatId: list('tva'),
  taxId: list('siret|siren'),
  registration: list('rcs'),
  zip: list('codepostal'),
  street: list('rue'),
  city: list('ville'),
  country: list('pays'),
  name: list('nom'),
};
