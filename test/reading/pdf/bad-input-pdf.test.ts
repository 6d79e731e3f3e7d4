/** PDFs that are odd, broken or meant to do harm: each is read or refused in one line, and the next one is read as if nothing had happened. */
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { plainText } from '../../../src/document/text.js';
import { InputError } from '../../../src/errors.js';
import { random } from '../../../src/random.js';
import { closeReaders, read } from '../../../src/reading/read.js';
import { blanksOf, font, onePage, page, pdfOfObjects, stream, text } from './broken-pdfs.js';
import { pdfOf } from '../files.js';

after(closeReaders);

const wanted = 'Rechnung 4711';
const good = await pdfOf([[{ text: wanted, x: 60, y: 100 }]]);
const whole = pdfOfObjects(onePage(text(wanted)));
const options = { name: 'x.pdf', languages: ['de'], codes: false } as const;
const readsGood = async () => assert.equal(plainText(await read(good, options)), wanted);

async function refused(bytes: Uint8Array, message: RegExp): Promise<void> {
  await assert.rejects(read(bytes, options), (error: Error) => {
    assert.ok(error instanceof InputError, error.stack);
    assert.match(error.message, message);
    assert.match(error.message, /^x\.pdf: [^\n]+\. [A-Z][^\n]+\.$/);
    return true;
  });
  await readsGood();
}

const javascript = '<</S/JavaScript/JS(while \\(true\\) app.alert\\("x"\\))>>';
const xfa = `<</Fields[]/XFA 7 0 R>>`;
const manyPages = (count: number) => [
  '<</Type/Catalog/Pages 2 0 R>>',
  `<</Type/Pages/Count ${count}/Kids[${Array.from({ length: count }, (_, index) => `${index + 6} 0 R`).join(' ')}]>>`,
  'null',
  stream(text(wanted)),
  font,
  ...Array.from({ length: count }, () => page()),
];
const before = (head: Buffer) => Buffer.concat([head, whole]);

