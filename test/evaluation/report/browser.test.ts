/** Reports opened as a reader opens them: in a browser, offline. */
import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import test, { after } from 'node:test';
import { addLabelled, createDataset } from '../../../src/dataset/store.js';
import { calibrateRows } from '../../../src/evaluation/calibration/calibrate.js';
import { compareRows } from '../../../src/evaluation/compare.js';
import { comparisonPage } from '../../../src/evaluation/report/comparison.js';
import { readChosen } from '../../../src/evaluation/calibration/chosen-thresholds.js';
import { becomeFinal, reportOf } from '../../../src/evaluation/report/report.js';
import { writeReport } from '../../../src/evaluation/report/write.js';
import type { Row } from '../../../src/evaluation/rows.js';
import { model93, simulate } from '../../../src/evaluation/calibration/simulation.js';
import { writeWhole } from '../../../src/files.js';
import { drawn } from '../../drawn.js';
import { pdfOf } from '../../reading/files.js';
import { openPage, withoutChromium } from './chromium.js';

const folder = await mkdtemp(join(tmpdir(), 'browser-'));
after(() => rm(folder, { recursive: true, force: true }));

const rows: readonly Row[] = ['InvoiceId', 'InvoiceDate', 'GrandTotalAmount', 'LineItem.Quantity'].flatMap((detail) =>
  simulate(model93, 400, detail).map(
    ({ logit: _logit, ...row }, i): Row => ({
      ...row,
      detail,
      value: row.correct ? 'x' : '</script>',
      truth: 'x',
      quality: i % 4 ? 'text' : 'scan',
      language: 'de',
      seen: i % 6,
      ...(!row.correct && { loss: 'wrongly-chosen', box: [0, 10, 10, 40, 12] }),
    }),
  ),
);
const { calibration } = calibrateRows(rows, { targetPrecision: 0.95, confidence: 0.9 });

interface Seen {
  readonly charts: number;
  readonly marks: number;
  readonly first: readonly string[];
  readonly moved: readonly string[];
  readonly dearer: string;
  readonly less: readonly string[];
  readonly exported: string;
  readonly pictures: number;
  readonly requests: readonly string[];
  readonly dark: boolean;
  readonly contrasts: readonly number[];
  readonly wide: boolean;
}

/** What a reader does: look, move the sliders, untick a detail, export. */
const look = `async () => {
  const figures = () => ['straight', 'errors', 'saving'].map((id) => document.getElementById(id).textContent);
  const set = (name, value) => { const input = document.querySelector('[name=' + name + ']'); input.value = value; input.dispatchEvent(new Event('input', { bubbles: true })); };
  const luminance = (text) => { const [r, g, b] = text.match(/[\\d.]+/g).map((part) => { const c = part / 255; return c <= 0.03928 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4; }); return 0.2126 * r + 0.7152 * g + 0.0722 * b; };
  const canvas = document.createElement('div'); canvas.style.background = 'Canvas'; document.body.append(canvas);
  const paper = luminance(getComputedStyle(canvas).backgroundColor);
  const contrasts = ['body', 'td', 'th', '.bad', 'svg text', 'summary'].map((name) => {
    const element = document.querySelector(name); if (!element) return 21;
    const style = getComputedStyle(element); const own = luminance(element instanceof SVGElement ? style.fill : style.color);
    return (Math.max(own, paper) + 0.05) / (Math.min(own, paper) + 0.05); });
  const first = figures(); set('target', 1); const moved = figures(); set('costOfError', 500); const dearer = figures()[2];
  const box = document.querySelector('[name=detail]:checked'); box.click(); const less = figures();
  let blob; const make = URL.createObjectURL; URL.createObjectURL = (given) => { blob = given; return make(given); };
  document.getElementById('export').click();
  return {
    charts: document.querySelectorAll('svg.marks').length,
    marks: [...document.querySelectorAll('svg.marks')].filter((svg) => svg.querySelectorAll('.mark-symbol path, .mark-rule line, .mark-line path, .mark-rect path').length > 1).length,
    first, moved, dearer, less, exported: await blob.text(),
    pictures: [...document.querySelectorAll('svg.page image')].length,
    requests: performance.getEntriesByType('resource').map(({ name }) => name).filter((name) => /^https?:/.test(name)),
    dark: matchMedia('(prefers-color-scheme: dark)').matches, contrasts,
    wide: document.documentElement.scrollWidth > innerWidth,
  };
}`;

