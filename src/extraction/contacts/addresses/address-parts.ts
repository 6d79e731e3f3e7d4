/** Parts of an address that were tagged as one where another is missing: "46019 VIADANA" as a code, "14 rue Pasteur, 21000" and "29 Station Street, Kyneton" as a street. */
import type { ContactField } from '../../../catalogue/contact-fields.js';
import type { Token } from '../../../features/contract.js';
import { chosen } from '../choice.js';
import type { ContactSpan } from '../spans/span.js';
import { addressCandidates, addressTerms } from './address.js';
import { boxOf, textOf } from '../../../features/tokens/token-text.js';

const isWord = ({ text }: Token): boolean => /^\p{L}[\p{L}'’.-]{2,},?$/u.test(text);
const isCode = ({ text }: Token): boolean => /^\d{4,5},?$/.test(text);

/** A party's address, and what is missing in it taken from its neighbour. */
export function addressOf(spans: readonly ContactSpan[]): ReadonlyMap<ContactField, ContactSpan> {
  const address = chosen(addressCandidates(spans), addressTerms, 0)?.parts ?? new Map<ContactField, ContactSpan>();
  const parts = new Map(address);
  const [zip, street] = [address.get('ZipCode'), address.get('Street')];
  const cut = (span: ContactSpan, at: number, field: ContactField): void => {
    if (at <= 0 || at >= span.tokens.length) return;
    parts.set(span.field, partOf(span, span.field, span.tokens.slice(0, at)));
    parts.set(field, partOf(span, field, span.tokens.slice(at)));
  };
  // "Úrok | 26, 460 68": the street's number before the code.
  if (zip && street && !/\d/.test(street.text) && zip.line === street.line && zip.tokens.length > 1 && /^\d{1,4}[a-z]?,$/i.test(zip.tokens[0]!.text)) {
    parts.set('Street', partOf(street, 'Street', [...street.tokens, zip.tokens[0]!]));
    parts.set('ZipCode', partOf(zip, 'ZipCode', zip.tokens.slice(1)));
  }
  if (zip && !address.has('City')) {
    const words = trailing(zip.tokens, isWord);
    if (zip.tokens.slice(0, words).some(({ text }) => /\d/.test(text))) cut(zip, words, 'City');
  }
  if (street && !zip && isBehindComma(street.tokens, street.tokens.length - 1) && isCode(street.tokens.at(-1)!))
    cut(street, street.tokens.length - 1, 'ZipCode');
  if (street && zip && !parts.has('City')) {
    const words = trailing(street.tokens, isWord);
    // Behind a comma, on the street's last line: a quarter or the town.
    const from = street.tokens.findIndex((_, i) => i >= words && isBehindComma(street.tokens, i));
    cut(street, from, 'City');
  }
  return parts;
}

const isBehindComma = (tokens: readonly Token[], i: number): boolean => /,$/.test(tokens[i - 1]?.text ?? '');

/** Index of the first token from which on all are so. */
function trailing(tokens: readonly Token[], is: (token: Token) => boolean): number {
  let from = tokens.length;
  while (from > 0 && is(tokens[from - 1]!)) from--;
  return from;
}

const partOf = (span: ContactSpan, field: ContactField, tokens: readonly Token[]): ContactSpan => ({
  ...span,
  field,
  tokens,
  text: textOf(tokens),
  box: boxOf(tokens),
});
