/** Columns that are no fields of the interface: gross beside net, tax amounts, list prices, second article numbers, weights, codes. */
import type { TermName } from '../../../catalogue/languages/language.js';
import type { Item } from '../../facts.js';
import type { Text } from '../canvas.js';
import { nearDate } from '../opening/entries.js';
import { periodText } from '../../items/descriptions.js';
import { letters } from '../../identifiers/numbering.js';
import { dateText, numberText } from '../../format.js';
import { plain } from '../pieces.js';
import type { Scene } from '../scene.js';
import { type AmountFormat, priceText, withMark } from './amounts.js';
import type { Column } from './column.js';
import { discountAmount } from './discount-format.js';

const withVat = (amount: number, rate: number): number => Math.round((amount * (1000 + rate)) / 1000);
/** In cents; the rate is in thousandths. */
const vatOf = (item: Item): number => Math.round((item.total * item.vatRate) / 1000);

/** Any of the term's wordings, preferably not the document's. */
const another = (scene: Scene, name: TermName): string => {
  const list = scene.language.terms[name].slice(0, 8).filter((wording) => wording !== scene.language.heldOut?.[name]);
  return scene.random.pick(list);
};

/** Further amounts, derived from the item. */
export function amountColumn(scene: Scene, name: string, align: Column['align'], format: AmountFormat): Column | undefined {
  const { style, random, term } = scene;
  const amount = (cents: number): Text => withMark(scene, plain(numberText(cents, 2, 2, style.number)), format);
  switch (name) {
    case 'vatAmount':
      return { name, header: random.chance(0.5) ? term('vatTotal') : another(scene, 'vatTotal'), align, cell: (item) => amount(vatOf(item)) };
    case 'grossTotal':
      return { name, header: another(scene, 'grandTotal'), align, cell: (item) => amount(item.total + vatOf(item)) };
    case 'grossPrice':
      return {
        name,
        header: `${term('unitPrice')} ${random.pick([...scene.language.captions.columns.gross, '*'])}`,
        align,
        cell: (item) => withMark(scene, plain(priceText(scene, withVat(item.unitPrice, item.vatRate), format)), format),
      };
    case 'listPrice':
      return {
        name,
        header: random.pick([another(scene, 'unitPrice'), ...scene.language.synthesis.table.prices.list.slice(0, 4), `${term('unitPrice')} 1`]),
        align,
        cell: (item) => withMark(scene, plain(priceText(scene, item.unitPrice, format)), format),
      };
    // Beside the percentage, which is the discount.
    case 'discountAmount':
      return { name, header: term('discountAmount'), align, cell: (item) => (item.discount ? amount(discountAmount(item)) : []) };
    case 'undiscounted':
      return {
        name,
        header: another(scene, 'lineTotal'),
        align,
        cell: (item) => amount(Math.round((item.quantity * item.unitPrice) / item.priceUnit / 100_000)),
      };
    default:
      return undefined;
  }
}

/** "Mar 1 – Apr 1, 2026": the billing period of a subscription or a service. */
export function periodColumn(scene: Scene): Column {
  const { random, style, term, facts, language } = scene;
  const text = periodText(random.fork('period'), language, facts.invoiceDate, style.dateFormat);
  return {
    name: 'other',
    header: random.chance(0.7) ? term('deliveryPeriod') : random.pick(scene.allowed(scene.language.terms.deliveryPeriod)),
    align: 'left',
    cell: () => [plain(text)],
  };
}

/** The maker or the person: a name or initials, no part of the description. */
export function byWhomColumn(scene: Scene): Column {
  const { random, language } = scene;
  const fork = random.fork('by whom');
  const hours = fork.chance(0.5);
  const people = Array.from({ length: 4 }, () =>
    hours
      ? letters(fork, fork.integer(2, 3))
      : `${fork.chance(0.3) ? `${letters(fork, 1)}. ` : ''}${fork.pick(fork.chance(0.5) ? language.companyWords : language.lastNames)}`,
  );
  const named = hours && fork.chance(0.3) ? people.map((text) => text[0] + text.slice(1).toLowerCase()) : people;
  return {
    name: 'other',
    header: fork.pick(hours ? language.captions.columns.worker : language.captions.columns.maker),
    align: 'left',
    cell: (item) => [plain(named[Math.abs(item.total) % named.length]!)],
  };
}

/** Weight, serial number, a date, a code, somebody's initials. */
export function otherColumn(scene: Scene): Column {
  const { random, style, term } = scene;
  const { columns } = scene.language.captions;
  const seed = random.integer(100, 9000);
  const name = 'other';
  return random.pick<() => Column>([
    () => periodColumn(scene),
    () => ({
      name,
      header: random.pick(['kg', 'm³', 'Vol.', ...scene.language.synthesis.table.units.weight]),
      align: 'right',
      cell: (item) => [plain(numberText((Math.abs(item.quantity) * seed) % 99999, 2, 2, style.number))],
    }),
    () => ({ name, header: term('serialNumber'), align: 'left', cell: (item) => [plain(`${seed}${Math.abs(item.total) % 9973}`)] }),
    () => ({
      name,
      header: random.pick(['HS', 'CN', 'Code', 'CPV', ...columns.batch]),
      align: 'left',
      cell: (item) => [plain(`${seed}${String(Math.abs(item.total) + 1000).slice(0, 4)}`)],
    }),
    () => ({ name, header: term('validUntil'), align: 'left', cell: () => [plain(dateText(nearDate(scene, 100), style.dateFormat, scene.language))] }),
    () => ({ name, header: term('costCenter'), align: 'left', cell: (item) => [plain(String(1000 + (Math.abs(item.total) % 90)))] }),
    () => ({
      name,
      header: random.pick([...columns.pack, '#']),
      align: 'right',
      cell: (item) => [plain(String(1 + (Math.abs(item.total) % 24)))],
    }),
    () => ({
      name,
      header: random.pick(['COO', ...columns.origin]),
      align: 'left',
      cell: (item) => [plain(['DE', 'CN', 'IT', 'FR'][Math.abs(item.total) % 4]!)],
    }),
    () => ({
      name,
      header: term('clerk'),
      align: 'left',
      cell: (item) => [plain((scene.language.lastNames[Math.abs(item.total) % scene.language.lastNames.length] ?? 'NN').slice(0, 8))],
    }),
  ])();
}
