/** Compiled rules applied to what was extracted: by priority, then in the order of the file. */
import type { CustomDetail } from '../bundle/manifest.js';
import type { Document } from '../document/document.js';
import type { Extraction } from '../extraction/extraction.js';
import { actions, conditions } from './operators.js';
import type { Rule, State } from './rule.js';

/** `fired` hears of every rule whose conditions held. */
export function applyRules(
  extraction: Extraction,
  document: Document,
  rules: readonly Rule[],
  custom: readonly CustomDetail[],
  fired?: (rule: Rule) => void,
): Extraction {
  let state: State = { document, extraction, custom, rule: '' };
  for (const rule of rules) {
    if (!rule.when.every(({ operator, argument }) => holds(operator, argument, state))) continue;
    fired?.(rule);
    state = { ...state, rule: `rule: ${rule.name}` };
    for (const { operator, argument } of rule.then) state = { ...state, extraction: actions.get(operator)!.run(argument as never, state) };
  }
  return state.extraction;
}

/** A condition under `not` must not hold. */
function holds(operator: string, argument: unknown, state: State): boolean {
  if (operator.startsWith('not ')) return !holds(operator.slice(4), argument, state);
  return conditions.get(operator)!.holds(argument as never, state);
}
