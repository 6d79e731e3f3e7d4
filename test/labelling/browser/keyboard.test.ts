/** Without a mouse: from the list to the values, from the values to the lines of the table and back. */
import assert from 'node:assert/strict';
import test, { after } from 'node:test';
import { served } from '../service-of.js';
import { launched, opened, type OpenedPage, proposals, skip } from './opened.js';

const browser = await launched(after);
const more = ['c.pdf', 'd.pdf', 'e.pdf'];
const focused = ({ page }: OpenedPage) =>
  page.evaluate<string | null>(`document.activeElement.dataset.key ?? document.activeElement.dataset.line ?? document.activeElement.title ?? null`);

test('page by keys: the list is one stop, arrows go through it, and a document that is opened has the keys', { skip }, async (t) => {
  const page = await opened(browser!, (undo) => t.after(undo), await served((undo) => t.after(undo), { proposals, withPage: true, more }));
  const { page: tab, press, until } = page;
  await until(() => focused(page), 'InvoiceId');
  await tab.getByRole('combobox', { name: 'State' }).focus();
  await press('Tab');
  await until(async () => (await focused(page))?.slice(0, 5), 'a.pdf');
  await press('ArrowDown', 'ArrowDown');
  await until(async () => (await focused(page))?.slice(0, 5), 'c.pdf');
  await press('ArrowUp', 'ArrowDown', 'Enter');
  await tab.getByRole('heading', { name: 'c.pdf' }).waitFor();
  await until(() => focused(page), 'InvoiceId');
  await tab.locator('.entry.sure').first().waitFor();
  await press('Enter');
  await until(async () => (await page.labels('c.pdf'))?.details.InvoiceId?.[0]?.value, '4711');
  // The stop is the document that is open.
  await tab.getByRole('combobox', { name: 'State' }).focus();
  await press('Tab');
  await until(async () => (await focused(page))?.slice(0, 5), 'c.pdf');
  await press('Tab');
  assert.equal(await tab.evaluate(`document.activeElement.closest('.list .rows') === null`), true);
});

test('page by keys: Enter in the search opens what is found first', { skip }, async (t) => {
  const page = await opened(browser!, (undo) => t.after(undo), await served((undo) => t.after(undo), { proposals, withPage: true, more }));
  await page.press('/');
  await page.page.locator('.list input:focus').waitFor();
  await page.page.keyboard.type('d.p');
  await page.page.locator('.foot', { hasText: '1 of 5' }).waitFor();
  await page.press('Enter');
  await page.page.getByRole('heading', { name: 'd.pdf' }).waitFor();
  await page.until(() => focused(page), 'InvoiceId');
});

test('page by keys: Tab goes from a value into the lines, Escape back to the value; so do f and g from anywhere', { skip }, async (t) => {
  const page = await opened(browser!, (undo) => t.after(undo));
  const { page: tab, press, until } = page;
  await press('A', 'g');
  await until(() => focused(page), 'LineItems[0].Description');
  await press('w');
  await tab.locator('.gridline').first().waitFor({ state: 'attached' });
  await press('Tab');
  await until(async () => /^[xy]0$/.test((await focused(page)) ?? ''), true);
  await press('Escape');
  await until(() => focused(page), 'LineItems[0].Description');
  await press('f');
  await until(() => focused(page), 'InvoiceId');
  await tab.getByRole('button', { name: 'Keys' }).focus();
  await press('f');
  await until(() => focused(page), 'InvoiceId');
  assert.deepEqual(page.complaints, []);
});
