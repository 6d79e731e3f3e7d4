/** What payment and tax codes on the page hold: each as details, groups and parties in the catalogue's terms, before anything printed is looked at. */
import { detailByName } from '../../catalogue/details.js';
import type { Box } from '../../document/box.js';
import type { Document } from '../../document/document.js';
import { parseCode } from '../../values/codes/index.js';
import { kinds } from '../../values/index.js';
import { isoDay } from '../../values/dates/plain-day.js';
import type { PartyFields, CodeContent } from './code-content.js';
import type { Contact, Group, Prediction } from '../found.js';
import { portugueseCode } from './portuguese-code.js';
import { evidenceOf, formatValue } from '../decoding/predictions.js';
import { checkedKinds } from '../decoding/repair.js';

/** Probability of a value from a code with error correction; what is printed may still differ. */
export const sure = 0.99;

/** Of one code. */
export interface CodeFacts {
  /** As the interface names it. */
  readonly code: string;
  readonly details: readonly Prediction[];
  readonly groups: readonly Group[];
  readonly contacts: readonly Contact[];
  /** The slip around it, which prints the same. */
  readonly slip?: { readonly page: number; readonly box: Box };
}

type Details = Readonly<Record<string, string>>;

export function codeFacts(document: Document): CodeFacts[] {
  return document.pages.flatMap((page, index) =>
    page.codes.flatMap(({ text, box }) => {
      const parsed = parseCode(text);
      const reader = parsed && readers[parsed.name];
      if (!parsed || !reader) return [];
      const coded = reader(parsed.details, document);
      const found = (name: string, value: string) => predictionOf(name, value, { page: index, box, note: `${parsed.name} code` });
      const details = Object.entries(coded.details).flatMap(([name, value]) => (value && isAllowed(name, value) ? [found(name, value)] : []));
      const groups = (coded.vatGroups ?? []).map((members) => ({
        name: 'VatGroup',
        members: Object.entries(members).map(([name, value]) => found(name, value)),
      }));
      const facts: CodeFacts = { code: parsed.name, details, groups, contacts: contactsOf(coded, found) };
      return [parsed.name === 'SwissQr' ? { ...facts, slip: { page: index, box: slipAround(box) } } : facts];
    }),
  );
}

function contactsOf({ contacts }: CodeContent, found: (name: string, value: string) => Prediction): Contact[] {
  return Object.entries(contacts).flatMap(([role, fields]) => {
    const given = Object.entries(fields).flatMap(([field, value]) => (value ? [[field, [found(field, value)]] as const] : []));
    return given.length === 0 ? [] : [{ role: role as Contact['role'], fields: Object.fromEntries(given), score: sure }];
  });
}

const readers: Readonly<Record<string, (details: Details, document: Document) => CodeContent>> = {
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
  CodigoQr: (details, document) => {
    const coded = portugueseCode(details, document);
    return { ...coded, details: { ...coded.details, InvoiceDate: realDay(coded.details.InvoiceDate) } };
  },
};

/** Receipt and payment part, 210 × 105 mm; the code's 46 mm begin 67 mm from its left edge and 17 mm from its top (SIX, Style Guide QR-bill). */
function slipAround({ x, y, width }: Box): Box {
  const millimetre = width / 46;
  return { x: x - 67 * millimetre, y: y - 17 * millimetre, width: 210 * millimetre, height: 105 * millimetre };
}

const isAllowed = (name: string, value: string): boolean => detailByName.get(name)?.allows?.test(value) ?? true;

/** Undefined where the code's day does not exist. */
function realDay(text = ''): string | undefined {
  const [year, month, day] = text.split('-').map(Number) as [number, number, number];
  return isoDay(year, month, day) === text ? text : undefined;
}

/** Address type S has street, number, zip and city apart; K has two lines (SIX, Implementation Guidelines QR-bill, 4.2.2). */
function swissParty(details: Details, prefix: string): PartyFields {
  const of = (name: string) => details[`${prefix}${name}`]?.trim() ?? '';
  const [first, second] = [of('StreetOrAddressLine1'), of('BuildingNumberOrAddressLine2')];
  const combined = of('AddressType') === 'K' ? /^([A-Z]{0,2}-?\d{3,6})\s+(.+)$/.exec(second) : undefined;
  const city = of('AddressType') === 'K' ? (combined?.[2] ?? second) : of('City');
  const street = of('AddressType') === 'K' ? first : `${first} ${second}`.trim();
  return { Name: of('Name'), Street: street, ZipCode: combined?.[1] ?? of('ZipCode'), City: city, Country: of('Country') };
}

function predictionOf(name: string, value: string, place: { page: number; box: Box; note: string }): Prediction {
  const check = checkOf(name, value);
  const evidence = evidenceOf(sure, { margin: sure, ...(check && { check }), notes: [place.note] });
  return { name, value: formatValue(name, value), text: value, score: sure, page: place.page, box: place.box, evidence };
}

/** Accounts and references have check digits; amounts, days and names have none. */
function checkOf(name: string, value: string): 'passed' | 'failed' | undefined {
  const kind = detailByName.get(name)?.kind;
  return kind && checkedKinds.has(kind) ? kinds[kind].read(value)[0]?.check : undefined;
}
