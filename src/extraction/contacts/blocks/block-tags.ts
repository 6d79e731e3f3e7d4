/** Tags of a page's words once it is known whose its blocks are: the fields of a block are all one party's, and what has a field's form needs less of a probability. */
import { contactFields, contactRoles, type ContactRole } from '../../../catalogue/contact-fields.js';
import type { Token } from '../../../features/contract.js';
import { tokensAt } from '../../../features/tokens/segments.js';
import { tagNames } from '../../../network/config.js';
import { kinds } from '../../../values/index.js';
import type { ClassifiedPage } from '../../decoding/classify.js';
import { smoothTags } from '../../decoding/viterbi.js';
import { isCodeInTwo } from '../../../values/contact/postal-code.js';
import { gap, type TaggedPage } from '../spans/spans.js';
import { tagOf } from '../spans/tags.js';
import type { Block } from './blocks.js';
import type { PartyLine } from './party-lines.js';

/** Costs of a change of field between neighbouring words: at a sign, between words without one, else; factors on the probability that a word belongs to no contact, with the form of a mail or web address, of a telephone number. */
const smoothing = { sign: 0.6, words: 2.7, change: 1.2, point: 0.1, phone: 0.4 };

/** Fields are separated by signs, numbers and lines; within words of one line ("Hotel Zur Sonne") and a postal code they seldom change. */
function changeCost({ text: before }: Token, { text: after }: Token): number {
  if (/[,;:|•·–/)-]$/.test(before) || /^[|•·–/(-]/.test(after)) return smoothing.sign;
  return isCodeInTwo(before, after) || (/[\p{L}.]$/u.test(before) && /^\p{L}/u.test(after)) ? smoothing.words : smoothing.change;
}

/** The likeliest tags of a page's words by these probabilities. */
export const smoothed = ({ page }: ClassifiedPage, probabilities: Float32Array): Int32Array =>
  smoothTags(page.tokens, probabilities, { count, change: changeCost, gap });

/** `blocks`: those of the page. */
export function blockTags(classified: ClassifiedPage, blocks: readonly Block[]): TaggedPage {
  const [given, weighed] = [classified.tags.slice(), classified.tags.slice()];
  for (const { lines, role } of blocks)
    for (const line of lines) {
      giveTo(role, line, given, ofOthers);
      giveTo(role, line, weighed, 1);
      for (const { start, end, factor } of formsIn(line.text)) {
        const [first, last] = tokensAt(line, start, end);
        for (let i = first; i <= last; i++) weighed[i * count]! *= factor;
      }
    }
  return { classified: { ...classified, tags: given }, tags: smoothed(classified, weighed) };
}

const count = tagNames.length;

/** Share that counts of what the network gives to other parties: whose a block is may be wrong, and no threshold is for it. */
const ofOthers = 0.35;

/** A line's fields as one party's, with this share of their probabilities summed over parties where its own is less. */
function giveTo(role: ContactRole, { first, last }: PartyLine, probabilities: Float32Array, share: number): void {
  for (let at = first * count; at <= last * count; at += count)
    for (const field of contactFields) {
      const own = at + tagOf(role, field);
      let sum = 0;
      for (const each of contactRoles) {
        const tag = at + tagOf(each, field);
        sum += probabilities[tag]!;
        if (tag !== own) probabilities[tag] = 0;
      }
      probabilities[own] = Math.max(probabilities[own]!, sum * share);
    }
}

interface Form {
  readonly start: number;
  readonly end: number;
  /** That its words are no contact's is so many times as likely. */
  readonly factor: number;
}

/** Mail and web addresses, telephone numbers. */
function formsIn(text: string): Form[] {
  const found: Form[] = [];
  const add = (start: number, end: number, factor: number) => void found.push({ start, end, factor });
  if (/[@.]/.test(text)) for (const kind of ['email', 'url'] as const) for (const { start, end } of kinds[kind].find(text)) add(start, end, smoothing.point);
  if (/\d/.test(text)) for (const { start, end } of kinds.phone.find(text)) add(start, end, smoothing.phone);
  return found;
}
