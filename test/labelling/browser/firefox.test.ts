/** The labelling page in Debian's Firefox: a document labelled by keys and by mouse, on pages that are zoomed and turned. Needs npm run build. */
import assert from 'node:assert/strict';
import test from 'node:test';
import { entryNamed, labels as labelsOf } from '../../../src/dataset/store.js';
import { invoice, served, wordNamed } from '../service-of.js';
import { type Firefox, firefox, skip } from './firefox.js';
import { proposals } from './opened.js';

if (skip) process.stderr.write(`${skip}\n`);

/** The middle of a word on the screen, as the browser itself draws it. */
const wordAt = (page: Firefox, text: string) => {
  const { x, y, width, height } = invoice.pages[0]!.words[wordNamed(text)]!.box;
  return page.evaluate<{ x: number; y: number }>(
    `(() => { const { left, top, width, height } = document.querySelector('.paper .sheet').getBoundingClientRect();
      const { width: { baseVal: { value: across } }, height: { baseVal: { value: down } } } = document.querySelector('.paper .sheet');
      const [x, y] = [${x + width / 2} / across, ${y + height / 2} / down];
      return width < height === across < down ? { x: left + x * width, y: top + y * height } : { x: left + (1 - y) * width, y: top + x * height }; })()`,
  );
};

test('page in Firefox: labelled by keys and mouse, zoomed, turned, undone, loaded again', { skip }, async (t) => {
  const { server, dataset } = await served((undo) => t.after(undo), { proposals, withPage: true });
  const page = await firefox((undo) => t.after(undo));
  const value = async (name: string) => (await labelsOf(await entryNamed(dataset, 'a.pdf')))?.details[name]?.map((label) => label.value);
  const until = async (name: string, wanted: readonly string[] | undefined) => {
    const end = Date.now() + 60_000;
    while (Date.now() < end && JSON.stringify(await value(name)) !== JSON.stringify(wanted)) await new Promise((resolve) => setTimeout(resolve, 50));
    assert.deepEqual(await value(name), wanted);
  };
  const click = (selector: string) => page.evaluate(`document.querySelector(${JSON.stringify(selector)}).click()`);
  await page.open(server.address);
  await page.until(`document.querySelector('.entry.sure')`);
  await page.press('a');
  await until('InvoiceId', ['4711']);
  await click('[data-key="InvoiceDate"]');
  await page.press('e', 'Control+a', ...'12.3.24');
  await page.until(`document.querySelector('.values .typed').textContent.includes('2024-03-12 · on the page')`);
  await page.press('Enter');
  await until('InvoiceDate', ['2024-03-12']);
  // Words under the mouse, where pages are enlarged and turned.
  await page.press('+', 'r');
  await page.until(`document.querySelector('.papers').style.transform === 'none'`);
  await click('[data-key="GrandTotalAmount"]');
  await page.evaluate(`document.querySelector('.paper .focused').scrollIntoView({ block: 'center', inline: 'center' })`);
  const total = await wordAt(page, '119,00');
  await page.drag({ x: total.x - 2, y: total.y }, { x: total.x - 2, y: total.y });
  await until('GrandTotalAmount', ['119.00']);
  await page.press('x');
  await until('GrandTotalAmount', []);
  await page.press('Control+z');
  await until('GrandTotalAmount', ['119.00']);
  await page.press('0', 'r', 'r', 'r');
  await page.until(`document.querySelector('.papers').style.transform === 'none'`);
  await click('[data-key="Sender.Name"]');
  const [first, last] = [await wordAt(page, 'Nordlicht'), await wordAt(page, 'GmbH')];
  await page.drag({ x: first.x - 40, y: first.y - 6 }, { x: first.x, y: first.y }, { x: last.x + 30, y: last.y + 6 });
  await page.until(`document.querySelector('[data-key="Sender.Name"]').textContent.includes('Nordlicht GmbH')`);
  await page.press('t', 'g');
  await page.until(`document.querySelector('.items').textContent.includes('✓ 100.00 = NetTotalAmount')`);
  await page.until(`document.querySelector('.saving.saved')`);
  await page.open(server.address);
  await page.until(`document.querySelector('[data-key="LineItems[0].Quantity"]')`);
});
