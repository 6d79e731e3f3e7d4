/** Items that begin with the time that was worked. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { languages } from '../../../src/catalogue/languages/index.js';
import { random } from '../../../src/random.js';
import type { Item } from '../../../src/synthesis/facts.js';
import { withTimeEntries } from '../../../src/synthesis/items/time-entries.js';

test('the time is the name, what was done the first further line', () => {
  const items = [
    { name: 'Training', details: ['Second part'] },
    { name: 'Support', details: [] },
  ] as unknown as Item[];
  for (const [seed, language] of languages.entries()) {
    const timed = withTimeEntries(random('time entries', seed), items, language, '2031-05-20');
    assert.deepEqual(
      timed.map(({ details }) => details),
      [['Training', 'Second part'], ['Support']],
    );
    assert.ok(timed.every(({ name }) => /\d/.test(name)));
  }
});
