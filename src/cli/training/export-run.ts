/** A trained run written into a bundle as ONNX, once onnxruntime and tfjs were seen to agree. */
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { customDetailSchema, type TrainedNetwork } from '../../bundle/manifest.js';
import { readManifest, type StoredFile, storeFile } from '../../bundle/store.js';
import { storeWithoutLineItems } from '../../bundle/store-calibration.js';
import { changeBundle } from '../../bundle/versions.js';
import { InputError } from '../../errors.js';
import { exportNetwork, type Parity } from '../../export/parity.js';
import { readWeights } from '../../export/read-weights.js';
import { featuresVersion } from '../../features/contract.js';
import { columnNames, detailColumns } from '../../network/config.js';
import type { Weights } from '../../network/graph.js';
import { readRun } from '../../training/checkpoint.js';
import { pagesSource } from '../../training/batches/pages.js';
import type { PagesOptions } from '../../training/batches/pages-options.js';
import { leadingScore } from '../../training/task.js';

/** Batches of real rows on which both must agree. */
const parityBatches = 3;

/** Another bundle's network whose weights are averaged with the run's. */
export interface Average {
  readonly bundle: string;
  /** Of the run's weights, between 0 and 1. */
  readonly share: number;
}

/**
 * `requested`: in place of what the run was made for. `layoutsOf`: names of the documents whose layouts the network answers, where the bundle remembers them; what
 * the bundle had before answers all others. Throws an InputError where the other bundle lacks the network, or has one of another shape.
 */
export async function exportRun(
  folder: string,
  bundle: string,
  requested: Partial<Average> = {},
  layoutsOf?: readonly string[],
): Promise<{ readonly stored: StoredFile; readonly parity: Parity; readonly isSame: boolean }> {
  const { header, weights: trained } = await readRun(folder);
  const notes = header.notes as unknown as Notes;
  const average = averageOf(folder, notes, requested);
  const weights = average ? await averaged(trained, header.task.name, average) : trained;
  const batches = (await (await pagesSource({ ...notes.source, validationPages: 12 })).validation()).slice(0, parityBatches).map(({ inputs }) => inputs);
  const { bytes, parity } = await exportNetwork(header.task, weights, batches);
  const names = notes.custom.map(({ name }) => name);
  const f1 = header.validation && leadingScore(header.task.name, header.validation);
  let written: StoredFile | undefined;
  let isSame = false;
  const change = {
    by: 'export',
    from: notes.datasets.map(({ name }) => name),
    ...(f1 !== undefined && { figures: { [`${header.task.name} validation F1`]: f1 } }),
  };
  await changeBundle(bundle, change, async (manifest) => {
    const stored = await storeFile(bundle, `${header.task.name}.onnx`, bytes);
    written = stored;
    const [key, keyOfOthers] = header.task.name === 'details' ? (['details', 'others'] as const) : (['lineItems', 'otherLineItems'] as const);
    // Of a run of which nothing is kept: the network is what it was, and so are its thresholds.
    isSame = average?.share === 0 && manifest.networks[key]?.sha256 === stored.sha256;
    if (isSame) return manifest;
    // Networks of other features cannot be served beside this one.
    const fits = manifest.featuresVersion === featuresVersion;
    const columns = [...(header.task.name === 'details' ? detailColumns(names) : columnNames(names))];
    const before = fits ? (manifest.networks[keyOfOthers] ?? manifest.networks[key]) : undefined;
    const others = layoutsOf && isDeepStrictEqual(before?.columns, columns) ? before : undefined;
    const network: TrainedNetwork = {
      ...stored,
      config: { ...header.task.config },
      columns,
      training: {
        steps: header.step,
        pages: header.pages,
        seed: header.seed,
        languages: notes.languages,
        datasets: notes.datasets,
        ...(f1 !== undefined && { validationF1: f1 }),
        ...(notes.base && { base: notes.base }),
        ...(others && { documents: [...layoutsOf!] }),
        ...(notes.suppliers && { suppliers: notes.suppliers }),
        ...(notes.recipe && { recipe: notes.recipe }),
        ...(average && { averaged: { with: average.bundle, share: average.share } }),
        finished: new Date().toISOString(),
      },
    };
    const custom = notes.custom.map(
      (detail) =>
        manifest.customDetails.find(({ name }) => name === detail.name) ??
        customDetailSchema.parse({ ...detail, ...(header.task.name === 'line-items' && { lineItem: true }) }),
    );
    const kept = header.task.name === 'line-items' && fits ? manifest.calibration : undefined;
    return {
      ...manifest,
      featuresVersion,
      created: new Date().toISOString(),
      networks: {
        ...(fits && manifest.networks),
        [key]: network,
        [keyOfOthers]: others,
      },
      customDetails: [...manifest.customDetails.filter(({ name }) => !names.includes(name)), ...custom],
      // Scores of another network are not comparable with this one's.
      calibration: kept && (await storeWithoutLineItems(bundle, kept)),
    };
  });
  return { stored: written!, parity, isSame };
}

/** Undefined where the run's weights go alone. */
function averageOf(folder: string, { base, recipe }: Notes, requested: Partial<Average>): Average | undefined {
  const share = requested.share ?? (requested.bundle === undefined ? recipe?.average : undefined) ?? (requested.bundle === undefined ? 1 : 0.5);
  const bundle = requested.bundle ?? base;
  if (share === 1) return undefined;
  if (bundle === undefined) throw new InputError(`${folder}: began with no bundle to average with. Name one: --average BUNDLE, or leave out --share`);
  return { bundle, share };
}

/** What a network forgets while it learns from few documents comes back halfway to the weights it began with (Wortsman et al., Robust fine-tuning of zero-shot models, 2022). */
async function averaged(trained: Weights, task: 'details' | 'line-items', { bundle, share }: Average): Promise<Weights> {
  const { networks } = await readManifest(bundle);
  const network = task === 'details' ? networks.details : networks.lineItems;
  if (!network) throw new InputError(`${bundle}: has no network for ${task}. Name the bundle that the run began with`);
  const others = await readWeights(join(bundle, network.file));
  return new Map(
    [...trained].map(([name, values]) => {
      const other = others.get(name);
      if (other?.length !== values.length)
        throw new InputError(`${bundle}: its network for ${task} has another shape (${name}). Name the bundle that the run began with`);
      return [name, values.map((value, i) => (1 - share) * other[i]! + share * value)];
    }),
  );
}

/** What beleg train leaves in the run (training/plan.ts). */
interface Notes extends Pick<TrainedNetwork['training'], 'languages' | 'datasets' | 'base' | 'suppliers' | 'recipe'> {
  readonly source: PagesOptions;
  readonly custom: readonly { readonly name: string; readonly kind: string; readonly many: boolean }[];
}
