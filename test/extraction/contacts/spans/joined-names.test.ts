import assert from 'node:assert/strict';
import { test } from 'node:test';
import { joinedNames } from '../../../../src/extraction/contacts/spans/joined-names.js';
import { type ContactSpan, spanOfTokens } from '../../../../src/extraction/contacts/spans/span.js';
import type { ClassifiedPage } from '../../../../src/extraction/decoding/classify.js';
import type { Token } from '../../../../src/features/contract.js';
import { tagNames } from '../../../../src/network/config.js';

/** On a page without other words. */
const joinedOf = (spans: readonly ContactSpan[]) => joinedNames(spans, [{ page: { page: 0, tokens: [] } } as unknown as ClassifiedPage]);

/** Lines of one column, ten pixels a sign. */
function linesOf(lines: readonly string[], { pitch = 24, aside = 0 } = {}): ContactSpan[] {
  return lines.map((text, line) => {
    let x = 100 + line * aside;
    const tokens = text.split(' ').map((word, i) => {
      const box = { x, y: line * pitch, width: 10 * word.length, height: 20 };
      x += box.width + 10;
      return { text: word, word: 10 * line + i, line, start: 0, end: word.length, box, confidence: 1 } as Token;
    });
    return spanOfTokens({ role: 'Receiver', field: 'Name', probability: 0.9, page: 0 }, tokens);
  });
}

for (const [what, lines, names] of [
  ['a legal form on the next line', ['Bergbahnen Oberfeld', 'GmbH'], ['Bergbahnen Oberfeld GmbH']],
  [
    'a legal form in two',
    ['Zakład Handlowy „Orzeł” Spółka z', 'ograniczoną odpowiedzialnością'],
    ['Zakład Handlowy „Orzeł” Spółka z ograniczoną odpowiedzialnością'],
  ],
  ['three lines', ['Österreichische Gesellschaft für', 'Pflanzenbau und', 'Bodenkunde'], ['Österreichische Gesellschaft für Pflanzenbau und Bodenkunde']],
  ['an open end', ['Huber, Maier &', 'Partner Architekten'], ['Huber, Maier & Partner Architekten']],
  ['a legal form and what follows', ['Bergbahnen Oberfeld GmbH', 'und Herr Huber'], ['Bergbahnen Oberfeld GmbH', 'und Herr Huber']],
  ['two lines without a form, the first of them full', ['Bergbahnen Oberfeld', 'Talstation Unterdorf'], ['Bergbahnen Oberfeld Talstation Unterdorf']],
  ['the first had room', ['Bergbahnen', 'Talstation Unterdorf am See'], ['Bergbahnen', 'Talstation Unterdorf am See']],
  ['a connecting word in capitals', ['BERGBAHNEN OBERFELD', 'UND SEILBAHNEN TAL'], ['BERGBAHNEN OBERFELD UND SEILBAHNEN TAL']],
  ['a short word in capitals at the end', ['BERGBAHNEN OBERFELD AM', 'SEE BETRIEBE'], ['BERGBAHNEN OBERFELD AM SEE BETRIEBE']],
  ['a quotation that is not closed', ['Gasthaus „Zum', 'Adler“ Oberfeld'], ['Gasthaus „Zum Adler“ Oberfeld']],
  ['a quotation on the next line', ['Gasthaus Oberfeld', '„Zum Adler“'], ['Gasthaus Oberfeld „Zum Adler“']],
  ['a quotation that is closed, above a person', ['Gasthaus „Zum Adler“', 'Anna Huber'], ['Gasthaus „Zum Adler“', 'Anna Huber']],
  ['a person above a full line', ['Anna Huber', 'Talstation'], ['Anna Huber', 'Talstation']],
  ['a person below', ['Talstation Unterdorf', 'Anna Huber'], ['Talstation Unterdorf', 'Anna Huber']],
  ['its owner', ['Talstation Unterdorf', 'Inh. Bergbahnen'], ['Talstation Unterdorf', 'Inh. Bergbahnen']],
  ['its owner in full', ['Talstation Unterdorf', 'Inhaber Bergbahnen'], ['Talstation Unterdorf', 'Inhaber Bergbahnen']],
  ['its owners are brothers, a part of it', ['Milchhof Unterdorf', 'Gebr. Huber-Maier'], ['Milchhof Unterdorf Gebr. Huber-Maier']],
  ['in whose care', ['Talstation Unterdorf', 'c/o Bergbahnen'], ['Talstation Unterdorf', 'c/o Bergbahnen']],
  ['a name with a word of it', ['Talstation Unterdorf', 'Bergbahnen Unterdorf'], ['Talstation Unterdorf', 'Bergbahnen Unterdorf']],
  ['two keys above', ['Käufer/Customer', 'Bergbahnen GmbH'], ['Käufer/Customer', 'Bergbahnen GmbH']],
  ['a person above a company: the line had room', ['Eva Huber', 'Bergbahnen Oberfeld GmbH'], ['Eva Huber', 'Bergbahnen Oberfeld GmbH']],
  ['a shop above its owner', ['HOFLADEN HUBER', 'Huber Eva GmbH'], ['HOFLADEN HUBER', 'Huber Eva GmbH']],
  ['a key above', ['Rechnungsempfänger', 'Bergbahnen GmbH'], ['Rechnungsempfänger', 'Bergbahnen GmbH']],
] as const)
  test(`joined names: ${what}`, () => {
    assert.deepEqual(
      joinedOf(linesOf(lines)).map(({ text }) => text),
      names,
    );
  });

