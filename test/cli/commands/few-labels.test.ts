/** `beleg train` on three labels as a user meets it: no other flag says how, and the next document is answered otherwise. */
import assert from 'node:assert/strict';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import test, { after } from 'node:test';
import { fileURLToPath } from 'node:url';
import { temporaryFolder } from '../../bundle/made.js';
import { pdfOf } from '../../reading/files.js';
import { startProgram } from '../beleg.js';

const folder = await temporaryFolder(after);
const at = (...names: string[]) => join(folder, ...names);
const beleg = await startProgram(folder, after);
const base = fileURLToPath(new URL('../../../models/base', import.meta.url));
const numbers = ['583101', '583102', '583103', '583104'];

async function well(line: string) {
  const ran = await beleg.run(line);
  assert.equal(ran.code, 0, ran.err);
  return ran;
}

async function numberBy(bundle: string): Promise<string | undefined> {
  await well(`detect invoices/4.pdf --bundle ${bundle} --out answers-${bundle.replace(/\W+/g, '-')}`);
  const { InvoiceDetailTypePredictions: found } = JSON.parse(await readFile(at(`answers-${bundle.replace(/\W+/g, '-')}`, '4.json'), 'utf8'));
  return found.find(({ TypeName }: { TypeName: string }) => TypeName === 'InvoiceId')?.Value || undefined;
}

test('train details: three labels teach where the number stands', async () => {
  await mkdir(at('invoices'));
  for (const [index, number] of numbers.entries())
    await writeFile(
      at('invoices', `${index + 1}.pdf`),
      await pdfOf([
        [
          { text: 'Muster Handel GmbH', x: 60, y: 60 },
          { text: `Vorgang ${number}`, x: 60, y: 120 },
          { text: `Datum 1${index}.03.2024`, x: 60, y: 140 },
          { text: 'Betrag 119,00 EUR', x: 60, y: 160 },
        ],
      ]),
    );
  await writeFile(
    at('values.csv'),
    `file;InvoiceId\n${numbers
      .slice(0, 3)
      .map((number, index) => `${index + 1}.pdf;${number}`)
      .join('\n')}\n`,
  );
  await well('dataset add acme invoices/1.pdf invoices/2.pdf invoices/3.pdf');
  await well('label from-values acme values.csv');
  assert.equal(await numberBy(base), undefined);
  const { err } = await well(`train details acme --base ${base} --steps 20 --synthetic-share 0 --out run`);
  assert.match(err, /^train details: 3 labelled documents, the base answers 0 of 3 values: at least 100 steps at 0\.001, 50 % with other contents, 70 % of /m);
  await well('export run --bundle acme-bundle');
  assert.equal(await numberBy('acme-bundle'), '583104');
});
