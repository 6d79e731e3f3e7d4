/** What a person sees of it: whether a picture is still being drawn, which document is open in a long list, and all of it in a narrow window. */
import assert from 'node:assert/strict';
import test, { after } from 'node:test';
import { InputError } from '../../../src/errors.js';
import { served } from '../service-of.js';
import { launched, opened, proposals, skip } from './opened.js';

const browser = await launched(after);

test('page: a picture that is being drawn says so, one that cannot be drawn too, and words can be labelled without it', { skip }, async (t) => {
  let draw: (failure: Error) => void = () => {};
  const picture = new Promise<never>((_, reject) => (draw = reject));
  picture.catch(() => undefined);
  const made = await served((undo) => t.after(undo), { proposals, withPage: true, picture: () => picture });
  const page = await opened(browser!, (undo) => t.after(undo), made);
  const { page: tab, until, value } = page;
  await tab.getByText('The picture of this page is being drawn…').waitFor();
  draw(new InputError('a.pdf: cannot be drawn'));
  await tab.getByText('This page has no picture: it could not be drawn. Its words are there.').waitFor();
  await value('InvoiceId').click();
  const { x, y } = await page.wordAt('4711');
  await tab.mouse.click(x, y);
  await until(async () => (await page.labels())?.details.InvoiceId?.[0]?.value, '4711');
});

test('page: a picture that has come has no text over it', { skip }, async (t) => {
  const page = await opened(browser!, (undo) => t.after(undo));
  await page.page.locator('.paper figcaption').waitFor({ state: 'detached' });
  assert.equal(await page.page.locator('.paper image').count(), 1);
});

/** Names that begin alike, as an export numbers them. */
const many = Array.from({ length: 60 }, (_, i) => `scan-of-the-incoming-mail-2031-03-${String(i).padStart(4, '0')}.pdf`);

test('page: long names show how they end; the document that is open is in sight', { skip }, async (t) => {
  const made = await served((undo) => t.after(undo), { proposals, withPage: true, more: many });
  const page = await opened(browser!, (undo) => t.after(undo), made);
  const { page: tab } = page;
  const last = many.at(-1)!;
  await tab.goto(`http://127.0.0.1:${made.server.port}/#${last}`);
  await tab.reload();
  await tab.getByRole('heading', { name: last }).waitFor();
  const row = tab.getByRole('button', { name: last });
  await row.waitFor();
  const inSight = () =>
    tab.evaluate<boolean>(`(() => {
      const [row, all] = ['.document[aria-current=true]', '.list .rows'].map((each) => document.querySelector(each)?.getBoundingClientRect());
      return row !== undefined && row.top >= all.top && row.bottom <= all.bottom;
    })()`);
  await page.until(inSight, true);
  const ending = row.locator('.tail');
  assert.equal(await ending.innerText(), last.slice(-14));
  const [own, whole] = [(await ending.boundingBox())!, (await row.boundingBox())!];
  assert.ok(own.x + own.width <= whole.x + whole.width, 'the ending is not cut off');
  // The list stays where somebody scrolls to.
  await tab.evaluate(`document.querySelector('.list .rows').scrollTop = 0`);
  await tab.locator('.document').first().waitFor();
  await page.press('ArrowDown');
  assert.equal(await tab.evaluate(`document.querySelector('.list .rows').scrollTop`), 0);
  assert.deepEqual(page.complaints, []);
});

test('page: in a narrow window the list is shown when it is asked for, and nothing is out of reach', { skip }, async (t) => {
  const page = await opened(browser!, (undo) => t.after(undo));
  const { page: tab } = page;
  await tab.setViewportSize({ width: 420, height: 800 });
  await tab.reload();
  await tab.locator('.entry.sure').first().waitFor();
  assert.equal(await tab.locator('nav.list').count(), 0);
  const outside = await tab.evaluate(`[...document.querySelectorAll('.bar button, .bar input, .viewbar button')]
    .filter((each) => each.offsetParent !== null)
    .map((each) => [each.textContent || each.title, each.getBoundingClientRect()])
    .filter(([, { left, right, top }]) => left < 0 || right > innerWidth || top < 0)
    .map(([name]) => name)`);
  assert.deepEqual(outside, []);
  assert.ok((await tab.locator('.viewer').boundingBox())!.height > 200, 'pages have room');
  await tab.getByRole('button', { name: 'List of documents' }).click();
  await tab.getByRole('button', { name: /b & ü\.pdf/ }).click();
  await tab.getByRole('heading', { name: 'b & ü.pdf' }).waitFor();
  await tab.locator('nav.list').waitFor({ state: 'detached' });
  // Wide again it is there, as it was before.
  await tab.setViewportSize({ width: 1400, height: 900 });
  await tab.reload();
  await tab.locator('nav.list').waitFor();
  assert.deepEqual(page.complaints, []);
});

test('page: a message leaves the head of the page free', { skip }, async (t) => {
  const page = await opened(browser!, (undo) => t.after(undo));
  await page.page.locator('.message p').waitFor();
  const [message, viewer] = [(await page.page.locator('.message p').boundingBox())!, (await page.page.locator('.viewer').boundingBox())!];
  assert.ok(message.y > viewer.y + viewer.height / 2);
});
