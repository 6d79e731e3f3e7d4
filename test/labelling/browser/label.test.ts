/** A document labelled in the browser, by keys and by mouse. Needs the built page: npm run build. */
import assert from 'node:assert/strict';
import test, { after } from 'node:test';
import { entryNamed, writeLabels } from '../../../src/dataset/store.js';
import type { Labels } from '../../../src/dataset/label.js';
import { wordNamed } from '../service-of.js';
import { launched, opened, type OpenedPage, skip } from './opened.js';

if (skip) process.stderr.write(`${skip}\n`);
const browser = await launched(after);

const on = (value: string, ...texts: readonly string[]) => ({ value, places: [{ page: 0, words: texts.map(wordNamed) }] });
const focused = (page: OpenedPage) => page.page.locator(':focus').getAttribute('data-key');
const detail = (page: OpenedPage, name: string) => async () => (await page.labels())?.details[name];

test('page: labels a document by keys: sure ones at once, open ones one by one, the rest said to be absent', { skip }, async (t) => {
  const page = await opened(browser!, (undo) => t.after(undo));
  const { press, until, labels, value } = page;
  assert.match((await value('InvoiceDate').getAttribute('aria-label'))!, /^Invoice date: 2024-03-12, proposed, unsure$/);
  await press('a');
  await until(detail(page, 'InvoiceId'), [on('4711', '4711')]);
  assert.equal((await labels())!.details.InvoiceDate, undefined, 'unsure ones are asked for');
  await press('u');
  await until(() => focused(page), 'InvoiceDate');
  await press('Enter', 'Enter');
  await until(detail(page, 'GrandTotalAmount'), [on('119.00', '119,00')]);
  await until(detail(page, 'InvoiceDate'), [on('2024-03-12', '12.03.2024')]);
  await press('t', 'X');
  await until(detail(page, 'CustomerId'), []);
  assert.deepEqual(
    (await labels())!.lineItems?.map(({ fields }) => fields.Quantity),
    [on('2.0', '2')],
  );
  await press('d');
  await page.page.getByRole('heading', { name: 'b & ü.pdf' }).waitFor();
  await until(async () => ((await page.ask('/api/documents')).body as { documents: { state: string }[] }).documents[0]!.state, 'checked');
  assert.deepEqual(page.complaints, []);
});

test('page: typing finds the words and shows the normal form; undo, redo and loading it again', { skip }, async (t) => {
  const page = await opened(browser!, (undo) => t.after(undo));
  const { press, until, value } = page;
  await value('InvoiceDate').click();
  await press('e');
  await page.page.getByRole('textbox', { name: 'Invoice date' }).fill('12.3.24');
  await page.page.getByText('2024-03-12 · on the page').waitFor();
  assert.equal(await page.page.locator('.paper .typed').count(), 1);
  await press('Enter');
  await until(detail(page, 'InvoiceDate'), [on('2024-03-12', '12.03.2024')]);
  await value('InvoiceDate').click();
  await press('1');
  await page.page.getByText('InvoiceDate: "4711" is no date').waitFor();
  await press('x');
  await until(detail(page, 'InvoiceDate'), []);
  await press('Control+z');
  await until(detail(page, 'InvoiceDate'), [on('2024-03-12', '12.03.2024')]);
  await press('Control+z');
  await until(detail(page, 'InvoiceDate'), undefined);
  await press('Control+y');
  await until(detail(page, 'InvoiceDate'), [on('2024-03-12', '12.03.2024')]);
  await value('NetTotalAmount').click();
  await page.page.reload();
  await page.page.getByRole('heading', { name: 'a.pdf' }).waitFor();
  await until(() => focused(page), 'NetTotalAmount');
  assert.equal(await page.page.locator('.chip.bad', { hasText: 'open at' }).count(), 0, 'it keeps its own hold');
  assert.doesNotMatch(page.page.url(), /token/);
});

test('page: a click takes a word, drawing over words takes them together, Shift a further place', { skip }, async (t) => {
  const page = await opened(browser!, (undo) => t.after(undo));
  const { until, value, wordAt } = page;
  const { mouse, keyboard } = page.page;
  await value('InvoiceId').click();
  const number = await wordAt('4711');
  await mouse.click(number.x, number.y);
  await until(detail(page, 'InvoiceId'), [on('4711', '4711')]);
  await keyboard.down('Shift');
  const net = await wordAt('Netto');
  await mouse.click(net.x, net.y);
  await keyboard.up('Shift');
  await until(detail(page, 'InvoiceId'), [on('4711', '4711'), on('Netto', 'Netto')]);
  await value('Sender.Name').click();
  const [first, last] = [await wordAt('Nordlicht'), await wordAt('GmbH')];
  await mouse.move(first.x - 40, first.y - 8);
  await mouse.down();
  await mouse.move(last.x + 40, last.y + 8, { steps: 4 });
  await mouse.up();
  await until(async () => (await page.labels())?.contacts, [{ role: 'Sender', fields: { Name: on('Nordlicht GmbH', 'Nordlicht', 'GmbH') } }]);
  await page.page.keyboard.press('r');
  await page.page.keyboard.press('+');
  await value('InvoiceId').click();
  assert.equal(await page.page.locator('.paper .focused').count(), 2);
  assert.deepEqual(page.complaints, []);
});

