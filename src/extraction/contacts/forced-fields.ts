/** Sender and receiver where the best match is asked for: a field that nothing was taken for gets the likeliest words that read as one and belong to no other field. */
import { runsOf } from '../../grouped.js';
import type { ContactField } from '../../catalogue/contact-fields.js';
import { isWithin } from '../../document/box.js';
import type { Token } from '../../features/contract.js';
import { tagNames } from '../../network/config.js';
import { kinds } from '../../values/index.js';
import { chosen, ofNetwork } from './choice.js';
import { nameCandidates, nameTerms } from './name-terms.js';
import type { ClassifiedPage } from '../decoding/classify.js';
import { type ContactSpan, spanOfTokens } from './spans/span.js';
import { gap } from './spans/spans.js';
import { tagOf } from './spans/tags.js';
import { fieldValue } from '../../values/contact/field-value.js';
import { contactPrediction, contactWith } from './contacts.js';
import type { Contact, Prediction } from '../found.js';
import { leastOfForced } from '../decoding/limits.js';
import type { Because } from '../decoding/steps.js';
import { isCode } from '../../values/contact/postal-code.js';
import { isApart } from '../../features/tokens/token-text.js';

/** Those that there is one of. */
const fields = ['Name', 'Street', 'ZipCode', 'City', 'Country', 'Phone', 'Fax'] as const;
type Field = (typeof fields)[number];

const isWords = (text: string): boolean => /\p{L}{2}/u.test(text) && text.match(/\p{L}/gu)!.length > (text.match(/\d/g)?.length ?? 0);
/** With its country's code or the zero that long distances begin with: other digits are numbers of anything. */
const isPhone = (text: string): boolean => kinds.phone.read(text).some(({ check }) => check === 'passed' || /^[(]?0\d/.test(text));

/** Whether words can be the field at all. */
const reads: Readonly<Record<Field, (text: string) => boolean>> = {
  Name: isWords,
  Street: isWords,
  ZipCode: isCode,
  City: isWords,
  Country: (text) => fieldValue('Country', text, undefined) !== '',
  Phone: isPhone,
  Fax: isPhone,
};

/** The contacts with fields added where they are empty, marked `forced`; what they have stays. */
export function withForcedFields(contacts: readonly Contact[], spans: readonly ContactSpan[], pages: readonly ClassifiedPage[], because: Because): Contact[] {
  let all = [...contacts];
  for (const role of ['Sender', 'Receiver'] as const) {
    const at = all.findIndex((contact) => contact.role === role);
    const known = all[at]?.fields ?? {};
    const added: Partial<Record<ContactField, readonly Prediction[]>> = {};
    for (const field of fields) {
      if (known[field]?.[0]?.value) continue;
      const own = spans.filter((span) => span.role === role && span.field === field && reads[field](span.text));
      const given = [...all.map((contact) => contact.fields), added].flatMap((each) => Object.values(each).flat());
      const likely = own.length > 0 ? own : untaggedSpans(role, field, pages, given);
      const best = field === 'Name' ? chosen(nameCandidates(likely), nameTerms(likely, undefined)) : chosen(likely, ofNetwork);
      if (!best) because({ detail: `${role}.${field}` }, `No words of the document have ${leastOfForced} for it, read as such and are nobody else’s.`);
      if (best) added[field] = [{ ...contactPrediction(best, best.value), forced: true }];
    }
    if (Object.keys(added).length === 0) continue;
    // The score is that of what was found.
    const contact = at < 0 ? contactWith(role, added) : { ...all[at]!, fields: { ...known, ...added } };
    all = at < 0 ? [...all, contact] : all.with(at, contact);
  }
  return all;
}

/** Words with some probability of the field that are given as nothing else. */
function untaggedSpans(role: 'Sender' | 'Receiver', field: Field, pages: readonly ClassifiedPage[], given: readonly Prediction[]): ContactSpan[] {
  const tag = tagOf(role, field);
  return pages
    .flatMap(({ page, tags }) => {
      const boxes = given.flatMap((each) => (each.page === page.page && each.box ? [each.box] : []));
      const probabilityOf = (i: number): number => (boxes.some((box) => isWithin(page.tokens[i]!.box, box)) ? 0 : tags[i * tagNames.length + tag]!);
      return likelyRuns(page.tokens, probabilityOf).map((run): ContactSpan => {
        const probability = run.reduce((sum, i) => sum + probabilityOf(i), 0) / run.length;
        const tokens = run.map((i) => page.tokens[i]!);
        return spanOfTokens({ role, field, probability, page: page.page }, tokens);
      });
    })
    .filter(({ text }) => reads[field](text));
}

/** Neighbouring words on one line that are likely enough, without those at their ends that are less than half as likely as the likeliest. */
function likelyRuns(tokens: readonly Token[], probabilityOf: (index: number) => number): number[][] {
  const likely = [...tokens.keys()].filter((i) => probabilityOf(i) >= leastOfForced);
  return runsOf(likely, (last, next) => last === next - 1 && !isApart(tokens[last]!, tokens[next]!, gap)).map((run) => {
    const half = Math.max(...run.map(probabilityOf)) / 2;
    const isLikely = (i: number): boolean => probabilityOf(i) >= half;
    return run.slice(run.findIndex(isLikely), run.findLastIndex(isLikely) + 1);
  });
}
