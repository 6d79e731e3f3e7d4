/** Dutch: words in headings of lists. */
import type { Headings } from '../headings.js';
import { list } from '../lists.js';

export const headings: Headings = {
  vatId: list('btw'),
  city: list('plaats'),
  country: list('land'),
};