test('the report in a browser', { skip: withoutChromium }, async (t) => {
  const dataset = await createDataset(join(folder, 'set'));
  const wrong = rows.filter(({ correct }) => !correct).map(({ document }) => document);
  for (const name of [...new Set(wrong)])
    await addLabelled(dataset, name, await pdfOf([[{ text: 'Rechnung Nr. 4711', x: 60, y: 80 }]]), drawn('Rechnung Nr. 4711'), {
      details: { InvoiceId: [{ value: 'x', places: [{ page: 0, words: [2] }] }] },
      groups: {},
    });
  const final = becomeFinal(structuredClone([...rows]), calibration);
  const report = reportOf(final, calibration, { dataset: dataset.path, bundle: 'models/made' });
  assert.deepEqual(
    report.slices.experience!.map(({ name }) => name),
    ['new supplier', '1–2 labelled', '3–9 labelled'],
  );
  await writeReport(join(folder, 'out'), report, final, 'made-scores');
  for (const [scheme, flag] of [
    ['light', 1],
    ['dark', 0],
  ] as const)
    await t.test(scheme, async () => {
      const { found, errors } = await openPage<Seen>(join(folder, 'out', 'index.html'), look, [
        `--blink-settings=preferredColorScheme=${flag}`,
        '--window-size=1250,900',
      ]);
      assert.deepEqual(errors, [], 'the console stays silent');
      assert.deepEqual(found.requests, [], 'works offline');
      assert.equal(found.dark, scheme === 'dark');
      // Overview, losses, and two a detail.
      assert.equal(found.charts, 2 + 2 * report.details.length);
      assert.equal(found.marks, found.charts, 'no chart is empty');
      assert.equal(found.pictures, 12, 'as many pages as are shown have their picture');
      for (const [i, text] of found.first.entries()) assert.notEqual(text, found.moved[i], `${text}: moved with the target`);
      assert.notEqual(found.dearer, found.moved[2], 'errors cost more');
      assert.notEqual(found.less[1], found.moved[1], 'one detail less can be wrong');
      await writeFile(join(folder, 'thresholds.json'), found.exported);
      const { scores, targetPrecision, thresholds } = await readChosen(join(folder, 'thresholds.json'));
      assert.deepEqual([scores, targetPrecision], ['made-scores', 0.85]);
      assert.ok(Object.keys(thresholds).length === 2 && Object.values(thresholds).every((each) => each.targetPrecision === 0.85));
      assert.ok(Math.min(...found.contrasts) >= 4.5, `readable: contrasts ${found.contrasts.map((each) => each.toFixed(1))}`);
      assert.equal(found.wide, false, 'nothing sticks out to the right');
    });
});

test('a comparison in a browser', { skip: withoutChromium }, async () => {
  const path = join(folder, 'comparison.html');
  const after = rows.map((row, i) => (i % 9 === 0 ? { ...row, correct: false, value: '<b>' } : row));
  await writeWhole(path, comparisonPage(compareRows(rows, after, { targetPrecision: 0.95, confidence: 0.9 }), 'after against before'));
  const { found, errors } = await openPage<{ rows: number; bold: number }>(
    path,
    `() => ({ rows: document.querySelectorAll('tbody tr').length, bold: document.querySelectorAll('td b').length })`,
  );
  assert.deepEqual(errors, []);
  assert.ok(found.rows > 4, 'details, their sum and suppliers');
});
