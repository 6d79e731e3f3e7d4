/** A DetectInvoiceResponse of any service of the interface as an Extraction, so that other services are evaluated in the same way. */
import type { ContactField } from '../../catalogue/contact-fields.js';
import { lineItemFields } from '../../catalogue/line-item-fields.js';
import { type Answer, answerOf, type Given } from '../../dataset/package/detect-response.js';
import { noEvidence } from '../../extraction/decoding/predictions.js';
import type { Contact, Extraction, LineItem, Prediction } from '../../extraction/extraction.js';

const nowhere = { x: 0, y: 0, width: 0, height: 0 };

/** A response of any service as an extraction without evidence; what is malformed counts as not there. */
export function extractionOf(response: unknown): Extraction {
  const { predictions: header, groups, contacts, lineItems } = answerOf(response);
  const predictions = header.flatMap(predictionOf);
  const missing: Prediction = { name: 'DocumentType', value: '', score: 0, evidence: noEvidence };
  return {
    documentType: predictions.find(({ name }) => name === 'DocumentType') ?? missing,
    predictions,
    groups: groups.map(({ name, members }) => ({ name, members: members.flatMap(predictionOf) })),
    contacts: withoutRepeats(contacts).map(({ fields, ...contact }) => ({
      ...contact,
      fields: Object.fromEntries(Object.entries(fields).map(([field, given]) => [field, given.flatMap(predictionOf)])) as Contact['fields'],
    })),
    lineItems: lineItems.map(lineItemOf),
    lookedFor: [...new Set(predictions.map(({ name }) => name))],
  };
}

function predictionOf({ name, value, text, score, threshold }: Given): Prediction[] {
  if (value === '') return [];
  return [{ name, value, text, score, ...(threshold !== undefined && { threshold }), evidence: { ...noEvidence, probability: score } }];
}

/** Contacts of other roles, without sender and receiver again. */
function withoutRepeats(contacts: Answer['contacts']): Answer['contacts'] {
  const nameOf = (fields: Readonly<Partial<Record<ContactField, readonly Given[]>>>) => fields.Name?.[0]?.value ?? '';
  const known = new Set(contacts.flatMap(({ role, fields }) => (role === 'Other' ? [] : [nameOf(fields)])));
  for (const role of ['Sender', 'Receiver']) if (!contacts.some((contact) => contact.role === role)) known.add('');
  return contacts.filter(({ role, fields }) => role !== 'Other' || !known.has(nameOf(fields)));
}

const builtIn = new Set<string>([...lineItemFields.map(({ name }) => name), 'PositionNumber']);

function lineItemOf({ score, cells }: Answer['lineItems'][number]): LineItem {
  const given = (is: (name: string) => boolean) =>
    Object.fromEntries([...cells.values()].filter(({ name }) => is(name)).flatMap((cell) => predictionOf(cell).map((prediction) => [cell.name, prediction])));
  const custom = given((name) => !builtIn.has(name) && /^[A-Z][A-Za-z0-9]{1,63}$/.test(name));
  const own = given((name) => builtIn.has(name) && name !== 'PositionNumber');
  return { cells: own, ...(Object.keys(custom).length > 0 && { custom }), score, page: 0, box: nowhere };
}
