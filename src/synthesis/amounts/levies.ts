/** Taxes printed separately on the same net amount: state, county and city in the US, GST with PST or QST in Canada, CGST and SGST within a state of India, ICMS and IPI or ISS with contributions in Brazil, IVA and IEPS in Mexico. */
import type { Random } from '../../random.js';
import type { Facts, Levy } from '../facts.js';

type Part = readonly [name: string, tenths: number];

const county: readonly string[] = ['County Tax', 'City Tax', 'Local Tax', 'County', 'City', 'District Tax', 'MTA Tax', 'Local sales tax'];
const state: readonly string[] = ['State Tax', 'State', 'State Sales Tax', 'Sales Tax', 'State tax'];

/** Components of a rate; undefined where it is one tax. */
function parts(random: Random, country: string, rate: number): readonly Part[] | undefined {
  if (country === 'CA') {
    const second = Math.round((rate - 50) * 100) / 100;
    // One of them alone, or the two harmonised.
    if (second < 60 || second === 100) return undefined;
    const names = second === 99.75 ? ['QST', 'TVQ', 'QST/TVQ'] : ['PST', 'RST', 'BC PST', 'PST/QST'];
    return [
      [random.pick(['GST', 'GST', 'TPS', 'GST/HST']), 50],
      [random.pick(names), second],
    ];
  }
  if (country === 'IN')
    return [
      [random.pick(['CGST', 'CGST', 'Central GST', 'Output CGST']), rate / 2],
      [random.pick(['SGST', 'SGST', 'State GST', 'UTGST']), rate / 2],
    ];
  if (country === 'BR') {
    if (rate < 100) return undefined;
    return random.chance(0.6)
      ? [
          [random.pick(['ICMS', 'Valor do ICMS', 'ICMS']), rate - 50],
          [random.pick(['IPI', 'Valor do IPI']), 50],
        ]
      : [
          ['ISS', rate - 36.5],
          ['PIS', 6.5],
          ['COFINS', 30],
        ];
  }
  if (country === 'MX') {
    if (rate !== 160) return undefined;
    return [
      ['IVA', 80],
      [random.pick(['IEPS', 'I.E.P.S.']), 80],
    ];
  }
  if (rate < 50) return undefined;
  const local = random.pick([5, 10, 12.5, 15, 20, 22.5]);
  const main = Math.round((rate - local) * 100) / 100;
  const city = random.chance(0.2) ? 5 : 0;
  return [
    [random.pick(state), main - city],
    [random.pick(county), local],
    ...(city ? ([[random.pick(['Transit Tax', 'Special District', 'City Tax 2']), city]] as const) : []),
  ];
}

/** Share of documents that print the parts, by country. */
const shares: Readonly<Record<string, number>> = { US: 0.22, CA: 0.75, IN: 0.6, BR: 0.25, MX: 0.12 };

/** Nothing where the country has none, there are several rates, or by chance. Amounts in hundredths, the last one so that the sum is the VAT. */
export function levies(random: Random, facts: Facts): Pick<Facts, 'levies'> {
  const { code } = facts.sender.country;
  const share = facts.vat[0];
  if (facts.wholeAmounts || !shares[code] || facts.vat.length !== 1 || !share || share.vat === 0) return {};
  if (!random.chance(shares[code]!)) return {};
  const list = parts(random, code, share.rate);
  if (!list) return {};
  let left = share.vat;
  const levies = list.map(([name, rate], i): Levy => {
    const vat = i === list.length - 1 ? left : Math.round((share.net * rate) / 1000);
    left -= vat;
    return { name, rate, net: share.net, vat };
  });
  return { levies };
}
