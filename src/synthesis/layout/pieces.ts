/** Values as printed pieces, each with its meaning: details of the document, fields of contacts. */
import type { ContactField, ContactRole } from '../../catalogue/contact-fields.js';
import { taxNames } from '../../catalogue/country-words/tax-names.js';
import type { Meaning } from '../drawing.js';
import type { Facts, Party } from '../facts.js';
import type { Piece, Text } from './canvas.js';
import { dateText, groups, numberText, valueText, withSymbol } from '../format.js';
import type { Scene } from './scene.js';

/** Text without a meaning. */
export const plain = (text: string): Piece => ({ text });

/** A detail's value, printed as it is or in another wording. */
export const detail = (name: string, value: string, text = value): Piece => ({ text, means: [{ detail: name, value }] });

/** The piece with further meanings. */
export const also = (piece: Piece, ...means: readonly Meaning[]): Piece => ({ ...piece, means: [...(piece.means ?? []), ...means] });

/** A day (ISO 8601) in the supplier's format, as the value of these details. `prose`: as within sentences. */
export function dated(scene: Scene, iso: string, names: readonly string[], prose = false): Piece {
  const text = dateText(iso, prose ? scene.style.proseDateFormat : scene.style.dateFormat, scene.language);
  return { text, means: names.map((name) => ({ detail: name, value: iso })) };
}

/** The word before a date after a number: "vom", "dated". */
export const datedWord = ({ random, language, term }: Scene): string =>
  random.chance(0.85) ? random.pick(language.synthesis.datedWords) : term('from').toLocaleLowerCase(language.code);

/** The tax's name beside a rate, as the sender's country has it. */
export function taxWord({ random, facts, language }: Scene): string {
  const own = taxNames[facts.sender.country.code];
  return own && !language.habits.oneTaxName && random.chance(0.85)
    ? random.pick(own)
    : random.chance(0.8)
      ? language.vatWords[0]!
      : random.pick(language.vatWords);
}

/** An amount of the document's sums with the currency where the style has it. */
export function money(scene: Scene, cents: number, names: readonly string[], where: 'totals' | 'items' | 'bare' = 'totals'): Text {
  const { style } = scene;
  const amount: Piece = { text: numberText(cents, 2, 2, style.number), means: names.map((name) => ({ detail: name, value: valueText(cents, 2, 2) })) };
  const position = where === 'bare' ? 'none' : style.currency[where];
  const mark: Piece = { text: style.currency.mark };
  if (position === 'before' || position === 'column') return [mark, amount];
  if (position === 'attached' && cents < 0 && style.number.signOutside) return [{ ...amount, text: withSymbol(mark.text, amount.text, style.number) }];
  if (position === 'attached') return [mark, { ...amount, attached: true }];
  if (position === 'behind') return [amount, mark];
  return [amount];
}

/** A rate in tenths of a percent with its sign. */
export function rate(scene: Scene, tenths: number, names: readonly string[]): Text {
  const { style } = scene;
  const number: Piece = {
    text: numberText(tenths, 1, Math.min(1, style.rateDecimals), style.number) + (style.rateDecimals === 2 && Number.isInteger(tenths) ? '0' : ''),
    means: names.map((name) => ({ detail: name, value: valueText(tenths, 1, 1) })),
  };
  if (style.percent === '%') return [{ ...number, text: `${number.text}%` }];
  return style.percent ? [number, plain('%')] : [number, { text: '%', attached: true }];
}

/** The document's own number and date mean other details on other document types. */
const own: Readonly<Record<Facts['type'], readonly [id: string | undefined, date: string | undefined]>> = {
  invoice: ['InvoiceId', 'InvoiceDate'],
  creditNote: ['InvoiceId', 'InvoiceDate'],
  receipt: ['InvoiceId', 'InvoiceDate'],
  deliveryNote: ['DeliveryNoteId', undefined],
  orderConfirmation: ['SenderOrderId', 'SenderOrderDate'],
  offer: [undefined, undefined],
  reminder: [undefined, undefined],
  letter: [undefined, undefined],
  terms: [undefined, undefined],
};

