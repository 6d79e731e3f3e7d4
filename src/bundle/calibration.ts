/** Calibrators and thresholds of a bundle, `calibration.json`: how a raw score becomes a probability, and from which score on a value may be used unseen. */
import { z } from 'zod';

/** score = σ(weights · φ), φ as `calibratorFeatures` in evaluation-free form: see calibrator.ts. */
const calibratorSchema = z.object({ weights: z.array(z.number()), n: z.number() });

/** Predictions of documents of one source, accepted and wrong among these, and whether values of such documents pass from a threshold on. */
const sourceSchema = z.object({
  n: z.number(),
  accepted: z.number(),
  wrong: z.number(),
  holds: z.boolean(),
  /** Tested on this source, scans and photographs together; without it, the detail's. */
  threshold: z.number().optional(),
  /** Real documents' values at or above it, and wrong ones: they decided how strictly it was tested. */
  real: z.object({ accepted: z.number(), wrong: z.number() }).optional(),
});
export type SourceEvidence = z.infer<typeof sourceSchema>;

export const thresholdSchema = z.object({
  /** -1: no recommendation. */
  threshold: z.number(),
  source: z.enum(['customer', 'base', 'none']),
  n: z.number(),
  /** Accepted at or above the threshold, and wrong among them. */
  accepted: z.number(),
  wrong: z.number(),
  /** What is promised. */
  targetPrecision: z.number(),
  /** It was tested for so much more, since the documents to come are harder than those it was tested on. */
  margin: z.number().optional(),
  confidence: z.number(),
  /** Why -1, and how many more labels it would take; or why it was withdrawn for a source. */
  reason: z.string().optional(),
  /** By source of the document (text, scan, photo). */
  qualities: z.record(z.string(), sourceSchema).optional(),
});

export const calibrationSchema = z.object({
  /** Order of φ; a bundle with other features is refused. */
  features: z.array(z.string()),
  calibrators: z.record(z.string(), calibratorSchema),
  thresholds: z.record(z.string(), thresholdSchema),
  /** Documents it was fitted on, by source (text, scan, photo): it does not hold for others. Undefined: not known. */
  qualities: z.record(z.string(), z.number()).optional(),
  /** Hash of the names of these documents: figures measured on them again would flatter. */
  documents: z.string().optional(),
});
export type Calibration = z.infer<typeof calibrationSchema>;
export type Threshold = z.infer<typeof thresholdSchema>;

/** The precision that a threshold was tested for. */
export const testedPrecision = ({ targetPrecision, margin = 0 }: Pick<Threshold, 'targetPrecision' | 'margin'>): number => targetPrecision + margin;

/** With fewer documents of a source (text, scan, photo) nothing holds for it. */
export const minDocuments = 20;

/** The score from which on values of documents of a source pass; -1 where none is recommended for them. Where sources were not noted, one was for all. */
export function thresholdFor(
  { qualities: documents }: Pick<Calibration, 'qualities'>,
  { threshold, qualities }: Pick<Threshold, 'threshold' | 'qualities'>,
  source: string | undefined,
): number {
  if (source === undefined) return threshold;
  if (!qualities) return documents === undefined || (documents[source] ?? 0) >= minDocuments ? threshold : -1;
  const own = qualities[source];
  return own?.holds ? (own.threshold ?? threshold) : -1;
}

/** Whether documents of this source lie outside what was calibrated: no threshold stands for them, and their scores were never held against the truth. */
export function isOutside(calibration: Calibration, source: string): boolean {
  const thresholds = Object.values(calibration.thresholds);
  const has = (of: string | undefined) => thresholds.some((each) => thresholdFor(calibration, each, of) >= 0);
  if ([undefined, ...Object.keys(calibration.qualities ?? {})].some(has)) return !has(source);
  return calibration.qualities !== undefined && (calibration.qualities[source] ?? 0) < minDocuments;
}

const sourceNames: Readonly<Record<string, string>> = { text: 'has a text layer', scan: 'is a scan', photo: 'is a photo' };

const warning = (source: string, what: string): string =>
  `${sourceNames[source] ?? `is a ${source}`}, and ${what} was not calibrated on such documents: its scores are less sure, no threshold is recommended`;

/** For whoever sent such a document over the wire. */
export const outsideNotice = (source: string): string => warning(source, 'the service');

/** For whoever runs the program and can do something about it. */
export const outsideWarning = (source: string): string => `${warning(source, 'the bundle')}. Label some, then beleg score and beleg calibrate`;
