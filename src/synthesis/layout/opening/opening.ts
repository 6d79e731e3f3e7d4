/** Title, references, salutation and first sentences: what is between the addresses and the table. */
import type { TermName } from '../../../catalogue/languages/language.js';
import type { Piece, Text } from '../canvas.js';
import { datePair, entries, idPair } from './entries.js';
import { type Pair, widePairs } from '../pairs.js';
import { cityOf } from '../party/address.js';
import { dated, datedWord, detail, fill, isInvoice, ownDate, ownId, plain } from '../pieces.js';
import { part, type Scene } from '../scene.js';
import { correctedSentence } from './related.js';
import { runningText } from './running-text.js';

const titles: Readonly<Record<string, TermName>> = {
  invoice: 'invoice',
  creditNote: 'creditNote',
  receipt: 'receipt',
  deliveryNote: 'deliveryNoteTitle',
  orderConfirmation: 'orderConfirmationTitle',
  offer: 'offerTitle',
  reminder: 'reminderTitle',
  letter: 'letterSubject',
  terms: 'termsTitle',
};

export interface Plan {
  /** Position of number and date: with the references, in the title, in a sentence, the date alone under the letterhead. */
  readonly id: 'meta' | 'title' | 'sentence' | 'both';
  readonly date: 'meta' | 'title' | 'bare' | 'sentence';
  readonly title: boolean;
  readonly titleSize: number;
  readonly wide: boolean;
}

/** Where number and date are printed, and how the title looks. */
export function openingPlan(scene: Scene): Plan {
  const { random, style, facts } = scene;
  const credit = facts.type === 'creditNote';
  const id = (['meta', 'title', 'sentence', 'both'] as const)[random.weighted(credit ? [0.5, 0.35, 0.04, 0.11] : [0.58, 0.25, 0.06, 0.11])]!;
  // The number has its own key, or is in the heading without one.
  if (credit && random.chance(id === 'title' ? 0.85 : 0.6)) scene.printed.add('own credit number');
  const date = (['meta', 'title', 'bare', 'sentence'] as const)[random.weighted([0.74, 0.07, 0.14, 0.05])]!;
  return {
    id,
    date: facts.type === 'invoice' || facts.type === 'creditNote' ? date : date === 'sentence' ? 'meta' : date,
    title: id !== 'meta' || random.chance(0.88),
    titleSize: style.size * (random.chance(style.small === style.size ? 0.6 : 0.3) ? 1 : 1.15 + random.next() * 1.2),
    wide: random.chance(0.28),
  };
}

/** "Rechnungs-Nr. / Datum: 4711 / 3.4.2025". */
function together(scene: Scene, a: Pair, b: Pair): Pair {
  const between = plain(scene.random.pick(['/', '-', '|', '·']));
  const bare = (text: Text): Text => text.map((piece) => ({ ...piece, text: piece.text.replace(/[\s:.]+$/, '') }));
  return { key: [...bare(a.key), between, ...b.key], value: [...a.value, between, ...b.value] };
}

/** The pairs of the reference block; number and date mostly first. */
export function references(scene: Scene, plan: Plan): Pair[] {
  const { random } = scene;
  const list: Pair[] = [];
  if (plan.id === 'meta' || plan.id === 'both') list.push(idPair(part(scene, 'number')));
  if (plan.date === 'meta') list.push(datePair(part(scene, 'own date')));
  if (list.length === 2 && random.chance(0.25)) list.reverse();
  if (list.length === 2 && random.chance(0.05)) list.splice(0, 2, together(scene, list[0]!, list[1]!));
  const rest = entries(part(scene, 'entries'));
  // "Kunden-/Rechnungsnr.: 123 / 4711".
  if (list.length > 0 && rest.length > 0 && random.chance(0.04))
    list.splice(0, 1, ...(random.chance(0.5) ? [together(scene, rest.shift()!, list[0]!)] : [together(scene, list[0]!, rest.shift()!)]));
  if (random.chance(0.7)) return [...list, ...rest];
  return random.chance(0.5) ? [...rest, ...list] : random.shuffle([...rest, ...list]);
}

