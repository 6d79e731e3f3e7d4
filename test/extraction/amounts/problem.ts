/** Amounts of a drawn document, and what the network thinks of them, as the solver gets them. */
import type { Problem } from '../../../src/extraction/amounts/solver.js';
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
