/** Tags of one page's words as the steps of contact decoding change them. */
import type { ContactRole } from '../../../catalogue/contact-fields.js';
import type { Token } from '../../../features/contract.js';
import { tagNames } from '../../../network/config.js';
import { roleOf } from './tags.js';
import type { EvidenceKind, Step } from '../../decoding/steps.js';
import { isApart } from '../../decoding/viterbi.js';

/** Context of a step: one page and the probabilities of its tags. */
export interface TaggedPage {
  readonly page: number;
  readonly tokens: readonly Token[];
  /** Probability of every tag, word by word (tokens × tags). */
  readonly probabilities: Float32Array;
}

/** A page whose tags are being changed in place. */
export interface TagEdit {
  readonly tokens: readonly Token[];
  readonly tags: Int32Array;
  readonly probability: (token: number, tag: number) => number;
}

export type TagStep = Step<Int32Array, TaggedPage>;

/** A step that changes a copy of the tags; the tags themselves come back where none differs. */
export const editing = (name: string, evidence: readonly EvidenceKind[], edit: (edit: TagEdit) => void): TagStep => ({
  name,
  evidence,
  run: (before, { tokens, probabilities }) => {
    const tags = before.slice();
    edit({ tokens, tags, probability: (token, tag) => probabilities[token * tagNames.length + tag]! });
    return tags.every((tag, i) => tag === before[i]) ? before : tags;
  },
});

/** The same for each party that has tags on the page: parts are added to an address that is there. */
export const editingParties = (name: string, evidence: readonly EvidenceKind[], editParty: (edit: TagEdit, role: ContactRole) => void): TagStep =>
  editing(name, evidence, (edit) => {
    for (const role of ['Sender', 'Receiver', 'Other'] as const) if (edit.tags.some((tag) => roleOf(tag) === role)) editParty(edit, role);
  });

/** Whether a word follows the one before it by at most `gap` line heights, on one line. */
export const follows = (tokens: readonly Token[], i: number, gap: number): boolean => i > 0 && i < tokens.length && !isApart(tokens[i - 1]!, tokens[i]!, gap);
