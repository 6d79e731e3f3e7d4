/** Wrong labels are named by `beleg learn`, not learnt in silence: swapped parties, the total of another invoice. */
import assert from 'node:assert/strict';
import { cp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import test, { after } from 'node:test';
import { temporaryFolder } from '../../bundle/made.js';
import { pdfOf } from '../../reading/files.js';
import { startProgram } from '../beleg.js';

const root = new URL('../../..', import.meta.url).pathname;
const folder = await temporaryFolder(after);
const at = (...names: string[]) => join(folder, ...names);
const beleg = await startProgram(folder, after);

interface Facts {
  readonly number: string;
  readonly net: string;
  readonly vat: string;
  readonly total: string;
  readonly carried?: string;
  readonly receiver: string;
}

const workshop = ({ number, net, vat, total, carried = '12,00', receiver }: Facts) =>
  pdfOf([
    [
      ...['Drechslerei Amsel GmbH', 'Werkhof 7', '04420 Markranstaedt'].map((text, i) => ({ text, x: 60, y: 60 + 16 * i })),
      ...[receiver, 'Lindenallee 3', '80331 Muenchen'].map((text, i) => ({ text, x: 60, y: 160 + 16 * i })),
      ...[`Beleg ${number}`, `Vortrag ${carried}`, `Netto ${net}`, `Umsatzsteuer ${vat}`, `Zu zahlen ${total}`].flatMap((text, i) => {
        const at = text.lastIndexOf(' ');
        return [
          { text: text.slice(0, at), x: 320, y: 260 + 20 * i },
          { text: text.slice(at + 1), x: 460, y: 260 + 20 * i },
        ];
      }),
    ],
  ]);

const invoices: readonly (Facts & { readonly file: string })[] = [
  { file: 'a.pdf', receiver: 'Nordlicht Verlag GmbH', number: '2026-118', net: '100,00', vat: '19,00', total: '119,00' },
  { file: 'b.pdf', receiver: 'Stadtwerke Aurich', number: '2026-131', net: '200,00', vat: '38,00', total: '238,00' },
  { file: 'c.pdf', receiver: 'Gasthof zur Linde', number: '2026-140', net: '50,00', vat: '9,50', total: '59,50', carried: '175,50' },
];
const plain = (amount: string) => amount.replace(',', '.');
const address = { Street: 'Lindenallee 3', ZipCode: '80331', City: 'Muenchen' };
const amsel = { Name: 'Drechslerei Amsel GmbH', Street: 'Werkhof 7', ZipCode: '04420', City: 'Markranstaedt' };
/** Labels of the three as a table; `change` makes the last one wrong. */
async function labelledInvoices(dataset: string, change: (row: Record<string, unknown>) => void) {
  const rows: Record<string, unknown>[] = invoices.map(({ file, receiver, number, net, vat, total }) => ({
    file,
    InvoiceId: number,
    NetTotalAmount: plain(net),
    VatTotalAmount: plain(vat),
    GrandTotalAmount: plain(total),
    Sender: amsel,
    Receiver: { Name: receiver, ...address },
  }));
  change(rows[2]!);
  await writeFile(at(`${dataset}.json`), JSON.stringify(rows));
  const added = await beleg.run(`dataset add ${dataset} a.pdf b.pdf c.pdf`);
  assert.equal(added.code, 0, added.err);
  const labelled = await beleg.run(`label from-values ${dataset} ${dataset}.json`);
  assert.equal(labelled.code, 0, labelled.err);
}

for (const [what, dataset, change, said] of [
  ['right labels', 'right', () => {}, /^wrong: 3 documents remembered; it remembers 3 documents/],
  [
    'sender and receiver swapped',
    'swapped',
    (row) => Object.assign(row, { Sender: row.Receiver, Receiver: row.Sender }),
    /^c\.pdf: Receiver\.Name Drechslerei Amsel GmbH: on a\.pdf these words are another party's; not learnt$/m,
  ],
  [
    'the total of another invoice, which the sum contradicts',
    'total',
    (row) => Object.assign(row, { GrandTotalAmount: '175.50' }),
    /^c\.pdf: GrandTotalAmount 175\.50: net 50\.00 \+ VAT 9\.50 is 59\.50; not learnt$/m,
  ],
  [
    'the total of another invoice, printed elsewhere, with nothing to add up',
    'carried',
    (row) => {
      Object.assign(row, { GrandTotalAmount: '175.50' });
      delete row.NetTotalAmount;
      delete row.VatTotalAmount;
    },
    /^c\.pdf: GrandTotalAmount 175\.50: on a\.pdf GrandTotalAmount is what stands behind another key; not learnt$/m,
  ],
] as readonly (readonly [string, string, (row: Record<string, unknown>) => void, RegExp])[])
  test(`learn: ${what}`, async () => {
    await Promise.all(invoices.map(async (invoice) => writeFile(at(invoice.file), await workshop(invoice))));
    await rm(at('wrong'), { recursive: true, force: true });
    await cp(join(root, 'models/base'), at('wrong'), { recursive: true });
    await labelledInvoices(dataset, change);
    const { code, out, err } = await beleg.run(`learn ${dataset} --bundle wrong`);
    assert.equal(code, 0, err);
    assert.match(out, said);
    const trusted = await beleg.run(`learn ${dataset} --bundle wrong --trust`);
    assert.doesNotMatch(trusted.out, /not learnt/);
  });
