/** Every step of decoding, concern by concern in the order in which they run. */
import { spanSteps, tagSteps } from './contact-steps.js';
import type { Step } from './decoding/steps.js';
import { documentSteps } from './item-document-steps.js';
import { lineSteps, rowSteps } from './item-steps.js';

export const allSteps: readonly Omit<Step<never>, 'run'>[] = [...tagSteps, ...spanSteps, ...lineSteps, ...rowSteps, ...documentSteps];
