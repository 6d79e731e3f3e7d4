/** A rendered e-invoice: the whole document as lists of keys and values in sections, with the terms of EN 16931. */
import { detailTerms, referenceDetails } from '../../../catalogue/details.js';
import type { Text } from '../canvas.js';
import { idLike, periodText } from '../opening/entries.js';
import { cityOf, countryOf, nameOf, streetOf } from '../party/address.js';
import { registrationKey, registrationPiece, taxPiece } from '../party/ids.js';
import { bankBlock, terms } from '../closing/payment.js';
import { contact, dated, datedWord, detail, ownDate, ownId, parties, plain, vatId } from '../pieces.js';
import type { Pair } from '../pairs.js';
import { listPairs } from '../list-pairs.js';
import { international } from '../../../catalogue/languages/index.js';
import type { ViewerName } from '../../../catalogue/languages/synthesis-words.js';
import type { Scene } from '../scene.js';
import type { Style } from '../style.js';
import { itemTable } from '../table/table.js';
import { itemLists } from './items.js';
import { breakdown, viewerTotals } from './sums.js';
import { notes } from '../closing/closing.js';
import type { Viewer } from './canvas.js';
import { termNumbers } from './term-numbers.js';

/** Values in program format: ISO dates, decimal points, the currency stated once. */
export function viewerStyle(style: Style, random: Scene['random']): Style {
  const raw = random.chance(0.5);
  return {
    ...style,
    font: random.chance(0.75) ? 'sans' : random.pick(['serif', 'mono']),
    size: Math.min(style.size, 10),
    keyCase: 'same',
    keyEnd: random.pick([':', ':', '', '', ' :']),
    keySmall: false,
    number: raw ? { decimal: '.', group: random.chance(0.8) ? '' : ',', negative: 'before' } : style.number,
    ...(raw || random.chance(0.4) ? { dateFormat: 'YYYY-MM-DD', proseDateFormat: 'YYYY-MM-DD' } : {}),
    currency: { mark: style.currency.mark, totals: random.pick(['none', 'none', 'behind', 'before']), items: 'none' },
    rateDecimals: random.pick([0, 0, 2, 2, 1]),
  };
}

/** Prints the whole document. */
export function viewer(scene: Scene): void {
  const { canvas, random, style, facts } = scene;
  const view = drawViewer(scene);
  canvas.y += style.size;
  if (random.chance(0.35)) line(view, random.pick(['XRechnung', 'E-Invoice Viewer', 'EN 16931', 'UBL 2.1', 'Peppol BIS Billing 3.0', 'Factur-X', 'CII D16B']));
  const titled = random.chance(0.45);
  canvas.put(titled ? headline(view) : [plain(scene.term(facts.type === 'creditNote' ? 'creditNote' : 'invoice'))], canvas.left, canvas.y, {
    size: style.size * (1.1 + random.next() * 0.7),
    bold: random.chance(0.8),
    max: canvas.width,
  });
  canvas.y += canvas.line() * 2;
  const header = (): void => {
    view.heading('document');
    view.list(documentPairs(view, titled));
  };
  const people = (): void => partySections(view);
  for (const block of random.chance(0.6) ? [header, people] : [people, header]) block();
  const bottom = [() => breakdown(view), () => viewerTotals(view), () => paymentSection(view), () => remarks(view)];
  const lines = (): void => {
    view.heading('lines');
    if (random.chance(0.65)) itemTable(scene);
    else itemLists(scene);
  };
  if (random.chance(0.25)) bottom.splice(random.integer(0, 2), 0, lines);
  else lines();
  for (const block of random.chance(0.5) ? bottom : random.shuffle(bottom)) block();
}

function remarks(view: Viewer): void {
  view.heading('notes');
  notes(view.scene);
}

function drawViewer(scene: Scene): Viewer {
  const { canvas, random, style } = scene;
  const words = (scene.language !== international && random.chance(0.06) ? international : scene.language).synthesis.viewer;
  const chosen = new Map<ViewerName, string>();
  const word = (name: ViewerName): string => {
    let text = chosen.get(name);
    if (text === undefined) chosen.set(name, (text = random.pick(scene.allowed(words[name]))));
    return text;
  };
  const numbers = random.weighted([0.72, 0.16, 0.08, 0.04]);
  const key = (name: ViewerName): Text => {
    const number = termNumbers[name];
    const text = word(name);
    return [scene.keyed(!number || numbers === 0 ? text : numbers === 1 ? `${text} (${number})` : numbers === 2 ? `${number} ${text}` : `${text} [${number}]`)];
  };
  const bar = random.weighted([0.35, 0.25, 0.25, 0.15]);
  const heading = (name: ViewerName): void => {
    canvas.y += canvas.line() * (0.5 + random.next() * 0.3);
    canvas.need(canvas.line() * 9);
    const size = style.size * (bar === 3 ? 1 : 1.15);
    if (bar === 0) canvas.fill(canvas.left, canvas.y - size, canvas.width, size * 1.45, style.gray);
    if (bar === 1) canvas.stroke(canvas.left, canvas.y + 3, canvas.right, canvas.y + 3);
    const text = word(name);
    canvas.put([plain(bar === 3 ? `${text} :` : text)], canvas.left + 2, canvas.y, { size, bold: bar !== 3 || random.chance(0.5), max: canvas.width });
    canvas.y += canvas.line() * 1.4;
  };
  const shape = random.integer(0, 4);
  const list = (pairs: readonly Pair[], narrow = 1): void => {
    for (let i = 0; i < pairs.length; i += 6) {
      const part = pairs.slice(i, i + 6);
      canvas.need(part.length * canvas.line() * 1.5);
      canvas.y = listPairs(scene, part, { x: canvas.left, y: canvas.y, width: canvas.width * narrow }, shape);
    }
    canvas.y += canvas.line() * 0.4;
  };
  return { scene, word, key, heading, list };
}

