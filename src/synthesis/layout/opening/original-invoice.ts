/** How credit notes name the invoice they correct: its number is not the credit note's. */
export const originalInvoice: Readonly<Record<string, readonly string[]>> = {
  de: ['Ursprungsrechnung', 'zu Rechnung', 'Bezug Rechnung', 'Storno zu Rechnung', 'Ihre Rechnung', 'Originalrechnung Nr.'],
  en: ['Original invoice', 'Ref. invoice', 'Credit for invoice', 'Corrected invoice', 'Invoice reference', 'Related invoice no.'],
  fr: ["Facture d'origine", 'Avoir sur facture', 'Facture initiale', 'Réf. facture', 'Annule la facture'],
  it: ['Fattura di riferimento', 'Rif. fattura', 'Fattura originale', 'Storno fattura'],
  es: ['Factura rectificada', 'Factura original', 'Ref. factura', 'Abono de la factura'],
  pt: ['Fatura de origem', 'Fatura original', 'Ref. fatura', 'Documento de origem'],
  nl: ['Oorspronkelijke factuur', 'Betreft factuur', 'Ref. factuur', 'Credit op factuur'],
  pl: ['Do faktury', 'Faktura korygowana', 'Dotyczy faktury nr', 'Nr faktury pierwotnej'],
  cs: ['K faktuře', 'Původní doklad', 'Opravuje fakturu č.', 'Původní faktura'],
  sk: ['K faktúre', 'Pôvodný doklad', 'Opravuje faktúru č.', 'Pôvodná faktúra'],
  da: ['Vedr. faktura', 'Oprindelig faktura', 'Krediterer faktura'],
  nb: ['Gjelder faktura', 'Opprinnelig faktura', 'Krediterer faktura'],
  sv: ['Avser faktura', 'Ursprunglig faktura', 'Krediterar faktura'],
  hr: ['Izvorni račun', 'Veza račun', 'Storno računa'],
  sl: ['Prvotni račun', 'Veza račun', 'Dobropis k računu'],
  tr: ['İlgili fatura', 'Asıl fatura no', 'İade edilen fatura'],
};
