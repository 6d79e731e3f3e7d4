/** Why a detail has the value it has: the values that were possible, what each had for it, and what the steps recorded that decided. */
import { detailByName, details } from '../../catalogue/details.js';
import { absence } from './absence.js';
import { type Alternative, ofRanking, ofSpans } from './alternatives.js';
import type { Extraction, Prediction } from '../extraction.js';
import { decisionsOf } from './decisions.js';
import { type Given, givenOf } from './given.js';
import { reasons } from './reasons.js';

export interface Explanation {
  /** "GrandTotalAmount", "VatGroup.NetAmount", "Sender.City", "LineItem.Quantity". */
  readonly detail: string;
  /** A value that is in several places is given once; of line items one a row. */
  readonly given: readonly Prediction[];
  /** Likeliest first. */
  readonly alternatives: readonly Alternative[];
  /** The network's probability that it is not printed on the document; undefined for contacts, line items and where nothing printed can be it. */
  readonly none?: number;
  /** What decided, in sentences. */
  readonly because: readonly string[];
}

/** Details that follow from the whole document or from another detail and have no candidates of their own. */
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
  const [part, name] = detail.includes('.') ? (detail.split('.') as [string, string]) : [undefined, detail];
  const given = givenOf(extraction, part, name);
  const { considered } = extraction;
  const subject = part !== undefined && isMember(part, name) ? name : detail;
  const ranking = considered?.rankings.get(subject);
  const decisions = decisionsOf(considered?.trace, subject);
  const values = given.map(({ prediction }) => prediction);
  const spans = considered?.spans.filter(({ role, field }) => role === part && field === name) ?? [];
  const alternatives = ranking ? ofRanking(ranking, values) : ofSpans(spans, values);
  if (given.length + alternatives.length + decisions.sentences.length === 0 && !extraction.lookedFor.includes(detail)) return undefined;
  const question = { extraction, name, alternatives, decisions };
  return {
    detail,
    given: values,
    alternatives: alternatives.slice(0, top).map(({ id: _, lineIndex: __, ...alternative }) => alternative),
    ...(ranking && ranking.candidates > 0 && { none: ranking.none }),
    because: [
      ...(given.length > 0 ? given.flatMap((each) => labelled(reasons(question, each), each, given.length)) : absence(question)),
      ...(given.length > 0 && considered?.recalled.length
        ? [
            `The document has the layout of ${considered.recalled.join(', ')}: ${weighed(part)} weighed in${considered.isLearnt ? ', and the network that learnt from them was asked' : ''}.`,
          ]
        : []),
    ],
  };
}

const weighed = (part?: string): string => (part === 'LineItem' ? 'columns under the same headings were' : 'the places of its values were');

/** A customer's own groups have members that the catalogue does not know. */
const isMember = (part: string, name: string): boolean => part.endsWith('Group') && (!detailByName.has(name) || detailByName.get(name)!.group === part);

/** The reasons of one value among several, under its name; of a row in one line. */
function labelled(sentences: readonly string[], { prediction, row }: Given, count: number): readonly string[] {
  if (row !== undefined) return [`Row ${row + 1}: ${sentences.join(' ')}`];
  return count > 1 ? sentences.map((sentence) => `${prediction.value}: ${sentence}`) : sentences;
}
