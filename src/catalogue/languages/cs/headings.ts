/** Czech: words in headings of lists. */
import type { Headings } from '../headings.js';
import { list } from '../lists.js';

export const headings: Headings = {
  taxId: list('ico'),
  zip: list('psc'),
  city: list('mesto'),
};