/** The kind of document, with number and date where the plan has them there. */
export function titlePieces(scene: Scene, plan: Plan): Text {
  const { facts, random, language } = scene;
  let word = scene.term(titles[facts.type]!);
  if (random.chance(0.25)) word = word.toUpperCase();
  const pieces: Piece[] = [plain(word)];
  const isNumbered = plan.id === 'title' || plan.id === 'both';
  if (isNumbered) {
    const creditWords = facts.type === 'creditNote' ? language.synthesis.related.creditNumbers : undefined;
    const whole = creditWords && scene.printed.has('own credit number') ? random.pick(scene.allowed(creditWords)) : scene.term('invoiceId');
    const nr = random.pick(['', '', 'Nr.', 'No.', '#', ':', 'N°', whole]);
    const id = ownId(scene);
    if (nr === ':') pieces.push({ text: ':', attached: true }, id);
    else if (nr === '#') pieces.push(plain('#'), { ...id, attached: true });
    else if (nr === whole) pieces[0] = plain(whole);
    else if (nr) pieces.push(plain(nr));
    if (nr !== ':' && nr !== '#') pieces.push(id);
  }
  if (plan.date === 'title') {
    const word = random.pick(['/', '-', '|', datedWord(scene), datedWord(scene), datedWord(scene), '']);
    if (word) pieces.push(plain(word));
    pieces.push(ownDate(scene));
  }
  if (isNumbered && random.chance(0.1)) pieces.push(...headingTail(scene));
  if (isNumbered && random.chance(0.08)) pieces.unshift(plain(`${random.pick(language.synthesis.subjects)}:`));
  return pieces;
}

const wordsOf = (text: string): readonly string[] => text.toLowerCase().split(/[^\p{L}./]+/u);

/** "for order 556" after the number. */
function headingTail(scene: Scene): Text {
  const { facts, random, language } = scene;
  const values = {
    order: facts.receiverOrderId
      ? [detail('ReceiverOrderId', facts.receiverOrderId)]
      : facts.senderOrderId && facts.type !== 'orderConfirmation'
        ? [detail('SenderOrderId', facts.senderOrderId)]
        : undefined,
    customer: facts.customerId ? [detail('CustomerId', facts.customerId)] : undefined,
  };
  const own = facts.receiverOrderId === undefined;
  // The customer's order ("your order") is not the sender's.
  const yours = new Set(language.captions.party.yours);
  const templates = language.synthesis.headingTails.filter((each) => !own || !wordsOf(each).some((word) => yours.has(word)));
  const texts = templates.map((each) => fill(each, values)).filter((each) => each !== undefined);
  return texts.length > 0 ? random.pick(texts) : [];
}

/** Prints the title and moves the canvas below it; nothing where the plan has none. */
export function title(scene: Scene, plan: Plan): void {
  if (!plan.title) return;
  const { canvas, random, style } = scene;
  const size = plan.titleSize;
  canvas.y += size * 0.5;
  const at = random.weighted([0.75, 0.12, 0.13]);
  const x = at === 0 ? canvas.left : at === 1 ? (canvas.left + canvas.right) / 2 : canvas.right;
  const text = titlePieces(scene, plan);
  canvas.put(text, x, canvas.y, {
    size,
    bold: random.chance(0.75),
    align: at === 0 ? 'left' : at === 1 ? 'center' : 'right',
    max: canvas.width,
    ...(style.accent ? { color: style.accent } : {}),
  });
  if (random.chance(0.12)) canvas.stroke(canvas.left, canvas.y + 4, canvas.right, canvas.y + 4, 0.8);
  if (scene.facts.type === 'creditNote' && random.chance(0.22)) {
    canvas.y += size * 0.3 + canvas.line();
    canvas.put(correctedSentence(scene), at === 0 ? canvas.left : x, canvas.y, {
      size: random.chance(0.3) ? size * 0.8 : style.size,
      align: at === 0 ? 'left' : at === 1 ? 'center' : 'right',
      max: canvas.width,
    });
  }
  canvas.y += size * 0.6 + canvas.line();
}

/** "Köln, 3. April 2025" or the date alone. */
export function bareDate(scene: Scene): void {
  const { canvas, random } = scene;
  const date = ownDate(scene, true);
  const { dayWord } = scene.language.habits;
  const city = random.chance(0.5) ? cityOf(scene, 0).filter((piece) => piece.means?.some((meaning) => 'contact' in meaning && meaning.field === 'City')) : [];
  const text: Text = city.length ? [...city, { text: ',', attached: true }, ...(random.chance(0.3) && dayWord ? [plain(dayWord)] : []), date] : [date];
  const onRight = random.chance(0.75);
  canvas.put(text, onRight ? canvas.right : canvas.left, canvas.y, { align: onRight ? 'right' : 'left' });
  canvas.y += canvas.line();
}