test('joined names: neither over a blank line, nor beside, nor of another party', () => {
  const lines = ['Bergbahnen Oberfeld', 'GmbH'];
  for (const spans of [linesOf(lines, { pitch: 60 }), linesOf(lines, { aside: 80 })]) assert.equal(joinedOf(spans), spans);
  const [above, below] = linesOf(lines);
  assert.equal(joinedOf([above!, { ...below!, role: 'Sender' }]).length, 2);
});

test('joined names: lines that no word joins are likely and of one type', () => {
  const [above, below] = linesOf(['Bergbahnen Oberfeld', 'Talstation Unterdorf']);
  assert.equal(joinedOf([above!, { ...below!, probability: 0.5 }]).length, 2);
  assert.equal(joinedOf([above!, { ...below!, box: { ...below!.box, height: 26 } }]).length, 2);
});

test('joined names: a company’s name below its logo, where both are sure and share no word', () => {
  const logo = ([above, below]: readonly ContactSpan[]): ContactSpan[] => {
    const tokens = above!.tokens.map((token) => ({ ...token, box: { ...token.box, y: token.box.y - 20, height: 40 } }));
    return [spanOfTokens(above!, tokens), below!];
  };
  const [lines, others] = [linesOf(['BERGBAHNEN', 'Oberfeld GmbH']), linesOf(['OBERFELD®', 'Oberfeld GmbH'])];
  assert.deepEqual(
    joinedOf(logo(lines)).map(({ text }) => text),
    ['BERGBAHNEN Oberfeld GmbH'],
  );
  assert.equal(joinedOf(logo([lines[0]!, { ...lines[1]!, probability: 0.8 }])).length, 2);
  assert.equal(joinedOf(logo(others)).length, 2);
});

test('joined names: the first line is whole where the second goes on', () => {
  const [line, below] = linesOf(['Bergbahnen Oberfeld am See', 'GmbH']);
  const above = spanOfTokens(line!, line!.tokens.slice(0, 2));
  const tokens = [...line!.tokens, ...below!.tokens];
  const joined = (spans: readonly ContactSpan[], likely: number) => {
    const tags = new Float32Array(tokens.length * tagNames.length).fill(0);
    for (let i = 0; i < tokens.length; i++) tags[i * tagNames.length + tagNames.indexOf('Receiver.Name')] = likely;
    return joinedNames(spans, [{ page: { page: 0, tokens }, tags } as unknown as ClassifiedPage]).map(({ text }) => text);
  };
  assert.deepEqual(joined([above, below!], 0.2), ['Bergbahnen Oberfeld am See GmbH']);
  assert.deepEqual(joined([above, below!], 0.01), ['Bergbahnen Oberfeld GmbH'], 'no name to the network: a key');
  const town = spanOfTokens({ ...line!, field: 'City' }, line!.tokens.slice(2));
  assert.deepEqual(joined([above, town, below!], 0.2), ['Bergbahnen Oberfeld GmbH', 'am See'], 'another field');
});

test('joined names: the probability is that of all words, the least that of the least', () => {
  const [above, below] = linesOf(['Bergbahnen Oberfeld', 'GmbH']);
  const bounds = { least: 0.8, leftOut: 0 };
  const [joined] = joinedOf([
    { ...above!, bounds },
    { ...below!, probability: 0.6, bounds: { ...bounds, least: 0.5 } },
  ]);
  assert.ok(Math.abs(joined!.probability - 0.8) < 1e-9);
  assert.equal(joined!.bounds!.least, 0.5);
});
