/**
 * How well a customer's own columns of item tables are learnt: a synthetic customer's 60 documents of 15 suppliers to learn from, 76 others (12 further suppliers) to judge by.
 *
 *   node --import tsx scripts/measure-own-columns.ts make /tmp/own [5000]
 *   cp -r models/base /tmp/own/bundle
 *   node --import tsx src/cli/main.ts train line-items /tmp/own/learn --base models/base --customer /tmp/own/rules --out /tmp/own/run
 *   node --import tsx src/cli/main.ts export /tmp/own/run --bundle /tmp/own/bundle
 *   node --import tsx scripts/measure-own-columns.ts judge /tmp/own models/base /tmp/own/bundle [--wrong]
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Labels } from '../src/dataset/label.js';
import { folds } from '../src/dataset/splits.js';
import { addLabelled, createDataset, document as documentOf, entries, labels as labelsOf, openDataset } from '../src/dataset/store.js';
import { loadEngine, understand } from '../src/detect.js';
import { match } from '../src/evaluation/matching/match.js';
import { makeCustomer } from './measure-own-columns/make.js';
import { counting, report } from './measure-own-columns/tally.js';

const [what, folder, ...bundles] = process.argv.slice(2).filter((each) => each !== '--wrong');

if (what === 'make' && folder) {
  for (const [name, documents] of Object.entries(makeCustomer(bundles[0] === undefined ? undefined : Number(bundles[0])))) {
    const dataset = await createDataset(join(folder, name));
    for (const { document, labels } of documents) await addLabelled(dataset, `${document.name}.pdf`, Buffer.from(document.name), document, labels);
    const cells = (own: string) => documents.reduce((sum, { labels }) => sum + (labels.lineItems?.filter(({ custom }) => custom?.[own]).length ?? 0), 0);
    console.log(`${name}: ${documents.length} documents, ${cells('SerialNumber')} serial numbers, ${cells('Batch')} batches`);
  }
  await mkdir(join(folder, 'rules'), { recursive: true });
  await writeFile(join(folder, 'rules', 'details.yaml'), '- name: SerialNumber\n  lineItem: true\n- name: Batch\n  lineItem: true\n');
} else if (what === 'judge' && folder && bundles.length > 0) {
  const shown: { name: string; labels: Labels }[] = [];
  for (const entry of await entries(await openDataset(join(folder, 'learn')))) {
    const labels = (await labelsOf(entry))!;
    shown.push({ name: entry.name, labels });
  }
  // A fifth of the suppliers is held out by training.
  const heldOut = folds(shown, 5, 1)[0]!.test.map(({ name }) => name);
  const learnt = new Set(shown.filter(({ name }) => !heldOut.includes(name)).map(({ labels }) => labels.supplier));
  const test = await entries(await openDataset(join(folder, 'test')));
  for (const path of bundles) {
    const engine = await loadEngine(path);
    const tallies = counting();
    for (const entry of test) {
      const [document, labels] = [await documentOf(entry), (await labelsOf(entry))!];
      const found = await understand(document, engine);
      tallies.add(match(found, { ...labels, details: {}, groups: {} }, document), found.lineItems, labels, {
        name: entry.name,
        isKnown: learnt.has(labels.supplier),
      });
    }
    console.log(report(path, tallies, process.argv.includes('--wrong')));
  }
} else throw new Error('make FOLDER [SUPPLIER], or judge FOLDER BUNDLE…');
