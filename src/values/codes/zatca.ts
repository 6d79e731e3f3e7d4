/** QR code of Saudi invoices (ZATCA, Fatoora): base64 of tag, length, value; tags 1 to 5 are seller, VAT number, time, total and VAT. */
import { type CodeParser, filled } from './code.js';

const names = ['', 'Seller', 'VatNumber', 'Timestamp', 'GrandTotal', 'VatTotal'] as const;

export const zatca: CodeParser = {
  name: 'Zatca',
  parse(text) {
    if (text.length > 2000 || !/^[A-Za-z0-9+/]{40,}={0,2}$/.test(text.trim())) return undefined;
    const bytes = Buffer.from(text.trim(), 'base64');
    const details: Record<string, string> = {};
    for (let at = 0; at + 2 <= bytes.length; at += 2 + bytes[at + 1]!) {
      const [tag, length] = [bytes[at]!, bytes[at + 1]!];
      if (tag < 1 || tag > 9 || at + 2 + length > bytes.length) return undefined;
      const name = names[tag];
      if (name) details[name] = bytes.subarray(at + 2, at + 2 + length).toString('utf8');
    }
    const sound = /^3\d{13}3$/.test(details.VatNumber ?? '') && /^\d+(?:\.\d+)?$/.test(details.GrandTotal ?? '');
    return sound ? filled({ ...details, InvoiceDate: /^\d{4}-\d\d-\d\d/.exec(details.Timestamp ?? '')?.[0] }) : undefined;
  },
};
