/**
 * How long item tables take after reading: one page with some 60 rows, and an invoice of ten pages with some 400. CPU time of this process, medians, warm;
 * networks, features and decoding by themselves.
 *
 *   node --import tsx scripts/bench-line-items.ts [models/base] [repeats]
 */
import { loadEngine, understand } from '../src/detect.js';
import type { Document, Page } from '../src/document/document.js';
import { classifyLines } from '../src/extraction/decoding/classify.js';
import { decimalSign } from '../src/extraction/decoding/conventions.js';
import { lineItemsOf } from '../src/extraction/line-items/line-items.js';
import { encode } from '../src/features/encode.js';
import { random } from '../src/random.js';

const engine = await loadEngine(process.argv[2] ?? 'models/base');
const repeats = Number(process.argv[3] ?? 15);

await measure('page of 60 rows', tableOf([60]));
await measure('ten pages, 400 rows', tableOf(Array.from({ length: 10 }, () => 40)));

async function measure(what: string, document: Document): Promise<void> {
  const { lineItems } = engine.bundle;
  const pages = encode(document);
  const classified = await classifyLines(pages, lineItems!);
  const words = document.pages.reduce((sum, page) => sum + page.words.length, 0);
  console.log(`${what}: ${words} words, ${pages.length} pieces, ${lineItemsOf(classified, { decimal: decimalSign(pages) }).length} items found`);
  console.log(`  features                         ${await median(async () => encode(document))} ms`);
  console.log(`  line item network, its columns   ${await median(() => classifyLines(pages, lineItems!))} ms`);
  console.log(`  decoding of rows and cells       ${await median(async () => lineItemsOf(classified, { decimal: decimalSign(pages) }))} ms`);
  console.log(`  features, both networks, all     ${await median(() => understand(document, engine))} ms`);
}

/** A letter of rows: number, article, two words, quantity, unit, price, total; with a header on its first page, the sum on its last. */
function tableOf(rowsOfPages: readonly number[]): Document {
  const chance = random('bench line items');
  let [row, sum] = [0, 0];
  const pages = rowsOfPages.map((rows, page) => {
    const lines: (readonly [number, string])[][] = [];
    if (page === 0)
      lines.push(
        [[200, 'Muster GmbH, Musterweg 1, 50667 Köln']],
        [
          [200, 'Rechnung Nr. 4711'],
          [1600, 'Datum 12.03.2024'],
        ],
      );
    const at = [200, 300, 620, 1350, 1500, 1750, 2100];
    if (page === 0) lines.push(['Pos', 'Artikel', 'Bezeichnung', 'Menge', 'Einheit', 'Einzelpreis', 'Betrag'].map((text, i) => [at[i]!, text] as const));
    for (let i = 0; i < rows; i++) {
      const [quantity, price] = [chance.integer(1, 40), chance.integer(50, 90_000)];
      sum += quantity * price;
      const name = `${chance.pick(['Schraube', 'Brett', 'Kabel', 'Lampe', 'Dübel'])} ${chance.pick(['verzinkt', 'blau', 'M8', 'groß'])}`;
      const cells = [String(++row), `A-${chance.integer(1000, 99_999)}`, name, String(quantity), 'Stk', money(price), money(quantity * price)];
      lines.push(cells.map((text, c) => [at[c]!, text] as const));
    }
    if (page === rowsOfPages.length - 1) {
      const [net, vat] = [sum, Math.round(sum * 0.19)];
      for (const [words, cents] of [
        ['Nettobetrag', net],
        ['MwSt 19 %', vat],
        ['Gesamtbetrag EUR', net + vat],
      ] as const)
        lines.push([
          [1500, words],
          [2100, money(cents)],
        ]);
    }
    return pageOf(lines);
  });
  return {
    name: 'bench',
    resolution: 300,
    format: 'Letter',
    source: 'text',
    language: 'de',
    countries: ['DE'],
    quality: { mean: 0, deviation: 0, max: 0, wordRatio: 99 },
    pages,
    pageCount: pages.length,
  };
}

function pageOf(texts: readonly (readonly (readonly [number, string])[])[]): Page {
  const words: Page['words'][number][] = [];
  const step = Math.min(60, 3200 / texts.length);
  const lines = texts.map((parts, i) => {
    const y = 150 + i * step;
    const own: number[] = [];
    for (const [x, text] of parts) {
      let left = x;
      for (const word of text.split(' ')) {
        own.push(words.length);
        words.push({ text: word, box: { x: left, y, width: word.length * 18, height: 32 }, confidence: 1, fontSize: 40, bold: false, source: 'text' });
        left += (word.length + 1) * 18;
      }
    }
    const last = words[words.length - 1]!.box;
    return { words: own, box: { x: parts[0]![0], y, width: last.x + last.width - parts[0]![0], height: 32 } };
  });
  return { width: 2480, height: 3508, rotation: 0, words, lines, codes: [], rulings: [] };
}

function money(cents: number): string {
  return (cents / 100)
    .toFixed(2)
    .replace('.', ',')
    .replace(/\B(?=(\d{3})+,)/g, '.');
}

async function median(run: () => Promise<unknown>): Promise<string> {
  for (let i = 0; i < 12; i++) await run();
  const times: number[] = [];
  for (let i = 0; i < repeats; i++) {
    const started = process.cpuUsage();
    await run();
    const { user, system } = process.cpuUsage(started);
    times.push((user + system) / 1000);
  }
  return times.sort((a, b) => a - b)[repeats >> 1]!.toFixed(1);
}
