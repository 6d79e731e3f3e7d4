/** Reads the calibration of a bundle and writes it. */
import { InputError } from '../errors.js';
import { type Calibration, calibrationSchema } from './calibration.js';
import { type Manifest, modelOf } from './manifest.js';
import { isOfLineItems } from './recommend.js';
import { readVerified, type StoredFile, storeFile } from './store.js';
import { type Change, changeBundle } from './versions.js';

/** Throws InputError where the file is missing, damaged, or of another form than this build's. */
export async function readCalibration(path: string, stored: StoredFile): Promise<Calibration> {
  const parsed = calibrationSchema.safeParse(JSON.parse(Buffer.from(await readVerified(path, stored)).toString('utf8')));
  if (parsed.success) return parsed.data;
  throw new InputError(`${path}/${stored.file}: is no calibration as this build writes it. Calibrate again: beleg score, then beleg calibrate`);
}

/** `scored`: the manifest whose scores were calibrated. Throws InputError where the bundle has another network by now: scores of one are not comparable with those of the other. */
export async function storeCalibration(path: string, scored: Manifest, calibration: Calibration, change: Change): Promise<void> {
  await changeBundle(path, change, async (manifest) => {
    if (modelOf(manifest) !== modelOf(scored))
      throw new InputError(
        `${path}: another command has put another network into it meanwhile (${modelOf(manifest)}, was ${modelOf(scored)}). Score and calibrate it again`,
      );
    return { ...manifest, calibration: await storeBytes(path, calibration) };
  });
}

/** Stores the calibration without what was fitted to scores of the line item network; the pooled calibrator rates line items until they are calibrated again. Not yet part of the bundle. */
export async function storeWithoutLineItems(path: string, stored: StoredFile): Promise<StoredFile> {
  const { calibrators, thresholds, ...rest } = await readCalibration(path, stored);
  return storeBytes(path, { ...rest, calibrators: ofHeader(calibrators), thresholds: ofHeader(thresholds) });
}

const ofHeader = <T>(named: Readonly<Record<string, T>>): Record<string, T> =>
  Object.fromEntries(Object.entries(named).filter(([name]) => !isOfLineItems(name)));

const storeBytes = (path: string, calibration: Calibration): Promise<StoredFile> =>
  storeFile(path, 'calibration.json', Buffer.from(`${JSON.stringify(calibrationSchema.parse(calibration), undefined, 1)}\n`));
