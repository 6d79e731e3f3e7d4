/** Findings of all documents, links into the page, and what calibration lacks, in the browser. */
import assert from 'node:assert/strict';
import test, { after } from 'node:test';
import type { Labels } from '../../../src/dataset/label.js';
import type { Row } from '../../../src/evaluation/rows.js';
import { served, wordNamed } from '../service-of.js';
import { launched, opened, proposals, skip } from './opened.js';

const browser = await launched(after);
const amount = (value: string) => [{ value, places: [] }];
const wrong: Labels = {
  details: {
    InvoiceId: [{ value: '99', places: [{ page: 0, words: [wordNamed('4711')] }] }],
    NetTotalAmount: amount('1.00'),
    VatTotalAmount: amount('0.19'),
    GrandTotalAmount: amount('5.55'),
  },
  groups: {},
};
const sure = (document: string, value: string, truth: string): Row => ({
  document,
  supplier: 's',
  detail: 'InvoiceId',
  value,
  truth,
  correct: value === truth,
  rawScore: 0.99,
});
/** Ten right ones say how sure the model is; the eleventh contradicts the label. */
const predictions = [...Array.from({ length: 10 }, (_, i) => sure(`d${i}`, '1', '1')), sure('b & ü.pdf', '4711', '99')];

test('page: findings of all documents open them at their place; what a model contradicts is among them', { skip }, async (t) => {
  const page = await opened(
    browser!,
    (undo) => t.after(undo),
    await served((undo) => t.after(undo), { withPage: true, proposals, labels: wrong, predictions }),
  );
  await page.page.getByText('and it gets a threshold').first().waitFor();
  await page.press('F');
  const dialog = page.page.getByRole('dialog', { name: 'Findings' });
  await dialog.getByRole('button', { name: /sums GrandTotalAmount 5\.55/ }).waitFor();
  await page.press('a');
  assert.equal(await page.labels(), undefined, 'keys do nothing behind the dialog');
  await dialog.getByRole('button', { name: /model InvoiceId 99: a model gives 4711 with 0\.99/ }).click();
  await page.page.getByRole('heading', { name: 'b & ü.pdf' }).waitFor();
  await page.until(() => page.page.locator(':focus').getAttribute('data-key'), 'InvoiceId');
  await page.page.getByRole('combobox', { name: 'State' }).selectOption('failed in the report');
  await page.page.locator('.foot', { hasText: '1 of 2' }).waitFor();
  await page.page.getByText('1 failed', { exact: true }).waitFor();
  await page.page.getByRole('combobox', { name: 'State' }).selectOption('all');
  await page.page.locator('.foot', { hasText: '2 of 2' }).waitFor();
  await page.page.getByRole('combobox', { name: 'State' }).selectOption('with findings');
  await page.page.locator('.foot', { hasText: '1 of 2' }).waitFor();
  assert.deepEqual(page.complaints, []);
});

test('page: a link of a report opens the document at the value', { skip }, async (t) => {
  const page = await opened(browser!, (undo) => t.after(undo));
  const other = await page.page.context().newPage();
  await other.setContent(`<a href="http://127.0.0.1:${page.server.port}/#${encodeURIComponent('b & ü.pdf')}&at=GrandTotalAmount">go</a>`);
  await other.getByText('go').click();
  await other.getByRole('heading', { name: 'b & ü.pdf' }).waitFor();
  await other.locator('[data-key="GrandTotalAmount"]:focus').waitFor();
});
