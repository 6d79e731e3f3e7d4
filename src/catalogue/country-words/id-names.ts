/** Keys of numbers that carry a name of their own in a country, by ISO 3166-1 code. */

/** Of numbers that stand where others have a VAT id. */
export const vatIdNames: Readonly<Record<string, readonly string[]>> = {
  AU: ['ABN', 'ABN', 'A.B.N.', 'ABN No.'],
  IN: ['GSTIN', 'GSTIN', 'GSTIN No.', 'GSTIN/UIN', 'GST No.', 'GST No', 'GSTIN Number'],
  BR: ['CNPJ', 'CNPJ', 'CNPJ/MF', 'C.N.P.J.'],
  MX: ['RFC', 'RFC', 'R.F.C.'],
  AR: ['CUIT', 'CUIT', 'C.U.I.T.'],
  TR: ['Vergi No', 'VKN', 'Vergi Kimlik No', 'V. No'],
  AE: ['TRN', 'TRN', 'TRN No.', 'T.R.N.'],
  CA: ['GST', 'GST #', 'GST/HST', 'GST/HST #', 'HST #', 'HST', 'GST No.', 'G.S.T. #', 'GST/HST Reg. No.'],
  MY: ['GST No', 'GST Reg No', 'GST ID No', 'GST ID', 'GST Reg. No.', 'GST No.'],
  SG: ['GST Reg No', 'GST Regn No', 'GST Reg. No.', 'GST No'],
};
/** Of tax numbers. */
export const taxIdNames: Readonly<Record<string, readonly string[]>> = {
  BR: ['Inscrição Estadual', 'I.E.', 'IE', 'Insc. Estadual'],
  IN: ['PAN', 'PAN', 'PAN No.', 'P.A.N.'],
  FR: ['SIRET', 'SIRET', 'N° SIRET', 'Siret', 'SIRET n°'],
  US: ['EIN', 'Federal Tax ID', 'FEIN', 'Tax ID'],
};

/** Keys of the code of the state that an Indian tax number begins with. */
export const stateCodeNames = ['State Code', 'State code', 'Code'] as const;
