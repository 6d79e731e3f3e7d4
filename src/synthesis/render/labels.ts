/** Ground truth of synthetic pages: the printed details, contacts and items, and their words. */
import { type ContactField, contactFields, type ContactRole } from '../../catalogue/contact-fields.js';
import { detailByName, modelDetails } from '../../catalogue/details.js';
import type { LineItemFieldName } from '../../catalogue/line-item-fields.js';
import type { Label, LabelledContact, LabelledLineItem, Labels, LineRole, Place } from '../../dataset/label.js';
import type { Page } from '../../document/document.js';
import { kinds } from '../../values/index.js';
import type { KindName } from '../../values/kind.js';
import type { Drawing, Meaning } from '../drawing.js';
import type { Facts } from '../facts.js';
import { valueText } from '../format.js';

export interface LabelledPage {
  readonly page: Page;
  /** Words of each run, in reading order. */
  readonly runWords: readonly (readonly number[])[];
  readonly roles: readonly LineRole[];
}

interface Found {
  value: string;
  places: { page: number; words: number[] }[];
}

const sums = ['GrandTotalAmount', 'NetTotalAmount', 'VatTotalAmount', 'NetAmount', 'VatAmount'] as const;

/** What runs mean, gathered over all pages; a value that is printed in several places has all of them. */
export function labelsOf(facts: Facts, drawings: readonly Drawing[], pages: readonly LabelledPage[]): Labels {
  const details = new Map<string, Map<string, Found>>();
  const contacts = new Map<number, { role: ContactRole; fields: Map<ContactField, Found> }>();
  const items = new Map<number, Map<LineItemFieldName, Found>>();
  drawings.forEach((drawing, page) => {
    drawing.runs.forEach((run, index) => {
      const words = pages[page]!.runWords[index]!;
      for (const meaning of run.means) note(meaning, page, words, details, contacts, items);
    });
  });
  // Rates printed only with the items are the document's rates, unless the sums are printed on a page that is left out.
  const alone = !details.has('VatRate') && sums.some((name) => details.has(name));
  for (const fields of items.values()) if (alone) takeRate(facts, fields.get('VatRate'), details, pages);
  // A letter whose rate is not printed has no label.
  if (!details.has('VatRate')) for (const fields of items.values()) if (!printsItsRate(fields.get('VatRate'), pages)) fields.delete('VatRate');
  const detailLabels: Record<string, readonly Label[]> = {};
  // Custom details are labelled where they are printed.
  for (const name of new Set([...modelDetails.map((detail) => detail.name), ...details.keys()]))
    detailLabels[name] = [...(details.get(name)?.values() ?? [])].map((found) => labelOf({ ...found, value: normal(name, found.value) }));
  return {
    supplier: facts.sender.name,
    language: facts.language.code,
    documentType: facts.type === 'creditNote' ? 'CreditMemo' : facts.type === 'invoice' || facts.type === 'receipt' ? 'Invoice' : 'Other',
    ...(facts.currency === facts.sender.country.currency || isPrinted(facts.currency, pages) ? { currency: facts.currency } : {}),
    vatExempt: facts.vatExempt !== undefined,
    details: detailLabels,
    groups: groups(facts, details),
    contacts: [...contacts].sort(([a], [b]) => a - b).map(([, each]): LabelledContact => ({ role: each.role, fields: contactLabels(each.fields) })),
    lineItems: [...items].sort(([a], [b]) => a - b).map(([, fields]) => lineItem(fields, pages)),
    implied: implied(facts),
    lineRoles: pages.map(({ roles }) => roles),
  };
}

/** A currency that is neither the sender's own nor printed is unknown. */
const isPrinted = (currency: string, pages: readonly LabelledPage[]): boolean =>
  pages.some(({ page }) =>
    page.words.some(({ text }) =>
      kinds.currency.find(text).some(({ start, end }) => kinds.currency.read(text.slice(start, end)).some(({ value }) => value === currency)),
    ),
  );

