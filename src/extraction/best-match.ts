/**
 * ForceReturnBestMatch: what is given besides where the best match is asked for, so that an empty value means that no candidate was found. A header detail gets its
 * likeliest candidate however unlikely. Groups and fields of contacts, which a document need not have, have a threshold of their own (`leastOfForced`). Left as they are: VAT
 * groups and exemption, which arithmetic decides; several mail and web addresses; contacts besides sender and receiver; and line items, whose words each are in
 * the cell they likeliest belong to: those left over fill columns that the table does not have.
 */
import type { Document } from '../document/document.js';
import { touches } from '../document/box.js';
import type { ClassifiedPage } from './decoding/classify.js';
import type { ContactSpan } from './contacts/spans/span.js';
import type { Found, Group, Prediction } from './found.js';
import { withForcedFields } from './contacts/forced-fields.js';
import { groupSteps } from './groups/group-steps.js';
import { leastOfForced, memberNames, partyIdDetails } from './decoding/limits.js';
import { formatValue, predictionOf } from './decoding/predictions.js';
import type { Ranked, Ranking } from './decoding/ranking.js';
import type { Because, Step } from './decoding/steps.js';
import { rivalsOf } from './parties/identifiers.js';
import { taxNumber } from './parties/tax-ids.js';

type Rankings = ReadonlyMap<string, Ranking>;

export interface BestMatchContext {
  readonly rankings: Rankings;
  readonly spans: readonly ContactSpan[];
  readonly classified: readonly ClassifiedPage[];
  readonly document: Document;
  readonly senderCountry: string | undefined;
  /** The caller asks for it. */
  readonly isAsked: boolean;
}

/** What was found stays as it is. */
export const bestMatchStep: Step<Found, BestMatchContext> = {
  name: 'found.best-match',
  evidence: ['caller', 'network'],
  isRequired: true,
  run: (found, context, because) => {
    if (!context.isAsked) return found;
    const { spans, classified } = context;
    const invoiceDate = found.predictions.find(({ name }) => name === 'InvoiceDate');
    return {
      ...found,
      predictions: withForcedDetails(found.predictions, context, because),
      groups: [...found.groups, ...forcedGroups(found.groups, context, invoiceDate, because)],
      contacts: withForcedFields(found.contacts, spans, classified, because),
    };
  },
};

const forced = (prediction: Prediction): Prediction => ({ ...prediction, forced: true });

/** The likeliest first. What another detail of its kind has is given again only where nothing else is left; an id of one party's never. */
function withForcedDetails(found: readonly Prediction[], { rankings, senderCountry }: BestMatchContext, because: Because): Prediction[] {
  const all = [...found];
  const missing = [...rankings.values()].filter(({ name }) => !memberNames.has(name) && !found.some((each) => each.name === name && each.value !== ''));
  const first = ({ ranked }: Ranking): number => ranked[0]?.probability ?? 0;
  for (const ranking of missing.sort((a, b) => first(b) - first(a))) {
    const names = rivalsOf(ranking, rankings);
    const rivals = all.filter(({ name }) => names.has(name));
    const takerOf = (ranked: Ranked) => rivals.find((other) => isSame(other, ranked));
    const free = ranking.ranked.find((ranked) => !takerOf(ranked));
    const chosen = free ?? (partyIdDetails.has(ranking.name) ? undefined : ranking.ranked[0]);
    if (chosen) all.push(forced(predictionOf(ranking.name, chosen, ranking)));
    for (const each of ranking.ranked.slice(0, chosen && ranking.ranked.indexOf(chosen)))
      because({ detail: ranking.name, value: each.value }, `it is given as ${takerOf(each)!.name}`);
  }
  if (all.some(({ name }) => name === 'TaxNumber')) return all;
  const taxId = all.find(({ name }) => name === 'SenderTaxId');
  const number = taxNumber(taxId, senderCountry);
  return number ? [...all, number] : all;
}

const isSame = ({ value, page, box }: Prediction, ranked: Ranked): boolean =>
  value === ranked.value || (page === ranked.page.page && box !== undefined && touches(box, ranked.candidate.box));

/** Groups of which the document has none so far, of the likeliest value of each member. */
function forcedGroups(groups: readonly Group[], { rankings }: BestMatchContext, invoiceDate: Prediction | undefined, because: Because): Group[] {
  const likeliest = new Map(
    [...rankings].map(([name, ranking]) => [name, memberNames.has(name) ? { ...ranking, ranked: ranking.ranked.slice(0, 1) } : ranking]),
  );
  const found = groupSteps.reduce<readonly Group[]>((all, step) => step.run(all, { rankings: likeliest, invoiceDate, least: leastOfForced }, because), []);
  return found
    .filter(({ name }) => !groups.some((group) => group.name === name))
    .map(({ name, members }) => ({ name, members: members.map((member) => forced(withMargin(member, rankings.get(member.name)!))) }));
}

/** To the next of all values, not of those that were looked at. */
function withMargin(member: Prediction, { ranked }: Ranking): Prediction {
  if (member.evidence.derived) return member;
  const next = ranked.find(({ value }) => formatValue(member.name, value) !== member.value)?.probability ?? 0;
  return { ...member, evidence: { ...member.evidence, margin: member.evidence.probability - next } };
}
