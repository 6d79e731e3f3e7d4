/** The type of tfjs, whichever backend runs it; backend.ts alone loads it. */
export type Tfjs = typeof import('@tensorflow/tfjs-core');
