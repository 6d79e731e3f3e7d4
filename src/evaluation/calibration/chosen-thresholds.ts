/** thresholds.json, chosen in a report's simulator: which scores it refers to, and how it enters a bundle's calibration. */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { type Calibration, type Threshold, thresholdSchema } from '../../bundle/calibration.js';
import { type Manifest, modelOf } from '../../bundle/manifest.js';
import { InputError } from '../../errors.js';

const chosenSchema = z.object({
  /** Of the bundle that was judged: see `scoresOf`. */
  scores: z.string().optional(),
  targetPrecision: z.number(),
  thresholds: z.record(
    z.string(),
    thresholdSchema.omit({ source: true }).refine(({ threshold }) => threshold === -1 || (threshold >= 0 && threshold <= 1)),
  ),
});
export type Chosen = z.infer<typeof chosenSchema>;

/** Network and calibrators: a threshold is meaningless for others. */
export function scoresOf(manifest: Manifest, { calibrators }: Calibration): string {
  const ordered = Object.entries(calibrators).sort(([a], [b]) => (a < b ? -1 : 1));
  return `${modelOf(manifest)}-${createHash('sha256').update(JSON.stringify(ordered)).digest('hex').slice(0, 8)}`;
}

/** InputError where the file is missing, no JSON, or not as the simulator saves it. */
export async function readChosen(path: string): Promise<Chosen> {
  let value: unknown;
  try {
    value = JSON.parse(await readFile(path, 'utf8'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') throw new InputError(`${path}: there is no such file. Save it from the simulator of a report`);
    throw new InputError(`${path}: is no JSON. Give the thresholds.json that a report's simulator saved, or the predictions.jsonl of beleg score`);
  }
  const parsed = chosenSchema.safeParse(value);
  if (parsed.success) return parsed.data;
  const { path: at, message } = parsed.error.issues[0]!;
  throw new InputError(`${path}: ${at.join('.') || 'it'} is not as a report's simulator saves it (${message}). Save it again`);
}

/** The calibration with the chosen thresholds; other details keep theirs. */
export function withChosen(calibration: Calibration, { thresholds }: Chosen): Calibration {
  const chosen = Object.entries(thresholds).map(([name, threshold]): [string, Threshold] => [
    name,
    { ...threshold, source: threshold.threshold < 0 ? 'none' : 'customer' },
  ]);
  return { ...calibration, thresholds: { ...calibration.thresholds, ...Object.fromEntries(chosen) } };
}
