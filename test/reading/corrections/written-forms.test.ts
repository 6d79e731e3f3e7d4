/** Corrections by the written form alone: web and mail addresses, days before a month, streets. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { correctWebAddresses } from '../../../src/reading/corrections/web-addresses.js';
import { correctWrittenForms } from '../../../src/reading/corrections/written-forms.js';
import type { OcrWord } from '../../../src/reading/ocr-word.js';

/** Words of one line: every letter is 10 pixels wide, a blank as well. */
function wordsOf(text: string): OcrWord[] {
  let x = 0;
  return text.split(' ').map((word): OcrWord => {
    const box = { x, y: 0, width: 10 * word.length, height: 20 };
    x += box.width + 10;
    return { text: word, box, confidence: 0.9, baseline: 16, lineHeight: 20 };
  });
}
const textOf = (words: readonly OcrWord[]): string => words.map(({ text }) => text).join(' ');

for (const [name, read, wanted] of [
  ['a beginning', 'https://mww.firma.de', 'https://www.firma.de'],
  ['slashes', 'http:///]www.firma.es', 'http://www.firma.es'],
  ['a comma for a slash', 'https:/,www.firma.pl', 'https://www.firma.pl'],
  ['nothing', 'https://firma.de', 'https://firma.de'],
  ['nothing that is known', 'https://ww.firma.de', 'https://ww.firma.de'],
  ['the point of a mail address', 'Mail: vera@firma de', 'Mail: vera@firma.de'],
  ['the point of a web address', 'www lampenhaus.at/shop', 'www.lampenhaus.at/shop'],
  ['no point before a word', 'vera@firma schreibt', 'vera@firma schreibt'],
  ['no point behind a whole address', 'vera@firma.de de', 'vera@firma.de de'],
  ['a letter of a provider', 'vera.lind@gmoil.com', 'vera.lind@gmail.com'],
  ['a lost letter of a provider', 'vera@hotmai.com,', 'vera@hotmail.com,'],
  ['the end of a provider', 'vera@outlook.cqm', 'vera@outlook.com'],
  ['no other provider', 'vera@ymail.com', 'vera@ymail.com'],
  ['no provider of another country', 'vera@gmoil.de', 'vera@gmoil.de'],
  ['no word of a sentence', 'pay to shop@okaxis Bank', 'pay to shop@okaxis Bank'],
  ['no preposition', 'vera@firma in', 'vera@firma in'],
  ['no other host', 'vera@gmbh.com', 'vera@gmbh.com'],
  ['a beginning without a scheme', 'ww.firma.de wwww.firma.de waw.firma.de', 'www.firma.de www.firma.de www.firma.de'],
  ['nothing that is no host', 'ww.firma', 'ww.firma'],
  ['a sign beside the "@"', 'vera(@firma.de', 'vera@firma.de'],
  ['a blank before the "@"', 'mail vera @firma.de', 'mail vera@firma.de'],
  ['no blank behind a name', 'Instagram @firma.de', 'Instagram @firma.de'],
  ['the points of the host', 'www.firma.de post@firmade', 'www.firma.de post@firma.de'],
  ['no points of another host', 'www.muster.de post@firmade', 'www.muster.de post@firmade'],
] as const)
  test(`addresses: ${name} in "${read}"`, () => assert.equal(textOf(correctWebAddresses(wordsOf(read))), wanted));

test('addresses: words of different lines are not joined', () => {
  const [mail, end] = wordsOf('vera@firma de') as [OcrWord, OcrWord];
  assert.equal(textOf(correctWebAddresses([mail, { ...end, baseline: 46 }])), 'vera@firma de');
  assert.equal(textOf(correctWebAddresses([mail, { ...end, box: { ...end.box, x: end.box.x + 60 } }])), 'vera@firma de');
});

for (const [read, wanted] of [
  ['den 7, Mai 2031', 'den 7. Mai 2031'],
  ['7, März 2031.', '7. März 2031.'],
  ['Teile 7, Mai', 'Teile 7, Mai'],
  ['May 7, 2031', 'May 7, 2031'],
  ['7, 8 und 9', '7, 8 und 9'],
  ['LindenstraRe 4', 'Lindenstraße 4'],
  ['StrafRe der Einheit', 'Straße der Einheit'],
  ['HafenstraBe, 3', 'Hafenstraße, 3'],
  ['Lindenstra3e, 4', 'Lindenstraße, 4'],
  ['Stra8en', 'Stra8en'],
  ['RGOOO47', 'RG00047'],
  ['Nr. ROOO47', 'Nr. R00047'],
  ['FOO47', 'FOO47'],
  ['20OO47', '200047'],
  ['4OOO,', '4000,'],
  ['PO1234', 'PO1234'],
  ['ZOO', 'ZOO'],
  ['WATERLOO2', 'WATERLOO2'],
  ['¢.2031004', 'č.2031004'],
  ['5 ¢. 3', '5 ¢. 3'],
  ['GSTIN:29ABXPK7204MIZV', 'GSTIN:29ABXPK7204M1ZV'],
  ['GSTIN:29ABXPK7204MIZW', 'GSTIN:29ABXPK7204MIZW'],
  ['Strabe', 'Strabe'],
  ['P0S-1', 'POS-1'],
  ['K0RREKTUR', 'KORREKTUR'],
  ['0IB:', 'OIB:'],
  ['A0B1', 'A0B1'],
  ['KN-O04471', 'KN-004471'],
  ['R-O12', 'R-O12'],
] as const)
  test(`written forms: "${read}"`, async () => assert.equal(textOf(await correctWrittenForms(wordsOf(read))), wanted));