/** Sentences with number, date or references, and polite ones. */
export function intro(scene: Scene, plan: Plan): void {
  const { canvas, facts, language, random } = scene;
  const paragraphs: Text[] = [];
  const sparse = scene.printed.has('sparse');
  if (!sparse && random.chance(0.45)) {
    const hello = random.pick(language.salutations.length ? language.salutations : ['']);
    if (hello) paragraphs.push([plain(hello.replace('{name}', random.pick(language.lastNames)))]);
  }
  const mine = facts.type === 'invoice' || facts.type === 'creditNote' || facts.type === 'reminder';
  if (mine && (plan.id === 'sentence' || plan.date === 'sentence' || (random.chance(0.12) && !scene.printed.has('own credit number')))) {
    const reminder = facts.type === 'reminder';
    const values: Record<string, Text | undefined> = {
      invoiceId: [reminder ? detail('InvoiceId', facts.invoiceId) : ownId(scene)],
      invoiceDate: [reminder ? dated(scene, facts.invoiceDate, ['InvoiceDate'], true) : ownDate(scene, true)],
      customerId: facts.customerId ? [detail('CustomerId', facts.customerId)] : undefined,
      receiverOrderId: facts.receiverOrderId ? [detail('ReceiverOrderId', facts.receiverOrderId)] : undefined,
      receiverOrderDate: facts.receiverOrderDate ? [dated(scene, facts.receiverOrderDate, ['ReceiverOrderDate'], true)] : undefined,
      deliveryDate: facts.deliveryDate ? [dated(scene, facts.deliveryDate, ['DeliveryDate'], true)] : undefined,
    };
    const wanted = language.referenceSentences.filter(
      (each) => (plan.id !== 'sentence' || each.includes('{invoiceId}')) && (plan.date !== 'sentence' || each.includes('{invoiceDate}')),
    );
    const fitting = wanted.map((each) => fill(each, values)).filter((each) => each !== undefined);
    if (fitting.length) paragraphs.push(random.pick(fitting));
    else if (plan.id === 'sentence' || plan.date === 'sentence')
      paragraphs.push([plain(scene.term('invoiceId')), values.invoiceId![0]!, plain(datedWord(scene)), values.invoiceDate![0]!]);
  }
  if (facts.type === 'creditNote' && random.chance(0.25)) paragraphs.push(correctedSentence(scene));
  if (facts.deliveryPeriod && !scene.printed.has('deliveryPeriod') && isInvoice(facts) && language.deliveryPeriodSentences.length) {
    scene.printed.add('deliveryPeriod');
    const text = fill(random.pick(language.deliveryPeriodSentences), {
      from: [dated(scene, facts.deliveryPeriod[0], ['DeliveryPeriodDateStart'])],
      to: [dated(scene, facts.deliveryPeriod[1], ['DeliveryPeriodDateEnd'])],
    });
    if (text) paragraphs.push(text);
  }
  paragraphs.push(...runningText(scene, 'above'));
  sameDayText(scene, paragraphs, 0.4);
  const chat = sparse ? 0 : random.weighted([0.5, 0.3, 0.15, 0.05]);
  for (let i = 0; i < chat; i++) paragraphs.push([plain(random.pick(language.sentences))]);
  for (const paragraph of paragraphs) {
    const lines = canvas.wrap(paragraph, canvas.width);
    canvas.need(lines.length * canvas.line());
    canvas.y = canvas.block(lines, canvas.left, canvas.y) + (random.chance(0.5) ? canvas.line() * 0.5 : 0);
  }
  if (paragraphs.length) canvas.y += canvas.line() * 0.4;
}

/** States that delivery and invoice share one date, where nothing else did. */
export function sameDayText(scene: Scene, paragraphs: Text[], chance = 1): void {
  const { printed, random, language } = scene;
  if (!printed.has('sameDay') || printed.has('sameDayText') || !random.chance(chance)) return;
  printed.add('sameDayText');
  paragraphs.push([plain(random.pick(language.synthesis.sameDay))]);
}

/** Prints references over the whole width and moves the canvas below them. */
export function metaWide(scene: Scene, pairs: readonly Pair[]): void {
  const { canvas } = scene;
  canvas.y = widePairs(scene, pairs, { x: canvas.left, y: canvas.y, width: canvas.width }) + canvas.line() * 0.4;
}
