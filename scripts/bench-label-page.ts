/**
 * How quick the labelling page is: milliseconds until the list of 2,000 labelled documents answers, and frames a second in Chromium while a page of 2,000 words is
 * scrolled, zoomed and pointed at, with a picture of 150 dots per inch. No model takes part. `--page` measures other builds of the page beside the one of dist/.
 *
 *   node --import tsx scripts/bench-label-page.ts [--documents 2000] [--words 2000] [--rounds 1] [--page OTHER/dist/labelling/page/]
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium, type Page } from 'playwright-core';
import sharp from 'sharp';
import { addLabelled, createDataset } from '../src/dataset/store.js';
import type { Document } from '../src/document/document.js';
import { pageFiles } from '../src/labelling/http/page-files.js';
import { serveLabelling } from '../src/labelling/serve.js';

const { values: options } = parseArgs({
  options: {
    documents: { type: 'string', default: '2000' },
    words: { type: 'string', default: '2000' },
    rounds: { type: 'string', default: '1' },
    page: { type: 'string', multiple: true, default: [] },
    program: { type: 'string', default: '/usr/bin/chromium' },
  },
});
const [count, wordCount] = [Number(options.documents), Number(options.words)];
const perLine = 20;

function page(words: number): Document {
  const lines = Array.from({ length: Math.ceil(words / perLine) }, (_, line) => Array.from({ length: perLine }, (_, i) => line * perLine + i));
  const [width, height] = [2480, 3508];
  const box = (index: number) => ({
    x: 100 + (index % perLine) * 115,
    y: 100 + Math.floor(index / perLine) * (3300 / lines.length),
    width: 95,
    height: 2400 / lines.length,
  });
  return {
    name: 'words',
    resolution: 300,
    format: 'Letter',
    source: 'text',
    language: 'en',
    countries: ['GB'],
    quality: { mean: 0, deviation: 0, max: 0, wordRatio: 100 },
    pageCount: 1,
    pages: [
      {
        width,
        height,
        rotation: 0,
        codes: [],
        rulings: [],
        words: lines.flat().map((index) => ({ text: `w${index}`, box: box(index), confidence: 1, fontSize: 20, bold: false, source: 'text' })),
        lines: lines.map((own) => ({ words: own, box: { ...box(own[0]!), width: 2280 } })),
      },
    ],
  };
}

const folder = await mkdtemp(join(tmpdir(), 'beleg-label-page-'));
const dataset = await createDataset(join(folder, 'many'));
const label = (value: string, word: number) => [{ value, places: [{ page: 0, words: [word] }] }];
for (let i = 0; i < count; i++)
  await addLabelled(dataset, `d${String(i).padStart(5, '0')}.pdf`, new Uint8Array([i % 256, i >> 8]), page(i === 0 ? wordCount : 20), {
    details: { InvoiceId: label(`w${i}`, 0), SenderVatId: label(`DE${i % 200}`, 1) },
    groups: {},
    contacts: [{ role: 'Sender', fields: { Name: { value: `Supplier ${i % 200}`, places: [{ page: 0, words: [2] }] } } }],
  });
const nothing = { fields: {}, groups: {}, rows: [], reasons: {}, others: {} };
const [pictured] = page(wordCount).pages as [Document['pages'][0]];
const texts = pictured.words.map(({ text, box }) => `<text x="${box.x}" y="${box.y + box.height * 0.7}" font-size="${box.height}">${text}</text>`);
const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${pictured.width} ${pictured.height}" width="1240" height="1754"><rect width="100%" height="100%" fill="#fff"/>${texts.join('')}</svg>`;
const picture = await sharp(Buffer.from(svg)).png().toBuffer();
const workers = {
  propose: async () => nothing,
  picture: async () => ({ type: 'image/png' as const, bytes: picture }),
  reload: () => {},
  close: async () => {},
};
const server = await serveLabelling({ dataset: join(folder, 'many'), bundle: 'models/base', canLearn: false, own: [], port: 0, workers });
const headers = { authorization: `Bearer ${server.token}` };
const list = async (): Promise<{ readonly ms: number; readonly scanned: number; readonly proposed: number }> => {
  const started = performance.now();
  const body = (await (await fetch(`http://127.0.0.1:${server.port}/api/documents`, { headers })).json()) as { scanned: number; proposed: number };
  return { ...body, ms: performance.now() - started };
};
const median = (values: readonly number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]!;

const while_: number[] = [];
for (let state = await list(); state.proposed < count; state = await list()) {
  while_.push(state.ms);
  await new Promise((resolve) => setTimeout(resolve, 200));
}
const after: number[] = [];
for (let i = 0; i < 20; i++) after.push((await list()).ms);
process.stdout.write(
  `list of ${count}: ${median(after).toFixed(0)} ms (slowest of 20: ${Math.max(...after).toFixed(0)}); while looking through them ${median(while_).toFixed(0)} ms (slowest of ${while_.length}: ${Math.max(...while_).toFixed(0)})\n`,
);

await server.stop();

const browser = await chromium.launch({ executablePath: options.program, args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'] });

/** Frames a second while something is done at each frame, for 3 seconds. */
async function frames(tab: Page, what: string, each: string): Promise<void> {
  const times = (await tab.evaluate(`new Promise((resolve) => {
    const viewer = document.querySelector('.viewer');
    const svg = document.querySelector('.paper svg');
    const key = (key) => dispatchEvent(new KeyboardEvent('keydown', { key }));
    const times = [];
    const step = (time) => {
      times.push(time);
      const i = times.length;
      ${each}
      if (time - times[0] < 3000) requestAnimationFrame(step);
      else resolve(times);
    };
    requestAnimationFrame(step);
  })`)) as number[];
  const gaps = times.slice(1).map((time, i) => time - times[i]!);
  process.stdout.write(
    `  ${what}: ${((1000 * gaps.length) / (times.at(-1)! - times[0]!)).toFixed(0)} frames a second, the slowest tenth ${[...gaps].sort((a, b) => b - a)[Math.floor(gaps.length / 10)]!.toFixed(0)} ms\n`,
  );
}

