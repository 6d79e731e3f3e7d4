/** Commercial register entries in the formats of the countries' footers. 9 is a digit, A a letter, {city} a town. */
import type { Random } from '../../random.js';
import { letters } from '../identifiers/numbering.js';

const shapes: Readonly<Record<string, readonly string[]>> = {
  DE: ['HRB 99999, Amtsgericht {city}', 'Amtsgericht {city} HRB 9999', 'HRA 9999 AG {city}', 'Registergericht {city}, HRB 999999', 'AG {city} HRB 99999'],
  AT: ['FN 999999a, Handelsgericht {city}', 'FN 99999b LG {city}', 'Firmenbuch-Nr. 999999c, Landesgericht {city}', 'FN 999999k'],
  CH: ['CH-999.9.999.999-9', 'Handelsregister {city}'],
  FR: ['RCS {city} 999 999 999', 'R.C.S. {city} B 999 999 999', 'SIRET 999 999 999 00099 - APE 9999A', 'SIREN 999 999 999'],
  BE: ['RPM {city}', 'RPR {city}'],
  LU: ['RCS Luxembourg B 999999'],
  IT: ['REA AA-999999', 'R.E.A. {city} n. 999999', 'Reg. Imprese {city} 99999999999', 'Cap. Soc. € 99.000,00 i.v.'],
  ES: ['Registro Mercantil de {city}, Tomo 9999, Folio 99, Hoja A-99999', 'Inscrita en el R.M. de {city} T. 999, F. 99, H. A-9999'],
  PT: ['Matriculada na C.R.C. de {city} sob o nº 9999', 'C.R.C. {city} nº 999 999 999', 'Capital Social 50.000 €'],
  GB: ['Registered in England No. 99999999', 'Company No. 09999999', 'Registered in England and Wales 99999999', 'Company registration number: SC999999'],
  IE: ['Registered in Ireland No. 999999', 'Company Reg. No. 999999'],
  NL: ['KvK 99999999', 'KvK {city} 99999999', 'K.v.K. nr. 99999999', 'H.R. {city} 99999999'],
  PL: ['KRS 0000999999', 'KRS 0000999999, Sąd Rejonowy {city}', 'REGON 999999999', 'BDO 000999999'],
  CZ: ['C 99999 vedená u Krajského soudu {city}', 'Zapsáno v OR u KS {city}, oddíl C, vložka 99999', 'Sp. zn. C 99999'],
  SK: ['OR OS {city}, oddiel: Sro, vložka č. 99999/A', 'Obchodný register {city}, vl. č. 9999/A'],
  SI: ['Okrožno sodišče v {city}, vl. št. 1/99999/00', 'Matična št. 9999999000', 'Srg 99/99999'],
  HR: ['Trgovački sud u {city}, MBS 999999999', 'MBS: 999999999'],
  NO: ['Foretaksregisteret', 'Org.nr. NO 999 999 999'],
  SE: ['Org.nr 999999-9999', 'Godkänd för F-skatt', 'Styrelsens säte: {city}'],
  DK: ['CVR-nr. 99999999', 'CVR 99 99 99 99'],
  FI: ['Y-tunnus 9999999-9'],
  TR: ['Ticaret Sicil No: 999999', 'MERSİS No 0999999999900099'],
  US: ['EIN 99-9999999'],
};

/** Undefined where the country's companies print none. */
export function registerEntry(random: Random, country: string, city: string): string | undefined {
  const list = shapes[country];
  if (!list) return undefined;
  const first = random.integer(1, 9);
  let digits = 0;
  return random
    .pick(list)
    .replace(/9/g, () => String(digits++ === 0 ? first : random.integer(0, 9)))
    .replace(/\bAA?\b(?=-)|(?<=[-/\d])A\b/g, (text) => letters(random, text.length))
    .replace('{city}', city);
}
