/** A document for a new worker to read before its first request, so that no caller waits for packages to load. */
import type { Recognition } from '../../api/answer.js';

const lines = ['Invoice No. 4711', 'Date 2024-03-12', 'Net 100.00 EUR', 'VAT 19 % 19.00 EUR', 'Total 119.00 EUR'];
const drawn = `BT /F 12 Tf 60 760 Td 16 TL ${lines.map((line) => `(${line}) Tj T*`).join(' ')} ET`;

/** Without a table of its objects, which the reader makes itself. */
const page = `%PDF-1.4
1 0 obj <</Type /Catalog /Pages 2 0 R>> endobj
2 0 obj <</Type /Pages /Kids [3 0 R] /Count 1>> endobj
3 0 obj <</Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources <</Font <</F <</Type /Font /Subtype /Type1 /BaseFont /Helvetica>>>>>>>> endobj
4 0 obj <</Length ${drawn.length}>> stream
${drawn}
endstream endobj
trailer <</Root 1 0 R>>
`;

export const warmUpDocument: Uint8Array = Buffer.from(page, 'latin1');

/** Ignores failures: the first request reports them better. */
export async function warmUp({ detect }: Recognition): Promise<void> {
  await detect(warmUpDocument, { name: 'warm-up' }).catch(() => {});
}
