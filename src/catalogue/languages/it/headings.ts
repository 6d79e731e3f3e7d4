/** Italian: words in headings of lists. */
import type { Headings } from '../headings.js';
import { list } from '../lists.js';

export const headings: Headings = {
  vatId: list('partitaiva'),
  phone: list('telefono'),
  taxId: list('codicefiscale'),
  zip: list('cap'),
  street: list('via|indirizzo'),
  city: list('citta'),
  country: list('paese'),
  name: list('nome|ragionesociale'),
};
