/** The files embedded in a PDF: electronic invoices carry their XML there. */
import { type Attachment, openPdf } from './pdf.js';

export type { Attachment } from './pdf.js';

/** Empty for everything that is no PDF. */
export async function attachments(bytes: Uint8Array, name: string): Promise<readonly Attachment[]> {
  if (!Buffer.from(bytes.subarray(0, 1024)).includes('%PDF-')) return [];
  const pdf = await openPdf(bytes, name);
  try {
    return await pdf.attachments();
  } finally {
    await pdf.close();
  }
}
