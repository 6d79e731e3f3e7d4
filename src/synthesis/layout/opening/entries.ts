/** The document's references as keys with values: number, dates, order, customer, besides distractors that look alike. */
import { detailTerms, referenceDetails } from '../../../catalogue/details.js';
import type { TermName } from '../../../catalogue/languages/language.js';
import type { Piece, Text } from '../canvas.js';
import { also, dated, datedWord, detail, isInvoice, money, ownDate, ownId, plain, vatId } from '../pieces.js';
import { idLike, nearDate } from '../distractors.js';
import { taxKey, taxPiece, vatKey } from '../party/ids.js';
import { correctedPairs, formerPairs } from './related.js';
import type { Pair } from '../pairs.js';
import { part, type Scene } from '../scene.js';
import { addDays } from '../../dates.js';
import { kinds } from '../../../values/index.js';
import { dateText } from '../../format.js';
import { occasionPairs } from './occasion.js';
import { dueText } from '../sums/sum-rows.js';

export { idLike, nearDate } from '../distractors.js';

interface Entry extends Pair {
  readonly name: string;
}

const ownIdTerms: Readonly<Record<string, TermName>> = {
  invoice: 'invoiceId',
  creditNote: 'invoiceId',
  receipt: 'invoiceId',
  deliveryNote: 'deliveryNoteId',
  orderConfirmation: 'senderOrderId',
  reminder: 'reference',
  offer: 'reference',
  letter: 'reference',
  terms: 'reference',
};

const personOf = (scene: Scene): string => `${scene.random.pick(scene.language.firstNames)} ${scene.random.pick(scene.language.lastNames)}`;

function distractors(scene: Scene): Entry[] {
  const { random } = scene;
  const makers: readonly [TermName, () => Text][] = [
    ['project', () => [plain(random.chance(0.6) ? idLike(scene) : `${random.pick(scene.language.companyWords)} ${random.pick(scene.language.lastNames)}`)]],
    ['contract', () => [plain(idLike(scene))]],
    ['trackingId', () => [plain(idLike(scene) + idLike(scene).replaceAll(' ', ''))]],
    ['meterId', () => [plain(idLike(scene))]],
    ['clerk', () => [plain(personOf(scene))]],
    ['clerk', () => [plain(personOf(scene))]],
    ['contactPerson', () => [plain(personOf(scene))]],
    ['printDate', () => [dated(scene, nearDate(scene, 4), [])]],
    ['validUntil', () => [dated(scene, nearDate(scene, 90), [])]],
    ['orderDateOfOffer', () => [dated(scene, nearDate(scene, 60), [])]],
    ['birthDate', () => [dated(scene, `${random.integer(1940, 2004)}-0${random.integer(1, 9)}-${random.integer(10, 28)}`, [])]],
    ['reference', () => [plain(random.chance(0.5) ? idLike(scene) : personOf(scene))]],
    ['page', () => [plain('1')]],
    ['deposit', () => money(scene, random.integer(100, 900000), [])],
    ['previousBalance', () => money(scene, random.integer(100, 900000), [])],
    ['terminal', () => [plain(String(random.integer(1, 99999)))]],
  ];
  const share = scene.printed.has('sparse') ? 0 : random.pick([0, 0, 0.04, 0.08, 0.12, 0.25]);
  return makers.filter(([name]) => !detailTerms.has(name) && random.chance(share)).map(([name, make]) => ({ name, key: [scene.key(name)], value: make() }));
}

/** Number and date of the document, one pair each. */
export function idPair(scene: Scene): Pair {
  const { random, facts, language } = scene;
  if (facts.type === 'creditNote' && scene.printed.has('own credit number'))
    return { key: [scene.keyed(random.pick(scene.allowed(language.synthesis.related.creditNumbers)))], value: [ownId(scene)] };
  const title = otherTitles[facts.type];
  const key =
    title && random.chance(0.75)
      ? scene.keyed(`${scene.term(title)}${random.pick([' Nr.', ' No.', '-Nr.', ' #', ' N°', ''])}`)
      : scene.key(ownIdTerms[facts.type] ?? 'invoiceId');
  return { key: [key], value: [ownId(scene)] };
}

