/** English: words in headings of lists. */
import type { Headings } from '../headings.js';
import { list } from '../lists.js';

export const headings: Headings = {
  vatId: list('vatid|vatnumber|vatno|vat'),
  iban: list('iban'),
  email: list('email|mail'),
  domain: list('domain|website|web|url|homepage|internet|www'),
  phone: list('phone|tel|fax|telephone'),
  taxId: list('taxid|taxnumber'),
  registration: list('registration'),
  zip: list('zip|zipcode|postcode|postalcode'),
  street: list('street|address'),
  city: list('city|town'),
  country: list('country|countrycode'),
  article: list('article|articlenumber|sku|ean|gtin|itemnumber'),
  name: list('name|company|supplier|vendor|alias|branch'),
  text: list('text|description|note|keyword'),
};
