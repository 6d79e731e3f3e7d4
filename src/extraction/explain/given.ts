/** The values that were given to a detail, each with where it stands, and what explanations know about the detail. */
import type { Choice } from './alternatives.js';
import type { Decisions } from './decisions.js';
import type { Extraction, Found, Prediction } from '../extraction.js';
import type { Ranking } from '../decoding/ranking.js';

/** What is asked for, and all that was chosen from. */
export interface Question {
  readonly extraction: Extraction;
  /** "Sender", "VatGroup", "LineItem"; undefined for details of the header and for members that are asked for by their own name. */
  readonly part: string | undefined;
  readonly name: string;
  readonly ranking: Ranking | undefined;
  /** All of them. */
  readonly alternatives: readonly Choice[];
  /** Those that a customer's rule, list or pattern took away. */
  readonly removed: ReadonlySet<Choice>;
  /** A value was given before the customer's rules. */
  readonly wasGiven: boolean;
  readonly decisions: Decisions;
}

/** A value with where it stands. */
export interface Given {
  readonly prediction: Prediction;
  /** Its group's name. */
  readonly group?: string;
  /** Of the line item, from 1. */
  readonly row?: number;
  /** Where else the same value stands, in words. */
  readonly besides: readonly string[];
}

export function givenOf({ documentType, predictions, groups, contacts, lineItems }: Found, detail: string): Given[] {
  const [first, field] = detail.split('.');
  if (first === 'LineItem')
    return lineItems.flatMap(({ cells, custom }, i) => {
      const prediction = custom?.[field!] ?? cells[field as keyof typeof cells];
      return prediction?.value ? [{ prediction, row: i + 1, besides: [] }] : [];
    });
  const header = [documentType, ...predictions.filter(({ name }) => name !== documentType.name)];
  // A group's member may be asked for by its own name.
  const members = groups.flatMap((group) => group.members.map((prediction) => ({ prediction, group: group.name })));
  const all: Omit<Given, 'besides'>[] =
    field === undefined
      ? [...header.map((prediction) => ({ prediction })), ...members].filter(({ prediction }) => prediction.name === detail)
      : [
          ...members.filter(({ group, prediction }) => group === first && prediction.name === field),
          ...contacts
            .filter(({ role }) => role === first)
            .flatMap(({ fields }) => (fields[field as keyof typeof fields] ?? []).map((prediction) => ({ prediction }))),
        ];
  const values = new Map<string, Given>();
  for (const each of all) {
    const { value } = each.prediction;
    const known = values.get(value);
    if (known) values.set(value, { ...known, besides: [...known.besides, placeOf(each.prediction, each.group)] });
    else if (value !== '') values.set(value, { ...each, besides: [] });
  }
  return [...values.values()];
}

/** "in a QrCodeGroup on page 2" */
export const placeOf = ({ page }: Prediction, group: string | undefined): string =>
  [...(group ? [`in a ${group}`] : []), ...(page === undefined ? [] : [`on page ${page + 1}`])].join(' ') || 'elsewhere';
