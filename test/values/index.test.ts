/** All kinds of values: untrusted text takes none of them long. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { kinds } from '../../src/values/index.js';

test('kinds: hostile lines do not hang', () => {
  for (const line of ['1'.repeat(4000), '1 '.repeat(2000), 'a.'.repeat(2000), 'A1-'.repeat(1300), '-'.repeat(4000), 'a@'.repeat(2000)])
    for (const kind of Object.values(kinds)) {
      for (const { start, end } of kind.find(line)) assert.ok(start >= 0 && start < end && end <= line.length);
      kind.read(line);
    }
});
