/** The type of tfjs, for any backend; only backend.ts loads it. */
export type Tfjs = typeof import('@tensorflow/tfjs-core');
