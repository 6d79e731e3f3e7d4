/** Synthetic documents print nothing that their font lacks: an empty box gives them away. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import fontkit from '@pdf-lib/fontkit';
import { sample } from '../../../src/synthesis/sample.js';
import { printable } from '../../../src/synthesis/render/to-pdf.js';

const folder = join(dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json')), 'standard_fonts');
const font = fontkit.create(readFileSync(join(folder, 'LiberationSans-Regular.ttf')));

test('synthetic PDFs: the font has every sign that is printed', () => {
  const lacking = new Set<string>();
  for (const language of ['tr', 'de', 'pl', 'sl'])
    for (let index = 0; index < 60; index++)
      for (const { runs } of sample('signs', index, { languages: [language], noise: 0 }).drawings)
        for (const { text } of runs) for (const char of printable(text)) if (!font.hasGlyphForCodePoint(char.codePointAt(0)!)) lacking.add(char);
  assert.deepEqual([...lacking], []);
});
