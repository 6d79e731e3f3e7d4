/**
 * Whether `beleg learn --no-train` stays small on thousands of documents: synthetic ones of many suppliers, learnt by the built program (npm run build), whose resident memory
 * is printed beside how far it is. Killed once on the way (--kill), the next call goes on. Ends with an error where memory grew beyond the limit.
 *
 *   node --import tsx scripts/bench-learn.ts [--documents 2000] [--suppliers 100] [--folder /tmp/beleg-learn] [--every 30] [--kill 120] [--megabytes 4000] [--keep]
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { cp, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as passed } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { fileURLToPath } from 'node:url';
import { progress } from '../src/cli/progress.js';
import { addLabelled, createDataset, entries } from '../src/dataset/store.js';
import { sample, sampleName } from '../src/synthesis/sample.js';

const { values } = parseArgs({
  options: {
    documents: { type: 'string', default: '2000' },
    suppliers: { type: 'string', default: '100' },
    folder: { type: 'string', default: '/tmp/beleg-learn' },
    every: { type: 'string', default: '30' },
    kill: { type: 'string' },
    megabytes: { type: 'string', default: '4000' },
    keep: { type: 'boolean', default: false },
  },
});
const { folder } = values;
const [documents, suppliers, every, megabytes] = [values.documents, values.suppliers, values.every, values.megabytes].map(Number) as [
  number,
  number,
  number,
  number,
];
const path = (name: string) => fileURLToPath(new URL(`../${name}`, import.meta.url));

const dataset = await createDataset(join(folder, `documents-${documents}`));
const there = new Set((await entries(dataset)).map(({ name }) => name));
const bar = progress('synthetic documents', documents);
for (let index = 0; index < documents; index++) {
  bar.update(index + 1);
  const name = `${sampleName(index)}.txt`;
  if (there.has(name)) continue;
  const supplier = 20_000 + (index % suppliers);
  const { document, labels } = sample('bench-learn', index, { supplier, heldOut: true });
  await addLabelled(dataset, name, new TextEncoder().encode(name), document, { ...labels, supplier: String(supplier) });
}
bar.stop();

await rm(join(folder, 'runs'), { recursive: true, force: true });
await rm(join(folder, 'bundle'), { recursive: true, force: true });
await cp(path('models/base'), join(folder, 'bundle'), { recursive: true });
const started = Date.now();
const seconds = () => Math.round((Date.now() - started) / 1000);
let most = 0;

async function learn(killAfter?: number): Promise<number | null> {
  const child = spawn(process.execPath, [path('dist/cli/main.js'), 'learn', dataset.path, '--no-train', '--bundle', 'bundle'], {
    cwd: folder,
    stdio: ['ignore', 'inherit', 'ignore'],
  });
  const ended = once(child, 'exit');
  const begun = Date.now();
  let reported = 0;
  while (child.exitCode === null && child.signalCode === null) {
    const megabytes = await residentMegabytes(child.pid!);
    most = Math.max(most, megabytes);
    if (Date.now() - reported >= every * 1000) {
      reported = Date.now();
      console.log(`${seconds()} s  ${megabytes} MB  ${await progressOf()}`);
    }
    if (killAfter !== undefined && Date.now() - begun > killAfter * 1000) {
      child.kill('SIGKILL');
      console.log(`${seconds()} s  killed: ${await progressOf()}`);
      break;
    }
    await Promise.race([ended, passed(500)]);
  }
  await ended;
  return child.exitCode;
}

if (values.kill !== undefined) await learn(Number(values.kill));
const code = await learn();
console.log(`${documents} documents of ${suppliers} suppliers: at most ${most} MB, ${seconds()} s, exit ${code}`);
if (!values.keep) await rm(folder, { recursive: true, force: true });
if (code !== 0 || most > megabytes) throw new Error(code === 0 ? `memory grew beyond ${megabytes} MB` : 'learn failed');

async function residentMegabytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Math.round(Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0) / 1024);
}

/** Lines of what it keeps: documents that are done. */
async function progressOf(): Promise<string> {
  const work = join(folder, 'runs', 'learn-bundle');
  if (!existsSync(work)) return 'begins or is done';
  const files = (await readdir(work)).filter((name) => name.endsWith('.jsonl')).sort();
  const counts = files.map(async (name) => `${name.replace('.jsonl', '')} ${(await readFile(join(work, name), 'latin1')).split('\n').length - 1}`);
  return (await Promise.all(counts)).join(', ');
}
