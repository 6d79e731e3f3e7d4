/** Writes a calibration into a bundle. */
import { InputError } from '../errors.js';
import { type Calibration, calibrationSchema } from './calibration.js';
import { type Manifest, modelOf } from './manifest.js';
import { storeFile } from './store.js';
import { type Change, changeBundle } from './versions.js';

/** `scored`: the manifest whose scores were calibrated. Throws InputError where the bundle has another network by now: scores of one say nothing of the other. */
export async function storeCalibration(path: string, scored: Manifest, calibration: Calibration, change: Change): Promise<void> {
  const bytes = Buffer.from(`${JSON.stringify(calibrationSchema.parse(calibration), undefined, 1)}\n`);
  await changeBundle(path, change, async (manifest) => {
    if (modelOf(manifest) !== modelOf(scored))
      throw new InputError(
        `${path}: another command has put another network into it meanwhile (${modelOf(manifest)}, was ${modelOf(scored)}). Score and calibrate it again`,
      );
    return { ...manifest, calibration: await storeFile(path, 'calibration.json', bytes) };
  });
}
