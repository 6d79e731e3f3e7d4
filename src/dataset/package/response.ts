/** A detect response as ground truth: its values, and their marked boxes. */
import { z } from 'zod';
import type { ContactField } from '../../catalogue/contact-fields.js';
import { detailByName, details } from '../../catalogue/details.js';
import { type LineItemFieldName, lineItemFields } from '../../catalogue/line-item-fields.js';
import { decodeText } from '../../csv.js';
import type { Box } from '../../document/box.js';
import { InputError } from '../../errors.js';
import { answerOf, type Given, type GivenContact } from './detect-response.js';
import type { OwnDetail, TrueContact, TrueLineItem, Truth, Unplaced } from '../truth.js';

const number = z.number().min(-1e7).max(1e7).nullish();
const detail = z.object({
  Value: z.string().max(20_000).nullish(),
  Text: z.string().max(20_000).nullish(),
  X: number,
  Y: number,
  Width: number,
  Height: number,
});
const typed = detail.extend({ TypeName: z.string().max(200) });
const many = z.array(detail).max(100).nullish();
const contact = z.object({
  Name: detail.nullish(),
  Address: z.object({ Street: detail.nullish(), ZipCode: detail.nullish(), City: detail.nullish(), Country: detail.nullish() }).nullish(),
  WebsiteUrl: many,
  Email: many,
  Phone: detail.nullish(),
  Fax: detail.nullish(),
});
const response = z.object({
  DocumentResolution: z.number().min(1).max(10_000).nullish(),
  Language: z.string().max(10).nullish(),
  InvoiceDetailTypePredictions: z.array(typed).max(5000).nullish(),
  PredictionGroups: z
    .array(z.object({ TypeName: z.string().max(200), InvoiceDetailTypePredictions: z.array(typed).max(1000).nullish() }))
    .max(1000)
    .nullish(),
  LineItemTable: z
    .object({
      LineItems: z
        .array(z.record(z.string().max(200), z.unknown()))
        .max(10_000)
        .nullish(),
    })
    .nullish(),
  Sender: contact.nullish(),
  Receiver: contact.nullish(),
  Contacts: z.array(contact).max(100).nullish(),
});

/** Marked places by the name in reports ("InvoiceId", "Sender.City", "LineItems[1].Quantity"). */
export interface Mark {
  readonly detail: string;
  readonly value: string;
  readonly text: string;
  readonly box: Box;
}

export interface PackageTruth {
  readonly truth: Truth;
  readonly marks: readonly Mark[];
  /** Resolution of the boxes in dots per inch. */
  readonly resolution?: number;
  /** Values of unknown details. */
  readonly unknown: readonly Unplaced[];
}

/** Names of the interface that differ from the catalogue's. */
const otherNames: Readonly<Record<string, string>> = { UId: 'VatId', UstId: 'VatId', TaxNumber: 'SenderTaxId' };

