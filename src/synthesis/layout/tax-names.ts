/** Tax names where the country's differ from the language's. */
export const taxNames: Readonly<Record<string, readonly string[]>> = {
  US: ['Tax', 'Sales Tax', 'TAX', 'State Tax', 'Sales tax'],
  CA: ['GST', 'HST', 'GST/HST', 'PST', 'TPS', 'HST'],
  AU: ['GST'],
  NZ: ['GST'],
  SG: ['GST'],
  IN: ['IGST', 'GST', 'CGST+SGST'],
  BR: ['ICMS', 'ISS', 'ISSQN', 'Impostos'],
  MX: ['IVA', 'IVA trasladado'],
};