const otherTitles: Readonly<Record<string, TermName>> = { offer: 'offerTitle', reminder: 'reminderTitle', letter: 'letterSubject', terms: 'termsTitle' };

/** "Datum" alone, for documents that are no invoices. */
const anyDate = (scene: Scene): string =>
  [...scene.language.terms.invoiceDate].filter((wording) => wording !== scene.language.heldOut.invoiceDate).sort((a, b) => a.length - b.length)[0] ??
  scene.language.terms.invoiceDate[0]!;

/** The document's date, and the day of delivery with it where both are one. */
export function datePair(scene: Scene): Pair {
  const { facts, random } = scene;
  const same =
    facts.deliveryDate === facts.invoiceDate && isInvoice(facts) && !scene.printed.has('sameDay') && !scene.printed.has('deliveryDate') && random.chance(0.35);
  if (same) {
    scene.printed.add('deliveryDate');
    return {
      key: [scene.keyed(`${scene.term('invoiceDate')}${random.pick([' / ', ' = ', '/'])}${scene.term('deliveryDate')}`)],
      value: [also(ownDate(scene), { detail: 'DeliveryDate', value: facts.invoiceDate })],
    };
  }
  return {
    key: [isInvoice(facts) ? scene.key('invoiceDate') : facts.type === 'orderConfirmation' ? scene.key('senderOrderDate') : scene.keyed(anyDate(scene))],
    value: [ownDate(scene)],
  };
}

const isMonth = (a: string, b: string): boolean => a.endsWith('-01') && a.slice(0, 7) === b.slice(0, 7) && addDays(b, 1).endsWith('-01');

const from = (scene: Scene, a: string, b: string): Text => {
  // A whole month is printed by its name or number.
  if (isMonth(a, b) && scene.random.chance(0.4)) {
    const text = dateText(a, scene.random.pick(['MMMM YYYY', 'MMMM YYYY', 'MM/YYYY', 'MM/YYYY', 'MM.YYYY']), scene.language);
    const means = [
      { detail: 'DeliveryPeriodDateStart', value: a },
      { detail: 'DeliveryPeriodDateEnd', value: b },
    ];
    if (kinds.date.read(text).length > 1) return [{ text, means }];
  }
  const start = dated(scene, a, ['DeliveryPeriodDateStart']);
  const end = dated(scene, b, ['DeliveryPeriodDateEnd']);
  const dash = scene.random.pick(['-', '–', 'to', 'attached']);
  if (dash === 'to') return [start, plain(scene.term('to').toLocaleLowerCase(scene.language.code)), end];
  if (dash === 'attached') return [start, { text: '-', attached: true }, { ...end, attached: true }];
  return [start, plain(dash), end];
};

/** Delivery period as printed. */
export const periodText = from;

/** The payment reference for the transfer: the number, often with the customer's. */
export function purpose(scene: Scene): Pair {
  const { random, facts, language } = scene;
  const wordings = language.synthesis.viewer.remittance;
  const customer: Text = facts.customerId && random.chance(0.5) ? [plain(random.pick(['/', ',', '-', 'KD', '|'])), detail('CustomerId', facts.customerId)] : [];
  return { key: [scene.keyed(random.pick(scene.allowed(wordings)))], value: [ownId(scene), ...customer] };
}

