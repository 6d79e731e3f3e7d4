/** Two people label one dataset: documents by supplier, what one has checked is reviewed by the other. */
import assert from 'node:assert/strict';
import test, { after } from 'node:test';
import type { Page } from 'playwright-core';
import type { Labels } from '../../../src/dataset/label.js';
import type { List } from '../../../src/labelling/wire.js';
import { served, wordNamed } from '../service-of.js';
import { launched, opened, proposals, skip } from './opened.js';

const browser = await launched(after);

const on = (value: string, ...texts: readonly string[]) => ({ value, places: [{ page: 0, words: texts.map(wordNamed) }] });
const named: Labels = {
  details: { InvoiceId: [on('4711', '4711')] },
  groups: {},
  contacts: [{ role: 'Sender', fields: { Name: on('Nordlicht GmbH', 'Nordlicht', 'GmbH') } }],
};

async function called(page: Page, name: string): Promise<void> {
  await page.getByPlaceholder('your name').fill(name);
  await page.getByPlaceholder('your name').press('Tab');
}

const show = (page: Page, state: string) => page.getByRole('combobox', { name: 'State' }).selectOption(state);

test('page: the list is filtered by supplier and state; what one person checked another reviews', { skip }, async (t) => {
  const made = await served((undo) => t.after(undo), { withPage: true, proposals, labels: named });
  const anna = await opened(browser!, (undo) => t.after(undo), made);
  const stateOf = async () => ((await anna.ask('/api/documents')).body as List).documents.find(({ name }) => name === 'b & ü.pdf')!.state;
  await called(anna.page, 'Anna');
  await anna.page.getByRole('searchbox').fill('nordl');
  await anna.page.locator('.foot', { hasText: '1 of 2' }).waitFor();
  await anna.page.getByRole('button', { name: /b & ü\.pdf/ }).click();
  await anna.page.getByRole('heading', { name: 'b & ü.pdf' }).waitFor();
  await anna.press('d');
  await anna.until(stateOf, 'checked');
  await anna.page.getByRole('searchbox').fill('');
  await show(anna.page, 'to review');
  await anna.page.locator('.foot', { hasText: '0 of 2' }).waitFor();
  await show(anna.page, 'all');
  await anna.page.getByRole('button', { name: /a\.pdf/ }).click();
  await anna.page.getByRole('heading', { name: 'a.pdf' }).waitFor();

  const ben = await (await browser!.newContext({ viewport: { width: 1400, height: 900 } })).newPage();
  t.after(() => ben.context().close());
  ben.setDefaultTimeout(120_000);
  await ben.goto(`${made.server.address}#${encodeURIComponent('b & ü.pdf')}`);
  await called(ben, 'Ben');
  await show(ben, 'to review');
  await ben.locator('.foot', { hasText: '1 of 2' }).waitFor();
  await ben.getByText('✓ checked by Anna').waitFor();
  await ben.keyboard.press('d');
  await anna.until(stateOf, 'reviewed');
  await show(ben, 'checked');
  await ben.getByRole('button', { name: /b & ü\.pdf/ }).click();
  await ben.getByText('✓✓ reviewed by Ben').waitFor();
  assert.deepEqual(anna.complaints, []);
});
