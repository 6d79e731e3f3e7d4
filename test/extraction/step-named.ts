/** One step of decoding by itself, taken from its list by its name. */
import assert from 'node:assert/strict';
import { type Because, noReasons, type Step, type Subject } from '../../src/extraction/decoding/steps.js';

/** Its reasons are dropped unless a test takes them. */
export interface NamedStep<State, Context> extends Step<State, Context> {
  run(state: State, context: Context, because?: Because): State;
}

export function stepNamed<State, Context>(steps: readonly Step<State, Context>[], name: string): NamedStep<State, Context> {
  const step = steps.find((each) => each.name === name);
  assert.ok(step, `no step ${name} in this list, but ${steps.map((each) => each.name).join(', ')}`);
  return { ...step, run: (state, context, because = noReasons) => step.run(state, context, because) };
}

/** Takes a step's reasons: `reasons` are those it gave. */
export function takeReasons(): { readonly because: Because; readonly reasons: readonly (readonly [subject: Subject, because: string])[] } {
  const reasons: [Subject, string][] = [];
  return { because: (subject, because) => void reasons.push([subject, because]), reasons };
}

/** What a step's state is described as: "SenderVatId ATU57780814" → "0.40". */
export const described = (values: readonly (readonly [Subject, string])[]): Record<string, string> =>
  Object.fromEntries(
    values.map(([subject, value]) => [
      'detail' in subject ? [subject.detail, ...(subject.value === undefined ? [] : [subject.value])].join(' ') : JSON.stringify(subject),
      value,
    ]),
  );
