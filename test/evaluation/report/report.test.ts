import assert from 'node:assert/strict';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import test from 'node:test';
import type { Labels } from '../../../src/dataset/label.js';
import { addLabelled, createDataset } from '../../../src/dataset/store.js';
import { calibrateRows } from '../../../src/evaluation/calibration/calibrate.js';
import { html, jsonScript } from '../../../src/evaluation/report/markup.js';
import { becomeFinal, reportOf } from '../../../src/evaluation/report/report.js';
import { simulateAutomation, simulatorData } from '../../../src/evaluation/report/simulator.js';
import { writeReport } from '../../../src/evaluation/report/write.js';
import type { Row } from '../../../src/evaluation/rows.js';
import { documentsToScore, scoreDocuments } from '../../../src/evaluation/score.js';
import { extractionOf } from '../../../src/evaluation/matching/from-response.js';
import { random } from '../../../src/random.js';
import { drawn } from '../../drawn.js';

async function inFolder<T>(use: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'report-'));
  try {
    return await use(folder);
  } finally {
    await rm(folder, { recursive: true });
  }
}

const label = (value: string, ...words: number[]) => ({ value, places: [{ page: 0, words }] });
const documentOf = (i: number) => drawn(`Rechnung Nr. ${4711 + i}\n<script>alert(${i})</script>`, { language: i % 2 ? 'de' : 'en' });
const labels = (i: number): Labels => ({ supplier: `s${i % 12}`, documentType: 'Invoice', details: { InvoiceId: [label(`${4711 + i}`, 2)] }, groups: {} });

/** Right in nine of ten, with scores that know it a little. */
async function scored(folder: string): Promise<Row[]> {
  const dataset = await createDataset(join(folder, 'set'));
  for (let i = 0; i < 40; i++) await addLabelled(dataset, `d${i}.pdf`, Buffer.from(`document ${i}`), documentOf(i), labels(i));
  const stream = random('scored');
  const rows: Row[] = [];
  const { documents } = await documentsToScore(dataset.path, undefined);
  const recognise = async () => {
    const right = stream.chance(0.9);
    const Score = right ? 0.8 + 0.2 * stream.next() : 0.9 * stream.next();
    return { right, Score };
  };
  for await (const each of scoreDocuments(
    documents,
    async (_document, { name }) => {
      const { right, Score } = await recognise();
      const i = Number(/\d+/.exec(name)![0]);
      return extractionOf({
        InvoiceDetailTypePredictions: [
          { TypeName: 'InvoiceId', Value: right ? `${4711 + i}` : '</script><b>', Score },
          { TypeName: 'DocumentType', Value: 'Invoice', Score: 0.99 },
        ],
      });
    },
    { foreign: true },
  ))
    rows.push(...each.rows);
  return rows;
}