/** The document's number; a detail only where the kind of document has one. */
export function ownId(scene: Scene): Piece {
  const name = own[scene.facts.type][0];
  scene.printed.add('id');
  return name ? detail(name, scene.facts.invoiceId) : plain(scene.facts.invoiceId);
}

/** The document's date; the day of delivery too where one key stands for both. */
export function ownDate(scene: Scene, prose = false): Piece {
  const name = own[scene.facts.type][1];
  const { facts } = scene;
  scene.printed.add('date');
  return dated(scene, facts.invoiceDate, [...(name ? [name] : []), ...(scene.printed.has('sameDay') ? ['DeliveryDate'] : [])], prose);
}

/** Invoices, credit notes and receipts: what has totals and dates of its own. */
export const isInvoice = (facts: Facts): boolean => facts.type === 'invoice' || facts.type === 'creditNote' || facts.type === 'receipt';

/** By index: sender, receiver, then others. */
export const parties = (facts: Facts): readonly Party[] => [facts.sender, facts.receiver, ...facts.others];

const roles: readonly ContactRole[] = ['Sender', 'Receiver'];

/** The letters of international mail are no part of a postal code: "L-2210". */
const national = (code: string): string => code.replace(/^[A-Z]{1,2}-(?=\d)/, '');

/** A field of the party of this index (0 sender, 1 receiver, then the others). */
export function contact(
  index: number,
  field: ContactField,
  text: string,
  value = field === 'ZipCode' ? national(text) : text,
  more: { continues?: boolean; ifAlone?: boolean } = {},
): Piece {
  return { text, means: [{ contact: roles[index] ?? 'Other', party: index, field, value, ...more }] };
}

/** Printed IBAN, in groups of four or whole. */
export const ibanText = (scene: Scene, iban: string): string => (scene.style.ibanGroups ? groups(iban, 4) : iban);

/** VAT id of sender or receiver; a third party's means nothing. */
export function vatId(index: number, text: string): Piece {
  const name = index === 0 ? 'SenderVatId' : index === 1 ? 'ReceiverVatId' : undefined;
  return name ? detail(name, text) : plain(text);
}

/** Of sender and receiver a detail, of others plain. */
export function taxId(index: number, text: string): Piece {
  const name = index === 0 ? 'SenderTaxId' : index === 1 ? 'ReceiverTaxId' : undefined;
  return name ? detail(name, text) : plain(text);
}

/** Fills {placeholders}; undefined where one of them has no value. */
export function fill(template: string, values: Readonly<Record<string, Text | undefined>>): Text | undefined {
  const pieces: Piece[] = [];
  let at = 0;
  const literal = (text: string, behindValue: boolean): void => {
    const trimmed = text.trim();
    if (trimmed) pieces.push({ text: trimmed, ...(behindValue && !text.startsWith(' ') ? { attached: true } : {}) });
  };
  while (at < template.length) {
    const open = template.indexOf('{', at);
    const close = open < 0 ? -1 : template.indexOf('}', open);
    if (close < 0) {
      literal(template.slice(at), at > 0);
      break;
    }
    const value = values[template.slice(open + 1, close)];
    if (value === undefined) return undefined;
    const before = template.slice(at, open);
    literal(before, at > 0);
    const attached = pieces.length > 0 && before !== '' && !before.endsWith(' ');
    for (let i = 0; i < value.length; i++) pieces.push(i === 0 && attached ? { ...value[i]!, attached: true } : value[i]!);
    at = close + 1;
  }
  return pieces;
}

/** An amount in the style of the totals. */
export const grossMoney = (scene: Scene, cents: number, names: readonly string[]): Text => money(scene, cents, names, 'totals');
