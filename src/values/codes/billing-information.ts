/** Billing information of Swiss QR bills as Swico defines it (S1): "//S1/10/4711/11/250403/…", tags of two digits, "\/" and "\\" for signs in a value. */
import { isoDay } from '../dates/plain-day.js';

const names: ReadonlyMap<string, string> = new Map([
  ['10', 'InvoiceNumber'],
  ['11', 'InvoiceDate'],
  ['20', 'CustomerReference'],
  ['30', 'VatNumber'],
  ['31', 'VatDate'],
  ['32', 'VatDetails'],
  ['33', 'ImportVat'],
  ['40', 'Conditions'],
]);

/** Details by name; empty where the line is no S1 billing information. */
export function billingDetails(line: string): Record<string, string> {
  if (!line.startsWith('//S1/')) return {};
  const parts = partsOf(line.slice(5));
  const details: Record<string, string> = {};
  for (let index = 0; index + 1 < parts.length; index += 2) {
    const [name, value] = [names.get(parts[index]!), parts[index + 1]!];
    if (name === undefined || value === '') continue;
    // A day of delivery, or the first and the last of a period.
    if (name === 'VatDate' && dayOf(value.slice(0, 6)) && dayOf(value.slice(6)))
      Object.assign(details, { VatDateStart: dayOf(value.slice(0, 6)), VatDateEnd: dayOf(value.slice(6)) });
    else if (name === 'VatDate') details.VatDate = dayOf(value) ?? value;
    else details[name] = value;
  }
  const issued = dayOf(details.InvoiceDate ?? '');
  return { ...details, ...(issued && { InvoiceDate: issued }), ...conditions(details.Conditions ?? '', issued) };
}

/** Unescaped parts between slashes. */
function partsOf(text: string): string[] {
  const parts = [''];
  for (let index = 0; index < text.length; index++) {
    const sign = text[index]!;
    if (sign === '\\' && /[\\/]/.test(text[index + 1] ?? '')) parts[parts.length - 1] += text[++index]!;
    else if (sign === '/') parts.push('');
    else parts[parts.length - 1] += sign;
  }
  return parts;
}

/** YYMMDD, of this century; undefined where there is no such day. */
function dayOf(text: string): string | undefined {
  const [, year, month, day] = /^(\d\d)(\d\d)(\d\d)$/.exec(text) ?? [];
  return year === undefined ? undefined : isoDay(2000 + Number(year), Number(month), Number(day));
}

/** "2:10;0:30": 2 % within 10 days, net within 30. The first discount and the net term are what a bill usually has. */
function conditions(text: string, issued: string | undefined): Record<string, string> {
  const terms = text.split(';').flatMap((term) => {
    const [, percent, days] = /^(\d{1,2}(?:\.\d{1,3})?):(\d{1,3})$/.exec(term.trim()) ?? [];
    return percent === undefined ? [] : [{ percent: Number(percent), days: Number(days) }];
  });
  const [net, discount] = [terms.find(({ percent }) => percent === 0), terms.find(({ percent }) => percent > 0)];
  return {
    ...(net && { DueDays: String(net.days) }),
    ...(net && issued && { DueDate: new Date(Date.parse(issued) + net.days * 86_400_000).toISOString().slice(0, 10) }),
    ...(discount && { DiscountPercent: String(discount.percent), DiscountDays: String(discount.days) }),
  };
}
