/** What payment codes on the page say is certain: a Swiss QR bill names biller, payer, account, amount and reference, a GiroCode account and amount. */
import type { ContactField } from '../catalogue/contact-fields.js';
import { detailByName } from '../catalogue/details.js';
import type { Box } from '../document/box.js';
import type { Document } from '../document/document.js';
import { parseCode } from '../values/codes/index.js';
import { kinds } from '../values/index.js';
import { isoDay } from '../values/plain-day.js';
import type { Contact, Prediction } from './extraction.js';
import { formatValue, noEvidence } from './predictions.js';
import { checkedKinds } from './repair.js';

/** As sure as a code with error correction is; what the page prints besides may still differ. */
const sure = 0.99;

export interface CodeFacts {
  readonly details: readonly Prediction[];
  readonly contacts: readonly Contact[];
}

export function codeFacts(document: Document): CodeFacts {
  const details: Prediction[] = [];
  const contacts: Contact[] = [];
  document.pages.forEach((page, index) => {
    for (const code of page.codes) {
      const parsed = parseCode(code.text);
      if (!parsed || !(parsed.name in readers)) continue;
      const place = { page: index, box: code.box, note: `${parsed.name} code` };
      const found = readers[parsed.name as keyof typeof readers](parsed.details);
      for (const [name, value] of Object.entries(found.details)) if (value && isAllowed(name, value)) details.push(predictionOf(name, value, place));
      for (const [role, fields] of Object.entries(found.contacts)) {
        const given = Object.entries(fields).filter(([, value]) => value);
        if (given.length === 0) continue;
        const predictions = Object.fromEntries(given.map(([field, value]) => [field, [predictionOf(field, value!, place)]]));
        contacts.push({ role: role as Contact['role'], fields: predictions, score: sure });
      }
    }
  });
  return { details, contacts };
}

type Fields = Partial<Record<ContactField, string | undefined>>;
interface Found {
  readonly details: Readonly<Record<string, string | undefined>>;
  readonly contacts: Readonly<Partial<Record<Contact['role'], Fields>>>;
}

const readers: Readonly<Record<'SwissQr' | 'GiroCode', (details: Readonly<Record<string, string>>) => Found>> = {
  SwissQr: (details) => ({
    details: {
      Iban: details.Iban,
      GrandTotalAmount: details.Amount,
      InvoiceCurrency: details.Currency,
      IsrReference: details.ReferenceType === 'QRR' ? details.Reference : undefined,
      InvoiceId: details.InvoiceNumber,
      InvoiceDate: realDay(details.InvoiceDate),
    },
    contacts: { Sender: swissParty(details, 'Creditor'), Receiver: swissParty(details, 'UltimateDebtor') },
  }),
  // It pays in euro alone.
  GiroCode: (details) => ({
    details: { Iban: details.Iban, GrandTotalAmount: details.Currency === 'EUR' ? details.Amount : undefined, Bic: details.Bic },
    contacts: {},
  }),
};

const isAllowed = (name: string, value: string): boolean => detailByName.get(name)?.allows?.test(value) ?? true;

/** What a biller wrote for a day may be none. */
function realDay(text = ''): string | undefined {
  const [year, month, day] = text.split('-').map(Number) as [number, number, number];
  return isoDay(year, month, day) === text ? text : undefined;
}

/** Address type S has street, number, zip and city apart; K has two lines (SIX, Implementation Guidelines QR-bill, 4.2.2). */
function swissParty(details: Readonly<Record<string, string>>, prefix: string): Fields {
  const of = (name: string) => details[`${prefix}${name}`]?.trim() ?? '';
  const [first, second] = [of('StreetOrAddressLine1'), of('BuildingNumberOrAddressLine2')];
  const combined = of('AddressType') === 'K' ? /^([A-Z]{0,2}-?\d{3,6})\s+(.+)$/.exec(second) : undefined;
  const city = of('AddressType') === 'K' ? (combined?.[2] ?? second) : of('City');
  const street = of('AddressType') === 'K' ? first : `${first} ${second}`.trim();
  return { Name: of('Name'), Street: street, ZipCode: combined?.[1] ?? of('ZipCode'), City: city, Country: of('Country') };
}

function predictionOf(name: string, value: string, place: { page: number; box: Box; note: string }): Prediction {
  const check = checkOf(name, value);
  const evidence = { ...noEvidence, probability: sure, margin: sure, none: 1 - sure, ...(check && { check }), notes: [place.note] };
  return { name, value: formatValue(name, value), text: value, score: sure, page: place.page, box: place.box, evidence };
}

/** Accounts and references have check digits; amounts, days and names have none. */
function checkOf(name: string, value: string): 'passed' | 'failed' | undefined {
  const kind = detailByName.get(name)?.kind;
  return kind && checkedKinds.has(kind) ? kinds[kind].read(value)[0]?.check : undefined;
}

/** Amounts that are to be paid and dates of a code may differ from the invoice's own: they fill gaps and confirm, the others replace. */
const fillsGaps: ReadonlySet<string> = new Set(['GrandTotalAmount', 'InvoiceId', 'InvoiceDate']);

export function withCodeDetails(predictions: readonly Prediction[], { details }: CodeFacts): Prediction[] {
  const result = [...predictions];
  for (const detail of details) {
    const same = result.findIndex((other) => other.name === detail.name && other.value === detail.value);
    const other = result.findIndex((each) => each.name === detail.name);
    if (same >= 0) result[same] = { ...result[same]!, score: Math.max(result[same]!.score, sure) };
    else if (detail.name === 'Iban' || other < 0) result.push(detail);
    else if (!fillsGaps.has(detail.name) || result[other]!.score < 0.5) result[other] = detail;
  }
  return result;
}

/** The code's own fields win over what was read from print; everything else stays. */
export function withCodeContacts(contacts: readonly Contact[], facts: CodeFacts): Contact[] {
  const result = [...contacts];
  for (const known of facts.contacts) {
    const at = result.findIndex(({ role }) => role === known.role);
    if (at < 0) result.push(known);
    else result[at] = { ...result[at]!, fields: { ...result[at]!.fields, ...known.fields }, score: Math.max(result[at]!.score, known.score) };
  }
  return result;
}
