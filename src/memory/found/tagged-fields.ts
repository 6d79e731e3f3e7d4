/** Fields of contacts whose words are new: what network and memory give one field where it stood on remembered documents, and names on several lines. */
import type { EncodedPage, Token } from '../../features/contract.js';
import { isApart, textOf } from '../../features/tokens/token-text.js';
import { runsOf } from '../../grouped.js';
import { tagNames } from '../../network/config.js';
import { isLegalForm } from '../../values/contact/legal-forms.js';
import type { Contexts } from '../contexts.js';
import { agreementOf, isAtPlace, isBehindKey, isOnLine } from '../evidence.js';
import { beside, type FoundField, isBelow } from './found-fields.js';
import type { RememberedPage } from '../remembered.js';

/** Fields that an address block has one of, with their tags: sender's, receiver's, another's. */
const fields = ['Name', 'Street', 'ZipCode', 'City'].map((field) => ({
  tags: ['Sender', 'Receiver', 'Other'].map((role) => tagNames.indexOf(`${role}.${field}`)),
  /** Whether its lines go on: always, or where they did on a remembered document. */
  wraps: ({ Name: 'always', Street: 'as remembered' } as Readonly<Record<string, string>>)[field],
}));
/** Least mean probability of a field behind its key, where it stood, and of each line of one on several. */
const [likely, placed, sure] = [0.5, 0.8, 0.9];
/** Most probability of a field for the words beside it. */
const unlikely = 0.2;

const isSender = (tag: number): boolean => tagNames[tag]!.startsWith('Sender.');

interface Run {
  readonly field: (typeof fields)[number];
  readonly tag: number;
  readonly tokens: readonly number[];
  /** Mean probability of its tag. */
  readonly mean: number;
}

interface Asked {
  readonly page: EncodedPage;
  readonly contexts: Contexts;
  /** Probabilities by network and memory; by the network alone. */
  readonly tags: Float32Array;
  readonly network: Float32Array;
}

/** `remembered`: pages like it; `found`: fields found by their words, which go before. */
export function taggedFields({ page, contexts, tags, network }: Asked, remembered: readonly RememberedPage[], found: readonly FoundField[]): FoundField[] {
  const taken = new Set(found.flatMap(({ tokens }) => tokens));
  const known = new Set(found.map(({ tag }) => tag));
  const fields: FoundField[] = [];
  const add = (tag: number, tokens: readonly number[]): void => {
    if (tokens.some((i) => taken.has(i)) || (isSender(tag) && known.has(tag))) return;
    for (const i of tokens) taken.add(i);
    fields.push({ tag, tokens });
  };
  const runs = wholeRuns(page.tokens, tags, network);
  const wrapping = runs.filter(({ field, tag }) => field.wraps === 'always' || (field.wraps && isWrapped(tag, remembered)));
  const ofNetwork = wholeRuns(page.tokens, network, network).filter(({ field }) => field.wraps === 'always');
  for (const lines of [...linesOf(wrapping, page.tokens), ...linesOf(ofNetwork, page.tokens)]) {
    const tokens = lines.flatMap((line) => line.tokens);
    if (!isLegalForm(textOf(tokens.map((i) => page.tokens[i]!)))) add(lines[0]!.tag, tokens);
  }
  const isOfOtherLine = (run: Run): boolean => run.field.wraps === 'as remembered' && hasOtherLine(run, page.tokens, tags);
  for (const run of runs) if (!isSender(run.tag) && isPlaced(run, contexts, remembered) && !isOfOtherLine(run)) add(run.tag, run.tokens);
  return fields;
}

/** Runs of one field, each on the line below the one before. */
function linesOf(runs: readonly Run[], tokens: readonly Token[]): Run[][] {
  const below = new Map<Run, Run>();
  for (const run of runs) {
    if (run.mean < sure || !endsLine(run, tokens)) continue;
    const next = runs.find((other) => other.tag === run.tag && other.mean >= sure && isNextLine(run, other, tokens));
    if (next) below.set(run, next);
  }
  const continued = new Set(below.values());
  return [...below.keys()]
    .filter((run) => !continued.has(run))
    .map((run) => {
      const lines = [run];
      for (let next = below.get(run); next; next = below.get(next)) lines.push(next);
      return lines;
    });
}

