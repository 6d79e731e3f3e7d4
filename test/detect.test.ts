/** Documents that nobody expects: each is answered, with scores between 0 and 1 and no number that JSON does not know. */
import assert from 'node:assert/strict';
import test, { after } from 'node:test';
import { responseJson } from '../src/api/response/response.js';
import { extractionTable } from '../src/cli/views/extraction-table.js';
import { loadEngine, understand } from '../src/detect.js';
import type { Document, Page, Word } from '../src/document/document.js';
import { documentFromJson } from '../src/document/from-json.js';
import { documentToJson } from '../src/document/json.js';
import type { Extraction, Prediction } from '../src/extraction/extraction.js';
import { makeBundle, temporaryFolder } from './bundle/made.js';
import { drawn } from './drawn.js';

const folder = await temporaryFolder(after);
await makeBundle(folder);
const engine = await loadEngine(folder);

const plain = drawn('Netto 100,00 MwSt 19 % 19,00 Brutto 119,00 EUR');
const onePage = (changes: Partial<Page>): Document => ({ ...plain, pages: [{ ...plain.pages[0]!, ...changes }] });
const eachWord = (change: (word: Word, index: number) => Partial<Word>): Document =>
  onePage({ words: plain.pages[0]!.words.map((word, index) => ({ ...word, ...change(word, index) })) });
const nowhere = { x: 0, y: 0, width: 0, height: 0 };
const code = (text: string, format = 'QRCode') => onePage({ words: [], lines: [], codes: [{ format, text, box: nowhere }] });
/** 3,000 words that say something, in lines of `perLine`. */
function crowd(perLine: number): Document {
  const [page] = plain.pages;
  const words = Array.from({ length: 3000 }, (_, i) => page!.words[i % page!.words.length]!);
  const lines = Array.from({ length: 3000 / perLine }, (_, at) => ({ words: Array.from({ length: perLine }, (_, i) => at * perLine + i), box: nowhere }));
  return onePage({ words, lines });
}

const strange: Readonly<Record<string, Document>> = {
  'no pages': { ...plain, pages: [], pageCount: 0 },
  'an empty page': onePage({ words: [], lines: [] }),
  'words in no line': onePage({ lines: [] }),
  'lines without words': onePage({ lines: [{ words: [], box: nowhere }, ...plain.pages[0]!.lines, { words: [], box: nowhere }] }),
  'a word in several lines': onePage({ lines: [...plain.pages[0]!.lines, ...plain.pages[0]!.lines] }),
  'one word': drawn('119,00'),
  'all words in one place': eachWord(() => ({ box: nowhere, fontSize: 0 })),
  'words off the page': eachWord((_, i) => ({ box: { x: i % 2 ? -1e6 : 1e6, y: -1e6, width: 1e6, height: 1e-300 }, fontSize: 1e6 })),
  'a page of one pixel': onePage({ width: 1, height: 1 }),
  'a word of 10,000 digits': eachWord((_, i) => (i === 1 ? { text: '9'.repeat(10_000) } : {})),
  'huge amounts': drawn('Netto 99999999999999999999.99 MwSt 19 % 99.999.999.999.999.999.999,99\nBrutto 99999999999999999999.99 EUR Skonto 2 % 14 Tage'),
  'nothing but zeros': drawn('Netto 0,00 MwSt 0 % 0,00 Brutto 0,00 EUR -0,00'),
  'dates at the limits': drawn('01.01.0001 31.12.9999 29.02.2023 00.00.0000 31.02.2024 9999 Tage netto, Skonto 100 % 0 Tage'),
  'control signs and halves of letters': eachWord((_, i) => ({ text: ['\u0000', '\ud800', '\u202e', '\t', '١٢٣', '½'][i % 6]! })),
  'names of the language': drawn('__proto__ constructor toString', { language: '__proto__', countries: ['__proto__', 'ZZ', ''] }),
  'one long line': crowd(3000),
  'one word a line': crowd(1),
  'an empty code': code(''),
  'a payment code of a huge amount': code('BCD\n002\n1\nSCT\n\nMuster\nDE89370400440532013000\nEUR99999999999999999999.99\n\n\nNr. 1'),
  'the start of a Swiss code': code('SPC\r\n0200\n1'),
  'a Czech code of nonsense': code('SPD*1.0*ACC:CZ5855000000001265098001*AM:4e5*DT:99999999'),
  'a web address that cannot be decoded': code('https://example.org/%E0%A4%A'),
  'a bar code of zeros': code('0'.repeat(44), 'ITF'),
};

function everything({ documentType, predictions, groups, contacts, lineItems }: Extraction): readonly Prediction[] {
  return [
    documentType,
    ...predictions,
    ...groups.flatMap(({ members }) => members),
    ...contacts.flatMap(({ fields }) => Object.values(fields).flat()),
    ...lineItems.flatMap(({ cells }) => Object.values(cells)),
  ];
}

for (const [name, document] of Object.entries(strange)) {
  for (const forceBestMatch of [false, true]) {
    test(`strange: ${name}${forceBestMatch ? ', best match' : ''}`, async () => {
      assert.deepEqual(documentFromJson(documentToJson(document)), document);
      const extraction = await understand(document, engine, { forceBestMatch });
      for (const { name, value, score } of everything(extraction)) {
        assert.ok(score >= 0 && score <= 1, `${name} has score ${score}`);
        assert.doesNotMatch(value, /NaN|Infinity|undefined/, name);
      }
      JSON.parse(responseJson({ document, extraction }));
      assert.ok(extractionTable(extraction));
    });
  }
}
