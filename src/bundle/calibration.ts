/** Calibrators and thresholds of a bundle, `calibration.json`: how a raw score becomes a probability, and from which score on a value may be used unseen. */
import { z } from 'zod';

/** score = σ(weights · φ), φ as `calibratorFeatures` in evaluation-free form: see calibrator.ts. */
export const calibratorSchema = z.object({ weights: z.array(z.number()), n: z.number() });

export const thresholdSchema = z.object({
  /** -1: no recommendation. */
  threshold: z.number(),
  source: z.enum(['customer', 'base', 'none']),
  n: z.number(),
  /** Accepted at or above the threshold, and wrong among them. */
  accepted: z.number(),
  wrong: z.number(),
  targetPrecision: z.number(),
  confidence: z.number(),
  /** Why -1, and how many more labels it would take. */
  reason: z.string().optional(),
});

export const calibrationSchema = z.object({
  /** Order of φ; a bundle with other features is refused. */
  features: z.array(z.string()),
  calibrators: z.record(z.string(), calibratorSchema),
  thresholds: z.record(z.string(), thresholdSchema),
  /** Documents it was fitted on, by source (text, scan, photo): of others it says nothing. Undefined: not known. */
  qualities: z.record(z.string(), z.number()).optional(),
});
export type Calibration = z.infer<typeof calibrationSchema>;
export type Threshold = z.infer<typeof thresholdSchema>;
