/** Nothing that is typed gets lost: not the keys right after the one that opens the input, not by a crash, not by leaving. */
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import test, { after } from 'node:test';
import { wordNamed } from '../service-of.js';
import { launched, opened, skip } from './opened.js';

const browser = await launched(after);

test('page: keys that follow at once are typed into the value, and are no commands', { skip }, async (t) => {
  const page = await opened(browser!, (undo) => t.after(undo));
  await page.value('InvoiceDate').click();
  // All in one task of the browser, as a scanner or a quick hand gives them.
  await page.page.evaluate(`{
    const press = (key) => document.activeElement.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    press('e');
    Promise.resolve().then(() => Promise.resolve()).then(() => { window.typedInto = document.activeElement.tagName; });
  }`);
  await page.until(async () => page.page.evaluate('window.typedInto'), 'INPUT');
});

test('page: what is being typed is on the disk with each key, and is there again after a crash', { skip }, async (t) => {
  const page = await opened(browser!, (undo) => t.after(undo));
  const draft = async () => {
    const text = await readFile(join(page.dataset.path, 'drafts', 'a.pdf.json'), 'utf8').catch(() => undefined);
    return text === undefined ? undefined : (JSON.parse(text) as { text: string });
  };
  await page.value('InvoiceDate').click();
  await page.press('e');
  let typed = '';
  for (const key of '12.3.24') {
    await page.page.keyboard.type(key);
    typed += key;
    await page.until(draft, { key: 'InvoiceDate', text: typed } as never);
  }
  assert.equal((await page.labels())?.details.InvoiceDate, undefined, 'half typed is no label');
  // Another browser, which knows nothing of the first.
  await page.ask('/api/documents/a.pdf/release', 'POST', { session: 'nobody-00' });
  await page.page.context().close();
  const again = await page.another();
  if ((await again.locator('.bar .chip.bad').count()) > 0) await again.getByRole('button', { name: 'take over' }).click();
  assert.equal(await again.getByRole('textbox', { name: 'Invoice date' }).inputValue(), '12.3.24');
  await again.getByRole('textbox', { name: 'Invoice date' }).press('Enter');
  await page.until(async () => (await page.labels())?.details.InvoiceDate?.[0]?.value, '2024-03-12');
  await page.until(draft, undefined);
});

test('page: what OCR read wrongly is typed over, and keeps its words', { skip }, async (t) => {
  const page = await opened(browser!, (undo) => t.after(undo));
  await page.value('InvoiceId').click();
  await page.press('e');
  await page.page.keyboard.type('47l2');
  await page.page.getByText('not on the page').waitFor();
  await page.press('Enter');
  await page.until(async () => (await page.labels())?.details.InvoiceId, [{ value: '47l2', places: [{ page: 0, words: [wordNamed('4711')] }] }]);
});

test('page: closed and opened again it goes on at the same place, in the same hands', { skip }, async (t) => {
  const page = await opened(browser!, (undo) => t.after(undo));
  await page.page.getByRole('button', { name: /b & ü\.pdf/ }).click();
  await page.page.getByRole('heading', { name: 'b & ü.pdf' }).waitFor();
  await page.value('NetTotalAmount').click();
  const context = page.page.context();
  await page.page.close();
  const again = await context.newPage();
  again.setDefaultTimeout(120_000);
  await again.goto(page.server.address);
  await again.getByRole('heading', { name: 'b & ü.pdf' }).waitFor();
  await again.locator('[data-key="NetTotalAmount"]:focus').waitFor();
  assert.equal(await again.locator('.chip.bad', { hasText: 'open at' }).count(), 0);
});

test('page: who clicks elsewhere has typed it; Escape has not', { skip }, async (t) => {
  const page = await opened(browser!, (undo) => t.after(undo));
  const value = async () => (await page.labels())?.details.InvoiceDate?.[0]?.value;
  await page.value('InvoiceDate').click();
  await page.press('e');
  await page.page.keyboard.type('13.3.24');
  await page.value('InvoiceId').click();
  await page.until(value, '2024-03-13');
  await page.value('InvoiceDate').click();
  await page.press('e');
  await page.page.keyboard.type('14.3.24');
  await page.press('Escape', 'x');
  await page.until(async () => (await page.labels())?.details.InvoiceDate, []);
});
