/** Labels → what a memory of layouts keeps: the tag of every word, and the candidates that are right. */
import { withoutTwins } from '../../dataset/equal-groups.js';
import type { Labels } from '../../dataset/label.js';
import type { Document } from '../../document/document.js';
import { type Candidate, type EncodedPage, overlaps } from '../../features/contract.js';
import { encode } from '../../features/encode.js';
import { textOf } from '../../features/tokens/token-text.js';
import { bare } from '../../fold.js';
import { grouped } from '../../grouped.js';
import { type PageLabels, remember } from '../../memory/remember.js';
import { isOpen } from '../../memory/found/own-spans.js';
import { type RememberedDocument, type RememberedValue, unknown } from '../../memory/remembered.js';
import { rememberedItems } from '../../memory/items/remembered-items.js';
import { tagNames } from '../../network/config.js';
import { lineItemTargets } from '../batches/line-item-targets.js';
import { type Column, detailTargets, isCountry } from '../batches/targets.js';

/** Of several places of one value, those this much less likely than the likeliest, in logits, have it by coincidence. */
const coincidence = 3;

export interface RememberOptions {
  /**
   * The details network's output by encoded page, candidates × columns: places that have a detail's value by coincidence (the day of delivery that is the day of the
   * invoice too) are not remembered as its own.
   */
  readonly logits?: readonly Float32Array[];
  /** DocumentType as the network saw it. */
  readonly type?: string;
  /** Of contacts only some fields are labelled: the other words are unlabelled. */
  readonly partial?: boolean;
}

/** `columns`: details that are remembered, with their kinds. */
export function rememberLabelled(
  document: Document,
  labels: Labels,
  columns: readonly Column[],
  { logits, type, partial }: RememberOptions = {},
): RememberedDocument {
  const pages = encode(document);
  const targets = pages.map((page) => {
    const size = { size: 1, tokens: page.tokens.length, candidates: page.candidates.length, lines: page.lineCount, tensors: {} };
    return detailTargets([{ page, labels }], size, columns);
  });
  /** Indices of candidates. */
  const rightOf = (p: number, f: number): number[] => [...pages[p]!.candidates.keys()].filter((c) => targets[p]!.gold!.data[c * columns.length + f]);
  const logitOf = (p: number, c: number, f: number): number => logits![p]![c * columns.length + f]!;
  const likeliest = columns.map(({ many }, f) =>
    logits && !many ? Math.max(-Infinity, ...pages.flatMap((_, p) => rightOf(p, f).map((c) => logitOf(p, c, f)))) : -Infinity,
  );
  const isOwn = (p: number, c: number, f: number) => !logits || logitOf(p, c, f) >= likeliest[f]! - coincidence;
  const pageLabels = pages.map(
    ({ tokens, candidates }, p): PageLabels => ({
      tags: Uint8Array.from(tokens, (_, i) => tagOf(targets[p]!.tagtarget!.data[i]!, partial)),
      values: columns.flatMap((column, f) => {
        const right = rightOf(p, f);
        const own = right.filter((c) => isOwn(p, c, f)).map((c) => candidates[c]!);
        const without = withoutCandidate(
          pages[p]!,
          column,
          labels,
          right.map((c) => candidates[c]!),
        );
        return [...own.map(({ first, last }) => ({ detail: column.name, first, last })), ...without];
      }),
      ...fieldsOf(pages[p]!, labels),
      ...itemsOf(pages[p]!, labels),
    }),
  );
  const placed = new Set(pageLabels.flatMap(({ values }) => values.map(({ detail }) => detail)));
  // A value without a place is not absent: where it stands is unknown.
  const details = columns.flatMap(({ name }) => (labels.details[name] && (placed.has(name) || labels.details[name].length === 0) ? [name] : []));
  const groups = labels.groups.VatGroup ?? [];
  const isApart = withoutTwins(groups).length < groups.length;
  return remember(document, pages, pageLabels, { details, ...(type !== undefined && { type }), ...(isApart && { taxesApart: true }) });
}

/** Labelled places of a detail on a page, of neighbouring words on one line, that none of its right candidates touches. */
function withoutCandidate({ page, tokens }: EncodedPage, { name, kind }: Column, labels: Labels, right: readonly Candidate[]): RememberedValue[] {
  return (labels.details[name] ?? []).flatMap(({ places }) =>
    places.flatMap(({ page: on, words }) => {
      const own = tokens.flatMap(({ word }, i) => (on === page && words.includes(word) ? [i] : []));
      const [first, last] = [own[0]!, own.at(-1)!];
      const isRun = own.length > 0 && last - first + 1 === own.length && tokens[first]!.line === tokens[last]!.line;
      const isKnown = isRun && right.some((each) => overlaps(each, { first, last }));
      return isRun && !isKnown && isOpen(kind, { first, last }) ? [{ detail: name, first, last }] : [];
    }),
  );
}

/** Nothing where no place of the sender's or receiver's is whole on the page. */
function fieldsOf({ page, tokens }: EncodedPage, { contacts = [] }: Labels): Pick<PageLabels, 'fields'> {
  const byWord = grouped(tokens.keys(), (i) => tokens[i]!.word);
  const fields = contacts.flatMap(({ role, fields }) =>
    Object.entries(fields).flatMap(([field, { value, places }]) => {
      const own = places
        .filter((place) => role !== 'Other' && place.page === page && place.words.every((word) => byWord.has(word)))
        .map(({ words }) => words.flatMap((word) => byWord.get(word)!));
      // A key may be printed as one word with what is behind it.
      const exact = own.filter((list) => bare(textOf(list.map((i) => tokens[i]!))) === bare(value));
      return (exact.length > 0 ? exact : own).map((list) => ({ tag: tagNames.indexOf(`${role}.${field}`), tokens: list }));
    }),
  );
  const isOther = (tokens: readonly number[]): boolean => fields.some((other) => !isCountry(other.tag) && other.tokens.join() === tokens.join());
  const own = fields.filter(({ tag, tokens }) => !isCountry(tag) || !isOther(tokens));
  return own.length > 0 ? { fields: own } : {};
}

/** Nothing where the item table is not labelled. Words of a customer's own columns are not remembered. */
function itemsOf(page: EncodedPage, labels: Labels): Pick<PageLabels, 'items'> {
  const size = { size: 1, tokens: page.tokens.length, candidates: 0, lines: page.lineCount, tensors: {} };
  const custom = [...new Set(labels.lineItems?.flatMap((item) => Object.keys(item.custom ?? {})))];
  const { columntarget, roletarget } = lineItemTargets([{ page, labels }], size, custom);
  const items = rememberedItems(page.tokens, columntarget!.data, roletarget!.data);
  return items ? { items } : {};
}

/** Negative: contacts were not labelled. 0: of no contact. */
const tagOf = (target: number, partial: boolean | undefined): number => (target < 0 || (partial && target === 0) ? unknown : target);
