/** Which document is worth labelling next: where the bundle is unsure, and whose supplier is not labelled yet. */
import { moreOf } from './more-of.js';
import type { Lacking, Proposal, Proposals, Worth } from './wire.js';

/** What is kept of proposals for all documents, so that a large dataset stays small in memory. */
export interface Doubt {
  readonly unsure: number;
  readonly values: number;
  /** 0 … 1: the mean doubt of a value, where nothing was found 1. */
  readonly doubt: number;
  readonly supplier?: string;
  /** Names of details that have a value. */
  readonly details: readonly string[];
}

/** How much a person's look at the document is worth: what is proposed and unsure. */
export function doubtOf({ fields, groups, rows }: Proposals): Doubt {
  const all: Proposal[] = [
    ...Object.values(fields).flat(),
    ...Object.values(groups).flatMap((group) => group.flatMap((members) => Object.values(members))),
    ...rows.flatMap(({ cells }) => Object.values(cells)),
  ];
  const unsure = all.filter(({ sure }) => !sure);
  // A sure value leaves nothing to learn; of an unsure one as much as its score lacks, at least a little.
  const sum = unsure.reduce((total, { score }) => total + Math.max(0.1, 1 - score), 0);
  const supplier = fields['Sender.Name']?.[0]?.value;
  return {
    unsure: unsure.length,
    values: all.length,
    doubt: all.length === 0 ? 1 : Math.min(1, (4 * sum) / all.length),
    details: Object.keys(fields),
    ...(supplier && { supplier }),
  };
}

/** `known`: documents of its supplier that are labelled. Each further one of a supplier teaches less. */
export function worthOf({ unsure, values, doubt, details }: Doubt, known: number, lacking: readonly Lacking[] = []): Worth {
  // A document that brings nothing to calibrate with is worth half.
  const nearest = lacking.find(({ detail }) => details.includes(detail));
  const share = lacking.length === 0 || nearest ? 1 : 0.5;
  const worth = Math.round((doubt / (1 + known)) * share * 1000) / 1000;
  const of = known === 1 ? '1 document of its supplier is labelled' : `${known} documents of its supplier are labelled`;
  return { worth, because: `${unsure} of ${values} proposed values unsure; ${of}${nearest ? `; ${moreOf(nearest)}` : ''}` };
}
