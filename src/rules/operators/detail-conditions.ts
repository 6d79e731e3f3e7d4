/** Conditions on details: there, not there, equal, matching, larger, smaller, sure or unsure. */
import { z } from 'zod';
import { predictionsOf } from '../put.js';
import { cachedPattern } from '../pattern.js';
import { type Condition, condition, type State } from '../rule.js';
import { byDetail, names, numberOf, oneOrMore, score, value } from './arguments.js';

/** The values of a detail, member, contact field or cell; empty ones are left out. */
export const valuesOf = (name: string, { extraction }: Pick<State, 'extraction'>) =>
  (name === 'DocumentType' ? [extraction.documentType] : predictionsOf(extraction, name)).filter((prediction) => prediction.value !== '');

/** Every named detail has a value, and some value of it passes. */
const each = <T>(wanted: Readonly<Record<string, T>>, state: State, passes: (found: { value: string; score: number }, argument: T) => boolean): boolean =>
  Object.entries(wanted).every(([name, argument]) => valuesOf(name, state).some((found) => passes(found, argument)));

/** Dates compare as they are written, YYYY-MM-DD; everything else as numbers. */
function compares(found: string, limit: string, wanted: (order: number) => boolean): boolean {
  const [a, b] = [numberOf(found), numberOf(limit)];
  if (a !== undefined && b !== undefined) return wanted(a - b);
  const date = /^\d{4}-\d{2}-\d{2}$/;
  return date.test(found) && date.test(limit) && wanted(found < limit ? -1 : found > limit ? 1 : 0);
}

const limits = (wanted: Readonly<Record<string, string>>): string | undefined => {
  const wrong = Object.entries(wanted).find(([, limit]) => numberOf(limit) === undefined && !/^\d{4}-\d{2}-\d{2}$/.test(limit));
  return wrong && `${wrong[0]}: ${wrong[1]} is neither number nor date. Write 1000.00 or 2024-12-31`;
};

export const detailConditions: readonly Condition[] = [
  condition({
    name: 'present',
    example: 'present: InvoiceId',
    schema: names,
    details: (wanted) => wanted,
    holds: (wanted, state) => wanted.every((name) => valuesOf(name, state).length > 0),
  }),
  condition({
    name: 'absent',
    example: 'absent: [CostCenter, ReceiverOrderId]',
    schema: names,
    details: (wanted) => wanted,
    holds: (wanted, state) => wanted.every((name) => valuesOf(name, state).length === 0),
  }),
  condition({
    name: 'equals',
    example: 'equals: { InvoiceCurrency: EUR }',
    schema: byDetail(oneOrMore(value)),
    details: (wanted) => Object.keys(wanted),
    holds: (wanted, state) =>
      each(wanted, state, (found, values) => values.some((one) => one === found.value || compares(found.value, one, (order) => order === 0))),
  }),
  condition({
    name: 'matches',
    example: "matches: { InvoiceId: '^RE' }",
    schema: byDetail(z.string().max(1000)),
    details: (wanted) => Object.keys(wanted),
    patterns: (wanted) => Object.values(wanted).map((pattern) => ({ pattern })),
    holds: (wanted, state) => each(wanted, state, (found, pattern) => cachedPattern(pattern).find(found.value) !== undefined),
  }),
  condition({
    name: 'above',
    example: 'above: { GrandTotalAmount: 10000 }',
    schema: byDetail(value),
    details: (wanted) => Object.keys(wanted),
    problem: limits,
    holds: (wanted, state) => each(wanted, state, (found, limit) => compares(found.value, limit, (order) => order > 0)),
  }),
  condition({
    name: 'below',
    example: 'below: { GrandTotalAmount: 0 }',
    schema: byDetail(value),
    details: (wanted) => Object.keys(wanted),
    problem: limits,
    holds: (wanted, state) => each(wanted, state, (found, limit) => compares(found.value, limit, (order) => order < 0)),
  }),
  condition({
    name: 'score-below',
    example: 'score-below: { InvoiceId: 0.6 }',
    schema: byDetail(score),
    details: (wanted) => Object.keys(wanted),
    problem: (wanted) => (Object.values(wanted).includes(0) ? 'no score is below 0. Write absent: NAME where you mean that it was not found' : undefined),
    holds: (wanted, state) => each(wanted, state, (found, limit) => found.score < limit),
  }),
  condition({
    name: 'score-above',
    example: 'score-above: { InvoiceId: 0.9 }',
    schema: byDetail(score),
    details: (wanted) => Object.keys(wanted),
    problem: (wanted) => (Object.values(wanted).includes(1) ? 'no score is above 1. Write present: NAME where you mean that it was found' : undefined),
    holds: (wanted, state) => each(wanted, state, (found, limit) => found.score > limit),
  }),
];
