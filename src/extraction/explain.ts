/** Why a detail has the value it has: the values that were possible, what each had for it, what decided, and what would have changed it. */
import { contactFields, contactRoles } from '../catalogue/contact-fields.js';
import type { Box } from '../document/box.js';
import type { ContactSpan } from './contact-span.js';
import type { Extraction, Prediction } from './extraction.js';
import { leastOf } from './least.js';
import type { Ranked } from './ranking.js';

/** A value that could have been given. */
export interface Alternative {
  readonly value: string;
  /** As printed. */
  readonly text: string;
  /** From 0. */
  readonly page: number;
  readonly box: Box;
  /** All words of the line it stands on. */
  readonly line: string;
  /** The network's, before arithmetic and checks. */
  readonly probability: number;
  readonly check?: 'passed' | 'failed' | 'repaired';
  readonly given: boolean;
}

export interface Explanation {
  /** "GrandTotalAmount", "VatGroup.NetAmount", "Sender.City", "LineItem.Quantity". */
  readonly detail: string;
  readonly given: readonly Prediction[];
  /** Likeliest first. */
  readonly alternatives: readonly Alternative[];
  /** The network's probability that it does not stand on the document; undefined for contacts and line items. */
  readonly none?: number;
  /** What decided and what would have changed it, in sentences. */
  readonly because: readonly string[];
}

/** Names that `explain` knows on this document: all that were looked for, and every member that was found. */
export function explainable(extraction: Extraction): string[] {
  const names = new Set([
    ...extraction.predictions.map(({ name }) => name),
    ...extraction.lookedFor,
    ...extraction.groups.flatMap(({ name, members }) => members.map((member) => `${name}.${member.name}`)),
    ...extraction.contacts.flatMap(({ role, fields }) => Object.keys(fields).map((field) => `${role}.${field}`)),
    ...extraction.lineItems.flatMap(({ cells }) => Object.keys(cells).map((field) => `LineItem.${field}`)),
  ]);
  return [...names];
}

/** `top`: alternatives at most. Undefined where the name is none of `explainable`'s and nothing was considered for it. */
export function explain(extraction: Extraction, detail: string, { top = 6 }: { readonly top?: number } = {}): Explanation | undefined {
  const given = givenOf(extraction, detail);
  const [group, member] = detail.includes('.') ? (detail.split('.') as [string, string]) : [undefined, detail];
  const ranking = group === undefined || group.endsWith('Group') ? extraction.considered?.rankings.get(member) : undefined;
  const least = leastOf(member, ranking?.many);
  const spans = extraction.considered?.spans.filter(({ role, field }) => role === group && field === member) ?? [];
  if (given.length === 0 && !ranking && spans.length === 0 && !extraction.lookedFor.includes(detail) && !isContactField(detail)) return undefined;
  const alternatives = ranking ? ranking.ranked.slice(0, top).map((ranked) => ofRanked(ranked, given)) : ofSpans(spans, given).slice(0, top);
  return {
    detail,
    given,
    alternatives,
    ...(ranking && { none: ranking.none }),
    because: given.length > 0 ? given.flatMap((each) => reasons(each, alternatives, least)) : absence(alternatives, ranking?.none, ranking?.candidates, least),
  };
}

const isContactField = (detail: string): boolean => contactRoles.some((role) => contactFields.some((field) => detail === `${role}.${field}`));

function givenOf({ predictions, groups, contacts, lineItems }: Extraction, detail: string): Prediction[] {
  const [first, field] = detail.split('.');
  // A group's member may be asked for by its own name.
  if (field === undefined) return [...predictions, ...groups.flatMap(({ members }) => members)].filter(({ name, value }) => name === detail && value !== '');
  const all = [
    ...groups.filter(({ name }) => name === first).flatMap(({ members }) => members.filter(({ name }) => name === field)),
    ...contacts.filter(({ role }) => role === first).flatMap(({ fields }) => fields[field as keyof typeof fields] ?? []),
    ...(first === 'LineItem' ? lineItems.flatMap(({ cells }) => cells[field as keyof typeof cells] ?? []) : []),
  ];
  return all.filter(({ value }) => value !== '');
}

