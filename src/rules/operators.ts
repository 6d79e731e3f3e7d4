/** Every operator of rules. A new one is a row in one of the families. */
import { changingActions } from './operators/changing-actions.js';
import { detailConditions } from './operators/detail-conditions.js';
import { documentConditions } from './operators/document-conditions.js';
import { findingActions } from './operators/finding-actions.js';
import type { Action, Condition } from './rule.js';

export const conditions: ReadonlyMap<string, Condition> = new Map([...documentConditions, ...detailConditions].map((row) => [row.name, row]));
export const actions: ReadonlyMap<string, Action> = new Map([...findingActions, ...changingActions].map((row) => [row.name, row]));
