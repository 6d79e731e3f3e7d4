/** Labels as training targets: the right candidates of each detail, the contact field of each token, column and line role of the item table. */
import { documentTypes } from '../../catalogue/document-types.js';
import type { Labels, Place } from '../../dataset/label.js';
import type { Batch, EncodedPage } from '../../features/contract.js';
import { sameValue } from '../../features/candidates/same-value.js';
import { detailsDefaults, documentHead, tagNames } from '../../network/config.js';
import type { KindName } from '../../values/kind.js';

export type Targets = Readonly<Record<string, { readonly data: Float32Array | Int32Array; readonly shape: readonly number[] }>>;

/** A column of the details network: a built-in or a custom detail. */
export interface Column {
  readonly name: string;
  readonly kind: KindName;
  readonly many: boolean;
}

export interface Labelled {
  readonly page: EncodedPage;
  readonly labels: Labels;
  /**
   * Labelled by a person or an importer, whose labels are partial: a field that they lack may be printed on the page, not transcribed or misread. A word without
   * a label is then none of the labelled fields; of the others nothing is known (partial labels: Cour et al. 2011).
   */
  readonly handLabelled?: boolean;
}

/** Width of the document head. */
const documentNumbers = detailsDefaults.documents;

/** gold and allowed [B, C, F], known and hasgold [B, F] for B pages, C candidates and F columns; what is not labelled has no loss. */
export function detailTargets(labelled: readonly Labelled[], { size: B, tokens: N, candidates: C }: Batch, columns: readonly Column[]): Targets {
  const F = columns.length;
  const gold = new Float32Array(B * C * F);
  const allowed = new Float32Array(B * C * F);
  const known = new Float32Array(B * F);
  const hasgold = new Float32Array(B * F);
  const tags = new Int32Array(B * N).fill(-1);
  const tagKnown = labelled.some(({ handLabelled }) => handLabelled) ? new Float32Array(B * N * tagNames.length).fill(1) : undefined;
  const document = new Float32Array(B * documentNumbers);
  const documentKnown = new Float32Array(B * documentNumbers);
  labelled.forEach(({ page, labels, handLabelled }, b) => {
    columns.forEach((column, f) => {
      page.candidates.forEach((candidate, c) => {
        if (candidate.kind === column.kind) allowed[(b * C + c) * F + f] = 1;
      });
      const truth = labels.details[column.name];
      if (!truth) return;
      known[b * F + f] = 1;
      for (const label of truth) {
        const right = rightCandidates(page, column, label.value, label.places);
        for (const c of right) gold[(b * C + c) * F + f] = 1;
        if (right.length) hasgold[b * F + f] = 1;
        // The value is here but has no candidate: the target "none" would be wrong.
        else if (label.places.some((place) => isHere(page, place))) known[b * F + f] = 0;
      }
      if (hasgold[b * F + f]) known[b * F + f] = 1;
    });
    if (labels.contacts) writeTags(tags, b * N, page, labels);
    if (handLabelled && labels.contacts) leaveOut(tagKnown!, b * N, page.tokens.length, tags, unlabelledTags(labels));
    writeDocument(document, documentKnown, b * documentNumbers, page, labels);
  });
  return {
    gold: { data: gold, shape: [B, C, F] },
    allowed: { data: allowed, shape: [B, C, F] },
    known: { data: known, shape: [B, 1, F] },
    hasgold: { data: hasgold, shape: [B, 1, F] },
    tagtarget: { data: tags, shape: [B, N] },
    ...(tagKnown && { tagknown: { data: tagKnown, shape: [B, N, tagNames.length] } }),
    documenttarget: { data: document, shape: [B, documentNumbers] },
    documentknown: { data: documentKnown, shape: [B, documentNumbers] },
  };
}

