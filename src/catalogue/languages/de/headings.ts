/** German: words in headings of lists. */
import type { Headings } from '../headings.js';
import { list } from '../lists.js';

export const headings: Headings = {
  vatId: list('uid|ustid|umsatzsteuerid'),
  phone: list('telefon|mobil'),
  taxId: list('steuernummer|stnr'),
  registration: list('firmenbuch|handelsregister|hrb|fn|registernummer'),
  zip: list('plz|postleitzahl'),
  street: list('strasse|str|adresse|anschrift'),
  city: list('ort|stadt'),
  country: list('land|laendercode'),
  article: list('artikel|artikelnummer'),
  name: list('firma|firmenname|lieferant|name1|name2|bezeichnung|filiale'),
  text: list('beschreibung|notiz'),
};
