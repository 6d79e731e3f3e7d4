/** A bundle ready to serve: verified, its networks loaded, its calibration parsed. Rules and whitelists are given as bytes to those who read them. */
import { InputError } from '../errors.js';
import { featuresVersion } from '../features/contract.js';
import type { Calibration } from './calibration.js';
import type { Manifest } from './manifest.js';
import { requiredDetails } from './recommend.js';
import { loadNetwork, type Network } from '../onnx/runtime.js';
import { readManifest, readVerified, type StoredFile } from './store.js';
import { readCalibration } from './store-calibration.js';

export interface Bundle {
  readonly path: string;
  readonly manifest: Manifest;
  readonly details: Network;
  readonly lineItems: Network | undefined;
  /** In place of `details` for layouts that it has not learnt. */
  readonly others: Network | undefined;
  /** Likewise of `lineItems`. */
  readonly otherLineItems: Network | undefined;
  readonly calibration: Calibration | undefined;
  /** A file of the bundle, hash checked. */
  read(stored: StoredFile): Promise<Uint8Array>;
}

/** Throws InputError for a folder that is no bundle, a damaged one, or one trained on features of another version. */
export async function loadBundle(path: string): Promise<Bundle> {
  const manifest = await readManifest(path);
  if (manifest.featuresVersion !== featuresVersion) {
    throw new InputError(
      `${path}: trained on features ${manifest.featuresVersion}, this build computes ${featuresVersion}. Train it again: beleg train details DATASET --out RUN, then beleg export RUN --bundle ${path}`,
    );
  }
  const { details, lineItems, others, otherLineItems } = manifest.networks;
  if (!details)
    throw new InputError(
      `${path}: has no details network. Train and export one: beleg train details DATASET --out RUN, then beleg export RUN --bundle ${path}`,
    );
  // A detail that the network does not know has no predictions; without those that make a document bookable a bundle is of no use.
  const missing = requiredDetails.filter((name) => !details.columns.includes(name));
  if (missing.length > 0) {
    throw new InputError(
      `${path}: its details network was not trained for ${missing.join(', ')}. Train it again: beleg train details DATASET --out RUN, then beleg export RUN --bundle ${path}`,
    );
  }
  const read = (stored: StoredFile) => readVerified(path, stored);
  return {
    path,
    manifest,
    details: await loadNetwork(await read(details)),
    lineItems: lineItems && (await loadNetwork(await read(lineItems))),
    others: others && (await loadNetwork(await read(others))),
    otherLineItems: otherLineItems && (await loadNetwork(await read(otherLineItems))),
    calibration: manifest.calibration && (await readCalibration(path, manifest.calibration)),
    read,
  };
}