/** Runs of one field of sender or receiver beside which no word is likely of the field, nor the next one by the network alone: a new street may begin as a remembered one and go on. */
function wholeRuns(tokens: readonly Token[], tags: Float32Array, network: Float32Array): Run[] {
  const ofField = (i: number, { tags: own }: (typeof fields)[number], by = tags): number => own.reduce((sum, tag) => sum + by[i * tagNames.length + tag]!, 0);
  const fieldsOf = tokens.map((_, i) => fields.find((field) => ofField(i, field) >= likely));
  return runsOf([...tokens.keys()], (last, next) => fieldsOf[last] === fieldsOf[next] && !isApart(tokens[last]!, tokens[next]!, beside)).flatMap((own) => {
    const field = fieldsOf[own[0]!];
    if (!field) return [];
    const isOpen = (i: number, j: number) => i >= 0 && j < tokens.length && !isApart(tokens[i]!, tokens[j]!, beside);
    const [first, last] = [own[0]!, own.at(-1)!];
    const goesOn = () => ofField(last + 1, field) > unlikely || ofField(last + 1, field, network) >= likely;
    if ((isOpen(first - 1, first) && ofField(first - 1, field) > unlikely) || (isOpen(last, last + 1) && goesOn())) return [];
    return field.tags.slice(0, 2).flatMap((tag) => {
      const mean = own.reduce((sum, i) => sum + tags[i * tagNames.length + tag]!, 0) / own.length;
      return mean >= likely ? [{ field, tag, tokens: own, mean }] : [];
    });
  });
}

const endsLine = ({ tokens: own }: Run, tokens: readonly Token[]): boolean => {
  const last = own.at(-1)!;
  return last + 1 >= tokens.length || isApart(tokens[last]!, tokens[last + 1]!, beside);
};
const startsLine = ({ tokens: [first] }: Run, tokens: readonly Token[]): boolean => first === 0 || isApart(tokens[first! - 1]!, tokens[first!]!, beside);

const isNextLine = (above: Run, run: Run, tokens: readonly Token[]): boolean =>
  startsLine(run, tokens) && endsLine(run, tokens) && isBelow(tokens[run.tokens[0]!]!, tokens[above.tokens[0]!]!);

/** The line above or below is likelier of the field than not: of such lines of an address the place does not tell which is the street. */
const hasOtherLine = ({ tag, tokens: own }: Run, tokens: readonly Token[], tags: Float32Array): boolean =>
  tokens.some((token, i) => tags[i * tagNames.length + tag]! >= likely && own.some((j) => isBelow(token, tokens[j]!) || isBelow(tokens[j]!, token)));

/** Two remembered pages (one where there are no more) have the field behind or below the same key, or two have it at the same place and it is likelier. */
function isPlaced({ tag, tokens: [first], mean }: Run, contexts: Contexts, remembered: readonly RememberedPage[]): boolean {
  const agreeing = (isAlike: (agreement: number) => boolean): number =>
    remembered.filter(({ contexts: other, fields = [] }) =>
      fields.some((field) => field.tag === tag && isAlike(agreementOf(contexts, first!, other, field.tokens[0]!))),
    ).length;
  return agreeing(isBehindKey) >= Math.min(2, remembered.length) || (mean >= placed && agreeing(isAtPlace) >= 2);
}

/** A remembered place of the field is on several lines. */
const isWrapped = (tag: number, remembered: readonly RememberedPage[]): boolean =>
  remembered.some(({ contexts, fields = [] }) => fields.some((field) => field.tag === tag && !isOnLine(contexts, field.tokens[0]!, field.tokens.at(-1)!)));