/** The true values of a detect response that a person corrected. `where` stands in messages. InputError where it is no response. */
export function truthOfResponse(content: Uint8Array, where: string, custom: readonly OwnDetail[]): PackageTruth {
  const parsed = response.safeParse(parseJson(content, where));
  if (!parsed.success) {
    const issue = parsed.error.issues[0]!;
    throw new InputError(`${where}: no detect response: ${issue.path.map(String).join('.') || 'top level'}: ${issue.message}. Nothing was added`);
  }
  const answer = answerOf(parsed.data);
  const marks: Mark[] = [];
  const unknown: Unplaced[] = [];
  const single: Record<string, string[]> = {};
  const whole: { -readonly [K in 'documentType' | 'currency' | 'vatExempt' | 'supplier' | 'language']?: Truth[K] } = {};
  const groups: Record<string, Record<string, string>[]> = {};
  for (const prediction of answer.predictions) {
    const { value } = prediction;
    const name = otherNames[prediction.name] ?? prediction.name;
    if (name === 'DocumentType') whole.documentType = value === 'CreditMemo' || value === 'Other' ? value : 'Invoice';
    else if (name === 'InvoiceCurrency') value && (whole.currency = value);
    else if (name === 'VatExemption') whole.vatExempt = value !== '';
    else if (name === 'Sender') continue;
    else if (isValue(name) || custom.some((own) => own.name === name)) {
      // An empty value means: not on this document.
      const values = (single[name] ??= []);
      if (value !== '' && !values.includes(value)) values.push(value);
      mark(marks, name, prediction);
    } else if (value !== '')
      unknown.push({ detail: prediction.name, value, reason: 'no such detail; one of your own must be declared: --customer rules/NAME' });
  }
  for (const { name: group, members: all } of answer.groups) {
    const members = all.filter(({ name, value }) => value !== '' && detailByName.get(name)?.group === group && isValue(name));
    if (members.length === 0) continue;
    (groups[group] ??= []).push(Object.fromEntries(members.map(({ name, value }) => [name, value])));
    for (const member of members) mark(marks, member.name, member);
  }
  const contacts = withoutRepeats(answer.contacts.map((contact) => contactOf(contact, marks)));
  const items = answer.lineItems.map(({ cells }, index) => itemOf(cells, index, custom, marks));
  const supplier = single.SenderVatId?.[0] ?? contacts.find(({ role }) => role === 'Sender')?.fields.Name?.toLowerCase();
  if (supplier !== undefined) whole.supplier = supplier.slice(0, 200);
  if (answer.language) whole.language = answer.language;
  return {
    truth: {
      ...whole,
      details: single,
      own: custom,
      groups,
      ...(contacts.length > 0 && { contacts }),
      ...(items.length > 0 && { lineItems: items }),
    },
    marks,
    ...(answer.resolution && { resolution: answer.resolution }),
    unknown,
  };
}

const values = new Set(details.filter((one) => one.kind !== undefined && (one.found === 'candidate' || one.found === 'derived')).map((one) => one.name));
const isValue = (name: string): boolean => values.has(name);

function parseJson(content: Uint8Array, where: string): unknown {
  try {
    return JSON.parse(decodeText(content).replace(/^\ufeff/, ''));
  } catch (error) {
    throw new InputError(`${where}: is no JSON (${(error as Error).message}). Nothing was added`);
  }
}

function mark(marks: Mark[], detail: string, { value, text, box }: Given): void {
  if (value !== '' && box) marks.push({ detail, value, text, box });
}

function contactOf({ role, fields: given }: GivenContact, marks: Mark[]): TrueContact {
  const fields: Partial<Record<ContactField, string>> = {};
  for (const [field, [first]] of Object.entries(given) as [ContactField, readonly Given[]][]) {
    fields[field] = first!.value;
    if (role !== 'Other') mark(marks, `${role}.${field}`, first!);
  }
  return { role, fields };
}

/** The list of contacts contains sender and receiver again. */
function withoutRepeats(contacts: readonly TrueContact[]): readonly TrueContact[] {
  const named = contacts.filter(({ role }) => role !== 'Other').map(({ fields }) => JSON.stringify(fields));
  return contacts.filter(({ role, fields }) => role !== 'Other' || !named.includes(JSON.stringify(fields)));
}

function itemOf(cells: ReadonlyMap<string, Given>, index: number, custom: readonly OwnDetail[], marks: Mark[]): TrueLineItem {
  const fields: Partial<Record<LineItemFieldName, string>> = {};
  const own: Record<string, string> = {};
  for (const name of [...lineItemFields.map((field) => field.name), ...custom.map((one) => one.name)]) {
    const found = cells.get(name);
    if (!found?.value) continue;
    if (lineItemFields.some((field) => field.name === name)) fields[name as LineItemFieldName] = found.value;
    else own[name] = found.value;
    mark(marks, `LineItems[${index + 1}].${name}`, found);
  }
  return { fields, ...(Object.keys(own).length > 0 && { custom: own }) };
}
