/**
 * How many two-page digital invoices a second the server answers: requests a second, latencies, health under load, memory, and what HTTP costs beside
 * detecting in this process.
 *
 *   node --import tsx scripts/bench-server.ts [--bundle models/base] [--seconds 60] [--clients 16] [--workers 2] [--faults 10000]
 *
 * With --faults so many bad requests come among good ones afterwards, and workers are killed in the middle.
 */
import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { detect, loadEngine } from '../src/detect.js';
import { closeReaders } from '../src/reading/read.js';
import { sample } from '../src/synthesis/sample.js';
import { toPdf } from '../src/synthesis/render/to-pdf.js';
import { faults } from './bench-server/faults.js';

const { values } = parseArgs({
  options: {
    bundle: { type: 'string', default: 'models/base' },
    seconds: { type: 'string', default: '60' },
    clients: { type: 'string', default: '16' },
    workers: { type: 'string', default: '2' },
    documents: { type: 'string', default: '20' },
    faults: { type: 'string', default: '0' },
  },
});

async function twoPages(count: number): Promise<Uint8Array[]> {
  const documents: Uint8Array[] = [];
  for (let index = 0; documents.length < count; index++) {
    const { drawings } = sample('bench-server', index, { languages: ['de', 'en'], noise: 0 });
    if (drawings.length === 2) documents.push(await toPdf(drawings, 'invoice'));
  }
  return documents;
}

interface Running {
  readonly url: string;
  readonly key: string;
  readonly pid: number;
  stop(): Promise<void>;
}

async function start(data: string): Promise<Running> {
  const main = fileURLToPath(new URL('../src/cli/main.ts', import.meta.url));
  const child = spawn(process.execPath, [
    '--import',
    'tsx',
    main,
    'serve',
    '--port',
    '0',
    '--data',
    data,
    '--bundle',
    values.bundle,
    '--workers',
    values.workers,
    '--log-level',
    'error',
  ]);
  let [out, err] = ['', ''];
  child.stderr.on('data', (text) => (err += text));
  const ended = new Promise<void>((resolve) => child.on('exit', () => resolve()));
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (text) => (out += text).includes('listening') && resolve());
    child.on('exit', () => reject(new Error(`the server did not start: ${err}`)));
  });
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  return { url: /http:\S+/.exec(out)![0], key: /beleg_\S+/.exec(err)![0], pid: child.pid!, stop };
}

const agent = new Agent({ keepAlive: true, maxSockets: 1000 });

