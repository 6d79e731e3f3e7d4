import assert from 'node:assert/strict';
import test from 'node:test';
import { languages } from '../../../src/catalogue/languages/index.js';
import { statesExemption } from '../../../src/values/text/exemption-words.js';
import { drawn } from '../../drawn.js';

for (const { code, vatExemptions, sentences } of languages)
  test(`exempt: ${code} sentences that say so, and those that say other things`, () => {
    const missed = vatExemptions.filter((sentence) => !statesExemption(drawn(sentence)));
    assert.ok(missed.length <= vatExemptions.length / 4, missed.join(' | '));
    const mistaken = sentences.filter((sentence) => statesExemption(drawn(sentence)));
    assert.deepEqual(mistaken, []);
  });