for (const [name, bytes] of [
  ['as it should be', whole],
  ['garbage before its head', before(Buffer.from('HTTP/1.1 200 OK\r\nContent-Type: application/pdf\r\n\r\n'))],
  ['a byte order mark before its head', before(Buffer.from('\ufeff'))],
  ['garbage behind its end', Buffer.concat([whole, Buffer.alloc(5000, '\0garbage')])],
  ['several ends', Buffer.concat([whole, Buffer.from('\n%%EOF\n%%EOF\n')])],
  [
    'an update without changes behind it',
    Buffer.concat([
      whole,
      Buffer.from(`\nxref\n0 0\ntrailer\n<</Size 6/Root 1 0 R/Prev ${whole.lastIndexOf('xref\n0')}>>\nstartxref\n${whole.length + 1}\n%%EOF\n`),
    ]),
  ],
  ['no xref', pdfOfObjects(onePage(text(wanted)), { xref: false })],
  ['an xref that points nowhere', Buffer.from(whole.toString('latin1').replace(/startxref\n\d+/, 'startxref\n99999999'), 'latin1')],
  ['an xref whose Prev is itself', Buffer.from(whole.toString('latin1').replace('/Root', `/Prev ${whole.lastIndexOf('xref\n0')}/Root`), 'latin1')],
  ['cut off behind its last object', whole.subarray(0, whole.lastIndexOf('xref\n0') - 1)],
  ['a wrong length of its content', pdfOfObjects(onePage(stream(text(wanted), { length: '7' })))],
  ['a length that is itself', pdfOfObjects(onePage(stream(text(wanted), { length: '4 0 R' })))],
  ['packed without being told how long', pdfOfObjects(onePage(stream(text(wanted), { packings: 1, length: '6 0 R' }), ['null']))],
  ['packed twice', pdfOfObjects(onePage(stream(text(wanted), { packings: 2 })))],
  ['a page count of a billion', pdfOfObjects(onePage(text(wanted)).map((object, index) => (index === 1 ? '<</Type/Pages/Kids[3 0 R]/Count 1>>' : object)))],
  [
    'JavaScript when it opens',
    pdfOfObjects(onePage(text(wanted), [], { catalog: `/OpenAction ${javascript}/Names<</JavaScript<</Names[(a) ${javascript}]>>>>` })),
  ],
  [
    'a form in XFA',
    pdfOfObjects(
      onePage(text(wanted), ['null', stream('<xdp:xdp xmlns:xdp="http://ns.adobe.com/xdp/"><template><subform/></template></xdp:xdp>')], {
        catalog: `/AcroForm ${xfa}/NeedsRendering true`,
      }),
    ),
  ],
  [
    'a drawing that draws itself',
    pdfOfObjects(
      onePage(`${text(wanted)} /P Do`, [stream('/P Do', { dictionary: '/Type/XObject/Subtype/Form/BBox[0 0 595 842]/Resources<</XObject<</P 6 0 R>>>>' })]),
    ),
  ],
  [
    'a picture that claims 30000 × 30000',
    pdfOfObjects(
      onePage(`${text(wanted)} q 100 0 0 100 60 60 cm /P Do Q`, [
        stream('\0\0\0', { dictionary: '/Type/XObject/Subtype/Image/Width 30000/Height 30000/BitsPerComponent 8/ColorSpace/DeviceRGB' }),
      ]),
    ),
  ],
  [
    'a picture that claims fewer bytes than it has',
    pdfOfObjects(
      onePage(`${text(wanted)} q 9 0 0 9 60 60 cm /P Do Q`, [
        stream('\0\0\0', { dictionary: '/Type/XObject/Subtype/Image/Width -5/Height 0/BitsPerComponent 8/ColorSpace/DeviceRGB' }),
      ]),
    ),
  ],
  ['operators that end nothing', pdfOfObjects(onePage(`Q Q Q ET ${text(wanted)} BT ( ] >> q q`))],
  ['states within states, thousands deep', pdfOfObjects(onePage(`${'q '.repeat(2000)}${text(wanted)}`))],
  ['arrays within arrays, thousands deep', pdfOfObjects(onePage(text(wanted), ['['.repeat(20_000)]))],
  ['garbage for its metadata', pdfOfObjects(onePage(text(wanted), [], { catalog: '/Metadata 99 0 R/Outlines 1 0 R/Names 3 0 R/Dests 77 0 R' }))],
] as [string, Buffer][])
  test(`odd PDF: ${name}`, async () => {
    assert.equal(plainText(await read(bytes, options)), wanted);
    await readsGood();
  });

const tree = (...nodes: string[]) => pdfOfObjects(['<</Type/Catalog/Pages 2 0 R>>', ...nodes]);
for (const [name, bytes, message] of [
  ['head alone', Buffer.from('%PDF-1.7\n'), /no readable PDF|cannot be read/],
  ['no pages', tree('<</Type/Pages/Kids[]/Count 0>>'), /no pages|cannot be read/],
  ['a page tree that is its own child', tree('<</Type/Pages/Kids[2 0 R]/Count 1>>'), /cannot be read|no pages|structure/],
  [
    'two nodes that are each other’s children',
    tree('<</Type/Pages/Kids[3 0 R]/Count 1>>', '<</Type/Pages/Parent 2 0 R/Kids[2 0 R]/Count 1>>'),
    /cannot be read|no pages|structure/,
  ],
  ['a page tree of nothing', tree('null'), /cannot be read|no pages|structure/],
  ['pages that are not there', tree('<</Type/Pages/Kids[8 0 R 9 0 R]/Count 2>>'), /cannot be read|no pages|structure/],
  ['a page of no size', pdfOfObjects(onePage(text(wanted), [], { box: '0 0 0.1 0.1' })), /page 1 has no size/],
  ['a cipher that nobody knows', pdfOfObjects(onePage(text(wanted)), { trailer: '/Encrypt<</Filter/Adobe.PubSec/V 9>>' }), /cannot|protected|encr/i],
  ['a content of four gigabytes', pdfOfObjects(onePage(blanksOf(4096, '', 2))), /unpacks to more than/],
  ['a content of three hundred megabytes', pdfOfObjects(onePage(blanksOf(300))), /unpacks to more than/],
  [
    'a picture of gigabytes',
    pdfOfObjects(onePage('/P Do', [blanksOf(500, '/Subtype/Image/Width 8000/Height 8000/BitsPerComponent 8/ColorSpace/DeviceRGB')])),
    /unpacks to more than/,
  ],
  [
    'a stream that hides how it is packed',
    pdfOfObjects(
      onePage(
        Buffer.from(
          blanksOf(300)
            .toString('latin1')
            .replace('/FlateDecode', '/#46lateDecode')
            .replace(/\/Length \d+/, '/Length 9'),
          'latin1',
        ),
      ),
    ),
    /unpacks to more than/,
  ],
] as [string, Buffer, RegExp][])
  test(`bad PDF: ${name}`, () => refused(bytes, message));

