/** Two labelled documents of one layout against each other: the same detail behind the same key, or behind keys that mean something else there. */
import { grouped } from '../grouped.js';
import { tagNames } from '../network/config.js';
import type { Contexts } from './contexts.js';
import { pagesLike, type RememberedDocument, type RememberedPage, type RememberedValue, unknown } from './remembered.js';

/** Of a detail or a party, as one document has it: the other one has it too, or has it elsewhere. */
export type Verdict = 'agrees' | 'contradicts';

/** In ten-thousandths of the page: edges of a column, a line, a block. */
const [edge, line, block] = [80, 60, 250];
/** Fewer words of the other party are in both addresses by coincidence: a town, a street. */
const fewest = 3;

/** By detail, and by party ("Sender", "Receiver") whose words they are. What cannot be compared, because the keys of one are not on the other, is left out. */
export function compare(one: RememberedDocument, other: RememberedDocument): ReadonlyMap<string, Verdict> {
  const verdicts = new Map<string, Verdict>();
  const theirs = new Set(other.details);
  for (const detail of one.details) {
    const verdict = theirs.has(detail) ? compareDetail(detail, one, other) : undefined;
    if (verdict) verdicts.set(detail, verdict);
  }
  for (const [party, { same, otherwise }] of parties(one, other)) {
    if (same >= otherwise) verdicts.set(party, 'agrees');
    else if (otherwise >= fewest) verdicts.set(party, 'contradicts');
  }
  return verdicts;
}

function compareDetail(detail: string, one: RememberedDocument, other: RememberedDocument): Verdict | undefined {
  const [there, here] = [countsIn(detail, one, other), countsIn(detail, other, one)];
  if (there.count > 0 && there.same > 0) return 'agrees';
  if (there.count > 0 && here.count > 0)
    return there.count + here.count === 2 && there.otherwise > 0 && here.otherwise > 0 && here.same === 0 ? 'contradicts' : undefined;
  // It is not on one of them, but behind its key there is what looks like it and is nothing else.
  return there.unlabelled + here.unlabelled > 0 ? 'contradicts' : undefined;
}

interface Counts {
  /** Values of the detail on the first document. */
  readonly count: number;
  /** Of them those behind whose key the second has the same detail, and has a word that is not it. */
  readonly same: number;
  readonly otherwise: number;
  /** Of the latter those of the same form that are no other detail either. */
  readonly unlabelled: number;
}

function countsIn(detail: string, from: RememberedDocument, into: RememberedDocument): Counts {
  let [count, same, otherwise, unlabelled] = [0, 0, 0, 0];
  for (const page of from.pages)
    for (const value of page.values) {
      if (value.detail !== detail) continue;
      count++;
      const found = pagesLike(into, page.page, from.pageCount).map((their) => behindKey(value, page.contexts, their));
      if (found.includes('same')) same++;
      else if (found.some((each) => each !== 'nothing')) otherwise++;
      if (!found.includes('same') && found.includes('unlabelled')) unlabelled++;
    }
  return { count, same, otherwise, unlabelled };
}

type Found = 'same' | 'unlabelled' | 'other' | 'nothing';

/** What is printed on another page behind the key of a value. */
function behindKey({ detail, first }: RememberedValue, contexts: Contexts, { contexts: their, values }: RememberedPage): Found {
  const own = values.filter((each) => each.detail === detail);
  const isOwn = (j: number) => own.some((each) => (j >= each.first && j <= each.last) || their.own[each.first] === their.own[j]);
  let found: Found = 'nothing';
  for (let j = 0; j < their.count; j++) {
    if (!isAnchored(contexts, first, their, j)) continue;
    if (isOwn(j)) return 'same';
    // Words above change from document to document: they are evidence for a place, not against one.
    if (contexts.left[first] === 0) continue;
    const isLabelled = values.some((each) => j >= each.first && j <= each.last);
    if (!isLabelled && contexts.shape[first] === their.shape[j] && isSameLine(contexts, first, their, j)) found = 'unlabelled';
    else if (found === 'nothing') found = 'other';
  }
  return found;
}

