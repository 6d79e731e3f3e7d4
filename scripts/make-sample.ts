/**
 * Makes datasets/sample and scripts/demo/: synthetic invoices of eight suppliers for a fictional customer, who has a project number of its own ("ProjectId", as
 * rules/example declares it) printed on them, and one more invoice of an unknown supplier with its known values as CSV.
 *
 *   node --import tsx scripts/make-sample.ts
 */
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { addLabelled, createDataset } from '../src/dataset/store.js';
import { random, type Random } from '../src/random.js';
import { closeReaders, read } from '../src/reading/read.js';
import type { Drawing, Run } from '../src/synthesis/drawing.js';
import type { Facts } from '../src/synthesis/facts.js';
import { syntheticFacts } from '../src/synthesis/synthetic-facts.js';
import { textWidth } from '../src/synthesis/layout/metrics.js';
import { layout } from '../src/synthesis/layout/page.js';
import { labelsOfRead } from '../src/synthesis/render/to-document.js';
import { toPdf } from '../src/synthesis/render/to-pdf.js';

/** Blank strip that a key and its value need, in points. */
const block = { width: 190, height: 16 };
const suppliers = 8;
const documentsEach = 3;
const keys = { de: ['Projekt', 'Projekt-Nr.:', 'Projektnummer:', 'Bauvorhaben:'], en: ['Project', 'Project No.:', 'Project ID:', 'Job No.:'] };

const invoice = await demoInvoice();

await rm('datasets/sample', { recursive: true, force: true });
const dataset = await createDataset('datasets/sample', 'synthetic invoices of eight suppliers with a project number; made by scripts/make-sample.ts');
for (let supplier = 0, made = 0; supplier < suppliers; made = 0, supplier++) {
  for (let attempt = 0; made < documentsEach; attempt++) {
    const sample = await generated(`sample ${attempt}`, supplier);
    if (!sample) continue;
    made++;
    const name = `supplier-${supplier + 1}-invoice-${made}.pdf`;
    const bytes = await toPdf(sample.drawings, name);
    const document = await read(bytes, { name });
    await addLabelled(dataset, name, bytes, document, labelsOfRead(sample.facts, sample.drawings, document));
    console.log(`datasets/sample: ${name}, ${document.pages.length} pages, ${(bytes.length / 1000).toFixed(0)} kB`);
  }
}
await writeDemo(invoice);
await closeReaders();

interface Generated {
  readonly facts: Facts;
  readonly drawings: readonly Drawing[];
  readonly projectId: string;
}

/** One page that shows much: several items, VAT id, bank account, a date due. */
async function demoInvoice(): Promise<Generated> {
  for (let supplier = 300; ; supplier++) {
    const found = await generated('demo', supplier);
    if (!found) continue;
    const { facts, drawings } = found;
    const rich = facts.items.length >= 3 && facts.sender.vatId && facts.sender.banks[0]?.iban && facts.customerId && facts.dueDate && facts.vatTotal > 0;
    if (rich && facts.language.code === 'de' && drawings.length === 1) return found;
  }
}

/** An invoice of one or two pages with the project number where there was room; undefined for other documents. */
async function generated(name: string, supplier: number): Promise<Generated | undefined> {
  const stream = random('beleg sample', name, supplier);
  for (let attempt = 0; attempt < 40; attempt++) {
    const facts = syntheticFacts(stream.fork(`facts ${attempt}`), { languages: ['de', 'en'], supplier });
    if (facts.type !== 'invoice' || facts.items.length > 12) continue;
    const drawings = layout(facts, stream.fork(`layout ${attempt}`));
    const projectId = `P-${facts.invoiceDate.slice(0, 4)}-${String(stream.integer(1, 480)).padStart(3, '0')}`;
    const place = drawings.length <= 2 ? freePlace(drawings[0]!) : undefined;
    if (!place) continue;
    const first = drawings[0]!;
    return { facts, projectId, drawings: [{ ...first, runs: [...first.runs, ...projectRuns(facts, first, place, projectId, stream)] }, ...drawings.slice(1)] };
  }
  return undefined;
}

/** Left end and base line of a blank strip in the upper half of the page. */
function freePlace({ runs, strokes, width, height }: Drawing): { x: number; y: number } | undefined {
  for (let y = height * 0.14; y < height * 0.5; y += 6) {
    for (const x of [width - 60 - block.width, 60, width / 2]) {
      const hits = (left: number, top: number, right: number, bottom: number) =>
        left < x + block.width && right > x - 6 && top < y + 5 && bottom > y - block.height;
      const taken = runs.some((run) => hits(run.x, run.y - run.size, run.x + textWidth(run.text, run.font, run.bold, run.size), run.y + 3));
      const crossed = strokes.some((stroke) =>
        hits(Math.min(stroke.x1, stroke.x2), Math.min(stroke.y1, stroke.y2), Math.max(stroke.x1, stroke.x2), Math.max(stroke.y1, stroke.y2)),
      );
      if (!taken && !crossed) return { x, y };
    }
  }
  return undefined;
}

function projectRuns(facts: Facts, drawing: Drawing, { x, y }: { x: number; y: number }, value: string, stream: Random): Run[] {
  const like = drawing.runs.find((run) => run.means.length > 0 && run.size < 12) ?? drawing.runs[0]!;
  const style = { y, size: Math.min(10, like.size), font: like.font, bold: false, means: [] };
  const key = stream.pick(keys[facts.language.code as 'de' | 'en']);
  const gap = stream.pick([4, 4, 24, 50]);
  return [
    { ...style, x, text: key },
    { ...style, x: x + textWidth(key, style.font, false, style.size) + gap, text: value, means: [{ detail: 'ProjectId', value }] },
  ];
}

/** The invoice that the demo labels from known values, and these values as a customer would deliver them. */
async function writeDemo({ facts, drawings, projectId }: Generated): Promise<void> {
  const folder = 'scripts/demo';
  await writeFile(join(folder, 'invoice.pdf'), await toPdf(drawings, 'invoice'));
  const amount = (hundredths: number) => (hundredths / 100).toFixed(2);
  const values: Record<string, string> = {
    file: 'invoice.pdf',
    DocumentType: 'Invoice',
    InvoiceId: facts.invoiceId,
    InvoiceDate: facts.invoiceDate,
    InvoiceCurrency: facts.currency,
    GrandTotalAmount: amount(facts.gross),
    ProjectId: projectId,
    'Sender.Name': facts.sender.name,
    'Sender.City': facts.sender.city,
    'Receiver.Name': facts.receiver.name,
    ...(facts.sender.vatId && { SenderVatId: facts.sender.vatId }),
    ...(facts.sender.banks[0]?.iban && { Iban: facts.sender.banks[0].iban }),
  };
  const csv = (rows: readonly (readonly string[])[]) => `${rows.map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')).join('\n')}\n`;
  await writeFile(join(folder, 'values.csv'), csv([Object.keys(values), Object.values(values)]));
  const items = facts.items.map((item) => ['invoice.pdf', item.name, String(item.quantity / 1000), (item.unitPrice / 10000).toFixed(4), amount(item.total)]);
  const { sender } = facts;
  await writeFile(
    join(folder, 'supplier.csv'),
    `${['71001', sender.name, '', sender.street, sender.zip, sender.city, sender.country.code, sender.vatId ?? '', sender.banks[0]?.iban ?? '', ''].join(';')}\n`,
  );
  await writeFile(join(folder, 'line-items.csv'), csv([['file', 'Description', 'Quantity', 'UnitPrice', 'TotalAmount'], ...items]));
}
