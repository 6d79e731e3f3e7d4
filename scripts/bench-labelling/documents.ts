/** Synthetic invoices with eight rows each, by wordings that no training uses: a dataset to label, and what the labels must say. */
import { addFile, createDataset } from '../../src/dataset/store.js';
import type { Labels } from '../../src/dataset/label.js';
import type { Document } from '../../src/document/document.js';
import { read } from '../../src/reading/read.js';
import { labelsOfRead } from '../../src/synthesis/render/to-document.js';
import { toPdf } from '../../src/synthesis/render/to-pdf.js';
import { sample } from '../../src/synthesis/sample.js';

const rows = 8;

export interface Asked {
  readonly name: string;
  readonly document: Document;
  readonly truth: Labels;
}

export async function makeDocuments(path: string, count: number): Promise<readonly Asked[]> {
  const dataset = await createDataset(path, 'synthetic invoices of eight rows; made by scripts/bench-labelling.ts');
  const made: Asked[] = [];
  for (let index = 0; made.length < count; index++) {
    const { facts, drawings } = sample('labelling', index, { heldOut: true, noise: 0 });
    if (facts.type !== 'invoice' || facts.items.length !== rows || drawings.length > 2) continue;
    const name = `invoice-${String(made.length + 1).padStart(2, '0')}.pdf`;
    const bytes = await toPdf(drawings, name);
    const document = await read(bytes, { name });
    await addFile(dataset, name, bytes, document);
    made.push({ name, document, truth: labelsOfRead(facts, drawings, document) });
  }
  return made;
}
