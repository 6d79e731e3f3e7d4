/** Names of taxes where the country's differ from the language's, by ISO 3166-1 code. */

/** Beside a rate. */
export const taxNames: Readonly<Record<string, readonly string[]>> = {
  US: ['Tax', 'Sales Tax', 'TAX', 'State Tax', 'Sales tax'],
  CA: ['GST', 'HST', 'GST/HST', 'PST', 'TPS', 'HST'],
  AU: ['GST'],
  NZ: ['GST'],
  SG: ['GST'],
  MY: ['GST', 'GST', 'SST', 'Service Tax'],
  IN: ['IGST', 'GST', 'CGST+SGST'],
  BR: ['ICMS', 'ISS', 'ISSQN', 'Impostos'],
  MX: ['IVA', 'IVA trasladado'],
};

/** Of the tax that a till adds to net prices. */
export const addedTaxNames: Readonly<Record<string, readonly string[]>> = {
  US: ['TAX', 'Tax', 'SALES TAX', 'Sales Tax', 'TAX 1', 'STATE TAX'],
  CA: ['TAX', 'Tax', 'SALES TAX', 'Sales Tax', 'TAX 1', 'STATE TAX'],
};

/** Of taxes printed separately on the same net amount: state, county and city; the federation and a province; the state's half; goods, industry and services. */
export const levyNames = {
  US: {
    state: ['State Tax', 'State', 'State Sales Tax', 'Sales Tax', 'State tax'],
    local: ['County Tax', 'City Tax', 'Local Tax', 'County', 'City', 'District Tax', 'MTA Tax', 'Local sales tax'],
    third: ['Transit Tax', 'Special District', 'City Tax 2'],
  },
  CA: { federal: ['GST', 'GST', 'TPS', 'GST/HST'], quebec: ['QST', 'TVQ', 'QST/TVQ'], province: ['PST', 'RST', 'BC PST', 'PST/QST'] },
  IN: {
    central: ['CGST', 'CGST', 'Central GST', 'Output CGST'],
    state: ['SGST', 'SGST', 'State GST', 'UTGST'],
    halves: ['CGST', 'SGST'],
    amounts: ['{tax} Amt', '{tax}', '{tax} Amount'],
  },
  BR: { goods: ['ICMS', 'Valor do ICMS', 'ICMS'], industry: ['IPI', 'Valor do IPI'], services: 'ISS', contributions: ['PIS', 'COFINS'] },
  MX: { main: 'IVA', special: ['IEPS', 'I.E.P.S.'] },
} as const;

/** Codes of rates as a country's tills print them, the standard rate first. */
export const rateCodes: Readonly<Record<string, readonly string[]>> = { MY: ['SR', 'ZRL', 'ES', 'OS', 'RS'] };

/** Titles of the recapitulation by rate. */
export const recapTitles: Readonly<Record<string, readonly string[]>> = { MY: ['GST SUMMARY', 'GST Summary', 'GST ANALYSIS', 'TAX SUMMARY', 'SST SUMMARY'] };