/** References besides number and date; each with the facts' probability, once. */
export function entries(scene: Scene, share = 1): Pair[] {
  const { facts, random, printed, steady } = scene;
  const list: Entry[] = [];
  const add = (name: TermName, chance: number, make: () => Text | undefined, key?: readonly Piece[]): void => {
    if (printed.has(name) || !part(scene, name).random.chance(chance * share)) return;
    const value = make();
    if (!value) return;
    printed.add(name);
    list.push({ name, key: key ?? [scene.key(name)], value });
  };
  const id = (name: string, value: string | undefined): Text | undefined => (value ? [detail(name, value)] : undefined);
  const day = (name: string, iso: string | undefined): Text | undefined => (iso ? [dated(scene, iso, [name])] : undefined);
  add('customerId', 0.9, () => id('CustomerId', facts.customerId));
  const joinOrder = facts.receiverOrderId && facts.receiverOrderDate && part(scene, 'order').random.chance(0.25);
  if (joinOrder) {
    add('receiverOrderId', 0.9, () => [
      detail('ReceiverOrderId', facts.receiverOrderId!),
      plain(random.pick(['/', datedWord(scene), datedWord(scene), '-', ','])),
      dated(scene, facts.receiverOrderDate!, ['ReceiverOrderDate']),
    ]);
    printed.add('receiverOrderDate');
  }
  add('receiverOrderId', 0.93, () => id('ReceiverOrderId', facts.receiverOrderId));
  add('receiverOrderDate', 0.85, () => day('ReceiverOrderDate', facts.receiverOrderDate));
  if (facts.type !== 'orderConfirmation') {
    add('senderOrderId', 0.9, () => id('SenderOrderId', facts.senderOrderId));
    add('senderOrderDate', 0.85, () => day('SenderOrderDate', facts.senderOrderDate));
  }
  if (facts.type !== 'deliveryNote') add('deliveryNoteId', 0.9, () => id('DeliveryNoteId', facts.deliveryNoteId));
  add('deliveryDate', 0.9, () => day('DeliveryDate', facts.deliveryDate));
  add('deliveryPeriod', 0.75, () => facts.deliveryPeriod && from(scene, facts.deliveryPeriod[0], facts.deliveryPeriod[1]));
  for (const { name, kind, term } of referenceDetails) {
    const value = facts.references[name];
    if (value) add(term, 0.92, () => (kind === 'date' ? day(name, value) : id(name, value)));
  }
  if (isInvoice(facts)) {
    add(random.chance(0.5) ? 'amountDue' : 'grandTotal', 0.07, () => dueText(scene));
    add('dueDate', 0.5, () => day('DueDateDate', facts.dueDate));
    if (facts.dueDays)
      add('paymentTerms', 0.3, () => [
        { text: String(facts.dueDays), means: [{ detail: 'DueDateDuration', value: String(facts.dueDays) }] },
        plain(random.pick(scene.language.days)),
        ...(random.chance(0.4) ? [plain(scene.language.captions.payment.net)] : []),
      ]);
  }
  add('receiverVatId', 0.6, () => (facts.receiver.vatId ? [vatId(1, facts.receiver.vatId)] : undefined), [vatKey(scene, 1)]);
  add('senderVatId', 0.15, () => (facts.sender.vatId ? [vatId(0, facts.sender.vatId)] : undefined), [vatKey(scene, 0)]);
  add('taxId', 0.15, () => (facts.sender.taxId ? [taxPiece(scene, 0, facts.sender.taxId)] : undefined), [taxKey(scene, 0)]);
  const others: Pair[] = [...distractors(part(scene, 'distractors')), ...occasionPairs(part(scene, 'occasion'))];
  if (facts.type === 'creditNote' && random.chance(0.62)) others.push(...correctedPairs(scene));
  else if (isInvoice(facts) && random.chance(0.07)) others.push(...formerPairs(scene));
  if (isInvoice(facts) && random.chance(0.04)) others.push(purpose(scene));
  const all: Pair[] = [...list.map(({ key, value }) => ({ key, value })), ...others.map(({ key, value }) => ({ key, value }))];
  if (!random.chance(0.5)) return all;
  return steady ? [...all].sort((a, b) => orderOf(a, scene) - orderOf(b, scene)) : random.shuffle(all);
}

/** A supplier prints references in one order, whichever of them a document has. */
const orderOf = ({ key }: Pair, { random }: Scene): number => random.fork(key.map(({ text }) => text).join(' ')).next();