async function look(folderOfPage: string | undefined): Promise<void> {
  const files = await pageFiles(folderOfPage === undefined ? undefined : pathToFileURL(resolve(folderOfPage, 'x')));
  const shown = await serveLabelling({ dataset: join(folder, 'many'), bundle: 'models/base', canLearn: false, own: [], port: 0, workers, files });
  const tab = await browser.newPage({ viewport: { width: 1600, height: 1000 } });
  tab.setDefaultTimeout(120_000);
  await tab.goto(`${shown.address}#d00000.pdf`);
  await tab.locator('.paper .words').waitFor();
  await tab.waitForTimeout(2000);
  process.stdout.write(`page of ${folderOfPage ?? 'dist/'}, ${wordCount} words\n`);
  await frames(tab, 'at rest', '');
  await frames(
    tab,
    'pointed at',
    `svg.dispatchEvent(new PointerEvent('pointermove', { clientX: 300 + (i * 7) % 700, clientY: 100 + (i * 5) % 700, bubbles: true }));`,
  );
  await tab.keyboard.press('+');
  await tab.keyboard.press('+');
  await tab.waitForTimeout(1000);
  await frames(tab, 'scrolled', 'viewer.scrollTop = (i * 20) % 800; viewer.scrollLeft = (i * 5) % 300;');
  await frames(tab, 'zoomed at each frame', `key(i % 8 < 4 ? '+' : '-');`);
  await tab.close();
  await shown.stop();
}
for (let round = 0; round < Number(options.rounds); round++) for (const each of [undefined, ...options.page]) await look(each);
await browser.close();
await rm(folder, { recursive: true });
