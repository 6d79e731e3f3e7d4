/** What companies print of their place in a register, by ISO 3166-1 code: the number's forms, the keys before it and the entries of footers. */
import type { TaxIdCheck } from './id-checks.js';

export interface Register {
  /** 9 is a digit (the first of a number no nought), @ a letter, ~ a small one. In this list and the next two what stands twice is drawn twice as often. */
  readonly masks: readonly string[];
  /** Check digits, by their name in `id-checks.ts`. */
  readonly check?: TaxIdCheck;
  /** Digits of the VAT id that the number repeats, as a slice: it is the same number. */
  readonly ofVatId?: readonly [start: number, end?: number];
  /** Groups of its digits, and the signs between them. */
  readonly groups?: readonly number[];
  readonly signs?: readonly string[];
  /** Keys of its own; without any those of the language. */
  readonly names: readonly string[];
  /** In footers; {number} is the number, {city} a town. Without any the number stands behind a key alone. */
  readonly entries: readonly string[];
  /** Share of parties that print it beside their other ids. */
  readonly beside: number;
  /** The number is the tax id, and not drawn by itself. */
  readonly isTaxId?: true;
}

const row = (masks: string, names: string, entries: string, rest: Partial<Register> = {}): Register => ({
  masks: masks.split('|'),
  names: names ? names.split('|') : [],
  entries: entries ? entries.split('|') : [],
  beside: 0.3,
  ...rest,
});

