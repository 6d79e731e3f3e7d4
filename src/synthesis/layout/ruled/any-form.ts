/** A ruled form in the words that any language has for its lists and headings. */
import type { RuledForm } from '../../../catalogue/languages/forms.js';
import type { Language, TermName } from '../../../catalogue/languages/language.js';

/** In the words that a language has for its lists and headings. */
export function anyForm(language: Language): RuledForm {
  const { party } = language.synthesis;
  const free = (name: TermName): readonly string[] => language.terms[name];
  return {
    countries: [],
    weight: 1,
    titles: free('invoice'),
    subtitles: [''],
    headings: {
      sender: party.sellerHeadings,
      receiver: party.buyerHeadings,
      delivery: free('shipTo'),
      sums: free('grandTotal'),
    },
    fields: party.fields,
    number: free('invoiceId'),
    date: free('invoiceDate'),
    sender: { block: 0.35, cells: 0.25, head: 0.4 },
    parties: { cells: 0.4, blocks: 0.35, column: 0.25 },
    others: [],
    freight: [],
    taxes: [],
  };
}
