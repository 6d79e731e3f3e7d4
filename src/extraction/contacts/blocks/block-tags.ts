/** Tags of a page's words once it is known whose its blocks are: the fields of a block are all one party's, and what has a field's form needs less of a probability. */
import { contactFields, contactRoles, type ContactRole } from '../../../catalogue/contact-fields.js';
import type { Token } from '../../../features/contract.js';
import { segmentsOf, tokensAt } from '../../../features/tokens/segments.js';
import { tagNames } from '../../../network/config.js';
import { kinds } from '../../../values/index.js';
import type { ClassifiedPage } from '../../decoding/classify.js';
import { smoothTags } from '../../decoding/viterbi.js';
import { keyedRole } from '../../../values/contact/party-keys.js';
import { isCodeInTwo } from '../../../values/contact/postal-code.js';
import { gap, type TaggedPage } from '../spans/spans.js';
import { fieldOf, tagOf } from '../spans/tags.js';
import type { AssignedBlock } from './assignment.js';
import type { Block } from './blocks.js';
import type { PartyLine } from './party-lines.js';

/** Costs of a change of field between neighbouring words: at a sign, between words without one, else; factors on the probability that a word belongs to no contact: in a party's line, with a field's form. */
export const smoothing = { sign: 0.6, words: 2.7, change: 1.2, none: 0.5, point: 0.1, phone: 0.4 };

/** Fields are separated by signs, numbers and lines; within words of one line ("Hotel Zur Sonne") and a postal code they seldom change. */
function changeCost({ text: before }: Token, { text: after }: Token): number {
  if (/[,;:|•·–/)-]$/.test(before) || /^[|•·–/(-]/.test(after)) return smoothing.sign;
  return isCodeInTwo(before, after) || (/[\p{L}.]$/u.test(before) && /^\p{L}/u.test(after)) ? smoothing.words : smoothing.change;
}

/** The likeliest tags of a page's words by these probabilities. */
export const smoothed = ({ page }: ClassifiedPage, probabilities: Float32Array): Int32Array =>
  smoothTags(page.tokens, probabilities, { count, change: changeCost, gap });

/** `own`: the blocks of the page. */
export function blockTags(classified: ClassifiedPage, own: readonly AssignedBlock[]): TaggedPage {
  const [given, weighed] = [classified.tags.slice(), classified.tags.slice()];
  for (const { block, role } of own)
    for (const line of block.lines) {
      giveTo(role, line, given, ofOthers);
      giveTo(role, line, weighed, 1);
    }
  for (const { block } of own)
    for (const line of block.lines) {
      for (let i = line.first; i <= line.last; i++) weighed[i * count]! *= smoothing.none;
      for (const { start, end, factor } of formsIn(line.text)) {
        const [first, last] = tokensAt(line, start, end);
        for (let i = first; i <= last; i++) weighed[i * count]! *= factor;
      }
    }
  for (const { first, last, text } of segmentsOf(classified.page.tokens))
    if (keyedRole(text)) for (let i = first; i <= last; i++) weighed.fill(0, i * count + 1, (i + 1) * count);
  const tags = smoothed(classified, weighed);
  for (const { block, role } of own) {
    nameBlock(block, role, tags);
    for (const line of block.lines) wholeStreet(line, block, role, tags);
  }
  return { classified: { ...classified, tags: given }, tags };
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

/** Words and no key with its value. */
const isName = (text: string): boolean => text.length <= 60 && /\p{L}{2}/u.test(text) && !/[:@]|\d{3}|\d[.,]\d/.test(text);

/** A block begins with its name: all of the line below its key, and the line above an address that has none. */
function nameBlock({ lines }: Block, role: ContactRole, tags: Int32Array): void {
  const [top] = lines;
  if (!top || !isName(top.text)) return;
  const fields = lines.map(({ first, last }) => Array.from(tags.subarray(first, last + 1), fieldOf));
  const own = fields[0]!.filter((field) => field !== undefined);
  const isNamed = fields.some((line) => line.includes('Name'));
  const isAddressed = fields.some((line) => line.includes('ZipCode') || line.includes('City'));
  const begins = own.length === 0 ? !isNamed && (isAddressed || top.key !== undefined) : top.key !== undefined && own.every((field) => field === 'Name');
  if (begins) tags.fill(tagOf(role, 'Name'), top.first, top.last + 1);
}

/** The number before a street: "14", "No. 4,". */
const numberBefore = /^(?:(?:no|nr|lot|unit)\b[.,:]? ?)?\d{1,5}(?:[-/]\d{1,5})?\p{L}?,?$/iu;

/**
 * A street has its number before it, which is no postal code where the block has one on a line below ("4127 NW Alder Ave", "Elmton 88123"), and all words between
 * its own; words behind it are no name where the line has a number and the name is on another.
 */
function wholeStreet({ classified, first, last, text }: PartyLine, { lines }: Block, role: ContactRole, tags: Int32Array): void {
  const [street, name, code] = [tagOf(role, 'Street'), tagOf(role, 'Name'), tagOf(role, 'ZipCode')];
  const own = tags.subarray(first, last + 1);
  const from = own.indexOf(street);
  if (from < 0 || /[:@|•·●*]|\s[-–]\s/.test(text)) return;
  const isElsewhere = lines.some((line) => line.first !== first && tags.subarray(line.first, line.last + 1).includes(name));
  const isNamed = (tag: number): boolean => isElsewhere && tag === name && /\d/.test(text);
  const end = own.findIndex((tag, i) => i > from && tag !== 0 && tag !== street && !isNamed(tag));
  const to = own.findLastIndex((tag, i) => (end < 0 || i < end) && (tag === street || isNamed(tag)));
  const hasCode = own[from + 1] === street && lines.some((line) => line.first > last && tags.subarray(line.first, line.last + 1).includes(code));
  const before = own.findLastIndex((tag, i) => i < from && tag !== 0 && !(hasCode && tag === code)) + 1;
  const hasNumber = numberBefore.test(
    classified.page.tokens
      .slice(first + before, first + from)
      .map(({ text }) => text)
      .join(' '),
  );
  own.fill(street, hasNumber ? before : from, to + 1);
}