/** Sums and VAT, printed or not. */
function implied({ net, vatTotal, vat }: Facts): Record<string, readonly string[]> {
  return {
    NetTotalAmount: [valueText(net, 2, 2)],
    VatTotalAmount: [valueText(vatTotal, 2, 2)],
    VatRate: vat.map(({ rate }) => valueText(rate, 1, 1)),
    NetAmount: vat.map((share) => valueText(share.net, 2, 2)),
    VatAmount: vat.map((share) => valueText(share.vat, 2, 2)),
  };
}

function takeRate(facts: Facts, found: Found | undefined, details: Map<string, Map<string, Found>>, pages: readonly LabelledPage[]): void {
  // A letter or a number that stands for a rate is no rate.
  if (!found || !facts.vat.some(({ rate }) => valueText(rate, 1, 1) === found.value) || !printsItsRate(found, pages)) return;
  let values = details.get('VatRate');
  if (!values) details.set('VatRate', (values = new Map()));
  const known = values.get(found.value);
  if (known) known.places.push(...found.places.map(({ page, words }) => ({ page, words: [...words] })));
  else values.set(found.value, { value: found.value, places: found.places.map(({ page, words }) => ({ page, words: [...words] })) });
}

const printsItsRate = (found: Found | undefined, pages: readonly LabelledPage[]): boolean =>
  found?.places.every(({ page, words }) => words.some((word) => printsRate(pages[page]!.page.words[word]!.text, Number(found.value)))) === true;

/** "19", "19,00%" or the share 0,19. */
function printsRate(text: string, rate: number): boolean {
  // Independent of misread digits.
  if (text.includes('%')) return true;
  const printed = Number.parseFloat(text.replace(',', '.').replace(/^[^\d.]+/, ''));
  return printed === rate || Math.abs(printed * 100 - rate) < 0.01;
}

/** In the interface's format, for kinds whose printed form varies. */
function normal(name: string, printed: string): string {
  const kind = detailByName.get(name)?.kind;
  return kind && printedAsIs.has(kind) ? (kinds[kind].read(printed)[0]?.value ?? printed) : printed;
}

const printedAsIs: ReadonlySet<KindName> = new Set(['vat-id', 'tax-id', 'company-registration', 'bank-code', 'bank-account']);

function note(
  meaning: Meaning,
  page: number,
  words: readonly number[],
  details: Map<string, Map<string, Found>>,
  contacts: Map<number, { role: ContactRole; fields: Map<ContactField, Found> }>,
  items: Map<number, Map<LineItemFieldName, Found>>,
): void {
  if ('detail' in meaning) {
    let values = details.get(meaning.detail);
    if (!values) details.set(meaning.detail, (values = new Map()));
    let found = values.get(meaning.value);
    if (!found) values.set(meaning.value, (found = { value: meaning.value, places: [] }));
    if (words.length) found.places.push({ page, words: [...words] });
    return;
  }
  const fields: Map<string, Found> = 'contact' in meaning ? contactOf(contacts, meaning.party, meaning.contact).fields : itemOf(items, meaning.item);
  let found = fields.get(meaning.field);
  if (!found) fields.set(meaning.field, (found = { value: meaning.value, places: [] }));
  if (words.length === 0) return;
  const last = found.places[found.places.length - 1];
  // A description spans lines: all of it on one page is one place.
  const goesOn = 'item' in meaning ? meaning.field === 'Description' : meaning.continues === true;
  if (goesOn && last?.page === page) last.words.push(...words);
  else found.places.push({ page, words: [...words] });
}

function contactOf(contacts: Map<number, { role: ContactRole; fields: Map<ContactField, Found> }>, party: number, role: ContactRole) {
  let contact = contacts.get(party);
  if (!contact) contacts.set(party, (contact = { role, fields: new Map() }));
  return contact;
}

function itemOf(items: Map<number, Map<LineItemFieldName, Found>>, index: number): Map<LineItemFieldName, Found> {
  let item = items.get(index);
  if (!item) items.set(index, (item = new Map()));
  return item;
}

function labelOf(found: Found): Label {
  return { value: found.value, places: found.places.map((place): Place => ({ page: place.page, words: place.words.sort((a, b) => a - b) })) };
}