const drawing = (content: string, next: number) =>
  stream(content, { dictionary: `/Type/XObject/Subtype/Form/BBox[0 0 595 842]/Resources<</XObject<</P ${next} 0 R>>>>` });
for (const [name, objects, message] of [
  ['states within states, a hundred thousand deep', onePage(`${'q '.repeat(100_000)}${text(wanted)}`), /states lie more than 5000 deep/],
  [
    'drawings that double twenty times',
    onePage(
      '/P Do',
      Array.from({ length: 20 }, (_, index) => drawing('/P Do /P Do', index + 7)),
    ),
    /repeats more than/,
  ],
  ['a million operators', onePage(stream('q Q '.repeat(600_000), { packings: 1 })), /more than 1000000 operators/],
] as [string, (string | Buffer)[], RegExp][])
  test(`endless PDF: ${name}`, () => refused(pdfOfObjects(objects), message));

test('PDF: two drawings that draw each other end', async () => {
  const bytes = pdfOfObjects(onePage(`${text(wanted)} /P Do`, [drawing('/P Do /P Do', 7), drawing('/P Do /P Do', 6)]));
  assert.equal(plainText(await read(bytes, options)), wanted);
});

test('bad PDF: two hundred pages are read as far as wanted', async () => {
  const bytes = pdfOfObjects(manyPages(200));
  const ten = await read(bytes, options);
  assert.deepEqual([ten.pages.length, ten.pageCount, plainText({ pages: [ten.pages[9]!] })], [10, 200, wanted]);
  assert.equal((await read(bytes, { ...options, maxPages: 12 })).pages.length, 12);
});

test('bad PDF: a page of a hundred metres is read at the resolution it has', async () => {
  const { pages, resolution } = await read(pdfOfObjects(onePage(text(wanted), [], { box: '0 0 280000 280000' })), options);
  assert.equal(plainText({ pages }), wanted);
  const [word] = pages[0]!.words;
  assert.ok(Math.abs(word!.box.x / resolution - 60 / 72) < 0.05, `${word!.box.x} at ${resolution}`);
});

test('bad PDF: cut off anywhere, it is read or refused', async () => {
  for (let length = 1; length < good.length; length += Math.ceil(good.length / 60)) await anything(good.subarray(0, length));
  await readsGood();
});

test('bad PDF: bits flipped, it is read or refused', async () => {
  const draw = random('pdf');
  for (const original of [good, whole])
    for (let round = 0; round < 50; round++) {
      const file = Buffer.from(original);
      for (let flip = 0; flip < 1 + (round % 8); flip++) file[draw.integer(0, file.length - 1)]! ^= 1 << draw.integer(0, 7);
      await anything(file);
    }
  await readsGood();
});

/** OCR of garbage takes long and is not what is tested here: no letters, no words. */
async function anything(bytes: Uint8Array): Promise<void> {
  try {
    const { pages } = await read(bytes, options);
    assert.ok(pages.length > 0);
  } catch (error) {
    assert.ok(error instanceof InputError, (error as Error).stack);
    assert.match(error.message, /^x\.pdf: [^\n]+\.$/);
  }
}
