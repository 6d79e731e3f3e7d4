/** What a training takes from the bundle that it starts from: its weights, and the customer's columns that it has. */
import { join } from 'node:path';
import { ofDocument, ofLineItems, suppliersOf } from '../../bundle/manifest.js';
import { readManifest } from '../../bundle/store.js';
import { InputError } from '../../errors.js';
import { readWeights } from '../../export/read-weights.js';
import { beginningVersions, featuresVersion } from '../../features/contract.js';
import { columnNames, detailColumns } from '../../network/config.js';
import { withColumns } from '../../network/weights.js';
import { readCustomDetails } from '../../rules/custom-details.js';
import type { TrainingOptions } from '../../training/plan.js';

/** Columns that the base has already stay where they are; what the customer declares besides follows. */
export async function customOf(task: TrainingOptions['task'], base: string | undefined, customer: string | undefined): Promise<TrainingOptions['custom']> {
  const ofTask = task === 'details' ? ofDocument : ofLineItems;
  const declared = ofTask(customer ? await readCustomDetails(customer) : []);
  const manifest = base ? await readManifest(base) : undefined;
  const columns = (task === 'details' ? manifest?.networks.details : manifest?.networks.lineItems)?.columns ?? [];
  const known = (manifest?.customDetails ?? []).filter(({ name }) => columns.includes(name)).sort((a, b) => columns.indexOf(a.name) - columns.indexOf(b.name));
  const added = declared.filter(({ name }) => !known.some((detail) => detail.name === name));
  return [...known, ...added].map(({ name, kind, many }) => ({ name, kind, many }));
}

/**
 * The bundle to start from, as a plan wants it. Throws InputError where it was trained on features that no training begins with, or has no network of the task.
 */
export async function baseOf(path: string, task: TrainingOptions['task']) {
  const { networks, customDetails, featuresVersion: trained } = await readManifest(path);
  if (trained !== featuresVersion && !beginningVersions.includes(trained))
    throw new InputError(`${path}: trained on features ${trained}, this build computes ${featuresVersion}. Train without --base, or name another bundle`);
  const network = task === 'details' ? networks.details : networks.lineItems;
  if (!network) throw new InputError(`${path}: has no ${task} network to start from. Train without --base, or name another bundle`);
  const suppliers = suppliersOf(network);
  const [layers, builtIn] = task === 'details' ? [['head/detail', 'head/none'], detailColumns()] : [['head/columns'], columnNames()];
  const custom = network.columns.filter((column) => customDetails.some(({ name }) => name === column));
  const weights = withColumns(await readWeights(join(path, network.file)), layers, network.columns, [...builtIn, ...custom], 1);
  return { path, weights, ...(suppliers && { suppliers }) };
}
