/** Why values of real documents are missing or wrong, and which of them could have been chosen at all. */
import { detailByName } from '../../src/catalogue/details.js';
import { candidatesOf } from '../../src/features/candidates/candidates.js';
import type { Candidate } from '../../src/features/contract.js';
import { bare } from '../../src/fold.js';
import { sameValue } from '../../src/features/candidates/same-value.js';
import { tokensOf } from '../../src/features/tokens/tokens.js';
import type { Prediction } from '../../src/extraction/extraction.js';
import { kinds } from '../../src/values/index.js';
import type { Problem, Understood } from './real.js';

/** Reasons, the earliest step at which a value was lost first. */
export const reasons = ['not-read', 'no-candidate', 'wrongly-normalised', 'wrongly-chosen', 'nothing-given'] as const;
export type Reason = (typeof reasons)[number];

export interface Recall {
  found: number;
  stated: number;
  missing: string[];
}

const candidatesByDocument = new WeakMap<Understood, readonly Candidate[]>();

function candidates(understood: Understood): readonly Candidate[] {
  const known = candidatesByDocument.get(understood);
  if (known) return known;
  const found = understood.document.pages.flatMap((page, index) => candidatesOf(tokensOf(page), index));
  candidatesByDocument.set(understood, found);
  return found;
}

const kindOf = (field: string) => {
  const detail = detailByName.get(field.split('.').at(-1)!);
  return detail?.found === 'candidate' ? detail.kind : undefined;
};

function hasCandidate(understood: Understood, field: string, truth: string): boolean {
  const kind = kindOf(field);
  return kind !== undefined && candidates(understood).some((candidate) => candidate.kind === kind && sameValue(kind, truth, candidate.value));
}

/** By detail: values that the truth states, and those that a candidate of their kind has. A truth of several spellings needs one of them. */
export function recallOf(all: readonly Understood[]): Record<string, Recall> {
  const recall: Record<string, Recall> = {};
  const note = (understood: Understood, name: string, spellings: readonly string[]) => {
    if (!kindOf(name) || spellings.length === 0) return;
    const own = (recall[name] ??= { found: 0, stated: 0, missing: [] });
    own.stated++;
    if (spellings.some((truth) => hasCandidate(understood, name, truth))) own.found++;
    else own.missing.push(spellings[0]!);
  };
  for (const understood of all)
    for (const [name, value] of Object.entries(understood.truth.fields ?? {})) {
      const values = listOf(value);
      const detail = detailByName.get(name);
      if (detail?.place === 'group') {
        for (const group of values)
          for (const [member, each] of Object.entries(group as Record<string, unknown>)) if (filled(each)) note(understood, member, [String(each)]);
      } else if (detail?.many) for (const each of values) note(understood, name, [String(each)]);
      else note(understood, name, values.map(String));
    }
  return recall;
}

const filled = (value: unknown): boolean => value !== undefined && value !== null && value !== '';
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [value]).filter(filled);

/** Where the chain from page to answer lost this value. Names, addresses and cells have no candidates: for them there is reading, choosing and giving. */
export function reasonOf({ field, truth, got }: Problem, understood: Understood): Reason {
  const kind = kindOf(field);
  const printed = isPrinted(truth, understood);
  // A date is printed in another form than it is given in: it is taken for read.
  if (kind && !hasCandidate(understood, field, truth)) return printed || kind === 'date' ? 'no-candidate' : 'not-read';
  if (!kind && !printed && !derived.has(field)) return 'not-read';
  if (got === '') return 'nothing-given';
  const given = predictionsOf(understood).find(({ name, value }) => name === field.split('.').at(-1) && value === got);
  const otherwise = given?.text !== undefined && kind !== undefined && kinds[kind].read(given.text).some(({ value }) => sameValue(kind, truth, value));
  return otherwise ? 'wrongly-normalised' : 'wrongly-chosen';
}

/** Told from the whole document, not read in one place. */
const derived: ReadonlySet<string> = new Set(['DocumentType', 'InvoiceCurrency', 'Sender.Country', 'Receiver.Country']);

const textOf = ({ document }: Understood): string => document.pages.flatMap(({ words }) => words.map(({ text }) => text)).join(' ');
/** In some spelling: letters and digits alone, so that signs between them do not count. */
const isPrinted = (truth: string, understood: Understood): boolean => bare(textOf(understood)).includes(bare(truth).replace(/^0+(?=\d)/, ''));

const predictionsOf = ({ extraction }: Understood): readonly Prediction[] => [
  ...extraction.predictions,
  ...extraction.groups.flatMap(({ members }) => members),
];
