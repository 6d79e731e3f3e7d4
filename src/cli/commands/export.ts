/** `beleg export`: trained runs → ONNX in a bundle, once onnxruntime and tfjs were seen to agree. */
import { customDetailSchema } from '../../bundle/manifest.js';
import { readOrCreateManifest, replaceManifest, storeFile } from '../../bundle/store.js';
import { exportNetwork } from '../../export/parity.js';
import { featuresVersion } from '../../features/contract.js';
import { columnNames, detailColumns } from '../../network/config.js';
import { readRun } from '../../training/checkpoint.js';
import { type PagesOptions, pagesSource } from '../../training/pages.js';
import { leadingScore } from '../../training/task.js';
import { command } from '../command.js';

/** Batches of real rows on which both must agree. */
const parityBatches = 3;

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
      const { header, weights } = await readRun(folder);
      const notes = header.notes as unknown as Notes;
      const batches = (await (await pagesSource({ ...notes.source, validationPages: 12 })).validation()).slice(0, parityBatches).map(({ inputs }) => inputs);
      const { bytes, parity } = await exportNetwork(header.task, weights, batches);
      const stored = await storeFile(bundle, `${header.task.name}.onnx`, bytes);
      const manifest = await readOrCreateManifest(bundle);
      const names = notes.custom.map(({ name }) => name);
      const f1 = header.validation && leadingScore(header.task.name, header.validation);
      const network = {
        ...stored,
        config: { ...header.task.config },
        columns: [...(header.task.name === 'details' ? detailColumns(names) : columnNames(names))],
        training: {
          steps: header.step,
          pages: header.pages,
          seed: header.seed,
          languages: notes.languages,
          datasets: notes.datasets,
          ...(f1 !== undefined && { validationF1: f1 }),
          ...(notes.base && { base: notes.base }),
          finished: new Date().toISOString(),
        },
      };
      const custom = notes.custom.map((detail) => manifest.customDetails.find(({ name }) => name === detail.name) ?? customDetailSchema.parse(detail));
      await replaceManifest(bundle, {
        ...manifest,
        featuresVersion,
        created: new Date().toISOString(),
        // A network of other features cannot be served beside this one.
        networks: {
          ...(manifest.featuresVersion === featuresVersion && manifest.networks),
          [header.task.name === 'details' ? 'details' : 'lineItems']: network,
        },
        customDetails: [...manifest.customDetails.filter(({ name }) => !names.includes(name)), ...custom],
        // Scores of another network say nothing about this one's.
        ...(header.task.name === 'details' && { calibration: undefined }),
      });
      written.push({ run: folder, file: stored.file, bytes: stored.bytes, difference: parity.largest, rows: parity.rows });
      if (!json)
        process.stdout.write(
          `export: ${bundle}/${stored.file}, ${(stored.bytes / 1e6).toFixed(1)} MB; onnxruntime and tfjs differ by at most ${parity.largest.toExponential(1)} on ${parity.rows} rows\n`,
        );
    }
    if (json) process.stdout.write(`${JSON.stringify(written)}\n`);
  },
);

/** What beleg train leaves in the run (training/plan.ts). */
interface Notes {
  readonly source: PagesOptions;
  readonly custom: readonly { readonly name: string; readonly kind: string; readonly many: boolean }[];
  readonly languages: string[];
  readonly datasets: { name: string; documents: number; sha256: string }[];
  readonly base?: string;
}
