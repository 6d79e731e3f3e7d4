/** Every step of decoding, concern by concern in the order in which they run. */
import { consensusStep } from './decoding/column-consensus.js';
import { tagSteps } from './contacts/steps.js';
import type { Step } from './decoding/steps.js';
import { foundSteps } from './extract.js';
import { groupSteps } from './groups/group-steps.js';
import { detailSteps } from './header-details.js';
import { documentSteps } from './line-items/document-steps.js';
import { tableSteps } from './line-items/steps.js';
import { memoryStep } from './decoding/recalled.js';
import { factors } from './decoding/factors/factors.js';
import { idSteps } from './parties/party-ids.js';

export interface NamedStep extends Omit<Step<never>, 'run'> {
  /** It changes probabilities that later steps choose by: nothing is recorded of itself. */
  readonly isSilent?: boolean;
}

const silent = ({ name, evidence }: Pick<NamedStep, 'name' | 'evidence'>): NamedStep => ({ name, evidence, isSilent: true });

export const allSteps: readonly NamedStep[] = [
  silent(memoryStep),
  ...factors.map(silent),
  ...tagSteps,
  ...idSteps,
  silent(consensusStep),
  ...tableSteps,
  ...detailSteps,
  ...groupSteps,
  ...documentSteps,
  ...foundSteps,
];
