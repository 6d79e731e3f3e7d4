/** Compiled rules applied to what was extracted: by priority, then in the order of the file. */
import type { CustomDetail } from '../bundle/manifest.js';
import type { Document } from '../document/document.js';
import { recordChanges } from '../extraction/decoding/steps.js';
import { describeFound } from '../extraction/extract.js';
import type { Extraction } from '../extraction/extraction.js';
import { actions, conditions } from './operators.js';
import { isCell } from './parts.js';
import type { Rule, State } from './rule.js';

/** What a rule, a whitelist or custom details changed goes into the trace of decoding, under their name. Gives `after`. */
export function traced(step: string, before: Extraction, after: Extraction): Extraction {
  if (before.considered) recordChanges({ name: step, evidence: ['customer'] }, before.considered.trace, describeFound, before, after);
  return after;
}

/** `fired` is called with every rule whose conditions held. */
export function applyRules(
  extraction: Extraction,
  document: Document,
  rules: readonly Rule[],
  custom: readonly CustomDetail[],
  fired?: (rule: Rule) => void,
): Extraction {
  let state: State = { document, extraction, custom, rule: '' };
  for (const rule of rules) {
    state = { ...state, rule: `rule: ${rule.name}` };
    const after = changesRows(rule) ? byRow(rule, state) : once(rule, state);
    if (after) fired?.(rule);
    state = { ...state, extraction: traced(state.rule, state.extraction, after ?? state.extraction) };
  }
  return state.extraction;
}

/** Undefined where a condition does not hold. */
function once({ when, then }: Rule, state: State): Extraction | undefined {
  if (!when.every(({ operator, argument }) => holds(operator, argument, state))) return undefined;
  return then.reduce((extraction, { operator, argument }) => actions.get(operator)!.run(argument as never, { ...state, extraction }), state.extraction);
}

/** A rule that changes line items looks at one of them at a time, its conditions too. */
function byRow(rule: Rule, state: State): Extraction | undefined {
  let { extraction } = state;
  let held = false;
  for (const index of extraction.lineItems.keys()) {
    const { lineItems } = extraction;
    const after = once(rule, { ...state, extraction: { ...extraction, lineItems: [lineItems[index]!] } });
    if (!after) continue;
    held = true;
    extraction = { ...after, lineItems: lineItems.with(index, after.lineItems[0]!) };
  }
  return held ? extraction : undefined;
}

const changesRows = ({ then }: Rule): boolean =>
  then.some(({ operator, argument }) =>
    actions
      .get(operator)!
      .details(argument as never)
      .some(isCell),
  );

/** A condition under `not` must not hold. */
function holds(operator: string, argument: unknown, state: State): boolean {
  if (operator.startsWith('not ')) return !holds(operator.slice(4), argument, state);
  return conditions.get(operator)!.holds(argument as never, state);
}
