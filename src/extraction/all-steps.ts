/** Every step of decoding, concern by concern in the order in which they run. */
import { columnSteps } from './decoding/column-steps.js';
import { addressSteps, spanSteps, tagSteps } from './contacts/steps.js';
import type { Because, Step } from './decoding/steps.js';
import { foundSteps } from './extract.js';
import { groupSteps } from './groups/group-steps.js';
import { detailSteps } from './header-details.js';
import { documentSteps } from './line-items/document-steps.js';
import { tableSteps } from './line-items/steps.js';
import { rankingSteps } from './decoding/factors/ranking-steps.js';
import { idSteps } from './parties/party-ids.js';

export const allSteps: readonly (Omit<Step<never>, 'run'> & { readonly run: (state: never, context: never, because: Because) => unknown })[] = [
  ...rankingSteps,
  ...tagSteps,
  ...spanSteps,
  ...addressSteps,
  ...idSteps,
  ...columnSteps,
  ...tableSteps,
  ...detailSteps,
  ...groupSteps,
  ...documentSteps,
  ...foundSteps,
];
