/** Evidence of words and candidates against remembered ones: the most alike word is found as by comparing all of them. */
import assert from 'node:assert/strict';
import test from 'node:test';
import { encode } from '../../src/features/encode.js';
import { contextsOf } from '../../src/memory/contexts.js';
import { agreementOf, columnsOf, evidenceColumns, likenessOfAgreement } from '../../src/memory/evidence.js';
import { canBePlace, placeEvidence, placeOf, tagEvidence } from '../../src/memory/token-evidence.js';
import { tagNames } from '../../src/network/config.js';
import { sample } from '../../src/synthesis/sample.js';
import { rememberLabelled } from '../../src/training/memory/remember-labelled.js';
import { columns } from './workshop.js';

const pages = [0, 1, 2].map((i) => {
  const { document, labels } = sample('token-evidence', i, { supplier: 4 });
  return rememberLabelled(document, labels, columns).pages[0]!;
});
const { document } = sample('token-evidence', 3, { supplier: 4 });
const page = encode(document)[0]!;
const contexts = contextsOf(page, document.pages[0]!);

test('evidence: of each word and tag the first of the most alike remembered words, whatever is left out on the way', () => {
  const found = tagEvidence(contexts, pages);
  let compared = 0;
  for (let tag = 0; tag < tagNames.length; tag++)
    for (let i = 0; i < contexts.count; i++) {
      let [best, most] = [undefined as number | undefined, -1];
      for (const { contexts: other, tags } of pages)
        for (let j = 0; j < other.count; j++) {
          if (tags[j] !== tag) continue;
          const agreement = agreementOf(contexts, i, other, j);
          if (likenessOfAgreement[agreement]! > most) [best, most] = [agreement, likenessOfAgreement[agreement]!];
        }
      assert.equal(found[tag]?.[i], best, `${tagNames[tag]} ${page.tokens[i]!.text}`);
      compared++;
    }
  assert.ok(compared > 1000 && found.filter(Boolean).length > 5);
});

test('evidence: a place without the same words or the same form behind its key is none by its columns either', () => {
  const at = (name: (typeof evidenceColumns)[number]) => evidenceColumns.indexOf(name);
  let none = 0;
  for (const candidate of page.candidates)
    for (const { name } of columns) {
      const place = placeOf(candidate, contexts, pages, name);
      if (!place || canBePlace(place)) continue;
      const row = placeEvidence(place, candidate, contexts);
      assert.deepEqual([row[at('constant')], row[at('keyed')], row[at('phrased')]], [0, 0, 0]);
      none++;
    }
  assert.ok(none > 100);
});

test('evidence: a word agrees with itself in all that it has', () => {
  const at = contexts.left.findIndex((left, i) => left !== 0 && contexts.above[i] !== 0 && contexts.key[i] !== 0);
  const row = columnsOf(agreementOf(contexts, at, contexts, at));
  for (const [k, name] of evidenceColumns.entries()) assert.equal(row[k], name === 'otherKey' ? 0 : 1, name);
});
