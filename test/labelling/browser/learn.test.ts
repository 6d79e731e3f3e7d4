/** Label, learn, detect, by the page alone: an invoice of the sample is labelled from its proposals and learnt, the supplier's next one is found by it. */
import assert from 'node:assert/strict';
import { cp, mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import test, { after } from 'node:test';
import { bundleFolder } from '../../../src/bundle/shipped.js';
import { serveLabelling } from '../../../src/labelling/serve.js';
import { temporaryFolder } from '../../bundle/made.js';
import { launched, skip } from './opened.js';

const browser = await launched(after);

test('page: labels are learnt, and the next document of the supplier is proposed by them', { skip }, async (t) => {
  const folder = await temporaryFolder((undo) => t.after(undo));
  const [dataset, bundle] = [join(folder, 'mine'), join(folder, 'bundle')];
  for (const part of ['documents', 'read']) await mkdir(join(dataset, part), { recursive: true });
  await cp('datasets/sample/dataset.json', join(dataset, 'dataset.json'));
  for (const name of ['supplier-5-invoice-1.pdf', 'supplier-5-invoice-3.pdf']) {
    await cp(join('datasets/sample/documents', name), join(dataset, 'documents', name));
    await cp(join('datasets/sample/read', `${name}.json`), join(dataset, 'read', `${name}.json`));
  }
  await cp(bundleFolder('base'), bundle, { recursive: true });
  await rm(join(bundle, 'versions'), { recursive: true, force: true });
  const server = await serveLabelling({ dataset, bundle, canLearn: true, own: [], port: 0 });
  t.after(() => server.stop());
  const page = await browser!.newPage();
  t.after(() => page.close());
  page.setDefaultTimeout(300_000);
  await page.goto(`${server.address}#supplier-5-invoice-1.pdf`);
  await page.locator('.entry.sure').first().waitFor();
  for (const key of ['A', 'X', 'd']) await page.keyboard.press(key);
  await page.getByRole('heading', { name: 'supplier-5-invoice-3.pdf' }).waitFor();
  await page.locator('.entry.sure').first().waitFor();
  await page.getByRole('button', { name: 'Learn' }).click();
  await page.getByText('Learnt 1 document; the bundle remembers 1.').waitFor();
  await page.locator('[data-key="InvoiceId"]').click();
  // Reasons of a value below its threshold are open by themselves.
  if ((await page.locator('details[open]').count()) === 0) await page.getByText('Why', { exact: true }).click();
  await page.getByText('The document has the layout of supplier-5-invoice-1.pdf').waitFor();
  assert.equal(await page.locator('.paper image').first().getAttribute('href'), '/api/documents/supplier-5-invoice-3.pdf/pages/0');
});
