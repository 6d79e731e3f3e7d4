/** Runs of words that carry the same tag, as spans of one field of one party. */
import { runsOf } from '../../../grouped.js';
import type { Token } from '../../../features/contract.js';
import { tagNames } from '../../../network/config.js';
import type { ClassifiedPage } from '../../decoding/classify.js';
import { townAndCode, withHalvesTogether } from './attached-code.js';
import { apart } from './split-spans.js';
import { type ContactSpan, spanOfTokens } from './span.js';
import { fieldOf, roleOf } from './tags.js';
import { boxOf, isApart, textOf } from '../../../features/tokens/token-text.js';
import { namesOwner } from '../../../values/contact/field-value.js';

/** A page's words with their tags, and the probabilities that these rest on. */
export interface TaggedPage {
  readonly classified: ClassifiedPage;
  readonly tags: Int32Array;
  /** Remembered fields that the tags hold to. */
  readonly found?: ClassifiedPage['found'];
}

/** Words less likely than this have their tag from their neighbours. */
const ofItself = 0.2;
/** In line heights: words further apart are two spans even with one tag; a dash further from either word parts them. */
export const gap = 2;
const dashGap = 1;

/** The spans of one page by its decoded tags (one a token), without keys and runs that have no letter or digit. */
export function taggedSpans({ classified, tags, found = [] }: TaggedPage): ContactSpan[] {
  const { tokens } = classified.page;
  const together = withHalvesTogether(tokens, tags);
  for (const { tokens: own } of found) for (const i of own) together[i] = 0;
  const decoded = withDashes(tokens, together);
  const runs = runsOf([...tokens.keys()], (last, next) => decoded[last] === decoded[next] && !isApart(tokens[last]!, tokens[next]!, gap));
  const spans = runs.flatMap((run) => {
    const tag = decoded[run[0]!]!;
    if (tag === 0) return [];
    const words = run.map((i) => tokens[i]!);
    return apart(fieldOf(tag)!, words).flatMap(([from, to]) => {
      const span = spanOf(classified, run.slice(from, to), tag);
      // Icons before a street or number are words to the reader.
      return isKey(span, tokens[run[to - 1]! + 1]) || !/[\p{L}\d]/u.test(span.text) ? [] : townAndCode(span);
    });
  });
  const recalled = found.flatMap(({ tag, tokens: own }) => townAndCode(spanOf(classified, own, tag)));
  return [...recalled.map((span) => ({ ...span, isRecalled: true })), ...spans];
}

/** "Hof am See – Weine, S.A.": a dash between words of a name is of it, for the network says little of signs. */
function withDashes(tokens: readonly Token[], tags: Int32Array): Int32Array {
  const isDash = (i: number): boolean => tags[i] === 0 && /^[-–—]$/.test(tokens[i]!.text);
  const isWithin = (i: number): boolean =>
    fieldOf(tags[i - 1]!) === 'Name' &&
    tags[i - 1] === tags[i + 1] &&
    [i, i + 1].every((at) => !isApart(tokens[at - 1]!, tokens[at]!, dashGap)) &&
    !namesOwner(textOf(tokens.slice(i + 1, i + 3)));
  return tags.map((tag, i) => (i > 0 && i + 1 < tokens.length && isDash(i) && isWithin(i) ? tags[i - 1]! : tag));
}

/** The span of these tokens as `tag`; its probability is the mean of those of at least 0.2, or of all where none is. */
function spanOf({ page, tags }: ClassifiedPage, indices: readonly number[], tag: number): ContactSpan {
  const tokens = indices.map((i) => page.tokens[i]!);
  const probabilities = indices.map((i) => tags[i * tagNames.length + tag]!);
  // Words that came in by their neighbours are as likely as those.
  const own = probabilities.filter((probability) => probability >= ofItself);
  const counted = own.length > 0 ? own : probabilities;
  const probability = counted.reduce((sum, each) => sum + each, 0) / counted.length;
  const ofWords = probabilities.filter((_, i) => /[\p{L}\d]/u.test(tokens[i]!.text));
  const bounds = { least: Math.min(...(ofWords.length > 0 ? ofWords : probabilities)), leftOut: likeliestAround({ page, tags }, indices, tag) };
  return spanOfTokens({ role: roleOf(tag)!, field: fieldOf(tag)!, probability, page: page.page, bounds }, tokens);
}

/** Words before and after a span, in order, that may be above, below or beside it. */
const around = 60;
/** In line heights: what is further above or below is not of it. */
const upon = 1.8;

/** The highest probability of this tag among the words that touch a span and are none of it; 0 where there are none. */
function likeliestAround({ page: { tokens }, tags }: Pick<ClassifiedPage, 'page' | 'tags'>, indices: readonly number[], tag: number): number {
  const [first, last] = [indices[0]!, indices.at(-1)!];
  const own = new Set(indices);
  const { x, y, width, height } = boxOf(indices.map((i) => tokens[i]!));
  const slack = upon * Math.max(...indices.map((i) => tokens[i]!.box.height));
  let most = 0;
  for (let i = Math.max(0, first - around); i < Math.min(tokens.length, last + around + 1); i++) {
    const { box, line } = tokens[i]!;
    const isBeside = line === tokens[first]!.line && (i === first - 1 || i === last + 1);
    const isUpon = line !== tokens[first]!.line && box.x < x + width && box.x + box.width > x && box.y < y + height + slack && box.y + box.height > y - slack;
    if (!own.has(i) && (isBeside || isUpon)) most = Math.max(most, tags[i * tagNames.length + tag]!);
  }
  return most;
}

/** "Km : 64 902", "MEC : 05/09/2016": what a colon follows is no part of an address but the key of what is behind. */
const isKey = ({ field, text, line }: ContactSpan, next: Token | undefined): boolean =>
  ['Street', 'ZipCode', 'City'].includes(field) && next?.line === line && (/^\p{L}+ ?:$/u.test(text) || (/^\p{L}+$/u.test(text) && /^:/.test(next.text)));