function call(url: string, method: string, headers: Record<string, string>, body = ''): Promise<{ status: number; ms: number }> {
  const started = performance.now();
  return new Promise((resolve, reject) => {
    const sent = request(url, { method, agent, headers: { ...headers, 'content-length': Buffer.byteLength(body) } }, (response) => {
      response.resume();
      response.on('end', () => resolve({ status: response.statusCode!, ms: performance.now() - started }));
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

async function family(pid: number): Promise<string[]> {
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => '');
  return [String(pid), ...children.split(' ').filter(Boolean)];
}

/** Megabytes that a process and its children hold. */
async function memory(pid: number): Promise<number> {
  const sizes = (await family(pid)).map(async (each) =>
    Number(/VmRSS:\s+(\d+)/.exec(await readFile(`/proc/${each}/status`, 'utf8').catch(() => ''))?.[1] ?? 0),
  );
  return Math.round((await Promise.all(sizes)).reduce((sum, size) => sum + size, 0) / 1024);
}

/** Milliseconds of processor time so far, of the process itself and of it with its children: what a busy machine does not change. */
async function worked(pid: number): Promise<readonly [own: number, all: number]> {
  const times = await Promise.all(
    (await family(pid)).map(async (each) => {
      const fields = (await readFile(`/proc/${each}/stat`, 'utf8').catch(() => '')).replace(/^.*\) /, '').split(' ');
      // In hundredths of a second, as Linux counts them.
      return 10 * (Number(fields[11] ?? 0) + Number(fields[12] ?? 0));
    }),
  );
  return [times[0]!, times.reduce((sum, time) => sum + time, 0)];
}

const at = (sorted: readonly number[], share: number): string =>
  (sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN).toFixed(0);

const documents = await twoPages(Number(values.documents));
const bodies = documents.map((bytes) => JSON.stringify({ Filter: 0, Invoice: Buffer.from(bytes).toString('base64') }));

const engine = await loadEngine(values.bundle);
for (const bytes of documents.slice(0, 3)) await detect(bytes, engine);
const begun = performance.now();
for (const bytes of documents) await detect(bytes, engine);
const inProcess = (performance.now() - begun) / documents.length;
await closeReaders();
console.log(`in process: ${inProcess.toFixed(0)} ms a document, one at a time`);

const data = await mkdtemp(join(tmpdir(), 'beleg-bench-'));
const server = await start(data);
try {
  const headers = { 'x-apikey': server.key, 'content-type': 'application/json', accept: 'application/json' };
  const post = (index: number) => call(`${server.url}/v1-18/invoicedetail/detect`, 'POST', headers, bodies[index % bodies.length]!);
  for (let i = 0; i < 6; i++) await post(i);
  const single: number[] = [];
  for (let i = 0; i < documents.length; i++) single.push((await post(i)).ms);
  const overHttp = single.reduce((sum, ms) => sum + ms, 0) / single.length;
  console.log(`over HTTP: ${overHttp.toFixed(0)} ms a document, one at a time (${(100 * (overHttp / inProcess - 1)).toFixed(0)} % more)`);

  const end = performance.now() + Number(values.seconds) * 1000;
  const [times, health]: [number[], number[]] = [[], []];
  let errors = 0;
  let next = 0;
  const sizes = [await memory(server.pid)];
  const weigh = async () => {
    const every = (Number(values.seconds) * 1000) / 6;
    for (let turn = 0; turn < 6; turn++) {
      await new Promise((resolve) => setTimeout(resolve, every));
      sizes.push(await memory(server.pid));
    }
  };
  const [ownBefore, allBefore] = await worked(server.pid);
  const client = async () => {
    while (performance.now() < end) {
      const { status, ms } = await post(next++);
      if (status === 200) times.push(ms);
      else errors++;
    }
  };
  const watch = async () => {
    while (performance.now() < end) {
      health.push((await call(`${server.url}/healthz`, 'GET', {})).ms);
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  };
  await Promise.all([...Array.from({ length: Number(values.clients) }, client), watch(), weigh()]);
  const [ownAfter, allAfter] = await worked(server.pid);
  times.sort((a, b) => a - b);
  health.sort((a, b) => a - b);
  console.log(
    `${values.clients} clients, ${values.workers} workers, ${values.seconds} s: ${(times.length / Number(values.seconds)).toFixed(1)} requests a second, ${errors} errors`,
  );
  console.log(`p50 ${at(times, 0.5)} ms, p99 ${at(times, 0.99)} ms, longest ${at(times, 1)} ms; health p50 ${at(health, 0.5)} ms, longest ${at(health, 1)} ms`);
  const each = (ms: number) => (ms / Math.max(1, times.length)).toFixed(1);
  console.log(`processor time a request: ${each(allAfter - allBefore)} ms in all, of which ${each(ownAfter - ownBefore)} ms in the process that listens`);
  console.log(`memory, from before to the end: ${sizes.join(', ')} MB`);
  if (Number(values.faults) > 0) {
    const huge = `{"Invoice":"${'A'.repeat(100 << 20)}"}`;
    await faults({
      ...server,
      count: Number(values.faults),
      invoice: Buffer.from(documents[0]!).toString('base64'),
      good: (index) => (index < 0 ? call(`${server.url}/v1-18/invoicedetail/detect`, 'POST', headers, huge).catch(() => ({ status: 0, ms: 0 })) : post(index)),
      memory: () => memory(server.pid),
    });
  }
} finally {
  await server.stop();
  agent.destroy();
  await rm(data, { recursive: true });
}