/** "Handelsrechnung Nr. 4711 vom 31.10.2018". */
function headline({ scene, word }: Viewer): Text {
  const { facts, random } = scene;
  const name = scene.term(facts.type === 'creditNote' ? 'creditNote' : 'invoice');
  const way = random.integer(0, 2);
  if (way === 0) return [plain(name), plain(scene.language.habits.numberSign), ownId(scene), plain(datedWord(scene)), ownDate(scene)];
  if (way === 1) return [plain(`${name}:`), ownId(scene), plain('/'), ownDate(scene)];
  return [plain(word('number')), ownId(scene)];
}

function line({ scene }: Viewer, text: string): void {
  const { canvas } = scene;
  canvas.put([plain(text)], canvas.left, canvas.y, { size: scene.style.small });
  canvas.y += canvas.line() * 1.5;
}

function documentPairs({ scene, key, word }: Viewer, titled: boolean): Pair[] {
  const { facts, random } = scene;
  const pairs: Pair[] = [];
  const add = (name: ViewerName, value: Text | undefined, chance = 0.93): void => {
    if (value && random.chance(chance)) pairs.push({ key: key(name), value });
  };
  const id = (name: string, value: string | undefined): Text | undefined => (value ? [detail(name, value)] : undefined);
  const day = (name: string, iso: string | undefined): Text | undefined => (iso ? [dated(scene, iso, [name])] : undefined);
  const again = titled ? 0.4 : 1;
  add('number', [ownId(scene)], again);
  add('date', [ownDate(scene)], scene.printed.has('date') ? 0.4 : 1);
  const code = facts.type === 'creditNote' ? '381' : random.pick(['380', '380', '326', '384', '877']);
  add('type', random.chance(0.6) ? [plain(code)] : [plain(scene.term(facts.type === 'creditNote' ? 'creditNote' : 'invoice')), plain(`(${code})`)], 0.7);
  add('currency', [plain(facts.currency)]);
  add('due', day('DueDateDate', facts.dueDate), 0.85);
  if (!scene.printed.has('sameDay')) add('delivered', day('DeliveryDate', facts.deliveryDate));
  if (facts.deliveryPeriod) {
    const [start, end] = facts.deliveryPeriod;
    if (random.chance(0.35)) pairs.push({ key: [scene.key('deliveryPeriod')], value: periodText(scene, start, end) });
    else {
      add('start', day('DeliveryPeriodDateStart', start), 1);
      add('end', day('DeliveryPeriodDateEnd', end), 1);
    }
  }
  add(
    'buyerRef',
    [plain(random.chance(0.5) ? `0${random.integer(1000, 16999)}-${random.integer(10000, 99999)}-${random.integer(10, 99)}` : idLike(scene))],
    0.45,
  );
  add('order', id('ReceiverOrderId', facts.receiverOrderId));
  add('sales', id('SenderOrderId', facts.senderOrderId));
  add('despatch', id('DeliveryNoteId', facts.deliveryNoteId));
  for (const distractor of ['contract', 'project'] as const)
    if (!detailTerms.has(distractor) && random.chance(0.2)) pairs.push({ key: [scene.key(distractor)], value: [plain(idLike(scene))] });
  for (const { name, kind, term } of referenceDetails) {
    const value = kind === 'date' ? day(name, facts.references[name]) : id(name, facts.references[name]);
    if (value) pairs.push({ key: [scene.key(term)], value });
  }
  if (random.chance(0.15))
    pairs.push({
      key: [scene.keyed(random.pick(['ProfileID', 'CustomizationID', 'Specification identifier', 'BT-24']))],
      value: [plain('urn:cen.eu:en16931:2017')],
    });
  if (titled && random.chance(0.15)) pairs.push({ key: [scene.keyed(word('remittance'))], value: [ownId(scene)] });
  return random.chance(0.75) ? pairs : random.shuffle(pairs);
}

