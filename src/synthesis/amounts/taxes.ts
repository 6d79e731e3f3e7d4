/** VAT of a synthetic invoice: one or several rates valid on its day, or none with the reason. */
import { habitsOf } from '../../catalogue/country-habits.js';
import type { Country, VatRates } from '../../catalogue/countries.js';
import type { Random } from '../../random.js';
import type { Facts, Party } from '../facts.js';

export interface VatSituation {
  /** Tenths of a percent, the most usual of the document first. */
  readonly rates: readonly number[];
  readonly vatExempt?: NonNullable<Facts['vatExempt']>;
}

const untaxed: readonly number[] = [0];

/** Rates of the supplier's country on `date` (ISO 8601), or none with the reason. `smallBusiness` and `exempt` have none. */
export function vatSituation(
  random: Random,
  supplier: { readonly party: Party; readonly smallBusiness: boolean; readonly exempt: boolean },
  receiver: Party,
  date: string,
): VatSituation {
  const { country } = supplier.party;
  if (supplier.smallBusiness) return { rates: untaxed, vatExempt: 'small-business' };
  if (supplier.exempt) return { rates: untaxed, vatExempt: 'exempt' };
  if (receiver.country.code !== country.code && random.chance(0.4)) {
    const union = isUnion(country) && isUnion(receiver.country);
    return { rates: untaxed, vatExempt: union && receiver.vatId ? 'reverse-charge' : union ? 'exempt' : 'export' };
  }
  // Domestic reverse charge: building work, scrap, chips.
  if (random.chance(0.012) && receiver.vatId) return { rates: untaxed, vatExempt: 'reverse-charge' };
  const { standard, reduced } = ratesOn(country, date);
  // Sales tax: one local rate, or none.
  const { salesTax } = habitsOf(country.code);
  if (salesTax === 'local') return { rates: [random.chance(0.35) ? 0 : random.chance(0.5) ? tenths(random.pick(reduced)) : localTax(random)] };
  if (salesTax === 'provincial') return { rates: [tenths(random.pick([standard, ...reduced, 12, 13, 14.975]))] };
  const main = standard === 0 || (reduced.length > 0 && random.chance(0.12)) ? (reduced[0] ?? standard) : standard;
  const rest = [standard, ...reduced, ...(random.chance(0.15) ? [0] : [])].filter((rate) => rate !== main);
  if (rest.length === 0 || !random.chance(0.5)) return { rates: [tenths(main)] };
  return { rates: [main, ...random.shuffle(rest).slice(0, random.chance(0.8) ? 1 : 2)].map(tenths) };
}

/** State, county and city add their own rates: whole percents, halves, quarters and eighths. */
const localTax = (random: Random): number => {
  const eighths = random.integer(32, 84);
  const rounded = random.chance(0.35) ? eighths - (eighths % 2) : random.chance(0.5) ? eighths - (eighths % 4) : eighths;
  return rounded * 1.25;
};

/** The row valid on that day; rows are sorted by start date, the first has none. */
export function ratesOn({ vatRates }: Country, date: string): VatRates {
  const past = vatRates.filter(({ from }) => from === undefined || from <= date);
  const latest = past.reduce<VatRates | undefined>((best, row) => ((row.from ?? '') >= (best?.from ?? '') ? row : best), undefined);
  return latest ?? vatRates[0] ?? { standard: 0, reduced: [] };
}

/** Tenths of a percent, with fractions where needed: 8.25 % is 82.5. */
const tenths = (percent: number): number => Math.round(percent * 1000) / 100;

const unionCodes = new Set('AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' '));

function isUnion({ code }: Country): boolean {
  return unionCodes.has(code);
}
