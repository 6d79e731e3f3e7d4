/** The values that were given to a detail, each with where it is printed, and what explanations know about the detail. */
import type { Choice } from './alternatives.js';
import type { Decisions } from './decisions.js';
import type { Extraction, Found, Prediction } from '../extraction.js';

/** What is asked for, and all that was chosen from. */
export interface Question {
  readonly extraction: Extraction;
  readonly name: string;
  /** Likeliest first. */
  readonly alternatives: readonly Choice[];
  readonly decisions: Decisions;
}

export interface Given {
  readonly prediction: Prediction;
  /** Of the line item, from 0. */
  readonly row?: number;
}

/** A value that is in several places is given once; of line items one a row. A group's member may be asked for by its own name. */
export function givenOf({ documentType, predictions, groups, contacts, lineItems }: Found, part: string | undefined, name: string): Given[] {
  if (part === 'LineItem')
    return lineItems.flatMap(({ cells, custom }, row) => {
      const prediction = custom?.[name] ?? cells[name as keyof typeof cells];
      return prediction?.value ? [{ prediction, row }] : [];
    });
  const header = part === undefined ? [documentType, ...predictions.filter((each) => each.name !== documentType.name)] : [];
  const members = groups.flatMap((group) => (part === undefined || group.name === part ? group.members : []));
  const fields = contacts.flatMap((contact) => (contact.role === part ? (contact.fields[name as keyof typeof contact.fields] ?? []) : []));
  const all = [...[...header, ...members].filter((each) => each.name === name), ...fields].filter(({ value }) => value !== '');
  return all.filter(({ value }, i) => all.findIndex((each) => each.value === value) === i).map((prediction) => ({ prediction }));
}
