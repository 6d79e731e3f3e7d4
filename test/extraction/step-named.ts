/** One step of decoding by itself, taken from its list by its name. */
import assert from 'node:assert/strict';
import { noReasons, type Step, type Subject } from '../../src/extraction/decoding/steps.js';

export function stepNamed<State, Context>(steps: readonly Step<State, Context>[], name: string): { readonly run: (state: State, context: Context) => State } {
  const step = steps.find((each) => each.name === name);
  assert.ok(step, `no step ${name} in this list, but ${steps.map((each) => each.name).join(', ')}`);
  return { run: (state, context) => step.run(state, context, noReasons) };
}

/** What a state says of its details, "SenderVatId DE136695976" where a value is part of the subject. */
export const byDetail = (described: readonly (readonly [Subject, string])[]): Record<string, string> =>
  Object.fromEntries(
    described.map(([subject, said]) => {
      const { detail, value } = subject as { readonly detail: string; readonly value?: string };
      return [value === undefined ? detail : `${detail} ${value}`, said];
    }),
  );
