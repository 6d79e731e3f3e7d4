/** The labelling page in Debian's Chromium, as a person has it: on a server of the test's own. What the page or its console complains of is kept. */
import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { entryNamed, labels as labelsOf } from '../../../src/dataset/store.js';
import type { Labels } from '../../../src/dataset/label.js';
import type { Proposals } from '../../../src/labelling/wire.js';
import { invoice, type Made, served, wordNamed } from '../service-of.js';

const program = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find((path) => existsSync(path));
/** For `test(…, { skip })`. */
export const skip = program ? false : 'CHROMIUM IS NOT INSTALLED HERE, THE LABELLING PAGE IS NOT OPENED (apt-get install chromium)';

const patience = 120_000;

/** One for the tests of a file; none where there is no Chromium. */
export async function launched(after: (undo: () => Promise<void>) => void): Promise<Browser | undefined> {
  if (!program) return undefined;
  const { chromium } = await import('playwright-core');
  const browser = await chromium.launch({ executablePath: program, args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'], timeout: patience });
  after(() => browser.close());
  return browser;
}

const at = (...texts: readonly string[]) => ({ page: 0, words: texts.map(wordNamed) });
const sure = (value: string, ...texts: readonly string[]) => ({ value, score: 0.99, sure: true, place: at(...texts) });
const unsure = (value: string, score: number, ...texts: readonly string[]) => ({ value, score, sure: false, place: at(...texts) });

/** Of the invoice of service-of.ts. */
export const proposals: Proposals = {
  fields: {
    documentType: [{ value: 'Invoice', score: 0.99, sure: true }],
    InvoiceId: [sure('4711', '4711')],
    InvoiceDate: [unsure('2024-03-12', 0.6, '12.03.2024')],
    NetTotalAmount: [sure('100.00', '100,00')],
    VatTotalAmount: [sure('19.00', '19,00')],
    GrandTotalAmount: [unsure('119.00', 0.8, '119,00')],
  },
  groups: {},
  rows: [
    {
      cells: {
        Description: sure('Kabel <b>rot</b>', 'Kabel', '<b>rot</b>'),
        Quantity: sure('2.0', '2'),
        UnitPrice: unsure('50.0000', 0.7, '50,00'),
        TotalAmount: sure('100.00', '100,00'),
      },
      page: 0,
      firstLine: 2,
      lastLine: 2,
    },
  ],
  reasons: { InvoiceDate: ['Next is "4711" with 1 % against 60 %.'] },
  others: { InvoiceDate: [unsure('4711', 0.01, '4711')] },
};

export interface OpenedPage extends Made {
  readonly page: Page;
  /** On the disk. */
  labels(name?: string): Promise<Labels | undefined>;
  /** Until it holds; fails with what was there instead. */
  until<T>(read: () => Promise<T>, wanted: T): Promise<void>;
  press(...keys: readonly string[]): Promise<void>;
  value(key: string): ReturnType<Page['locator']>;
  /** The middle of a word of the first page, on the screen. */
  wordAt(text: string): Promise<{ readonly x: number; readonly y: number }>;
  /** Another person in another browser. */
  another(): Promise<Page>;
  readonly complaints: readonly string[];
}

export async function opened(browser: Browser, after: (undo: () => Promise<void>) => void, made?: Made): Promise<OpenedPage> {
  const own = made ?? (await served(after, { proposals, withPage: true }));
  const complaints: string[] = [];
  const open = async (): Promise<Page> => {
    const context = await browser.newContext({ viewport: { width: 1400, height: 900 } });
    after(() => context.close());
    const page = await context.newPage();
    page.setDefaultTimeout(patience);
    page.on('pageerror', (error) => complaints.push(error.message));
    page.on('console', (message) => message.type() === 'error' && !message.text().includes('409') && complaints.push(message.text()));
    await page.goto(own.server.address);
    await page.locator('.entry.sure, .entry.set').first().waitFor();
    return page;
  };
  const page = await open();
  return {
    ...own,
    page,
    complaints,
    another: open,
    labels: async (name = 'a.pdf') => labelsOf(await entryNamed(own.dataset, name)),
    async until(read, wanted) {
      const end = Date.now() + patience;
      let found = await read();
      while (Date.now() < end && JSON.stringify(found) !== JSON.stringify(wanted)) {
        await new Promise((resolve) => setTimeout(resolve, 50));
        found = await read();
      }
      assert.deepEqual(found, wanted);
    },
    async press(...keys) {
      for (const key of keys) await page.keyboard.press(key);
    },
    value: (key) => page.locator(`[data-key="${key}"]`),
    async wordAt(text) {
      const { x, y, width } = (await page.locator('.paper .sheet').first().boundingBox())!;
      const sheet = invoice.pages[0]!;
      const { box } = sheet.words[wordNamed(text)]!;
      const scale = width / sheet.width;
      return { x: x + (box.x + box.width / 2) * scale, y: y + (box.y + box.height / 2) * scale };
    },
  };
}
