/** Why a detail has the value it has: the values that were possible, what each had for it, what decided, and what would have changed it. */
import { contactFields, contactRoles } from '../catalogue/contact-fields.js';
import { detailByName, details } from '../catalogue/details.js';
import { lineItemFields } from '../catalogue/line-item-fields.js';
import { absence } from './absence.js';
import { type Alternative, ofRanking, ofSpans } from './alternatives.js';
import type { Extraction, Prediction } from './extraction.js';
import type { Ranking } from './ranking.js';
import { reasons } from './reasons.js';

export interface Explanation {
  /** "GrandTotalAmount", "VatGroup.NetAmount", "Sender.City", "LineItem.Quantity". */
  readonly detail: string;
  /** A value that stands in several places is given once; of line items one a row. */
  readonly given: readonly Prediction[];
  /** Likeliest first. */
  readonly alternatives: readonly Alternative[];
  /** The network's probability that it does not stand on the document; undefined for contacts and line items. */
  readonly none?: number;
  /** What decided and what would have changed it, in sentences. */
  readonly because: readonly string[];
}

/** What is asked for, and all that was chosen from. */
export interface Question {
  readonly extraction: Extraction;
  /** "Sender", "VatGroup", "LineItem"; undefined for details of the header and for members that are asked for by their own name. */
  readonly part: string | undefined;
  readonly name: string;
  readonly ranking: Ranking | undefined;
  /** All of them. */
  readonly alternatives: readonly Alternative[];
}

/** A value with where it stands. */
export interface Given {
  readonly prediction: Prediction;
  /** Its group's name. */
  readonly group?: string;
  /** Of the line item, from 1. */
  readonly row?: number;
  /** Where else the same value stands, in words. */
  readonly besides: readonly string[];
}

/** What the document as a whole says, or another detail: chosen from no candidates of its own. */
const fromContext = details.filter(({ place, found }) => place === 'prediction' && found !== 'candidate').map(({ name }) => name);

/** Names that `explain` knows on this document: all that were looked for, and every member that was found. */
export function explainable(extraction: Extraction): string[] {
  const names = new Set([
    ...extraction.predictions.map(({ name }) => name),
    ...extraction.lookedFor,
    ...(extraction.considered ? fromContext : []),
    ...extraction.groups.flatMap(({ name, members }) => members.map((member) => `${name}.${member.name}`)),
    ...extraction.contacts.flatMap(({ role, fields }) => Object.keys(fields).map((field) => `${role}.${field}`)),
    ...extraction.lineItems.flatMap(({ cells, custom }) => [...Object.keys(cells), ...Object.keys(custom ?? {})].map((field) => `LineItem.${field}`)),
  ]);
  return [...names];
}

/** `top`: alternatives at most. Undefined where the name is that of no detail that was looked for. */
export function explain(extraction: Extraction, detail: string, { top = 6 }: { readonly top?: number } = {}): Explanation | undefined {
  // Deprecated, and found as a contact's name.
  if (detail === 'Sender') return explain(extraction, 'Sender.Name', { top });
  const given = givenOf(extraction, detail);
  const [part, name] = detail.includes('.') ? (detail.split('.') as [string, string]) : [undefined, detail];
  const ranking = part === undefined || isMember(part, name) ? extraction.considered?.rankings.get(name) : undefined;
  if (given.length === 0 && !ranking && !isKnown(extraction, part, name)) return undefined;
  const values = given.map(({ prediction }) => prediction);
  const spans = extraction.considered?.spans.filter(({ role, field }) => role === part && field === name) ?? [];
  const alternatives = ranking ? ofRanking(ranking, values) : ofSpans(spans, values);
  const question = { extraction, part, name, ranking, alternatives };
  return {
    detail,
    given: values,
    alternatives: alternatives.slice(0, top),
    ...(ranking && { none: ranking.none }),
    because: given.length > 0 ? given.flatMap((each) => labelled(reasons(question, each), each, given.length)) : absence(question),
  };
}

/** A customer's own groups have members that the catalogue does not know. */
const isMember = (part: string, name: string): boolean => part.endsWith('Group') && (!detailByName.has(name) || detailByName.get(name)!.group === part);

function isKnown({ lookedFor, considered }: Extraction, part: string | undefined, name: string): boolean {
  if (part === 'LineItem') return lineItemFields.some((field) => field.name === name);
  if (contactRoles.some((role) => role === part)) return contactFields.some((field) => field === name);
  const detail = detailByName.get(name);
  if (detail?.found === 'code' && detail.place === 'member') return part === undefined || part === detail.group;
  return part === undefined && (lookedFor.includes(name) || (considered !== undefined && fromContext.includes(name)));
}

/** The reasons of one value among several, under its name; of a row in one line. */
function labelled(sentences: readonly string[], { prediction, row }: Given, count: number): readonly string[] {
  if (row !== undefined) return [`Row ${row}: ${sentences.join(' ')}`];
  return count > 1 ? sentences.map((sentence) => `${prediction.value}: ${sentence}`) : sentences;
}

export function givenOf({ documentType, predictions, groups, contacts, lineItems }: Omit<Extraction, 'lookedFor'>, detail: string): Given[] {
  const [first, field] = detail.split('.');
  if (first === 'LineItem')
    return lineItems.flatMap(({ cells, custom }, i) => {
      const prediction = custom?.[field!] ?? cells[field as keyof typeof cells];
      return prediction?.value ? [{ prediction, row: i + 1, besides: [] }] : [];
    });
  const header = [documentType, ...predictions.filter(({ name }) => name !== documentType.name)];
  // A group's member may be asked for by its own name.
  const members = groups.flatMap((group) => group.members.map((prediction) => ({ prediction, group: group.name })));
  const all: Omit<Given, 'besides'>[] =
    field === undefined
      ? [...header.map((prediction) => ({ prediction })), ...members].filter(({ prediction }) => prediction.name === detail)
      : [
          ...members.filter(({ group, prediction }) => group === first && prediction.name === field),
          ...contacts
            .filter(({ role }) => role === first)
            .flatMap(({ fields }) => (fields[field as keyof typeof fields] ?? []).map((prediction) => ({ prediction }))),
        ];
  const values = new Map<string, Given>();
  for (const each of all) {
    const { value } = each.prediction;
    const known = values.get(value);
    if (known) values.set(value, { ...known, besides: [...known.besides, placeOf(each.prediction, each.group)] });
    else if (value !== '') values.set(value, { ...each, besides: [] });
  }
  return [...values.values()];
}

/** "in a QrCodeGroup on page 2" */
export const placeOf = ({ page }: Prediction, group: string | undefined): string =>
  [...(group ? [`in a ${group}`] : []), ...(page === undefined ? [] : [`on page ${page + 1}`])].join(' ') || 'elsewhere';