/** In the same column, and behind the same word of its line, or alone below the same word. */
function isAnchored(a: Contexts, i: number, b: Contexts, j: number): boolean {
  if (Math.abs(a.x1[i]! - b.x1[j]!) > edge && Math.abs(a.x2[i]! - b.x2[j]!) > edge) return false;
  const [left, above] = [a.left[i]!, a.above[i]!];
  return left === b.left[j] && (left !== 0 || (above !== 0 && above === b.above[j] && a.first[i] === b.first[j]));
}

/** The whole line begins alike, or is at the same height: a currency or a short word before an amount alone is no key. */
const isSameLine = (a: Contexts, i: number, b: Contexts, j: number): boolean => a.first[i] === b.first[j] || Math.abs(a.y[i]! - b.y[j]!) <= line;

interface Words {
  same: number;
  otherwise: number;
}

const ownerOf = (tag: number): string | undefined => (tag === unknown ? undefined : tagNames[tag]!.split('.')[0]);
const compared = ['Sender', 'Receiver'];

/** Words of sender and receiver that are printed on the other document at the same place: whose they are there. */
function parties(one: RememberedDocument, other: RememberedDocument): ReadonlyMap<string, Words> {
  const counts = new Map<string, Words>();
  sameWords(one, other, (page, i, their, j) => {
    const [mine, yours] = [ownerOf(page.tags[i]!), ownerOf(their.tags[j]!)];
    if (mine === undefined || yours === undefined || !compared.includes(mine) || !compared.includes(yours)) return;
    const words = counts.get(mine) ?? { same: 0, otherwise: 0 };
    counts.set(mine, words);
    if (mine === yours) words.same++;
    else words.otherwise++;
  });
  return counts;
}

function sameWords(
  one: RememberedDocument,
  other: RememberedDocument,
  visit: (page: RememberedPage, i: number, their: RememberedPage, j: number) => void,
): void {
  for (const page of one.pages)
    for (const their of pagesLike(other, page.page, one.pageCount)) {
      const [a, b] = [page.contexts, their.contexts];
      const words = Array.from({ length: b.count }, (_, j) => j).filter((j) => b.isWord[j] === 1);
      const byWord = grouped(words, (j) => b.own[j]!);
      for (let i = 0; i < a.count; i++) {
        const j = byWord.get(a.own[i]!)?.find((j) => Math.abs(a.x1[i]! - b.x1[j]!) <= edge && Math.abs(a.y[i]! - b.y[j]!) <= block);
        if (j !== undefined) visit(page, i, their, j);
      }
    }
}

/** The document without what it knows of some details and parties: they are then unknown. */
export function without(document: RememberedDocument, names: ReadonlySet<string>): RememberedDocument {
  if (names.size === 0) return document;
  const isNamed = (tag: number) => names.has(ownerOf(tag) ?? '') || names.has(tagNames[tag] ?? '');
  return {
    ...document,
    details: document.details.filter((detail) => !names.has(detail)),
    pages: document.pages.map((page) => ({
      ...page,
      tags: page.tags.map((tag) => (isNamed(tag) ? unknown : tag)),
      values: page.values.filter(({ detail }) => !names.has(detail)),
    })),
  };
}

export interface Corrected {
  readonly document: RememberedDocument;
  /** Details, and fields of contacts ("Sender.Street"). */
  readonly forgotten: readonly string[];
}

/** The older document without what the newer one contradicts; of contacts word by word. */
export function corrected(older: RememberedDocument, newer: RememberedDocument): Corrected {
  const details = [...compare(newer, older)].flatMap(([name, verdict]) => (verdict === 'contradicts' && !compared.includes(name) ? [name] : []));
  const kept = without(older, new Set(details));
  const wrong = new Map<RememberedPage, Set<number>>();
  const fields = new Set<string>();
  sameWords(newer, kept, (page, i, their, j) => {
    const [tag, otherTag] = [page.tags[i]!, their.tags[j]!];
    if (tag === unknown || otherTag === unknown || tag === otherTag) return;
    wrong.set(their, (wrong.get(their) ?? new Set()).add(j));
    // A word of no contact that belongs to one here was no label.
    if (otherTag > 0) fields.add(tagNames[otherTag]!);
  });
  if (wrong.size === 0) return { document: kept, forgotten: details };
  const pages = kept.pages.map((page) => ({ ...page, tags: page.tags.map((tag, j) => (wrong.get(page)?.has(j) ? unknown : tag)) }));
  return { document: { ...kept, pages }, forgotten: [...details, ...fields] };
}
