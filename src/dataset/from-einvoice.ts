/** Labels from the XML that ZUGFeRD, Factur-X and XRechnung PDFs carry. */
import { attachments } from '../reading/pdf/attachments.js';
import { inStage } from '../stages.js';
import { einvoiceTruth } from './einvoice/einvoice.js';
import { importTruths, type Imported } from './import.js';
import { bytes, type Dataset, type Entry, entries } from './store.js';
import type { Truth } from './truth.js';

/** Labels every document of the dataset that carries an e-invoice (EN 16931 as CII or UBL). `done` is called after each document, with how many are done. */
export async function labelFromEInvoices(dataset: Dataset, done: (count: number, imported: Imported) => void): Promise<readonly Imported[]> {
  return importTruths(await entries(dataset), truthIn, done);
}

async function truthIn(entry: Entry): Promise<Truth | { readonly skipped: string }> {
  const files = await inStage('reading', async () => attachments(await bytes(entry), entry.name));
  const xml = files.filter(({ name }) => name.toLowerCase().endsWith('.xml'));
  for (const { name, content } of xml) {
    const truth = einvoiceTruth(content, `${entry.name}/${name}`);
    if (truth) return truth;
  }
  return { skipped: xml.length > 0 ? 'its XML is no e-invoice' : 'no e-invoice inside' };
}
