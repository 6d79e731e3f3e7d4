/** The line of a call that is refused: the row of the table of errors and the operator's hint, which the client does not get. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { QueueFull } from '../../../src/processes/pool.js';
import { WorkerLost } from '../../../src/processes/worker-process.js';
import { invoice, localRunner, started } from '../started.js';

for (const [name, error, status, code, hint] of [
  ['backpressure', new QueueFull('queue is full'), 503, 'BUSY', /queueLength/],
  ['a lost worker', new WorkerLost('gone'), 500, 'WORKER_LOST', /memory/],
  ['a worker lost for memory', new WorkerLost('gone', true), 400, 'MEMORY', /limit/],
  ['a failure', new TypeError('secret'), 500, 'INTERNAL', undefined],
] as const)
  test(`log of ${name}: ${code}`, async () => {
    const server = await started({ ...localRunner(), run: () => Promise.reject(error) });
    try {
      const response = await server.post({ Invoice: invoice });
      assert.equal(response.status, status);
      assert.doesNotMatch(response.headers.get('x-message')!, /queueLength|limit|secret/);
      const line = server.lines.find(({ msg }) => msg === 'detect')!;
      assert.deepEqual([line.status, line.error], [status, code]);
      if (hint) assert.match(String(line.hint), hint);
      else assert.ok(!('hint' in line));
    } finally {
      await server.stop();
    }
  });

test('log of a refusal by a worker: its row', async () => {
  const server = await started();
  try {
    const response = await server.post({ Invoice: invoice, Filter: 'Nonsense' });
    assert.equal(response.status, 400);
    assert.deepEqual(
      server.lines.map(({ error }) => error),
      ['FILTER_NAME'],
    );
    assert.ok(!JSON.stringify(server.lines).includes('Nonsense'));
  } finally {
    await server.stop();
  }
});
