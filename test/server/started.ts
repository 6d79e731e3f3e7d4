/** A server on a free port with a recognition of the test's own in place of worker processes, and a key to use it with. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import type { Recognition } from '../../src/api/answer.js';
import { type AppParts, buildApp } from '../../src/server/http/app.js';
import { openStore } from '../../src/server/store/data-folder.js';
import { createKey, type KeyOptions } from '../../src/server/access/keys.js';
import { runJob, type Runner } from '../../src/server/workers/job.js';
import { settingsFrom } from '../../src/server/settings.js';
import type { Store } from '../../src/server/store/store.js';
import { noPrints } from '../api/call.js';
import { document, extraction } from '../api/extraction.js';

export const recognition: Recognition = {
  detect: async () => ({ document, extraction }),
  pageImages: async () => [],
  pagePrints: noPrints,
  customDetails: [{ name: 'ContractId' }, { name: 'ProjectId' }],
};

export const localRunner = (own: Recognition = recognition): Pick<Runner, 'run' | 'load'> => ({
  run: (job, signal, onEvent) =>
    new Promise((resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason));
      runJob(job, own, signal, onEvent).then(resolve, reject);
    }),
  load: () => ({ ready: 1, busy: 0, queued: 0 }),
});

export interface Started {
  readonly url: string;
  readonly key: string;
  readonly store: Store;
  readonly lines: Record<string, unknown>[];
  makeKey(options?: Partial<KeyOptions>): Promise<string>;
  post(body: unknown, headers?: Record<string, string>, path?: string): Promise<Response>;
  stop(): Promise<void>;
}

export async function started(
  runner = localRunner(),
  flags: Record<string, unknown> = {},
  parts: Pick<AppParts, 'timeouts' | 'versions'> = {},
): Promise<Started> {
  const data = String(flags.data ?? (await mkdtemp(join(tmpdir(), 'beleg-server-'))));
  const settings = await settingsFrom({ port: 0, data, ...flags }, undefined, {});
  const store = openStore(data);
  const lines: Record<string, unknown>[] = [];
  const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(JSON.parse(line)) });
  const app = buildApp({ settings, store, runner, log, ...parts });
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  const makeKey = async (options: Partial<KeyOptions> = {}) => (await createKey(store, { customer: 'test', mayPredict: true, ...options })).key;
  const key = await makeKey();
  return {
    url,
    key,
    store,
    lines,
    makeKey,
    post: (body, headers = {}, path = '/v1-18/invoicedetail/detect') =>
      fetch(`${url}${path}`, {
        method: 'POST',
        headers: { accept: 'application/json', 'content-type': 'application/json', 'x-apikey': key, ...headers },
        body: typeof body === 'string' || body instanceof Uint8Array ? body : JSON.stringify(body),
      }),
    async stop() {
      await app.close();
      await store.close();
      if (flags.data === undefined) await rm(data, { recursive: true });
    },
  };
}

export const invoice = Buffer.from('%PDF-1.4 stands for a document').toString('base64');
