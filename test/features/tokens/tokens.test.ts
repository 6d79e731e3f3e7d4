import assert from 'node:assert/strict';
import test from 'node:test';
import { segmentsOf, tokensAt } from '../../../src/features/tokens/segments.js';
import { tokensOf } from '../../../src/features/tokens/tokens.js';
import { drawn } from '../../drawn.js';

const tokensOfText = (text: string) => tokensOf(drawn(text).pages[0]!);

for (const [word, tokens] of [
  ['Nr.:4711', ['Nr.:', '4711']],
  ['IBAN:AT61', ['IBAN:', 'AT61']],
  ['Betrag=5', ['Betrag=', '5']],
  ['#77', ['#', '77']],
  ['€5', ['€', '5']],
  ['$-5', ['$', '-5']],
  ['5€', ['5', '€']],
  ['119,00EUR', ['119,00', 'EUR']],
  ['Summe:119,00EUR', ['Summe:', '119,00', 'EUR']],
  ['Rechnung', ['Rechnung']],
  ['Name:', ['Name:']],
  ['119,00EUROPA', ['119,00EUROPA']], // no currency code, but a word
  ['100,00Kč', ['100,00', 'Kč']],
  ['1.200,00zł', ['1.200,00', 'zł']],
  ['EUR100', ['EUR', '100']],
  ['19%MwSt', ['19%', 'MwSt']],
  ['RM13.90', ['RM', '13.90']],
  ['AED1,250.00', ['AED', '1,250.00']],
  ['RM-8302N', ['RM-8302N']],
  ['RM12', ['RM12']],
  ['Pune-411001', ['Pune-', '411001']], // a town and its code
  ['ROAD,PUNE-411001.', ['ROAD,', 'PUNE-', '411001.']],
  ['Dhaka-1205,', ['Dhaka-', '1205,']],
  ['Zzqx-411001', ['Zzqx-411001']], // the number of something
  ['Pune-41', ['Pune-41']],
  ['ROAD,PLACE', ['ROAD,', 'PLACE']],
  ['A,B', ['A,B']],
  ['IBANAT61', ['IBAN', 'AT61']],
  ['25.03.2024Rechnung', ['25.03.2024', 'Rechnung']],
  ['CodeUFGWGBXX', ['Code', 'UFGWGBXX']],
  ['Netto(EUR)', ['Netto', '(EUR)']],
  ['www.abc123.de', ['www.abc123.de']],
  ['12:30', ['12:30']], // a time
  ['https://a.de/x:y', ['https://a.de/x:y']],
  ['post@a.de:c', ['post@a.de:c']],
  ['x9,40', ['x', '9,40']],
  ['3x0,65', ['3', 'x', '0,65']],
  ['3st*12,50', ['3', 'st', '*', '12,50']],
  ['0,480kg*89,00kr/kg', ['0,480', 'kg', '*', '89,00', 'kr/kg']],
  ['500gx12', ['500gx12']],
  ['18.20*5.40', ['18.20', '*', '5.40']],
  ['@$2.19', ['@', '$', '2.19']],
  ['@0.35/EA', ['@', '0.35/EA']],
  ['6X0,33L', ['6X0,33L']], // sizes
  ['30x40', ['30x40']],
  ['12|SOAP|Nr.:4711|', ['12', '|', 'SOAP', '|', 'Nr.:', '4711', '|']], // columns of a printer without graphics
  ['||', ['||']],
] as const) {
  test(`tokens: ${word}`, () => {
    assert.deepEqual(
      tokensOfText(word).map(({ text }) => text),
      tokens,
    );
  });
}

test('tokens: a stroke that was recognised may be a letter', () => {
  const [token, ...others] = tokensOf(drawn('|NVOICE', { source: 'ocr' }).pages[0]!);
  assert.deepEqual([token!.text, others], ['|NVOICE', []]);
});

test('tokens: pieces of a word share its box by their letters and remember where they were cut', () => {
  const document = drawn('Nr.:4711');
  const { box } = document.pages[0]!.words[0]!;
  const [key, value] = tokensOf(document.pages[0]!);
  assert.deepEqual([key!.word, key!.start, key!.end, value!.word, value!.start, value!.end], [0, 0, 4, 0, 4, 8]);
  assert.equal(key!.box.x, box.x);
  assert.equal(key!.box.x + key!.box.width, value!.box.x);
  assert.equal(value!.box.x + value!.box.width, box.x + box.width);
});

test('tokens: they stand in the order of the lines', () => {
  const tokens = tokensOfText(`
    Rechnung Nr.:4711

    Summe 5€`);
  assert.deepEqual(
    tokens.map(({ text, line }) => [text, line]),
    [
      ['Rechnung', 0],
      ['Nr.:', 0],
      ['4711', 0],
      ['Summe', 1],
      ['5', 1],
      ['€', 1],
    ],
  );
});

test('segments: a wide gap ends one, a line ends one, a cut inside a word does not', () => {
  const segments = segmentsOf(
    tokensOfText(`
      Rechnung Nr.:4711        Datum: 12.03.2024
      IBAN AT61 1904 3002 3457 3201`),
  );
  assert.deepEqual(
    segments.map(({ first, last, text }) => [first, last, text]),
    [
      [0, 2, 'Rechnung Nr.:4711'],
      [3, 4, 'Datum: 12.03.2024'],
      [5, 10, 'IBAN AT61 1904 3002 3457 3201'],
    ],
  );
});

test('segments: characters lead back to the tokens they touch', () => {
  const [segment] = segmentsOf(tokensOfText('Rechnung Nr.:4711'));
  for (const [part, tokens] of [
    ['Rechnung', [0, 0]],
    ['Nr.:4711', [1, 2]],
    ['4711', [2, 2]],
    ['ung Nr', [0, 1]],
    [' ', [0, 0]],
  ] as const) {
    const start = segment!.text.indexOf(part);
    assert.deepEqual(tokensAt(segment!, start, start + part.length), tokens, part);
  }
});

test('segments: nothing from nothing', () => assert.deepEqual(segmentsOf([]), []));