test('a report holds the same numbers in its page, its JSON and its CSV, and shows what documents say as text', () =>
  inFolder(async (folder) => {
    const rows = await scored(folder);
    const { calibration } = calibrateRows(rows, { targetPrecision: 0.9, confidence: 0.9 });
    const final = becomeFinal(structuredClone([...rows]), calibration);
    const report = reportOf(final, calibration, { dataset: join(folder, 'set'), bundle: 'models/none' });
    assert.equal(report.documents, 40);
    const invoiceId = report.details.find(({ detail }) => detail === 'InvoiceId')!;
    assert.equal(invoiceId.correct + invoiceId.wrong, 40);
    assert.ok(invoiceId.precision.low < invoiceId.precision.value && invoiceId.precision.value < invoiceId.precision.high);
    assert.deepEqual(
      report.slices.language!.map(({ documents }) => documents),
      [20, 20],
    );
    assert.equal(report.worst.length, invoiceId.wrong);
    await writeReport(join(folder, 'out'), report, final);
    const [page, csv, json] = await Promise.all(['index.html', 'details.csv', 'report.json'].map((name) => readFile(join(folder, 'out', name), 'utf8')));
    assert.equal(JSON.parse(json!).details.length, csv!.trim().split('\r\n').length - 1);
    assert.ok(csv!.includes(`InvoiceId,40,40,${invoiceId.correct}`));
    assert.ok(page!.includes(`${(100 * invoiceId.precision.value).toFixed(1)} %`));
    assert.ok(page!.includes('&lt;/script&gt;&lt;b&gt;') && !page!.includes('</script><b>') && !page!.includes('<script>alert'));
    assert.ok(page!.includes('<svg class="page"') && page!.includes('class="marks"'));
    assert.ok(!/(?:src|href)="?https?:(?!\/\/127\.0\.0\.1:8090\/#)/.test(page!), 'needs nothing from elsewhere');
    assert.match(page!, /<a href="http:\/\/127\.0\.0\.1:8090\/#/, 'wrong values open in the labelling page');
    const script = /<script>\n([\s\S]*?)<\/script>/.exec(page!)![1]!;
    assert.doesNotThrow(() => new Function(script));
    const data = JSON.parse(/id="simulator-data">(.*?)<\/script>/.exec(page!)![1]!);
    const inPage = new Function('data', 'setting', `${script.slice(0, script.indexOf('\nconst data = JSON'))}\nreturn simulateAutomation(data, setting);`);
    const setting = { target: 2, details: ['InvoiceId'], costOfCheck: 2, costOfError: 40 };
    assert.deepEqual(inPage(data, setting), simulateAutomation(data, setting));
  }));

test('copies of a document count once', () =>
  inFolder(async (folder) => {
    const dataset = await createDataset(join(folder, 'set'));
    for (const name of ['a.pdf', 'b.pdf']) await addLabelled(dataset, name, Buffer.from(name), documentOf(1), labels(1));
    const { documents, notes } = await documentsToScore(dataset.path, undefined);
    assert.equal(documents.length, 1);
    assert.match(notes[0]!, /b\.pdf: has the same words as a\.pdf/);
  }));

test('a dataset without labels is told', () =>
  inFolder(async (folder) => {
    const { path } = await createDataset(join(folder, 'set'));
    await assert.rejects(documentsToScore(path, undefined), /none of its 0 documents is labelled/);
  }));

test('automation is counted on whole documents', () => {
  const row = (document: string, detail: string, score: number, correct: boolean, value = 'x') => ({
    document,
    supplier: document,
    detail,
    score,
    passes: false,
    rawScore: score,
    correct,
    value,
    truth: 'x',
  });
  const rows = [
    ...[row('a', 'InvoiceId', 0.9, true), row('a', 'InvoiceDate', 0.9, true)],
    ...[row('b', 'InvoiceId', 0.9, true), row('b', 'InvoiceDate', 0.2, false)],
    ...[row('c', 'InvoiceId', 0.9, false), row('c', 'InvoiceDate', 0.9, true)],
    ...[row('d', 'InvoiceId', 0.9, true), row('d', 'InvoiceDate', 0, false, '')],
  ];
  const data = { ...simulatorData(rows), thresholds: [[0.5], [0.5]] };
  const run = (details: readonly string[]) => simulateAutomation(data, { target: 0, details, costOfCheck: 1, costOfError: 10 });
  assert.deepEqual(run(['InvoiceId', 'InvoiceDate']), { documents: 4, straight: 2, faulty: 1, errors: 1, saving: -8 });
  assert.deepEqual(run(['InvoiceDate']), { documents: 4, straight: 2, faulty: 0, errors: 0, saving: 2 });
  assert.equal(run([]).straight, 0);
  assert.deepEqual(data.promises[0]!.at(-1), {
    threshold: -1,
    n: 3,
    accepted: 0,
    wrong: 0,
    targetPrecision: 0.995,
    confidence: 0.9,
    reason: '3 predictions, at least 460 flawless ones are needed for precision 0.995; label about 457 more',
  });
});

test('markup escapes all but markup', () => {
  assert.equal(html`<b title="${'"x"'}">${'<i>'}${html`<u>${1}</u>`}${undefined}</b>`.html, '<b title="&quot;x&quot;">&lt;i&gt;<u>1</u></b>');
  assert.ok(!jsonScript('a', { x: '</script>' }).html.includes('</script><'));
});
