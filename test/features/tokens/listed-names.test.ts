import assert from 'node:assert/strict';
import test from 'node:test';
import { encode } from '../../../src/features/encode.js';
import { tokenNumbers } from '../../../src/features/contract.js';
import { featureSchema } from '../../../src/features/schema.js';
import { gazetteerBits } from '../../../src/features/tokens/listed-names.js';
import { tokensOf } from '../../../src/features/tokens/tokens.js';
import { type GazetteerClass, gazetteerClasses } from '../../../src/gazetteer/gazetteer.js';
import { drawn } from '../../drawn.js';

const names = (bits: number) => gazetteerClasses.filter((_, bit) => bits & (1 << bit));

const pageOf = (text: string) => tokensOf(drawn(text).pages[0]!);
const lines: readonly (readonly [string, readonly (readonly GazetteerClass[])[]])[] = [
  ['in San Francisco', [[], ['town', 'largeTown'], ['town', 'largeTown']]],
  // A name of two words on two lines is none.
  ['Bosnia and\nHerzegovina', [[], [], []]],
  // Names begin with a capital; states as codes are capitals alone.
  ['berlin ca', [[], []]],
  ['Dallas, TX', [['town', 'largeTown'], ['state']]],
];
for (const [text, expected] of lines)
  test(`gazetteer on a page: ${text.replace('\n', ' / ')}`, () =>
    assert.deepEqual(
      [...gazetteerBits(pageOf(text))].map((bits) => names(bits).filter((found) => !/Name$/.test(found))),
      expected,
    ));

test('gazetteer: its classes are the last features of a token', () => {
  const page = encode(drawn('Anna Weber\n10115 Berlin'))[0]!;
  const on = page.tokens.map((_, i) => featureSchema.token.filter((name, at) => name.startsWith('listed.') && page.tokenFeatures[i * tokenNumbers + at] === 1));
  assert.ok(on[0]!.includes('listed.givenName') && on[1]!.includes('listed.familyName'));
  assert.deepEqual([on[2]!, on[3]!.includes('listed.largeTown')], [[], true]);
});
