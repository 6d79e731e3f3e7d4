/** A DetectInvoiceResponse of any service of the interface as an Extraction, so that other services are evaluated in the same way. */
import { contactFields, type ContactField, contactRoles } from '../../catalogue/contact-fields.js';
import { lineItemFields } from '../../catalogue/line-item-fields.js';
import { noEvidence } from '../../extraction/decoding/predictions.js';
import type { Contact, Extraction, Group, LineItem, Prediction } from '../../extraction/extraction.js';

type Json = Readonly<Record<string, unknown>>;

const nowhere = { x: 0, y: 0, width: 0, height: 0 };
const mostEntries = 5_000;

/** Lenient: malformed fields count as not found. */
export function extractionOf(response: unknown): Extraction {
  const root = objectOf(response);
  const predictions = list(root.InvoiceDetailTypePredictions).flatMap((each) => predictionOf(textOf(each.TypeName), each));
  const missing: Prediction = { name: 'DocumentType', value: '', score: 0, evidence: noEvidence };
  return {
    documentType: predictions.find(({ name }) => name === 'DocumentType') ?? missing,
    predictions,
    groups: list(root.PredictionGroups).flatMap(groupOf),
    contacts: [...contactRoles.slice(0, 2).flatMap((role) => contactOf(role, root[role])), ...otherContacts(root)],
    lineItems: list(objectOf(root.LineItemTable).LineItems).map(lineItemOf),
    lookedFor: [...new Set(predictions.map(({ name }) => name))],
  };
}

function groupOf(json: Json): Group[] {
  const name = textOf(json.TypeName);
  return name === '' ? [] : [{ name, members: list(json.InvoiceDetailTypePredictions).flatMap((each) => predictionOf(textOf(each.TypeName), each)) }];
}

function predictionOf(name: string, json: unknown): Prediction[] {
  const { Value, Text, Score, RecommendedThreshold } = objectOf(json);
  const value = textOf(Value);
  if (name === '' || value === '') return [];
  const threshold = typeof RecommendedThreshold === 'number' && RecommendedThreshold >= 0 ? { threshold: RecommendedThreshold } : {};
  return [{ name, value, text: textOf(Text), score: scoreOf(Score), ...threshold, evidence: { ...noEvidence, probability: scoreOf(Score) } }];
}

function contactOf(role: Contact['role'], json: unknown): Contact[] {
  const contact = objectOf(json);
  const own = { ...objectOf(contact.Address), ...contact };
  const fields: Partial<Record<ContactField, readonly Prediction[]>> = {};
  for (const field of contactFields) {
    const found = (Array.isArray(own[field]) ? list(own[field]) : [own[field]]).flatMap((each) => predictionOf(field, each));
    if (found.length > 0) fields[field] = found;
  }
  return Object.keys(fields).length === 0 ? [] : [{ role, fields, score: scoreOf(contact.Score) }];
}

/** The list contains sender and receiver again. */
function otherContacts(root: Json): Contact[] {
  const known = new Set(contactRoles.slice(0, 2).map((role) => textOf(objectOf(objectOf(root[role]).Name).Value)));
  return list(root.Contacts)
    .flatMap((contact) => contactOf('Other', contact))
    .filter(({ fields }) => !known.has(fields.Name?.[0]?.value ?? ''));
}

function lineItemOf(json: Json): LineItem {
  const cells: LineItem['cells'] = Object.fromEntries(lineItemFields.flatMap(({ name }) => predictionOf(name, json[name]).map((cell) => [name, cell])));
  const known = new Set<string>([...lineItemFields.map(({ name }) => name), 'PositionNumber']);
  const custom = Object.fromEntries(
    Object.entries(json).flatMap(([name, cell]) =>
      known.has(name) || !/^[A-Z][A-Za-z0-9]{1,63}$/.test(name) ? [] : predictionOf(name, cell).map((each) => [name, each]),
    ),
  );
  return { cells, ...(Object.keys(custom).length > 0 && { custom }), score: scoreOf(json.Score), page: 0, box: nowhere };
}

const objectOf = (value: unknown): Json => (typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Json) : {});
const list = (value: unknown): readonly Json[] => (Array.isArray(value) ? value.slice(0, mostEntries).map(objectOf) : []);
const textOf = (value: unknown): string => (typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '');
const scoreOf = (value: unknown): number => (typeof value === 'number' && value >= 0 && value <= 1 ? value : 0);
