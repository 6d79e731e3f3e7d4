/** `beleg export`: trained runs → ONNX in a bundle, once onnxruntime and tfjs were seen to agree. */
import { command } from '../command.js';
import { exportRun } from '../export-run.js';

export const exportCommand = command(
  {
    runs: { type: 'string', array: true, demandOption: true, describe: 'run folders of beleg train' },
    bundle: { type: 'string', demandOption: true, describe: 'folder of the bundle; made where it is missing' },
    json: { type: 'boolean', default: false, describe: 'print what was written as JSON' },
  },
  [['export runs/details runs/line-items --bundle models/acme', 'both networks into one bundle']],
  async ({ runs, bundle, json }) => {
    const written: object[] = [];
    for (const folder of runs) {
      const { stored, parity } = await exportRun(folder, bundle);
      written.push({ run: folder, file: stored.file, bytes: stored.bytes, difference: parity.largest, rows: parity.rows });
      if (!json)
        process.stdout.write(
          `export: ${bundle}/${stored.file}, ${(stored.bytes / 1e6).toFixed(1)} MB; onnxruntime and tfjs differ by at most ${parity.largest.toExponential(1)} on ${parity.rows} rows\n`,
        );
    }
    if (json) process.stdout.write(`${JSON.stringify(written)}\n`);
  },
);
