/** Amounts of a drawn document, and what the network thinks of them, as the solver gets them. */
import { type Problem, solve } from '../../../src/extraction/amounts/solver.js';
import { vatGroups } from '../../../src/extraction/amounts/vat-groups.js';
import type { Group } from '../../../src/extraction/found.js';
import { drawn } from '../../drawn.js';
import { rankingsOf, type FakeOutputs } from '../fake-networks.js';

const rates = [20, 13, 10];

export const sums = `
  Netto          100,00
  20 % USt        20,00
  Rabatt          19,00
  Gesamtbetrag   120,00
  Anzahlung       50,00
  Rest            70,00`;

export type Details = NonNullable<FakeOutputs['details']>;

export async function problemOf(text: string, details: Details, given: Partial<Problem> = {}): Promise<Problem> {
  return { rankings: await rankingsOf(drawn(text), { details }), rates, isExempt: false, others: () => [], ...given };
}

export async function groupsOf(text: string, details: Details, given: Partial<Problem> = {}): Promise<readonly Group[]> {
  const problem = await problemOf(text, details, given);
  return vatGroups(solve(problem), problem);
}

/** Each group as "VatRate 20.0|NetAmount 100.00". */
export const groupTexts = async (text: string, details: Details, given?: Partial<Problem>): Promise<readonly string[]> =>
  (await groupsOf(text, details, given)).map(({ members }) => members.map(({ name, value }) => `${name} ${value}`).join('|'));
