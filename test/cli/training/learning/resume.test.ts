/** What `beleg learn` keeps while it works: after a kill nothing of it is done again, and of many documents some are judged. */
import assert from 'node:assert/strict';
import { appendFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import test, { after } from 'node:test';
import { keptLines } from '../../../../src/cli/training/learning/kept-lines.js';
import { labelledOf } from '../../../../src/cli/training/learning/labelled.js';
import { outOfFold, type Trial } from '../../../../src/cli/training/learning/out-of-fold.js';
import { folds } from '../../../../src/dataset/splits.js';
import { addLabelled, createDataset, type Entry } from '../../../../src/dataset/store.js';
import { type Engine, loadEngine } from '../../../../src/detect.js';
import { sample } from '../../../../src/synthesis/sample.js';
import { temporaryFolder } from '../../../bundle/made.js';

const folder = await temporaryFolder(after);
const at = (...names: string[]) => join(folder, ...names);
const base = new URL('../../../../models/base', import.meta.url).pathname;

async function linesIn(path: string): Promise<unknown[]> {
  const known: unknown[] = [];
  await (await keptLines(path, (line) => void known.push(line))).close();
  return known;
}

test('lines that were kept are there in the next call', async () => {
  const file = at('lines', 'kept.jsonl');
  const kept = await keptLines<{ readonly n: number }>(file, () => assert.fail('nothing is there yet'));
  await kept.add({ n: 1 });
  await kept.add({ n: 2 });
  await kept.close();
  assert.deepEqual(await linesIn(file), [{ n: 1 }, { n: 2 }]);
});

for (const [what, cut] of [
  ['in its middle', '{"n":'],
  ['before its end of line', '{"n":3}'],
] as const)
  test(`a last line that was cut ${what} is taken away`, async () => {
    const file = at('cut.jsonl');
    await writeFile(file, '{"n":1}\n{"n":2}\n');
    await appendFile(file, cut);
    assert.deepEqual(await linesIn(file), [{ n: 1 }, { n: 2 }]);
    assert.equal(await readFile(file, 'utf8'), '{"n":1}\n{"n":2}\n');
  });

/** Whose details network may answer so often. */
const answering = (engine: Engine, often: number): Engine => {
  const { details } = engine.bundle;
  let left = often;
  const run: typeof details.run = (tensors) => {
    if (left-- > 0) return details.run(tensors);
    throw new Error('asked again');
  };
  return { ...engine, bundle: { ...engine.bundle, details: { ...details, run } } };
};

test('after a kill no document is remembered or answered twice; of many some are judged', async () => {
  const dataset = await createDataset(at('dataset'));
  const pages: number[] = [];
  for (let i = 0; i < 6; i++) {
    const { document, labels } = sample('resume', i, { supplier: 9500 + (i % 2), heldOut: true, noise: 0, maxPages: 1 });
    pages.push(document.pages.length);
    await addLabelled(dataset, `${i}.txt`, new TextEncoder().encode(`${i}`), document, labels);
  }
  assert.deepEqual(pages, [1, 1, 1, 1, 1, 1]);
  const engine = await loadEngine(base);
  await assert.rejects(labelledOf(dataset.path, answering(engine, 4), at('work')), /asked again/);
  const { layouts, fresh } = await labelledOf(dataset.path, answering(engine, 2), at('work'));
  assert.deepEqual([...layouts.keys()], ['0.txt', '1.txt', '2.txt', '3.txt', '4.txt', '5.txt']);
  assert.deepEqual(
    fresh.map(({ name }) => name),
    [...layouts.keys()],
  );

  const trial = (often: number): Trial => ({
    layouts,
    fresh,
    network: { dataset: dataset.path, base, workers: 1 },
    bundle: base,
    engine: answering(engine, often),
    train: false,
    work: at('work'),
  });
  await assert.rejects(outOfFold(trial(1), 1), /asked again/);
  const { rows, judged } = await outOfFold(trial(3), 1);
  assert.equal(judged, 2);
  const documents = new Set(rows.before!.map(({ document }) => document));
  assert.equal(documents.size, 2, 'one of each half');
  assert.deepEqual(new Set(rows.memory!.map(({ document }) => document)), documents);
  // As text, in which there is one zero.
  assert.equal(JSON.stringify((await outOfFold(trial(0), 1)).rows), JSON.stringify(rows));
});

test('a half is answered without the details that got worse on the other half, and so in the next call', async () => {
  const engine = await loadEngine(base);
  const work = at('halves');
  await mkdir(work);
  const fresh = Array.from({ length: 12 }, (_, i): Entry => ({ dataset: { path: at('none'), description: '' }, name: `${i}.txt` }));
  const [first, second] = folds(fresh, 2, 1).map(({ test: judged }) => judged.map(({ name }) => name)) as [string[], string[]];
  const keep = (fold: number, way: string, names: readonly string[], correct: boolean) => {
    const rowOf = (document: string) => ({ document, supplier: '', detail: 'InvoiceId', value: way, truth: 'a', correct, rawScore: 0.5 });
    return writeFile(join(work, `fold-${fold}-${way}.jsonl`), names.map((document) => `${JSON.stringify({ document, rows: [rowOf(document)] })}\n`).join(''));
  };
  for (const [index, names] of [first, second].entries()) {
    await keep(index + 1, 'before', names, true);
    await keep(index + 1, 'memory', names, index === 0);
  }
  await keep(1, 'memory-in-part', first, true);
  const trial: Trial = {
    layouts: new Map(),
    fresh,
    network: { dataset: at('none'), base, workers: 1 },
    bundle: base,
    engine: answering(engine, 0),
    train: false,
    work,
  };
  const { rows, silent } = await outOfFold(trial);
  assert.deepEqual(silent, ['InvoiceId']);
  assert.deepEqual(
    rows.memory!.map(({ document, value }) => [document, value]),
    [...first.map((name) => [name, 'memory-in-part']), ...second.map((name) => [name, 'memory'])],
  );
});
