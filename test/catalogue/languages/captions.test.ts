/** Captions and forms of every language: filled, of their own, and never what tests alone print. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { languages } from '../../../src/catalogue/languages/index.js';

const bare = (text: string): string => text.toLowerCase().replace(/[\s:.]+$/, '');

function textsOf(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

/** Lists that some languages have no word for. */
const mayBeEmpty = new Set(['area', 'cubic', 'streetEndings']);

test('captions: each list has a word', () => {
  for (const { code, captions } of languages)
    for (const group of Object.values(captions))
      for (const [name, words] of Object.entries(group)) {
        const texts = textsOf(words);
        assert.ok(mayBeEmpty.has(name) || texts.length > 0, `${code} ${name}`);
        assert.ok(
          texts.every((text) => text !== '' && text === text.trim()),
          `${code} ${name}`,
        );
      }
});

test('captions: neither they nor forms print a held-out wording', () => {
  const heldOut = new Set(languages.flatMap((language) => Object.values(language.heldOut).map((text) => bare(text!))));
  for (const { code, captions, forms } of languages) {
    const printed = textsOf([captions, forms]).flatMap((text) => text.split(/[|/=;]/).map((cell) => cell.trim().replace(/^\d+ /, '')));
    assert.deepEqual(
      printed.filter((text) => heldOut.has(bare(text))),
      [],
      code,
    );
  }
});

test('forms: rows of payment forms fill their width, cell by cell', () => {
  for (const { code, forms } of languages)
    for (const [country, { rows }] of Object.entries(forms.payment))
      for (const row of rows) {
        const cells = row.split('|').map((cell) => /^(\d+) (.+)=([a-zA-Z]+(?::[^=]+)?)$/.exec(cell.trim()));
        assert.ok(
          cells.every((cell) => cell),
          `${code} ${country}: ${row}`,
        );
        const width = cells.reduce((sum, cell) => sum + Number(cell![1]), 0);
        assert.ok(width >= 90 && width <= 100, `${code} ${country}: ${width} % in ${row}`);
      }
});
