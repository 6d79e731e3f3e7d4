/**
 * What labelling costs: a scripted person labels synthetic invoices wholly (header, parties, eight rows each) on the page in Chromium, from the proposals of a
 * bundle that has seen neither them nor their wordings. Keys and clicks a document, beside the keys of typing the same values into tables.
 *
 *   node --import tsx scripts/bench-labelling.ts [--documents 20] [--bundle models/base] [--out reports/labelling/effort.md]
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { entryNamed, labels as labelsOf, openDataset } from '../src/dataset/store.js';
import { serveLabelling } from '../src/labelling/serve.js';
import { closeReaders } from '../src/reading/read.js';
import { makeDocuments } from './bench-labelling/documents.js';
import { type Effort, person } from './bench-labelling/person.js';
import { reportOf } from './bench-labelling/report.js';
import { keysOfTables } from './bench-labelling/table.js';

const { values: options } = parseArgs({
  options: {
    documents: { type: 'string', default: '20' },
    bundle: { type: 'string', default: 'models/base' },
    out: { type: 'string' },
    program: { type: 'string', default: '/usr/bin/chromium' },
  },
});

const folder = await mkdtemp(join(tmpdir(), 'beleg-labelling-'));
const path = join(folder, 'invoices');
const asked = await makeDocuments(path, Number(options.documents));
await closeReaders();
const server = await serveLabelling({ dataset: path, bundle: options.bundle, canLearn: false, own: [], port: 0 });
const browser = await chromium.launch({ executablePath: options.program, args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'] });
const page = await browser.newPage({ viewport: { width: 1600, height: 1000 }, bypassCSP: true });
page.setDefaultTimeout(120_000);
page.on('pageerror', (error) => process.stderr.write(`page: ${error.message}\n`));
const dataset = await openDataset(path);
const { label } = person(page, async (name) => labelsOf(await entryNamed(dataset, name)));
const efforts: Effort[] = [];
try {
  await page.goto(server.address);
  // The page opens what is worth most; after "checked" the next.
  for (let opened = ''; efforts.length < asked.length; ) {
    await page.waitForFunction(
      `document.querySelector('h1').textContent !== ${JSON.stringify(opened)} && document.querySelector('.entry.sure, .entry.unsure')`,
    );
    opened = (await page.locator('h1').textContent())!;
    const effort = await label(asked.find(({ name }) => name === opened)!);
    efforts.push(effort);
    process.stderr.write(
      `${effort.name}: ${effort.keys} keys, ${effort.clicks} clicks\n${[...effort.corrected, ...effort.left.map((each) => `LEFT ${each}`)].map((each) => `  ${each}\n`).join('')}`,
    );
  }
} finally {
  await browser.close();
  await server.stop();
  await rm(folder, { recursive: true });
}
const tables = keysOfTables(asked.map(({ truth }) => truth));
const report = reportOf(
  efforts.map((effort) => ({ ...effort, tableKeys: tables[asked.findIndex(({ name }) => name === effort.name)]! })),
  options.bundle,
);
process.stdout.write(report);
if (options.out) await writeFile(options.out, report);
