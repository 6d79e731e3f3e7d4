/** `kill -9` of the labelling server while it writes: labels and drafts are whole, and at most the change that was not answered is missing. */
import assert from 'node:assert/strict';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import test from 'node:test';
import { entryNamed, labels as labelsOf } from '../../src/dataset/store.js';
import type { Opened, SaveAnswer } from '../../src/labelling/wire.js';
import { type Killable, killable } from './killed.js';

const rounds = 3;
const holder = { session: 'anna-0001', who: 'Anna' };

const asked =
  ({ port, token }: Killable) =>
  async (method: string, path: string, body?: object): Promise<never> => {
    const headers = { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) };
    const response = await fetch(`http://127.0.0.1:${port}/api/documents/a.pdf${path}`, { method, headers, ...(body && { body: JSON.stringify(body) }) });
    return (await response.json()) as never;
  };

const changes = [
  {
    what: 'saves',
    /** Asks for one change after the other, from `from` on; what was answered last. */
    async change(server: Killable, from: number, answered: (number: number) => void): Promise<void> {
      const ask = asked(server);
      let { revision } = (await ask('GET', '')) as Opened;
      for (let number = from; ; number++) {
        // Long enough to be written in more than one piece.
        const others = Array.from({ length: 300 }, (_, i) => ({ value: `${number}-${i}`, places: [] }));
        const labels = { details: { InvoiceId: [{ value: `${number}`, places: [] }, ...others] }, groups: {} };
        const answer = (await ask('PUT', '/labels', { ...holder, revision, labels, checked: number % 2 === 0 })) as Extract<SaveAnswer, { stored: object }>;
        ({ revision } = answer.stored);
        answered(number);
      }
    },
    async found(dataset: Parameters<typeof entryNamed>[0]): Promise<number> {
      const values = (await labelsOf(await entryNamed(dataset, 'a.pdf')))?.details.InvoiceId ?? [];
      assert.ok(values.length === 0 || values.length === 301, 'whole or not at all');
      return Number(values[0]?.value ?? -1);
    },
  },
  {
    what: 'drafts',
    async change(server: Killable, from: number, answered: (number: number) => void): Promise<void> {
      const ask = asked(server);
      for (let number = from; ; number++) {
        await ask('POST', '/draft', { ...holder, draft: { key: 'InvoiceId', text: `${number}` } });
        answered(number);
      }
    },
    async found(dataset: Parameters<typeof entryNamed>[0]): Promise<number> {
      const text = await readFile(join(dataset.path, 'drafts', 'a.pdf.json'), 'utf8').catch(() => '{"text":"-1"}');
      return Number((JSON.parse(text) as { text: string }).text);
    },
  },
];

test('label serve: killed at any moment: of what is saved and of what is typed at most the last is lost', async (t) => {
  const { dataset, start } = await killable((undo) => t.after(undo));
  const last = changes.map(() => -1);
  for (let round = 0; round < rounds; round++) {
    const server = await start();
    const running = changes.map(({ change }, i) =>
      change(server, last[i]! + 1, (number) => {
        last[i] = number;
      }).catch((error: Error) => assert.match(error.message, /fetch failed|terminated/)),
    );
    const before = [...last];
    while (last.some((number, i) => number === before[i])) await new Promise((resolve) => setTimeout(resolve, 5));
    await new Promise((resolve) => setTimeout(resolve, round * 37));
    await server.kill();
    await Promise.all(running);
    for (const [i, { what, found }] of changes.entries()) {
      const there = await found(dataset);
      assert.ok(there === last[i] || there === last[i]! + 1, `${what}: answered ${last[i]}, on the disk ${there}`);
      last[i] = there;
    }
  }
  assert.ok(
    last.every((number) => number >= 0),
    'something was written',
  );
  const left = await readdir(dataset.path, { recursive: true });
  assert.ok(left.length < 20, `half-written files stay behind: ${left.join(' ')}`);
});
