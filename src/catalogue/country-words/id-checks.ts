/** Check digits of national numbers of companies and people, "country.kind" as the package stdnum has them: where each kind is tried. */

export interface CheckedId {
  /** Lengths at which digits alone are tried as a tax id; absent where they never are. */
  readonly lengths?: readonly number[];
  /** Tax ids with letters are tried as this. */
  readonly withLetters?: true;
  /** It stands where others have a VAT id, without a country's letters: its digits alone are taken for one, or only what nothing else fits. */
  readonly asVatId?: 'digits alone' | 'last';
  /** It is the CompanyRegistrationNumber of the interface. */
  readonly registersCompany?: true;
}

const taxKinds = {
  'DE.idnr': { lengths: [11] },
  'AT.tin': { lengths: [9] },
  'CZ.ico': { lengths: [8], registersCompany: true },
  'BR.cnpj': { lengths: [14], asVatId: 'last' },
  'BR.cpf': { lengths: [11] },
  'AR.cuit': { lengths: [11], asVatId: 'last' },
  'FR.siret': { lengths: [14] },
  'FR.siren': { lengths: [9] },
  'US.ein': { lengths: [9] },
  'CH.uid': { withLetters: true },
  'HR.oib': { lengths: [11] },
  'NO.orgnr': { lengths: [9] },
  'SE.orgnr': { lengths: [10] },
  'DK.cvr': { lengths: [8] },
  'FI.ytunnus': { lengths: [8] },
  'PL.nip': { lengths: [10] },
  'PL.regon': { lengths: [9, 14] },
  'SI.ddv': { lengths: [8] },
  'IT.codicefiscale': { withLetters: true },
  'IT.iva': { lengths: [11] },
  'ES.nif': { withLetters: true },
  'ES.cif': { withLetters: true },
  'PT.nif': { lengths: [9] },
  'MX.rfc': { withLetters: true, asVatId: 'last' },
  'TR.vkn': { lengths: [10], asVatId: 'digits alone' },
  'TR.tckimlik': { lengths: [11] },
  'CA.bn': { lengths: [9], asVatId: 'last' },
  'AU.abn': { lengths: [11], asVatId: 'digits alone' },
  'GB.utr': { lengths: [10] },
  'HU.anum': { lengths: [8] },
  'RO.cui': { lengths: [6, 7, 8, 9, 10] },
  'EE.registrikood': { lengths: [8] },
  'GR.vat': { lengths: [9] },
  'BE.vat': { lengths: [10] },
  'SK.dph': { lengths: [10] },
  'AU.acn': { lengths: [9] },
  // Registrations that are printed behind their keys alone.
  'LV.pvn': {},
  'BG.vat': {},
  // The slowest check comes last: any that passes is enough.
  'DE.stnr': { lengths: [10, 11, 13] },
} as const satisfies Readonly<Record<string, CheckedId>>;

export type TaxIdCheck = keyof typeof taxKinds;
/** Of VAT ids other kinds are known too: "AT.uid". */
export type IdCheck = `${string}.${string}`;

export const taxIdChecks: ReadonlyMap<TaxIdCheck, CheckedId> = new Map(Object.entries(taxKinds) as [TaxIdCheck, CheckedId][]);
const having = (wanted: (row: CheckedId) => boolean): readonly TaxIdCheck[] => [...taxIdChecks].flatMap(([name, row]) => (wanted(row) ? [name] : []));

/** Of tax ids with letters. */
export const letteredTaxIds = having(({ withLetters }) => withLetters === true);
/** Of numbers that are taken for a VAT id although they are digits alone. */
export const digitVatIds = having(({ asVatId }) => asVatId === 'digits alone');
/** Of numbers without a country's letters that are asked for their check where nothing else fits a VAT id. */
export const lastVatIds = having(({ asVatId }) => asVatId !== undefined);
/** Of company registration numbers. */
export const registrationChecks = having(({ registersCompany }) => registersCompany === true);
/** Country (ISO 3166-1 alpha-2) and kind. */
export const partsOfCheck = (check: IdCheck): readonly [country: string, kind: string] => check.split('.') as [string, string];
