/** Receipts on rolls for the tests of what they print. */
import { random } from '../../../../src/random.js';
import { sample } from '../../../../src/synthesis/sample.js';
import { syntheticFacts } from '../../../../src/synthesis/synthetic-facts.js';

export const rolls = Array.from({ length: 5000 }, (_, i) => i)
  .filter((i) => syntheticFacts(random('sample', 'rolls', i).fork('facts')).type === 'receipt')
  .map((i) => sample('rolls', i, { noise: 0 }))
  .filter(({ drawings }) => drawings[0]!.width < 300);

export type Roll = (typeof rolls)[number];

/** Of all rolls, 0 … 1. */
export const shareOf = (holds: (roll: Roll) => boolean): number => rolls.filter(holds).length / rolls.length;

/** What is printed, run by run. */
export const printed = ({ drawings }: Roll): string[] => drawings[0]!.runs.map(({ text }) => text);

export const fieldsOf = ({ labels }: Roll, role: 'Sender' | 'Receiver') => labels.contacts?.find((contact) => contact.role === role)?.fields ?? {};
