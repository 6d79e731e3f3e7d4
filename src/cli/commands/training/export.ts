/** `beleg export`: trained runs → ONNX in a bundle, once onnxruntime and tfjs were seen to agree. */
import { bundleFolder, ownBundleFolder } from '../../../bundle/shipped.js';
import { readManifest } from '../../../bundle/store.js';
import { InputError } from '../../../errors.js';
import { command } from '../../command.js';
import { exportRun } from '../../training/export-run.js';

export const exportCommand = command(
  {
    runs: { type: 'string', array: true, demandOption: true, describe: 'run folders of beleg train' },
    bundle: { type: 'string', demandOption: true, coerce: ownBundleFolder, describe: 'folder of the bundle; made where it is missing' },
    average: {
      type: 'string',
      coerce: bundleFolder,
      describe: 'bundle whose weights are averaged with those of the run, so that less of it is forgotten; the one it began with where --share is given',
    },
    share: { type: 'number', describe: 'share of the run in an average, above 0 and up to 1; as the training was told where absent, 0.5 with --average' },
    json: { type: 'boolean', default: false, describe: 'print what was written as JSON' },
  },
  [
    ['export runs/details runs/line-items --bundle models/acme', 'both networks into one bundle'],
    ['export runs/details --bundle models/next --average base --share 0.7', 'seven tenths of the run, three of the base'],
  ],
  async ({ runs, bundle, average, share, json }) => {
    if (share !== undefined && !(share > 0 && share <= 1)) throw new InputError(`--share ${share}: no share. Give a number above 0 and up to 1, as 0.5`);
    const written: object[] = [];
    let isChanged = false;
    for (const folder of runs) {
      const { stored, parity, isSame } = await exportRun(folder, bundle, {
        ...(average !== undefined && { bundle: average }),
        ...(share !== undefined && { share }),
      });
      isChanged ||= !isSame;
      written.push({ run: folder, file: stored.file, bytes: stored.bytes, difference: parity.largest, rows: parity.rows });
      if (!json)
        process.stdout.write(
          `export: ${bundle}/${stored.file}, ${(stored.bytes / 1e6).toFixed(1)} MB; onnxruntime and tfjs differ by at most ${parity.largest.toExponential(1)} on ${parity.rows} rows\n`,
        );
    }
    if (json) return void process.stdout.write(`${JSON.stringify(written)}\n`);
    if (!isChanged) return void process.stdout.write(`export: nothing was learnt: the network and the thresholds of ${bundle} are what they were\n`);
    const lost = (await readManifest(bundle)).calibration ? 'no threshold is recommended for line items' : 'scores are raw, no threshold is recommended';
    process.stdout.write(
      `export: ${bundle} is not calibrated for what was exported: ${lost}. Next: beleg score DATASET --bundle ${bundle}, then beleg calibrate\n`,
    );
  },
);
