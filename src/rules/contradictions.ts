/** Rules that can never do anything, and rules that undo each other: what is wrong although every part of them is right. */
import type { CustomDetail } from '../bundle/manifest.js';
import { actions } from './operators.js';
import type { Rule, Step } from './rule.js';

export interface Contradiction {
  readonly rule: Rule;
  readonly message: string;
}

/** `rules` in the order they run in. */
export function contradictions(rules: readonly Rule[], _custom: readonly CustomDetail[]): readonly Contradiction[] {
  return rules.flatMap((rule, index) => {
    const message = neverHolds(rule) ?? coveredBefore(rule, rules.slice(0, index)) ?? undoneWithin(rule);
    return message === undefined ? [] : [{ rule, message }];
  });
}

const argumentsOf = <T>({ when }: Rule, operator: string): readonly T[] =>
  when.filter((step) => step.operator === operator).map(({ argument }) => argument as T);
const pairs = <T>(rule: Rule, operator: string): readonly (readonly [string, T])[] =>
  argumentsOf<Record<string, T>>(rule, operator).flatMap((record) => Object.entries(record) as [string, T][]);

const needValue = ['equals', 'matches', 'above', 'below', 'score-below', 'score-above'];

function neverHolds(rule: Rule): string | undefined {
  const absent = new Set(argumentsOf<string[]>(rule, 'absent').flat());
  const present = [...argumentsOf<string[]>(rule, 'present').flat(), ...needValue.flatMap((operator) => pairs(rule, operator).map(([name]) => name))];
  const both = present.find((name) => absent.has(name));
  if (both) return `never holds: ${both} must be absent and have a value at once. Remove one of the two conditions`;
  for (const [low, high, sort] of [
    ['above', 'below', 'value'],
    ['score-above', 'score-below', 'score'],
  ] as const) {
    const limits = new Map(pairs<string | number>(rule, low).map(([name, limit]) => [name, limit]));
    const empty = pairs<string | number>(rule, high).find(([name, limit]) => limits.has(name) && Number(limits.get(name)) >= Number(limit));
    if (empty) return `never holds: no ${sort} of ${empty[0]} is above ${limits.get(empty[0])} and below ${empty[1]}. Exchange the two limits`;
  }
  const negated = rule.when.find((step) => rule.when.some((other) => other.operator === `not ${step.operator}` && same(other.argument, step.argument)));
  if (negated) return `never holds: ${negated.operator} is asked for and, under not, excluded. Remove one of the two`;
  return undefined;
}

/** What an earlier rule under the same or fewer conditions did already. */
function coveredBefore(rule: Rule, before: readonly Rule[]): string | undefined {
  const needs = new Set(argumentsOf<string[]>(rule, 'absent').flat());
  for (const other of before) {
    if (!other.when.every((step) => rule.when.some((own) => own.operator === step.operator && same(own.argument, step.argument)))) continue;
    const given = valuesSet(other.then);
    const unreachable = [...needs].find((name) => given.has(name));
    if (unreachable)
      return `is never reached: rule "${other.name}" has set ${unreachable} before, which must be absent here. Give this rule a higher priority, or remove it`;
    const mine = valuesSet(rule.then);
    const differs = other.when.length === rule.when.length ? [...mine].find(([name, value]) => given.has(name) && given.get(name) !== value) : undefined;
    if (differs)
      return `contradicts rule "${other.name}": under the same conditions one sets ${differs[0]} to ${given.get(differs[0])}, the other to ${differs[1]}. Keep one of them`;
    const forbidden = other.then
      .concat(rule.then)
      .filter(({ operator, argument }) => operator === 'forbid' && (argument as { pattern?: string }).pattern === undefined)
      .map(({ argument }) => (argument as { detail: string }).detail);
    const required = other.then
      .concat(rule.then)
      .filter(({ operator }) => operator === 'require')
      .flatMap(({ argument }) => argument as string[]);
    const torn = other.when.length === rule.when.length ? required.find((name) => forbidden.includes(name)) : undefined;
    if (torn) return `contradicts rule "${other.name}": ${torn} is required and forbidden under the same conditions. Keep one of them`;
    if (same(other.then, rule.then)) return `does nothing that rule "${other.name}" has not done before. Remove it`;
  }
  return undefined;
}

function undoneWithin({ then }: Rule): string | undefined {
  const written = new Map<string, string>();
  for (const { operator, argument } of then) {
    const names = actions.get(operator)!.details(argument as never);
    if (operator === 'forbid' && (argument as { pattern?: string }).pattern === undefined && names.some((name) => written.has(name)))
      return `forbids ${names[0]} after ${written.get(names[0]!)} gave it a value. Remove one of the two`;
    if (operator === 'set' || operator === 'copy') {
      const target = operator === 'copy' ? [(argument as { to: string }).to] : names;
      const again = target.find((name) => written.get(name) === 'set' || written.get(name) === 'copy');
      if (again) return `gives ${again} a value twice. Remove one of the two`;
      for (const name of target) written.set(name, operator);
    } else if (operator === 'take') written.set(names[0]!, operator);
  }
  return undefined;
}

const valuesSet = (then: readonly Step[]): ReadonlyMap<string, string> =>
  new Map(then.filter(({ operator }) => operator === 'set').flatMap(({ argument }) => Object.entries(argument as Record<string, string>)));
const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
