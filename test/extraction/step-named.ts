/** One step of decoding by itself, taken from its list by its name. */
import assert from 'node:assert/strict';
import type { Step } from '../../src/extraction/decoding/steps.js';

export function stepNamed<State, Context>(steps: readonly Step<State, Context>[], name: string): Step<State, Context> {
  const step = steps.find((each) => each.name === name);
  assert.ok(step, `no step ${name} in this list, but ${steps.map((each) => each.name).join(', ')}`);
  return step;
}