/** By place where the label has one: the right value there, or, if misread, the candidate that covers exactly those words. Otherwise by value alone. */
function rightCandidates(page: EncodedPage, column: Column, value: string, places: readonly Place[]): number[] {
  const right: number[] = [];
  page.candidates.forEach((candidate, c) => {
    if (candidate.kind !== column.kind) return;
    const same = sameValue(column.kind, value, candidate.value);
    if (places.length === 0) {
      if (same) right.push(c);
      return;
    }
    for (const place of places) {
      if (place.page !== page.page || place.words.length === 0) continue;
      const first = page.tokens[candidate.first]!.word;
      const last = page.tokens[candidate.last]!.word;
      const touches = place.words.some((word) => word >= first && word <= last);
      const exact = place.words[0] === first && place.words[place.words.length - 1] === last && wholeWords(page, candidate.first, candidate.last);
      if (touches && (same || (exact && !readsRight(page, column, value, place)))) {
        right.push(c);
        break;
      }
    }
  });
  return right;
}

function wholeWords(page: EncodedPage, first: number, last: number): boolean {
  const before = page.tokens[first - 1];
  const after = page.tokens[last + 1];
  return before?.word !== page.tokens[first]!.word && after?.word !== page.tokens[last]!.word;
}

/** Whether a candidate at this place has the true value: then other readings of the same words are wrong. */
function readsRight(page: EncodedPage, column: Column, value: string, place: Place): boolean {
  return page.candidates.some(
    (candidate) =>
      candidate.kind === column.kind &&
      place.words.some((word) => word >= page.tokens[candidate.first]!.word && word <= page.tokens[candidate.last]!.word) &&
      sameValue(column.kind, value, candidate.value),
  );
}

const isHere = (page: EncodedPage, place: Place): boolean => {
  if (place.page !== page.page) return false;
  const words = new Set(page.tokens.map((token) => token.word));
  return place.words.some((word) => words.has(word));
};

/** A word within the places of two fields is the longer one's: the town in a company's name is no town. */
function writeTags(tags: Int32Array, at: number, page: EncodedPage, labels: Labels): void {
  const tagOf = new Map<number, number>();
  const placed = (labels.contacts ?? []).flatMap(({ role, fields }) =>
    Object.entries(fields).flatMap(([field, label]) =>
      (label?.places ?? []).flatMap(({ page: on, words }) => (on === page.page ? [{ tag: tagNames.indexOf(`${role}.${field}`), words }] : [])),
    ),
  );
  for (const { tag, words } of placed.sort((a, b) => a.words.length - b.words.length || Number(isCountry(b.tag)) - Number(isCountry(a.tag))))
    for (const word of words) tagOf.set(word, tag);
  page.tokens.forEach((token, i) => {
    tags[at + i] = tagOf.get(token.word) ?? 0;
  });
}

/** Whether a tag is a party's country. Words that are another field too are that field: "Singapore" is a town. */
export const isCountry = (tag: number): boolean => tagNames[tag]!.endsWith('.Country');

/** Indices of the contact fields that no label names. */
function unlabelledTags({ contacts = [] }: Labels): readonly number[] {
  const there = new Set(
    contacts.flatMap(({ role, fields }) => Object.entries(fields).flatMap(([field, label]) => (label?.places.length ? [`${role}.${field}`] : []))),
  );
  return tagNames.flatMap((name, tag) => (tag > 0 && !there.has(name) ? [tag] : []));
}

/** Words without a label, from the row `at` on, may be these. */
function leaveOut(known: Float32Array, at: number, words: number, tags: Int32Array, unlabelled: readonly number[]): void {
  for (let word = at; word < at + words; word++) if (tags[word] === 0) for (const tag of unlabelled) known[word * tagNames.length + tag] = 0;
}

function writeDocument(target: Float32Array, known: Float32Array, at: number, page: EncodedPage, labels: Labels): void {
  if (labels.documentType) {
    target[at + documentHead(labels.documentType)] = 1;
    for (const type of documentTypes) known[at + documentHead(type)] = 1;
  }
  if (labels.vatExempt !== undefined) {
    target[at + documentHead('vatExempt')] = labels.vatExempt ? 1 : 0;
    known[at + documentHead('vatExempt')] = 1;
  }
  if (labels.lineItems) {
    target[at + documentHead('itemTable')] = labels.lineItems.some((item) =>
      Object.values(item.fields).some((label) => label?.places.some((place) => isHere(page, place))),
    )
      ? 1
      : 0;
    known[at + documentHead('itemTable')] = 1;
  }
}