test('page: the item table is edited as a grid, with sums of rows and of all', { skip }, async (t) => {
  const page = await opened(browser!, (undo) => t.after(undo));
  const { press, until, value } = page;
  await press('a', 't', 'g');
  await page.page.getByText('✓ 100.00 = NetTotalAmount').waitFor();
  const cell = async () => (await page.labels())?.lineItems?.map(({ fields }) => fields.Quantity?.value ?? '');
  await value('LineItems[0].Quantity').click();
  await press('Enter');
  await page.page.getByRole('textbox', { name: 'Quantity, row 1' }).fill('3');
  await press('Enter');
  await until(cell, ['3.0']);
  await page.page.getByText('✗ 3 × 50 = 150.00, not 100.00').waitFor();
  // What OCR read wrongly keeps its words.
  assert.deepEqual((await page.labels())!.lineItems![0]!.fields.Quantity!.places, [{ page: 0, words: [wordNamed('2')] }]);
  await press('o');
  await until(cell, ['3.0', '']);
  await press('D');
  await until(cell, ['3.0']);
  await press('Control+z', 'Control+z', 'Control+z');
  await until(cell, ['2.0']);
  assert.equal(await page.page.locator('.items b').count(), 0, 'text of the document is no HTML');
  assert.equal(await value('LineItems[0].Description').innerText(), 'Kabel <b>rot</b>');
});

test('page: labels that contradict each other are named while labelling', { skip }, async (t) => {
  const page = await opened(browser!, (undo) => t.after(undo));
  await page.press('A');
  await page.value('GrandTotalAmount').click();
  await page.press('Enter');
  await page.page.getByRole('textbox', { name: 'Grand total amount' }).fill('777,77');
  await page.page.getByText('not on the page').waitFor();
  await page.press('Enter');
  await page.page.getByRole('button', { name: /^sums GrandTotalAmount 777\.77: net 100\.00 \+ VAT 19\.00 is 119\.00$/ }).click();
  await page.until(() => focused(page), 'GrandTotalAmount');
});

const theirs: Labels = { details: { InvoiceId: [on('4712', '4711')] }, groups: {} };

for (const [choice, number, date] of [
  ['Keep mine', '4711', 1],
  ['Take theirs', '4712', 0],
] as const)
  test(`page: a document that was changed elsewhere is a conflict: ${choice}`, { skip }, async (t) => {
    const page = await opened(browser!, (undo) => t.after(undo));
    await page.press('a');
    await page.until(detail(page, 'InvoiceId'), [on('4711', '4711')]);
    await page.page.locator('.saving.saved').waitFor();
    await writeLabels(await entryNamed(page.dataset, 'a.pdf'), theirs);
    await page.press('u', 'Enter');
    const dialog = page.page.getByRole('alertdialog');
    await dialog.getByRole('row', { name: 'InvoiceId 4711 4712' }).waitFor();
    assert.deepEqual(await page.labels(), theirs, 'nothing is written before somebody decides');
    await dialog.getByRole('button', { name: choice }).click();
    await page.until(async () => (await page.labels())?.details.InvoiceId?.[0]?.value, number);
    await page.until(async () => (await page.labels())?.details.InvoiceDate?.length ?? 0, date);
    await page.page.locator('.saving.saved').waitFor();
  });

test('page: who has a document open is shown to others, who may take it over', { skip }, async (t) => {
  const page = await opened(browser!, (undo) => t.after(undo));
  await page.page.getByPlaceholder('your name').fill('Anna');
  await page.page.getByPlaceholder('your name').press('Tab');
  await page.page.getByRole('button', { name: /b & ü\.pdf/ }).click();
  await page.page.getByRole('heading', { name: 'b & ü.pdf' }).waitFor();
  const ben = await page.another();
  await ben.getByRole('heading', { name: 'a.pdf' }).waitFor();
  await ben.getByRole('button', { name: /b & ü\.pdf/ }).click();
  // The list says so before the document is there: a key would act on the one before.
  await ben.getByRole('heading', { name: 'b & ü.pdf' }).waitFor();
  await ben.locator('.bar .chip.bad').waitFor();
  // Keys before the document has come are ignored.
  await page.until(async () => {
    await ben.keyboard.press('a');
    return ben.getByText('Anna has this document open. Take it over to change it.').isVisible();
  }, true);
  assert.equal(await page.labels('b & ü.pdf'), undefined);
  await ben.getByRole('button', { name: 'take over' }).click();
  await ben.locator('.bar .chip.bad').waitFor({ state: 'detached' });
  await ben.locator('.entry.sure').first().waitFor();
  await ben.keyboard.press('a');
  await page.until(async () => (await page.labels('b & ü.pdf'))?.details.InvoiceId?.[0]?.value, '4711');
});
