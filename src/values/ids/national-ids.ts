/** The one door to stdnum: national numbers of companies and people with their check digits, by country and purpose. */
import { stdnum } from 'stdnum';
import { remembered } from '../../remembered.js';

export type Check = (text: string) => boolean;

/** One number is asked of several kinds, and by each when it is found and when it is read. */
const check = (country: keyof typeof stdnum, name: string): Check =>
  remembered((text) => {
    const validator = (stdnum[country] as unknown as Record<string, { validate(value: string): { isValid: boolean } }>)[name];
    if (validator === undefined) throw new Error(`stdnum has no ${country}.${name}`);
    // The package reports an invalid number by an error object, whose unused stack trace costs more than the check.
    const { stackTraceLimit } = Error;
    Error.stackTraceLimit = 0;
    try {
      return validator.validate(text).isValid;
    } finally {
      Error.stackTraceLimit = stackTraceLimit;
    }
  }, 400);

/** VAT ids by their printed prefix, without it. */
export const vatChecks: Readonly<Record<string, Check>> = {
  AT: check('AT', 'uid'),
  BE: check('BE', 'vat'),
  BG: check('BG', 'vat'),
  CY: check('CY', 'vat'),
  CZ: check('CZ', 'dic'),
  DE: check('DE', 'vat'),
  DK: check('DK', 'cvr'),
  EE: check('EE', 'kmkr'),
  EL: check('GR', 'vat'),
  GR: check('GR', 'vat'),
  ES: check('ES', 'nif'),
  FI: check('FI', 'alv'),
  FR: check('FR', 'tva'),
  GB: check('GB', 'vat'),
  HR: check('HR', 'oib'),
  HU: check('HU', 'anum'),
  IE: check('IE', 'vat'),
  IT: check('IT', 'iva'),
  LT: check('LT', 'pvm'),
  LU: check('LU', 'tva'),
  LV: check('LV', 'pvn'),
  MT: check('MT', 'vat'),
  NL: check('NL', 'btw'),
  NO: check('NO', 'orgnr'),
  PL: check('PL', 'nip'),
  PT: check('PT', 'nif'),
  RO: check('RO', 'cif'),
  SE: check('SE', 'vat'),
  SI: check('SI', 'ddv'),
  SK: check('SK', 'dph'),
  CHE: check('CH', 'uid'),
  XI: check('GB', 'vat'),
};

/** Numbers of tax offices and registers that are no VAT ids. */
export const taxChecks: Readonly<Record<string, Check>> = {
  'DE.stnr': check('DE', 'stnr'),
  'DE.idnr': check('DE', 'idnr'),
  'AT.tin': check('AT', 'tin'),
  'CZ.ico': check('CZ', 'ico'),
  'SK.ico': check('CZ', 'ico'),
  'BR.cnpj': check('BR', 'cnpj'),
  'BR.cpf': check('BR', 'cpf'),
  'AR.cuit': check('AR', 'cuit'),
  'FR.siret': check('FR', 'siret'),
  'FR.siren': check('FR', 'siren'),
  'US.ein': check('US', 'ein'),
  'CH.uid': check('CH', 'uid'),
  'HR.oib': check('HR', 'oib'),
  'NO.orgnr': check('NO', 'orgnr'),
  'SE.orgnr': check('SE', 'orgnr'),
  'DK.cvr': check('DK', 'cvr'),
  'FI.ytunnus': check('FI', 'ytunnus'),
  'PL.nip': check('PL', 'nip'),
  'PL.regon': check('PL', 'regon'),
  'SI.ddv': check('SI', 'ddv'),
  'IT.codicefiscale': check('IT', 'codicefiscale'),
  'IT.iva': check('IT', 'iva'),
  'ES.nif': check('ES', 'nif'),
  'ES.cif': check('ES', 'cif'),
  'PT.nif': check('PT', 'nif'),
  'MX.rfc': check('MX', 'rfc'),
  'TR.vkn': check('TR', 'vkn'),
  'TR.tckimlik': check('TR', 'tckimlik'),
  'CA.bn': check('CA', 'bn'),
  'AU.abn': check('AU', 'abn'),
  'GB.utr': check('GB', 'utr'),
  'HU.anum': check('HU', 'anum'),
  'RO.cui': check('RO', 'cui'),
  'EE.registrikood': check('EE', 'registrikood'),
  'GR.vat': check('GR', 'vat'),
  'BE.vat': check('BE', 'vat'),
  'LI.peid': check('LI', 'peid'),
  'AU.acn': check('AU', 'acn'),
  'SK.dph': check('SK', 'dph'),
  'LV.reg': check('LV', 'pvn'),
  'BG.eik': check('BG', 'vat'),
};
