import assert from 'node:assert/strict';
import test from 'node:test';
import { candidateLexicon } from '../../../src/features/candidates/candidate-features.js';
import { candidateNumbers, type EncodedPage, hashesPerToken, tokenNumbers } from '../../../src/features/contract.js';
import { encode } from '../../../src/features/encode.js';
import { tokenLexicon } from '../../../src/features/tokens/token-features.js';
import { random } from '../../../src/random.js';
import { augment } from '../../../src/training/batches/augment.js';
import { drawn } from '../../drawn.js';

const [page] = encode(drawn(Array.from({ length: 20 }, () => 'Rechnung Nr. 4711  Gesamtbetrag 119,00').join('\n'))) as [EncodedPage];
const seen = Array.from({ length: 50 }, (_, i) => augment(page, random('augment', i)));

test('augment: nothing changes but letters and lexicon', () => {
  for (const { tokenFeatures, candidateFeatures, ids } of seen) {
    for (const [i, value] of candidateFeatures.entries())
      assert.ok(value === page.candidateFeatures[i] || (value === 0 && i % candidateNumbers >= candidateLexicon.start));
    for (const [i, value] of tokenFeatures.entries()) {
      const place = i % tokenNumbers;
      if (place < tokenLexicon.start || place >= tokenLexicon.end) assert.equal(value, page.tokenFeatures[i]);
      else assert.ok(value === 0 || value === page.tokenFeatures[i]);
    }
    for (const [i, id] of ids.entries()) assert.ok(id === 0 || id === page.ids[i]);
  }
});

test('augment: the page itself stays as it is', () => {
  const [again] = encode(drawn(Array.from({ length: 20 }, () => 'Rechnung Nr. 4711  Gesamtbetrag 119,00').join('\n'))) as [EncodedPage];
  assert.deepEqual(page.ids, again.ids);
  assert.deepEqual(page.tokenFeatures, again.tokenFeatures);
});

test('augment: some words lose their letters, most keep them', () => {
  const wordless = seen.flatMap(({ ids, tokens }) => tokens.map((_, i) => ids[i * hashesPerToken] === 0));
  const share = wordless.filter(Boolean).length / wordless.length;
  assert.ok(share > 0.01 && share < 0.1, String(share));
});

test('augment: the same seed blanks the same words', () => assert.deepEqual(augment(page, random('augment', 3)).ids, seen[3]!.ids));
