/** Taxes printed separately on the same net amount: state, county and city in the US, GST with PST or QST in Canada, CGST and SGST within a state of India, ICMS and IPI or ISS with contributions in Brazil, IVA and IEPS in Mexico. */
import { habitsOf } from '../../catalogue/country-habits.js';
import { levyNames } from '../../catalogue/country-words/tax-names.js';
import type { Random } from '../../random.js';
import type { Facts, Levy } from '../facts.js';

type Part = readonly [name: string, tenths: number];

/** Components of a rate in tenths of a percent; undefined where it is one tax. */
type Split = (random: Random, rate: number) => readonly Part[] | undefined;

/** By ISO 3166-1 code. */
const splits: Readonly<Record<string, Split>> = {
  US(random, rate) {
    if (rate < 50) return undefined;
    const { state, local: locals, third } = levyNames.US;
    const local = random.pick([5, 10, 12.5, 15, 20, 22.5]);
    const main = Math.round((rate - local) * 100) / 100;
    const city = random.chance(0.2) ? 5 : 0;
    return [[random.pick(state), main - city], [random.pick(locals), local], ...(city ? ([[random.pick(third), city]] as const) : [])];
  },
  CA(random, rate) {
    const second = Math.round((rate - 50) * 100) / 100;
    // One of them alone, or the two harmonised.
    if (second < 60 || second === 100) return undefined;
    const { federal, quebec, province } = levyNames.CA;
    return [
      [random.pick(federal), 50],
      [random.pick(second === 99.75 ? quebec : province), second],
    ];
  },
  IN: (random, rate) => [
    [random.pick(levyNames.IN.central), rate / 2],
    [random.pick(levyNames.IN.state), rate / 2],
  ],
  BR(random, rate) {
    if (rate < 100) return undefined;
    const { goods, industry, services, contributions } = levyNames.BR;
    return random.chance(0.6)
      ? [
          [random.pick(goods), rate - 50],
          [random.pick(industry), 50],
        ]
      : [
          [services, rate - 36.5],
          [contributions[0], 6.5],
          [contributions[1], 30],
        ];
  },
  MX(random, rate) {
    if (rate !== 160) return undefined;
    return [
      [levyNames.MX.main, 80],
      [random.pick(levyNames.MX.special), 80],
    ];
  },
};

/** Nothing where the country has none, there are several rates, or by chance. Amounts in hundredths, the last one so that the sum is the VAT. */
export function levies(random: Random, facts: Facts): Pick<Facts, 'levies'> {
  const { code } = facts.sender.country;
  const { separateTaxes } = habitsOf(code);
  const share = facts.vat[0];
  if (facts.wholeAmounts || separateTaxes === 0 || facts.vat.length !== 1 || !share || share.vat === 0) return {};
  if (!random.chance(separateTaxes)) return {};
  const list = splits[code]?.(random, share.rate);
  if (!list) return {};
  let left = share.vat;
  const levies = list.map(([name, rate], i): Levy => {
    const vat = i === list.length - 1 ? left : Math.round((share.net * rate) / 1000);
    left -= vat;
    return { name, rate, net: share.net, vat };
  });
  return { levies };
}
