/** Orders and deliveries that a line of the table names in plain words: "LS-Nr. 700155 vom 12.04.2023", "ALBARÁN B23/00417 09/03/23 S/PEDIDO K-5502". */
import type { TermName } from '../../../catalogue/languages/language.js';
import { languages } from '../../../catalogue/languages/index.js';
import type { Token } from '../../../features/contract.js';
import { bare } from '../../../fold.js';
import { numberWords } from '../../../values/ids/number-words.js';
import { kinds } from '../../../values/index.js';

type NumberField = 'OrderId' | 'DeliveryId';
export type ReferenceField = NumberField | 'DeliveryDate';
/** For each field the words of its number or day. */
export type NamedReferences = Partial<Record<ReferenceField, readonly Token[]>>;

const terms: Readonly<Record<NumberField, readonly TermName[]>> = {
  OrderId: ['lineOrderId', 'receiverOrderId', 'senderOrderId'],
  DeliveryId: ['lineDeliveryId', 'deliveryNoteId'],
};
/** Words of a key at most, of a number, and up to the day behind it. */
const [longestKey, longestNumber, untilDay] = [3, 4, 2];

/** Letters and digits alone: "Bst.-Nr." is "bstnr", "S/Pedido" is "pedido". */
const letters = (text: string): string => bare(text.replace(/^[a-z]\//i, ''));

const keys: ReadonlyMap<string, NumberField> = new Map(
  (Object.entries(terms) as [NumberField, readonly TermName[]][]).flatMap(([field, names]) =>
    languages.flatMap((language) => names.flatMap((name) => language.terms[name].map((term) => [letters(term), field] as const))),
  ),
);
const isNumberWord = (word: string): boolean => word === '' || numberWords.has(word);

/** The references on the line; none where it does not begin with such a key, or where amounts of money are on it. */
export function namedIn(tokens: readonly Token[]): NamedReferences {
  if (tokens.some(({ text }) => isMoney(text)) || !keyAt(tokens, 0)) return {};
  const found: { -readonly [F in ReferenceField]?: readonly Token[] } = {};
  for (let at = 0; at < tokens.length; ) {
    const key = keyAt(tokens, at);
    at += key?.length ?? 1;
    while (key && at < tokens.length && isNumberWord(letters(tokens[at]!.text))) at++;
    const number = key ? numberAt(tokens, at) : [];
    at += number.length;
    if (key && number.length > 0) found[key.field] ??= number;
    const day = key?.field === 'DeliveryId' && number.length > 0 ? tokens.slice(at, at + untilDay).find(({ text }) => isDay(text)) : undefined;
    if (day) found.DeliveryDate ??= [day];
  }
  return found;
}

/** A day in figures, with what a sentence puts behind it. */
const isDay = (text: string): boolean => /^\d{1,4}[./-]\d{1,2}[./-]\d{2,4}\P{L}?$/u.test(text) && kinds.date.read(text.replace(/\D$/, '')).length > 0;

/** The longest key that begins here. Keys of two letters only in capitals: "LS", "WZ". */
function keyAt(tokens: readonly Token[], at: number): { readonly field: NumberField; readonly length: number } | undefined {
  for (let length = longestKey; length > 0; length--) {
    const words = tokens.slice(at, at + length);
    const text = words.map((word) => word.text).join('');
    const field = words.length === length ? keys.get(letters(text)) : undefined;
    if (field && (letters(text).length > 2 || /^\p{Lu}{2}\W*$/u.test(text))) return { field, length };
  }
  return undefined;
}

/** "K 31 90 552": words with digits, or capitals before them, up to a day, a key or another word. */
function numberAt(tokens: readonly Token[], from: number): Token[] {
  const found: Token[] = [];
  for (let at = from; at < tokens.length && found.length < longestNumber; at++) {
    const { text } = tokens[at]!;
    const isPart = /\d/.test(text) ? kinds.date.read(text).length === 0 : /^\p{Lu}{1,3}$/u.test(text);
    if (!isPart || (at > from && keyAt(tokens, at))) break;
    found.push(tokens[at]!);
  }
  // "A/25-3318 DE 06/05/2025": no number ends with a word.
  return found.slice(0, found.findLastIndex(({ text }) => /\d/.test(text)) + 1);
}

const isMoney = (text: string): boolean => /\d[.,]\d{2}-?$/.test(text) && kinds.date.read(text).length === 0;
