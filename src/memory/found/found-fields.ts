/** Fields of contacts found again word by word: a supplier's name, street and town are the same on its next document, wherever they are printed. */
import type { EncodedPage, Token } from '../../features/contract.js';
import { isApart } from '../../features/tokens/token-text.js';
import { tagNames } from '../../network/config.js';
import type { Contexts } from '../contexts.js';
import { byWordOf } from '../likeness.js';
import { ownerOfTag, type RememberedPage } from '../remembered.js';

export interface FoundField {
  /** Index into `tagNames`. */
  readonly tag: number;
  /** Tokens of the page, in the order of the value; of several lines where it is printed on several. */
  readonly tokens: readonly number[];
}

/** In heights of the type: words of one line that are further apart are not together; from a line to the next one. */
export const beside = 2;
const below = 3.3;

/** `remembered`: pages of the most alike document first. Of places that share words the first one is found. */
export function foundFields({ tokens }: EncodedPage, contexts: Contexts, remembered: readonly RememberedPage[]): FoundField[] {
  const byWord = byWordOf(contexts);
  const taken = new Set<number>();
  const found: FoundField[] = [];
  for (const { contexts: other, tags, fields = [] } of remembered) {
    const own: FoundField[] = [];
    for (const field of fields.filter((each) => each.tokens.every((j) => tags[j] === each.tag)).sort((a, b) => b.tokens.length - a.tokens.length)) {
      const words = field.tokens.map((j) => other.own[j]!);
      for (const first of byWord.get(words[0]!) ?? []) {
        const run = runFrom(first, words, tokens, contexts, byWord);
        if (!run || run.some((i) => taken.has(i))) continue;
        for (const i of run) taken.add(i);
        own.push({ tag: field.tag, tokens: run });
      }
    }
    for (const one of own) {
      if (one.tokens.length > 1 || own.some(({ tag }) => tag !== one.tag && ownerOfTag[tag] === ownerOfTag[one.tag] && !tagNames[tag]!.endsWith('.Country')))
        found.push(one);
      else taken.delete(one.tokens[0]!);
    }
  }
  return found;
}

/** Tags of all tokens, with those of found fields. */
export function tagsWith(found: readonly FoundField[], tags: Int32Array): Int32Array {
  const own = tags.slice();
  for (const { tag, tokens } of found) for (const i of tokens) own[i] = tag;
  return own;
}

/** The tokens of these words from the first on: each beside the one before, or on the line below: below the first one of its line, or below what stands before that one there, as a postal code. */
function runFrom(
  first: number,
  words: readonly number[],
  tokens: readonly Token[],
  { own }: Contexts,
  byWord: ReadonlyMap<number, readonly number[]>,
): number[] | undefined {
  const run = [first];
  let begins = first;
  for (const word of words.slice(1)) {
    const last = run.at(-1)!;
    if (own[last + 1] === word && !isApart(tokens[last]!, tokens[last + 1]!, beside)) {
      run.push(last + 1);
      continue;
    }
    const next = byWord.get(word)?.find((i) => isBelow(tokens[i]!, tokens[begins]!) || isBelow(tokens[i]!, tokens[cellOf(begins, tokens)]!));
    if (next === undefined) return undefined;
    run.push(next);
    begins = next;
  }
  return run;
}

/** The first token of a run that nothing parts. */
function cellOf(i: number, tokens: readonly Token[]): number {
  while (i > 0 && !isApart(tokens[i - 1]!, tokens[i]!, beside)) i--;
  return i;
}

/** On the line below, in the same column: at the same edge, or one over the other. */
export function isBelow({ box, line }: Token, { box: above, line: lineAbove }: Token): boolean {
  const height = Math.max(box.height, above.height);
  const down = box.y - above.y;
  return line !== lineAbove && down > 0.5 * height && down < below * height && box.x < above.x + above.width + height && above.x < box.x + box.width + height;
}
