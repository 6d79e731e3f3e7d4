/** PDFs whose table of objects points elsewhere: what it points to wrongly fails, and nothing else with it. */
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { openReader, type Reader } from '../../../src/cli/workers/reader.js';
import { plainText } from '../../../src/document/text.js';
import { InputError } from '../../../src/errors.js';
import { attachments } from '../../../src/reading/pdf/attachments.js';
import { closeReaders } from '../../../src/reading/read.js';
import { font, onePage, page, pdfOfObjects, stream, text } from './broken-pdfs.js';

after(closeReaders);

/** Under another number than the table says. */
const misplaced = (pdf: Buffer, number: number): Buffer => Buffer.from(pdf.toString('latin1').replace(`\n${number} 0 obj\n`, '\n9 0 obj\n'), 'latin1');

/** Pages are objects 3, 6 and 7. */
const threePages = pdfOfObjects([
  '<</Type/Catalog/Pages 2 0 R>>',
  '<</Type/Pages/Kids[3 0 R 6 0 R 7 0 R]/Count 3>>',
  page(),
  stream(text('Rechnung 4711')),
  font,
  page(),
  page(),
]);

test('broken references: pages that are fetched before anybody asks for them', async () => {
  const reader: Reader = openReader();
  try {
    // Of two that are broken the second is never asked for: nobody is told.
    for (const broken of [[6], [7], [6, 7]]) {
      const document = await reader.read(broken.reduce(misplaced, threePages), { name: 'x.pdf', languages: ['de'] });
      assert.match(plainText(document), /Rechnung 4711/);
      assert.equal(document.unread?.length, 1, 'it says that it is not whole');
    }
  } finally {
    await reader.close();
  }
});

test('broken references: embedded files', async () => {
  const file = '<</Type/Filespec/F(a.xml)/EF<</F 8 0 R>>>>';
  const pdf = pdfOfObjects(onePage(text('x'), ['<</Names[(a.xml) 7 0 R]>>', file, stream('<a/>')], { catalog: '/Names<</EmbeddedFiles 6 0 R>>' }));
  assert.deepEqual(
    (await attachments(pdf, 'x.pdf')).map(({ name }) => name),
    ['a.xml'],
  );
  await assert.rejects(attachments(misplaced(pdf, 6), 'x.pdf'), (error: Error) => {
    assert.ok(error instanceof InputError, error.stack);
    assert.match(error.message, /^x\.pdf: the files embedded in it cannot be read: .+\. [A-Z].+\.$/);
    return true;
  });
});
