/** `kill -9` of server and browser while somebody types: what was typed is there again, in its input, but for the last key. */
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import test, { after } from 'node:test';
import { killable } from '../killed.js';
import { launched, skip } from './opened.js';

const browser = await launched(after);

test('page: killed while a value is typed: it goes on with it at the same place', { skip }, async (t) => {
  const { dataset, start } = await killable((undo) => t.after(undo));
  const typed = '12.3.24';
  const first = await start();
  const page = await (await browser!.newContext()).newPage();
  page.setDefaultTimeout(120_000);
  await page.goto(first.address);
  await page.locator('[data-key="InvoiceDate"]').click();
  await page.keyboard.press('e');
  for (const key of typed.slice(0, -1)) {
    const answered = page.waitForResponse((response) => response.url().endsWith('/draft'));
    await page.keyboard.type(key);
    await answered;
  }
  await Promise.all([page.keyboard.type(typed.at(-1)!), first.kill()]);
  await page.context().close();
  const { text } = JSON.parse(await readFile(join(dataset.path, 'drafts', 'a.pdf.json'), 'utf8')) as { text: string };
  assert.ok([typed, typed.slice(0, -1)].includes(text), text);
  const again = await (await browser!.newContext()).newPage();
  again.setDefaultTimeout(120_000);
  await again.goto((await start()).address);
  assert.equal(await again.getByRole('textbox', { name: 'Invoice date' }).inputValue(), text);
});