function partyPairs({ scene, key }: Viewer, index: number): Pair[] {
  const party = parties(scene.facts)[index]!;
  const { random, facts } = scene;
  const pairs: Pair[] = [];
  const number = index === 0 ? 'sellerId' : 'buyerId';
  if (index === 1 && facts.customerId) pairs.push({ key: key(number), value: [detail('CustomerId', facts.customerId)] });
  else if (index === 0 && random.chance(0.25)) pairs.push({ key: key(number), value: [plain(idLike(scene))] });
  pairs.push({ key: key('name'), value: [nameOf(scene, index)] });
  if (party.person && random.chance(0.5)) pairs.push({ key: [scene.key('contactPerson')], value: [plain(party.person)] });
  if (random.chance(0.7)) {
    if (party.street) pairs.push({ key: key('street'), value: [streetOf(scene, index)] });
    if (random.chance(0.7)) {
      if (party.zip) pairs.push({ key: key('zip'), value: [contact(index, 'ZipCode', party.zip)] });
      pairs.push({ key: key('city'), value: [contact(index, 'City', party.city)] });
    } else pairs.push({ key: key('city'), value: cityOf(scene, index) });
  } else pairs.push({ key: key('street'), value: [...(party.street ? [streetOf(scene, index), { text: ',', attached: true }] : []), ...cityOf(scene, index)] });
  const land = random.chance(0.5) ? contact(index, 'Country', party.country.code, party.country.code) : countryOf(scene, index);
  if (land && random.chance(0.8)) pairs.push({ key: key('country'), value: [land] });
  if (party.vatId && random.chance(0.92))
    pairs.push({ key: [scene.key(index === 0 || random.chance(0.6) ? 'senderVatId' : 'receiverVatId')], value: [vatId(index, party.vatId)] });
  if (party.taxId && random.chance(0.7)) pairs.push({ key: [scene.key('taxId')], value: [taxPiece(scene, index, party.taxId)] });
  if (party.companyRegistration && (party.registrationBeside || random.chance(0.3)))
    pairs.push({ key: [registrationKey(scene, index)], value: [registrationPiece(scene, index, party.companyRegistration)] });
  const share = index === 0 ? 0.6 : 0.25;
  if (random.chance(share)) pairs.push({ key: [scene.key('phone')], value: [contact(index, 'Phone', party.phone)] });
  if (random.chance(share)) pairs.push({ key: [scene.key('email')], value: [contact(index, 'Email', party.email)] });
  return pairs;
}

function partySections(view: Viewer): void {
  const { scene, word } = view;
  const { canvas, random } = scene;
  const order = random.chance(0.8) ? [0, 1] : [1, 0];
  if (random.chance(0.3)) {
    // Side by side.
    canvas.y += canvas.line();
    canvas.need(canvas.line() * 14);
    const top = canvas.y;
    const half = canvas.width / 2;
    const ends = order.map((index, i) => {
      canvas.put([plain(word(index === 0 ? 'seller' : 'buyer'))], canvas.left + i * half, top, { bold: true, max: half - 10 });
      return listPairs(scene, partyPairs(view, index), { x: canvas.left + i * half, y: top + canvas.line() * 1.3, width: half - 10 }, random.integer(0, 2));
    });
    canvas.y = Math.max(...ends) + canvas.line() * 0.5;
    return;
  }
  for (const index of order) {
    view.heading(index === 0 ? 'seller' : 'buyer');
    view.list(partyPairs(view, index));
  }
  if (scene.facts.others.length > 0 && random.chance(0.6)) {
    view.heading('delivery');
    view.list(partyPairs(view, 2));
  }
}

function paymentSection(view: Viewer): void {
  const { scene, key } = view;
  const { facts, random } = scene;
  view.heading('payment');
  const pairs: Pair[] = [];
  if (random.chance(0.6)) pairs.push({ key: key('means'), value: [plain(random.pick(['58', '30', '59', '58 (SEPA)', '31', '48', 'MP05', 'SEPA']))] });
  const bank = facts.sender.banks[0];
  if (bank?.iban) {
    if (random.chance(0.4)) pairs.push({ key: key('holder'), value: [plain(facts.sender.name)] });
    pairs.push({ key: key('iban'), value: [detail('Iban', bank.iban, random.chance(0.7) ? bank.iban : bank.iban.replace(/(.{4})(?=.)/g, '$1 '))] });
    if (bank.bic && random.chance(0.7)) pairs.push({ key: [scene.key('bic')], value: [detail('Bic', bank.bic)] });
  }
  if (random.chance(0.3)) pairs.push({ key: key('remittance'), value: [ownId(scene)] });
  if (facts.dueDate && random.chance(0.4)) pairs.push({ key: key('due'), value: [dated(scene, facts.dueDate, ['DueDateDate'])] });
  if (pairs.length) view.list(pairs);
  if (!bank?.iban && random.chance(0.5)) bankBlock(scene);
  if (random.chance(0.7)) terms(scene);
}
