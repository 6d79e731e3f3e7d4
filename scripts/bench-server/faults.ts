/** Thousands of bad requests among good ones, and workers killed in the middle: every good one must be answered, no bad one let in, memory stay flat. */
import { readFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { badRequests } from '../../test/server/bad-requests.js';

export interface FaultsOptions {
  readonly url: string;
  readonly key: string;
  readonly pid: number;
  readonly count: number;
  /** A small invoice as base64. */
  readonly invoice: string;
  readonly good: (index: number) => Promise<{ readonly status: number; readonly ms: number }>;
  readonly memory: () => Promise<number>;
}

const [atOnce, goodEvery, killEvery] = [32, 10, 1000];

export async function faults({ url, key, pid, count, invoice, good, memory }: FaultsOptions): Promise<void> {
  const before = await memory();
  const statuses = new Map<string, number>();
  const goodStatuses = new Map<number, number>();
  const letIn: string[] = [];
  const goods: Promise<void>[] = [];
  let next = 0;
  const lane = async () => {
    while (next < count) {
      const index = next++;
      if (index % goodEvery === 0) goods.push(good(index).then(({ status }) => void goodStatuses.set(status, (goodStatuses.get(status) ?? 0) + 1)));
      if (index % killEvery === killEvery - 1) await killOneWorker(pid);
      const { name, bytes } = badRequests(key, invoice, index);
      // Only to a server that allows less.
      if (name === 'too large') continue;
      const status = await send(url, bytes, name.startsWith('half') || name.startsWith('random') ? 2000 : 60_000);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      if (/^2/.test(status)) letIn.push(name);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
  await Promise.all(goods);
  // More than allowed, in one piece of 100 MB.
  const huge = await good(-1);
  const show = (counts: ReadonlyMap<string | number, number>) => [...counts].map(([status, number]) => `${number} × ${status}`).join(', ');
  console.log(`faults: ${count} bad requests (${show(statuses)}); ${letIn.length} let in${letIn.length ? `: ${[...new Set(letIn)].join(', ')}` : ''}`);
  console.log(`faults: ${goods.length} good ones among them (${show(goodStatuses)}), ${Math.floor(count / killEvery)} workers killed; 100 MB: ${huge.status}`);
  console.log(`faults: memory ${before} MB before, ${await memory()} MB after`);
}

/** The status that came back; a dash where the connection ended without one. */
function send(url: string, bytes: Buffer, patience: number): Promise<string> {
  return new Promise((resolve) => {
    let text = '';
    const socket = connect(Number(new URL(url).port), '127.0.0.1', () => socket.write(bytes));
    // Who leaves a request unfinished goes away here, for the server's own patience is long.
    socket.setTimeout(patience, () => socket.destroy());
    socket.on('data', (part) => (text += part.toString('latin1')));
    socket.on('error', () => {});
    socket.on('close', () => resolve(/^HTTP\/1\.1 (\d+)/.exec(text)?.[1] ?? '-'));
  });
}

/** A child of the server, by its own id. */
async function killOneWorker(pid: number): Promise<void> {
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => '');
  for (const child of children.split(' ').filter(Boolean)) {
    if (!(await readFile(`/proc/${child}/cmdline`, 'utf8').catch(() => '')).includes('/server/worker.')) continue;
    process.kill(Number(child), 'SIGKILL');
    return;
  }
}