function ofRanked({ value, probability, candidate, page, repaired }: Ranked, given: readonly Prediction[]): Alternative {
  const line = page.tokens[candidate.first]!.line;
  const words: string[] = [];
  page.tokens.forEach((token, i) => {
    if (token.line !== line) return;
    if (i > 0 && page.tokens[i - 1]!.word === token.word) words[words.length - 1] += token.text;
    else words.push(token.text);
  });
  const { text, box } = candidate;
  const check = repaired ? 'repaired' : candidate.check;
  return { value, text, page: page.page, box, line: words.join(' '), probability, ...(check && { check }), given: isGiven(given, page.page, box, text) };
}

function ofSpans(spans: readonly ContactSpan[], given: readonly Prediction[]): Alternative[] {
  return spans
    .map(({ text, page, box, probability }) => ({ value: text, text, page, box, line: text, probability, given: isGiven(given, page, box, text) }))
    .sort((a, b) => b.probability - a.probability);
}

const isGiven = (given: readonly Prediction[], page: number, box: Box, text: string): boolean =>
  given.some((each) => each.page === page && each.box?.x === box.x && each.box.y === box.y && each.text !== undefined && text.includes(each.text));

function reasons(given: Prediction, alternatives: readonly Alternative[], least: number): string[] {
  const { evidence, value } = given;
  const say: string[] = [];
  if (given.decidedBy) say.push(`${given.decidedBy} decided for "${value}".`);
  if (evidence.derived) say.push(`"${value}" is not printed; it follows: ${evidence.notes.join('; ') || 'from context'}.`);
  else say.push(...evidence.notes.map((note) => `${note}.`));
  if (evidence.check)
    say.push(
      `Its check digits ${evidence.check === 'passed' ? 'are right' : evidence.check === 'failed' ? 'are wrong' : 'were wrong; one character was repaired'}.`,
    );
  if (evidence.ambiguous) say.push('It can be read in more than one way; the other dates and amounts of the document decided.');
  if (evidence.disagrees > 0) say.push(`${evidence.disagrees} relation(s) that should hold do not.`);
  if (!evidence.textLayer) say.push(`Recognised from a picture; its least sure word has confidence ${evidence.minConfidence.toFixed(2)}.`);
  say.push(...counterfactual(given, alternatives, least), passes(given));
  return say;
}

/** What the network alone would have done, and how far the next value is. */
function counterfactual(given: Prediction, alternatives: readonly Alternative[], least: number): string[] {
  if (given.evidence.derived) return [];
  const [first] = alternatives;
  if (first && !first.given && !alternatives.some((each) => each.given && each.probability >= first.probability))
    return [`The network alone would have chosen "${first.text}" (${first.probability.toFixed(2)}); what else is known about the document decided against it.`];
  const next = alternatives.find((each) => !each.given);
  const own = given.evidence.probability;
  const empty = `Below ${least} nothing would have been given.`;
  if (!next || next.probability < 0.005) return [`No other value came near (${own.toFixed(2)}). ${empty}`];
  return [
    `Next is "${next.text}" with ${next.probability.toFixed(2)} against ${own.toFixed(2)}: it would have to be ${(own / next.probability).toFixed(1)} times as likely. ${empty}`,
  ];
}

function passes({ score, threshold }: Prediction): string {
  if (threshold === undefined || threshold < 0) return `Score ${score.toFixed(4)}; no threshold is recommended, so a person should look.`;
  const verdict = score >= threshold ? 'it passes unseen' : 'a person should look';
  return `Score ${score.toFixed(4)}, recommended threshold ${threshold.toFixed(4)}: ${verdict}.`;
}

function absence(alternatives: readonly Alternative[], none: number | undefined, candidates: number | undefined, least: number): string[] {
  if (candidates === 0) return ['Nothing on the document reads as a value of its kind.'];
  const [best] = alternatives;
  if (!best) return ['No words of the document were taken for it.'];
  const absent = none === undefined ? '' : `; that it is not on the document: ${none.toFixed(2)}`;
  return [`The likeliest, "${best.text}", has ${best.probability.toFixed(2)}, less than the ${least} from which a value is given${absent}.`];
}
