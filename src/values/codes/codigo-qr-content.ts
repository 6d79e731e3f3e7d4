/** What the Código QR of a Portuguese document holds (Portaria 195/2020): parties by tax number, kind and number of the document, its day, its totals by rate. */
import { vatPrefixByCountry } from '../../catalogue/country-words/vat-ids.js';
import { vatId } from '../ids/vat-id.js';
import { cents, money } from '../numbers/cents.js';
import { compact } from '../text/compact.js';
import { type CodeContent, type CodeDetails, type IsPrinted, realDay } from './code.js';

/** Invoices, simplified ones, those with a receipt, debit notes, cash sales; credit notes. Delivery notes, orders and receipts are no invoices: of these nothing is taken. */
const documentTypes: Readonly<Record<string, string>> = { FT: 'Invoice', FS: 'Invoice', FR: 'Invoice', ND: 'Invoice', VD: 'Invoice', NC: 'CreditMemo' };

/** A consumer who gave no number. */
const anyone = '999999990';
const currency = 'EUR';

/** Details, VAT groups and parties of a parsed code; without a known kind of document its parties alone. `isPrinted`: by which a tax number takes the form the page has. */
export function codigoQrContent(details: CodeDetails, isPrinted: IsPrinted): CodeContent {
  const documentType = documentTypes[details.DocumentType ?? ''];
  const country = /^[A-Z]{2}$/.test(details.CustomerCountry ?? '') ? details.CustomerCountry! : undefined;
  const customer = details.CustomerTaxId === anyone ? undefined : details.CustomerTaxId;
  const parties = {
    SenderVatId: asPrinted('PT', details.IssuerTaxId ?? '', isPrinted),
    ReceiverVatId: customer && country ? asPrinted(vatPrefixByCountry.get(country) ?? country, customer, isPrinted) : undefined,
  };
  const contacts = { Sender: { Country: 'PT' }, Receiver: customer ? { Country: country } : {} };
  if (!documentType) return { details: parties, contacts };
  const { vatGroups, ...totals } = totalsOf(details);
  return {
    details: {
      ...parties,
      DocumentType: documentType,
      InvoiceId: details.DocumentId,
      InvoiceDate: realDay(details.DocumentDate),
      InvoiceCurrency: currency,
      ...totals,
    },
    vatGroups,
    contacts,
  };
}

/** The code has the bare number. It is a VAT id with its country's letters, unless the page prints it without. */
function asPrinted(country: string, number: string, isPrinted: IsPrinted): string | undefined {
  const bare = compact(number);
  const id = bare.startsWith(country) ? bare : country + bare;
  if (vatId.read(id)[0]?.check !== 'passed') return undefined;
  const digits = id.slice(country.length);
  return isPrinted(digits) && !isPrinted(id) ? digits : id;
}

/** Rates of mainland, Azores and Madeira, today's first (CIVA, article 18; those before 2022 and 2024 behind). */
const regions: Readonly<Record<string, Readonly<Record<'Reduced' | 'Intermediate' | 'Standard', readonly number[]>>>> = {
  '': { Reduced: [6], Intermediate: [13], Standard: [23] },
  Azores: { Reduced: [4, 5], Intermediate: [9, 10], Standard: [16, 18] },
  Madeira: { Reduced: [4, 5], Intermediate: [12], Standard: [22] },
};
const bands = ['Reduced', 'Intermediate', 'Standard'] as const;
/** Hundredths by which rounding line by line moves a tax. */
const rounding = 5;

/** Net and VAT amounts are given only where all parts of the code add up. */
function totalsOf(details: CodeDetails) {
  const amount = (name: string): number => (/^\d{1,12}(?:\.\d{1,2})?$/.test(details[name] ?? '') ? cents(details[name]!) : 0);
  const groups: { readonly rate: number | undefined; readonly net: number; readonly vat: number }[] = [];
  for (const [region, rates] of Object.entries(regions)) {
    const exempt = amount(`${region}ExemptBase`);
    if (exempt > 0) groups.push({ rate: 0, net: exempt, vat: 0 });
    for (const band of bands) {
      const [net, vat] = [amount(`${region}${band}Base`), amount(`${region}${band}Vat`)];
      const off = (rate: number) => Math.abs((net * rate) / 100 - vat);
      const [rate] = rates[band].filter((each) => off(each) <= rounding).sort((a, b) => off(a) - off(b));
      if (net > 0) groups.push({ rate, net, vat });
    }
  }
  const gross = amount('GrandTotal');
  const vat = groups.reduce((sum, group) => sum + group.vat, 0);
  const net = groups.reduce((sum, group) => sum + group.net, 0) + amount('NotSubjectToVat');
  if (Math.abs(net + vat + amount('StampDuty') - gross) > 1 || net === 0) return { GrandTotalAmount: gross > 0 ? money(gross) : undefined };
  return {
    GrandTotalAmount: money(gross),
    NetTotalAmount: money(net),
    VatTotalAmount: money(vat),
    vatGroups: groups.flatMap((group) =>
      group.rate === undefined ? [] : [{ VatRate: group.rate.toFixed(1), NetAmount: money(group.net), VatAmount: money(group.vat) }],
    ),
  };
}
