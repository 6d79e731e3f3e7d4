/** A trained run written into a bundle as ONNX, once onnxruntime and tfjs were seen to agree. */
import { customDetailSchema, type TrainedNetwork } from '../bundle/manifest.js';
import { readOrCreateManifest, replaceManifest, type StoredFile, storeFile } from '../bundle/store.js';
import { exportNetwork, type Parity } from '../export/parity.js';
import { featuresVersion } from '../features/contract.js';
import { columnNames, detailColumns } from '../network/config.js';
import { readRun } from '../training/checkpoint.js';
import { type PagesOptions, pagesSource } from '../training/pages.js';
import { leadingScore } from '../training/task.js';

/** Batches of real rows on which both must agree. */
const parityBatches = 3;

export async function exportRun(folder: string, bundle: string): Promise<{ readonly stored: StoredFile; readonly parity: Parity }> {
  const { header, weights } = await readRun(folder);
  const notes = header.notes as unknown as Notes;
  const batches = (await (await pagesSource({ ...notes.source, validationPages: 12 })).validation()).slice(0, parityBatches).map(({ inputs }) => inputs);
  const { bytes, parity } = await exportNetwork(header.task, weights, batches);
  const stored = await storeFile(bundle, `${header.task.name}.onnx`, bytes);
  const manifest = await readOrCreateManifest(bundle);
  const names = notes.custom.map(({ name }) => name);
  const f1 = header.validation && leadingScore(header.task.name, header.validation);
  const network: TrainedNetwork = {
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
      ...(notes.suppliers && { suppliers: notes.suppliers }),
      ...(notes.recipe && { recipe: notes.recipe }),
      finished: new Date().toISOString(),
    },
  };
  const custom = notes.custom.map(
    (detail) =>
      manifest.customDetails.find(({ name }) => name === detail.name) ??
      customDetailSchema.parse({ ...detail, ...(header.task.name === 'line-items' && { lineItem: true }) }),
  );
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
  return { stored, parity };
}

/** What beleg train leaves in the run (training/plan.ts). */
interface Notes extends Pick<TrainedNetwork['training'], 'languages' | 'datasets' | 'base' | 'suppliers' | 'recipe'> {
  readonly source: PagesOptions;
  readonly custom: readonly { readonly name: string; readonly kind: string; readonly many: boolean }[];
}
