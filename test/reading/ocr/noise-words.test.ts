/** What OCR found is a word, or the rest of a rule, dirt, a picture. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isOutsized, isSpeck, isWord } from '../../../src/reading/ocr/noise-words.js';

for (const [text, width, height, confidence, wanted] of [
  ['Total', 60, 20, 0.9, true],
  ['I', 3, 20, 0.9, true],
  ['1', 3, 20, 0.9, true],
  ['P', 2, 20, 0.8, false],
  ['oi', 2, 12, 0.8, false],
  ['|', 2, 20, 0.9, true],
  [':', 4, 12, 0.9, true],
  ['-', 8, 2, 0.2, true],
  ['~', 8, 4, 0.3, false],
  ['.........,....,.', 200, 4, 0.9, false],
  ['RAERAARSERARARERAAARRESRRAARRRARR', 600, 20, 0.8, false],
  ['06-06-96-06-06-00-06-06-06', 600, 20, 0.8, false],
  ['Donaudampfschifffahrtsgesellschaft', 600, 20, 0.8, true],
  ['00000000000000000040001', 400, 20, 0.8, true],
  ['€', 14, 20, 0.2, true],
  ['x', 1, 20, 0.9, false],
] as const)
  test(`OCR words: "${text}", ${width} × ${height}, sure to ${confidence}, is ${wanted ? 'one' : 'none'}`, () => {
    const box = { x: 0, y: 0, width, height };
    assert.equal(isWord({ text, box, confidence, baseline: height, lineHeight: height }), wanted);
  });

for (const [text, confidence, wanted] of [
  ['i', 0.8, true],
  ['A', 0.9, false],
  ['.l', 0.7, true],
  ['è', 0.8, true],
  ['to', 0.3, true],
  ['mem', 0.55, true],
  ['to', 0.6, false],
  ['mwme', 0.3, false],
  ['7', 0.4, false],
  ['2x', 0.4, false],
  ['R$', 0.7, false],
  ['-', 0.3, false],
] as const)
  test(`a speck read as a letter: "${text}", sure to ${confidence}, is ${wanted ? 'one' : 'none'}`, () => {
    assert.equal(isSpeck([{ text, box: { x: 0, y: 0, width: 20, height: 20 }, confidence, baseline: 20, lineHeight: 20 }], 0), wanted);
  });

for (const [line, baseline, wanted] of [
  [['2', 'h', 'Montage'], 20, false],
  [['R', '120.00'], 20, false],
  [['19,90', 'A'], 20, false],
  [['2', 'h', 'Montage'], 60, true],
  [['Montage', 'h', 'Haus'], 20, true],
] as const)
  test(`a letter of little confidence beside a number: "${line.join(' ')}", ${baseline} px apart: ${wanted ? 'a speck' : 'none'}`, () => {
    const words = line.map((text) => ({
      text,
      box: { x: 0, y: 0, width: 20, height: 20 },
      confidence: 0.6,
      baseline: text.length === 1 && /\p{L}/u.test(text) ? 20 : baseline,
      lineHeight: 20,
    }));
    assert.equal(
      isSpeck(
        words,
        words.findIndex(({ text }) => /^\p{L}$/u.test(text)),
      ),
      wanted,
    );
  });

for (const [confidence, wanted] of [
  [0.5, false],
  [0.3, true],
] as const)
  test(`a unit beside its number, sure to ${confidence}, is ${wanted ? 'a speck' : 'none'}`, () => {
    const words = ['12', 'kg'].map((text) => ({ text, box: { x: 0, y: 0, width: 20, height: 20 }, confidence, baseline: 20, lineHeight: 20 }));
    assert.equal(isSpeck(words, 1), wanted);
  });

for (const [text, height, em, confidence, wanted] of [
  ['TTTT', 4, 6, 0.9, true],
  ['--', 2, 3, 0.9, false],
  ['am', 7, 13, 0.9, false],
  ['l.', 4, 6, 0.9, false],
  ['gy', 80, 110, 0.5, true],
  ['gy', 80, 110, 0.7, false],
  ['Muster', 80, 110, 0.5, false],
] as const)
  test(`"${text}", ${height} px high, sure to ${confidence}, among type of 30 px, is ${wanted ? 'none of it' : 'a word'}`, () => {
    assert.equal(isOutsized({ text, box: { x: 0, y: 0, width: 60, height }, confidence, baseline: height, lineHeight: height }, em, 30), wanted);
  });