/** Kinds of fields whose response format differs from the printed one. */
const kindOfField: Readonly<Partial<Record<ContactField, keyof typeof kinds>>> = { WebsiteUrl: 'url', Email: 'email', Phone: 'phone', Fax: 'phone' };

function contactLabels(fields: Map<ContactField, Found>): LabelledContact['fields'] {
  const labels: Partial<Record<ContactField, Label>> = {};
  for (const name of contactFields) {
    const found = fields.get(name);
    if (!found) continue;
    const kind = kindOfField[name];
    const value = kind ? (kinds[kind]?.read(found.value)[0]?.value ?? found.value) : found.value;
    labels[name] = labelOf({ ...found, value });
  }
  return labels;
}

/** An item's lines are those of its first page. */
function lineItem(fields: Map<LineItemFieldName, Found>, pages: readonly LabelledPage[]): LabelledLineItem {
  const labels: Partial<Record<LineItemFieldName, Label>> = {};
  let page: number | undefined;
  let [first, last] = [Infinity, -1];
  for (const [name, found] of fields) {
    labels[name] = labelOf(found);
    // A reference row above holds for several items and belongs to none of them.
    if (name === 'OrderId' || name === 'DeliveryId') continue;
    for (const place of found.places) {
      if (page !== undefined && place.page > page) continue;
      if (page !== place.page) [page, first, last] = [place.page, Infinity, -1];
      const lineOf = linesByWord(pages[place.page]!.page);
      for (const word of place.words) {
        const line = lineOf[word]!;
        if (line < first) first = line;
        if (line > last) last = line;
      }
    }
  }
  return page === undefined || last < 0 ? { fields: labels } : { fields: labels, page, firstLine: startOf(pages[page]!.roles, first), lastLine: last };
}

/** A key may be on the line above an item's first value. */
function startOf(roles: readonly LineRole[], first: number): number {
  let line = first;
  while (line > 0 && roles[line] === 'continues') line--;
  return roles[line] === 'start' ? line : first;
}

const lineCache = new WeakMap<Page, Int32Array>();

function linesByWord(page: Page): Int32Array {
  let lines = lineCache.get(page);
  if (!lines) {
    lines = new Int32Array(page.words.length);
    page.lines.forEach((line, i) => {
      for (const word of line.words) lines![word] = i;
    });
    lineCache.set(page, lines);
  }
  return lines;
}

/** Members of a group, reduced to the printed ones. */
function groups(facts: Facts, details: Map<string, Map<string, Found>>): Labels['groups'] {
  const printed = (name: string, value: string | undefined): Record<string, string> =>
    value !== undefined && details.get(name)?.has(value) ? { [name]: normal(name, value) } : {};
  const money = (cents: number): string => (cents / 100).toFixed(2);
  const all: Record<string, Record<string, string>[]> = {
    VatGroup: (facts.levies ?? facts.vat).map((share) => ({
      ...printed('VatRate', valueText(share.rate, 1, 1)),
      ...printed('NetAmount', money(share.net)),
      ...printed('VatAmount', money(share.vat)),
    })),
    BankGroup: [facts.sender, ...facts.others].flatMap(({ banks }) =>
      banks.map((bank) => ({ ...printed('BankCode', bank.bankCode), ...printed('BankAccount', bank.bankAccount) })),
    ),
    DueDateGroup: [
      { ...printed('DueDateDate', facts.dueDate), ...printed('DueDateDuration', facts.dueDays === undefined ? undefined : String(facts.dueDays)) },
    ],
    DiscountGroup: facts.discounts.map((step) => ({
      ...printed('DiscountDate', step.date),
      ...printed('DiscountDuration', String(step.days)),
      ...printed('DiscountPercent', (step.percent / 10).toFixed(1)),
    })),
    DeliveryPeriodGroup: [{ ...printed('DeliveryPeriodDateStart', facts.deliveryPeriod?.[0]), ...printed('DeliveryPeriodDateEnd', facts.deliveryPeriod?.[1]) }],
  };
  const kept: Record<string, readonly Record<string, string>[]> = {};
  for (const [name, list] of Object.entries(all)) {
    const full = list.filter((group) => Object.keys(group).length > 0);
    if (full.length) kept[name] = full;
  }
  return kept;
}
