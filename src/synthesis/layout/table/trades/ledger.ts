/** Tables of trades that print codes beside every item: maker, pack, batch and expiry, tariff and tax codes, a retail price, free pieces, taxes by part. None of these is a field. */
import { levyNames } from '../../../../catalogue/country-words/tax-names.js';
import type { Item } from '../../../facts.js';
import type { Align, Text } from '../../canvas.js';
import { letters } from '../../../identifiers/numbering.js';
import { numberText } from '../../../format.js';
import { plain } from '../../pieces.js';
import type { Scene } from '../../scene.js';
import type { Column } from '../column.js';

const codes = ['maker', 'pack', 'batch', 'expiry', 'tariff', 'retail', 'free'] as const;
const fiscal = ['taxBase', 'taxAmount', 'otherTax', 'vatRate', 'otherRate'];

/** The columns in their order, from those that a usual table would have; undefined where the table is a usual one. */
export function ledgerOrder(scene: Scene, usual: readonly string[]): string[] | undefined {
  const fork = scene.random.fork('ledger');
  if (!fork.chance(0.07) || !usual.includes('total') || scene.facts.type === 'deliveryNote') return undefined;
  const has = (...names: readonly string[]): string[] => names.filter((name) => usual.includes(name));
  const counts = usual.includes('quantityUnit') ? ['quantity'] : has('unit', 'quantity');
  if (fork.chance(0.35)) {
    // Fiscal notes: codes behind the name, taxes behind the total.
    const rest = fiscal.filter((name) => name !== 'otherRate' || fork.chance(0.7));
    return [...has('position', 'articleId'), 'description', 'tariff', 'taxCode', 'movement', ...counts, 'unitPrice', ...has('discount'), 'total', ...rest];
  }
  const drawn = fork.shuffle([...codes]).slice(0, fork.integer(3, 6));
  const before = [...drawn.filter((name) => ['maker', 'pack', 'tariff'].includes(name) && fork.chance(0.45)), ...(fork.chance(0.4) ? counts.splice(0) : [])];
  const after = fork.shuffle([...drawn.filter((name) => !before.includes(name)), ...(counts.length > 0 ? [counts.join(' ')] : []), 'unitPrice']);
  const { items } = scene.facts;
  // Wholesalers: the amount before the discount, the discount, the amount that is taxed.
  const discounts = items.some((item) => item.discount)
    ? [...(fork.chance(0.5) ? ['undiscounted'] : []), ...(fork.chance(0.9) ? ['discount'] : []), ...(fork.chance(0.25) ? ['discountAmount'] : [])]
    : has('discount');
  const taxes = fork.pick([[], ['vatRate'], ['vatRate'], ['halfRate', 'halfRate'], ['halfRate', 'halfAmount', 'halfRate', 'halfAmount']]);
  const end = fork.pick([
    [...discounts, ...taxes, 'total'],
    [...discounts, ...taxes, 'total'],
    [...discounts, 'total', ...taxes],
    [...taxes, ...discounts, 'total'],
  ]);
  return [...has('position', 'articleId'), ...before, 'description', ...after.flatMap((name) => name.split(' ')), ...end];
}

const labelledTerms = ['lineVatRate', 'vatRate', 'lineTotal', 'quantity', 'unit', 'lineOrderId', 'description'] as const;

/** A column of that name; `nth`: how many of the same name are before it. */
export function ledgerColumn(scene: Scene, name: string, nth: number): Column | undefined {
  const { style, language } = scene;
  const { columns } = language.captions;
  const fork = scene.random.fork(`ledger ${name}`);
  const seed = fork.integer(1000, 9999);
  const of = (item: Item, most: number, salt = 0): number => (Math.abs(item.total) * 7 + Math.abs(item.unitPrice) + seed * (salt + 1)) % most;
  // Nor is its heading that of one.
  const labelled = new Set(labelledTerms.flatMap((term) => language.terms[term]).map((wording) => wording.toLowerCase()));
  const isFree = (header: string): boolean => !labelled.has(header.toLowerCase());
  const make = (headers: readonly string[], cell: (item: Item) => string, align: Align = 'left'): Column => ({
    name: 'other',
    header: fork.pick(headers.some(isFree) ? headers.filter(isFree) : headers),
    align,
    cell: (item): Text => (cell(item) ? [plain(cell(item))] : []),
  });
  const amount = (cents: number): string => numberText(cents, 2, 2, style.number);
  const share = (tenths: number): string => numberText(tenths, 1, 1, style.number) + (style.rateDecimals === 2 ? '0' : '');
  const half = levyNames.IN.halves[nth === 0 ? 0 : 1];
  switch (name) {
    case 'maker': {
      const makers = Array.from({ length: 5 }, () => letters(fork, fork.integer(2, 5)));
      return make(columns.maker, (item) => makers[of(item, 5)]!);
    }
    case 'pack': {
      const packs = ['10X10', '1X15', '1*10', '100ML', 'VIAL', '10 TAB', '500G', '1X1', '2ML', '30S', '1KG', '12', "10'S"];
      return make(columns.pack, (item) => packs[of(item, packs.length)]!);
    }
    case 'batch': {
      const front = letters(fork, fork.integer(0, 3));
      return make(columns.batch, (item) => `${front}${1000 + of(item, 89_999)}`);
    }
    case 'expiry': {
      const sign = fork.pick(['/', '-', '/', '.']);
      const words = fork.chance(0.25);
      return make(columns.expiry, (item) => {
        const month = of(item, 12);
        return `${words ? language.shortMonths[month]!.toUpperCase() : String(month + 1).padStart(2, '0')}${sign}${24 + of(item, 6, 1)}`;
      });
    }
    case 'tariff': {
      const digits = fork.pick([4, 8, 8, 6]);
      const many = fork.chance(0.6);
      return make(columns.tariff, (item) => String(30_049_000 + (many ? of(item, 900) : 0) + seed * 1000).slice(0, digits));
    }
    case 'taxCode':
      return make(columns.taxCode, () => String(seed).slice(0, 3).padStart(3, '0'));
    case 'movement':
      return make(columns.movement, () => fork.fork('of all').pick(['5102', '6102', '5405', '5.102', '6101']));
    case 'retail': {
      const decimals = fork.pick([2, 2, 2, 1]);
      return make(columns.retail, (item) => numberText(Math.round((item.unitPrice * (105 + of(item, 60))) / 10_000), 2, decimals, style.number), 'right');
    }
    case 'free':
      return make(columns.free, (item) => (of(item, 3) === 0 ? String(1 + of(item, 12, 1)) : fork.fork('none').pick(['', '0', '-', '0.00'])), 'right');
    case 'taxBase':
      return make(columns.taxBase, (item) => amount(item.total), 'right');
    case 'taxAmount':
      return make(columns.taxAmount, (item) => amount(Math.round((item.total * item.vatRate) / 1000)), 'right');
    case 'otherTax':
      return make(columns.otherTax, () => amount(0), 'right');
    case 'otherRate':
      return make(
        columns.otherTax.map((tax) => `${tax} %`),
        () => share(0),
        'right',
      );
    case 'halfRate':
      return make([`${half}%`, `${half} %`, half, `%${half}`], (item) => share(item.vatRate / 2), 'right');
    case 'halfAmount':
      return make(
        levyNames.IN.amounts.map((heading) => heading.replace('{tax}', half)),
        (item) => amount(Math.round((item.total * item.vatRate) / 2000)),
        'right',
      );
    default:
      return undefined;
  }
}
