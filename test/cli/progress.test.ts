import assert from 'node:assert/strict';
import { test } from 'node:test';
import { progress } from '../../src/cli/progress.js';

const interrupted = { steps: 1000, of: 2000 };

test('work taken up again is estimated by the pace of now, not by what was done before', (t) => {
  t.mock.timers.enable({ apis: ['Date'] });
  const lines: string[] = [];
  t.mock.method(process.stderr, 'write', (text: string) => lines.push(text) > 0);
  const bar = progress('train', interrupted.of);
  bar.update(interrupted.steps);
  t.mock.timers.tick(20_000);
  bar.update(interrupted.steps + 100, 'loss 1');
  assert.deepEqual(lines, ['train 1100/2000, 180 s left loss 1\n']);
});
