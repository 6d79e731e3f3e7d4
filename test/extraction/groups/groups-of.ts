/** The groups of one step of group-steps.ts by itself. */
import type { Ranking } from '../../../src/extraction/decoding/ranking.js';
import type { Group, Prediction } from '../../../src/extraction/found.js';
import { groupSteps } from '../../../src/extraction/groups/group-steps.js';
import { stepNamed } from '../step-named.js';

export const groupsOf = (
  step: 'groups.bank' | 'groups.due-date' | 'groups.discounts' | 'groups.delivery-period',
  rankings: ReadonlyMap<string, Ranking>,
  invoiceDate?: Prediction,
): readonly Group[] => stepNamed(groupSteps, step).run([], { rankings, invoiceDate, least: 0.35 });