/** A country may have several. */
export const registers: Readonly<Record<string, readonly Register[]>> = {
  DE: [
    row(
      'HRB 9999|HRB 99999|HRB 99999|HRB 999999|HRA 9999|HRA 99999|HRB 99999 B|HRB99999|GnR 999',
      'Handelsregister|Handelsregister-Nr.|Registernummer|HR-Nr.|Register-Nr.|Handelsregisternummer',
      '{number}, Amtsgericht {city}|Amtsgericht {city} {number}|{number} AG {city}|Registergericht {city}, {number}|AG {city} {number}|Handelsregister {city}: {number}',
    ),
  ],
  AT: [
    row(
      'FN 999999~|FN 99999~|FN 999999 ~',
      'Firmenbuchnummer|Firmenbuch-Nr.|Firmenbuch|FB-Nr.|FN-Nr.',
      '{number}, Handelsgericht {city}|{number} LG {city}|Firmenbuch-Nr. {number}, Landesgericht {city}|{number}',
    ),
  ],
  CH: [
    row('CHE-199.999.999', 'UID|UID-Nr.|IDE|Firmennummer|Unternehmens-ID', '{number}|Handelsregister {city}, {number}', { check: 'CH.uid', ofVatId: [0] }),
    row('CH-999.9.999.999-9', 'HR-Nr.|Firmennummer', '{number}|Handelsregister {city} {number}', { beside: 0.05 }),
  ],
  LI: [row('FL-0002.999.999-9|FL-0001.999.999-9', 'HR-Nr.|Register-Nr.|Öffentlichkeitsregister', '{number}|Öffentlichkeitsregister {number}')],
  FR: [
    row(
      '999999999',
      'SIREN|SIREN|N° SIREN|RCS',
      'RCS {city} {number}|R.C.S. {city} B {number}|SIREN {number}|SIREN {number} - RCS {city}|{number} RCS {city} - APE 4329B',
      { check: 'FR.siren', ofVatId: [-9], groups: [3, 3, 3] },
    ),
  ],
  BE: [
    row('0999999999', "N° d'entreprise|BCE|KBO|Ondernemingsnummer|KBO-nr.|BCE/KBO", 'RPM {city} {number}|RPR {city} {number}|{number} RPR {city}', {
      check: 'BE.vat',
      ofVatId: [-10],
      groups: [4, 3, 3],
      signs: ['.', '.', ' '],
    }),
  ],
  LU: [row('B 99999|B 999999|B99999|B999999', 'RCS Luxembourg|RCS|R.C.S. Luxembourg', 'RCS Luxembourg {number}|R.C.S. Luxembourg {number}')],
  IT: [row('@@-999999|@@-9999999|@@ - 999999|@@-999999', 'REA|R.E.A.|N. REA|REA n.', 'REA {number}|R.E.A. n. {number}|Reg. Imprese di {city} - REA {number}')],
  ES: [
    row(
      '@-99999|@-999999|@@-9999|@ 99999',
      'Hoja|Hoja n.º|Registro Mercantil, hoja',
      'Registro Mercantil de {city}, Tomo 4821, Folio 93, Hoja {number}|Inscrita en el R.M. de {city} T. 715, F. 41, H. {number}',
      { beside: 0.05 },
    ),
  ],
  PT: [row('99999|9999', 'Matrícula n.º|Matrícula', 'Matriculada na C.R.C. de {city} sob o nº {number}|C.R.C. {city} nº {number}', { beside: 0.05 })],
  GB: [
    row(
      '99999999|09999999|09999999|19999999|SC999999|OC399999|NI099999',
      'Company No.|Company Registration No.|Company Number|Registered No.|Company Reg. No.|CRN|Co. Reg. No.',
      'Registered in England No. {number}|Company No. {number}|Registered in England and Wales {number}|Company registration number: {number}|Registered in England & Wales, company no. {number}',
    ),
  ],
  IE: [row('999999|99999', 'Company Reg. No.|Registered No.|Company No.|CRO No.', 'Registered in Ireland No. {number}|Company Reg. No. {number}')],
  NL: [row('99999999', 'KvK|KvK-nummer|KvK nr.|K.v.K.|KvK-nr.', 'KvK {number}|KvK {city} {number}|K.v.K. nr. {number}|H.R. {city} {number}', { beside: 0.6 })],
  PL: [
    row('0000999999', 'KRS|Nr KRS|KRS nr', 'KRS {number}|KRS {number}, Sąd Rejonowy {city}|Sąd Rejonowy {city}, KRS {number}'),
    row('999999999', 'REGON|Regon|Nr REGON', 'REGON {number}|REGON: {number}, BDO 000123789', { check: 'PL.regon', beside: 0.4 }),
  ],
  CZ: [row('99999999', '', 'IČO: {number}, zapsáno v OR u KS {city}', { check: 'CZ.ico', ofVatId: [-8], groups: [3, 2, 3], beside: 0.95 })],
  SK: [row('99999999', '', 'IČO: {number}, zapísaná v OR OS {city}', { check: 'CZ.ico', groups: [3, 2, 3], beside: 0.95 })],
  SI: [
    row(
      '9999999000|9999999',
      'Matična številka|Matična št.|Mat. št.|MŠ',
      'Okrožno sodišče v {city}, matična št. {number}|Matična št. {number}|Mat. št.: {number}',
    ),
  ],
  HR: [row('089999999|049999999|99999999', 'MBS|Matični broj|MB', 'Trgovački sud u {city}, MBS {number}|MBS: {number}')],
  HU: [row('01-09-999999|13-09-999999|01 09 999999|99-06-999999', 'Cégjegyzékszám|Cg.|Cégj. szám', 'Cg. {number}|Cégjegyzékszám: {number}|Cg.: {number}')],
  RO: [
    row(
      'J49/9999/2019|J12/999/2007|J40/99999/2021|J08/999/2003|F23/999/2016|J2019099999401|J2021099999123',
      'Nr. Reg. Com.|Reg. com.|Nr. ord. reg. com.|Nr. Registrul Comerțului|Nr. ORC',
      '{number}|Nr. Reg. Com.: {number}|Nr. ord. reg. com. {number}',
      { beside: 0.8 },
    ),
  ],
  EE: [
    row('19999999|14999999|79999999', 'Registrikood|Reg. kood|Reg nr|Registry code|Reg. nr.', 'Registrikood {number}|Reg. kood: {number}', {
      check: 'EE.registrikood',
      beside: 0.7,
    }),
  ],
  LT: [
    row('309999999|129999999|119999999', 'Company code|Įmonės kodas|Įm. kodas|Company code|Reg. No.', 'Įmonės kodas {number}|Company code {number}', {
      beside: 0.8,
    }),
  ],
  LV: [
    row('40099999999|50099999999', 'Reg. No.|Reģ. Nr.|Reg. Nr.|Registration No.', 'Reg. No. {number}|Reģ. Nr. {number}', {
      check: 'LV.pvn',
      ofVatId: [-11],
      beside: 0.8,
    }),
  ],
  BG: [row('199999999|209999999', 'UIC|EIK|BULSTAT|ЕИК', 'EIK {number}|UIC: {number}', { check: 'BG.vat', ofVatId: [-9], beside: 0.6 })],
  GR: [row('999999999999|099999999000', 'ΓΕΜΗ|Γ.Ε.ΜΗ.|GEMI|Αρ. ΓΕΜΗ', 'Γ.Ε.ΜΗ. {number}|GEMI {number}')],
  TR: [
    row('0999999999900019|0999-9999-9990-0019', 'MERSİS No|Mersis No', 'MERSİS No {number}'),
    row('999999|999999-9|99999', 'Ticaret Sicil No|Tic. Sic. No', 'Ticaret Sicil No: {number}|{city} Ticaret Sicil No {number}'),
  ],
  SE: [row('', 'Org.nr|Org.nr.|Organisationsnummer', 'Org.nr {number}', { beside: 0, isTaxId: true })],
  NO: [row('', 'Org.nr.|Organisasjonsnummer|Foretaksregisteret', 'Foretaksregisteret {number}|Org.nr. {number}', { beside: 0, isTaxId: true })],
  DK: [row('', 'CVR-nr.|CVR', '', { beside: 0, isTaxId: true })],
  FI: [row('', 'Y-tunnus', 'Y-tunnus {number}', { beside: 0, isTaxId: true })],
  MY: [
    row('999999-@|9999999-@|99999-@|009999999-@', '', '', { beside: 0.95 }),
    row('201901099999|202101099999', 'Co. Reg. No|Company No', '', { beside: 0.5 }),
  ],
  IN: [
    row('U99999@@2014PTC199999|L99999@@2007PLC999999|U99999@@2011PTC999999|U99999@@2022PLC999999', 'CIN|CIN|CIN No.', '', { beside: 0.5 }),
    row('@@@-9999', 'LLPIN', '', { beside: 0.2 }),
  ],
  SG: [row('199999999@|201999999@|T19@@0999@', 'UEN|UEN No.|Co. Reg. No.', '', { beside: 0.5 })],
  AU: [row('999999999', 'ACN|A.C.N.', '', { check: 'AU.acn', groups: [3, 3, 3] })],
  NZ: [row('9429099999999', 'NZBN', '')],
  ZA: [row('2019/999999/07|2008/099999/07', 'Reg. No.|Reg No|Co. Reg. No.|Registration No.', '', { beside: 0.6 })],
};

/** What footers print in place of a number. */
export const registerRemarks: Readonly<Record<string, readonly string[]>> = {
  CH: ['Handelsregister {city}'],
  FR: ['RCS {city}'],
  IT: ['Cap. Soc. € 99.000,00 i.v.'],
  PT: ['Capital Social 50.000 €'],
  CZ: ['C 99999 vedená u Krajského soudu {city}', 'Zapsáno v OR u KS {city}, oddíl C, vložka 99999', 'Sp. zn. C 99999'],
  SK: ['OR OS {city}, oddiel: Sro, vložka č. 99999/V', 'Obchodný register {city}, vl. č. 9999/B'],
  SI: ['Okrožno sodišče v {city}, vl. št. 1/99999/00', 'Srg 99/99999'],
  SE: ['Godkänd för F-skatt', 'Styrelsens säte: {city}'],
  PL: ['BDO 000999999'],
  US: ['EIN 99-9999999'],
};
