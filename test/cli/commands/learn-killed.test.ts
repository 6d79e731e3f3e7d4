/** `beleg learn` that is killed goes on where it was, one that finds another at work is refused, and the bundle serves as it was meanwhile. */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import test, { after } from 'node:test';
import { setTimeout as passed } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { locked } from '../../../src/bundle/lock.js';
import { readManifest } from '../../../src/bundle/store.js';
import { temporaryFolder } from '../../bundle/made.js';
import { pdfOf } from '../../reading/files.js';
import { startProgram } from '../beleg.js';

const folder = await temporaryFolder(after);
const at = (...names: string[]) => join(folder, ...names);
const beleg = await startProgram(folder, after);
await mkdir(at('invoices'));
for (const [index, number] of ['880201', '880202'].entries())
  await writeFile(
    at('invoices', `${index + 1}.pdf`),
    await pdfOf([
      [
        { text: 'Gerberei Otter OHG', x: 60, y: 60 },
        { text: `Akte ${number}`, x: 60, y: 120 },
      ],
    ]),
  );
await writeFile(at('erp.csv'), 'file;InvoiceId;Sender.Name\n1.pdf;880201;Gerberei Otter OHG\n2.pdf;880202;Gerberei Otter OHG\n');
const command = 'learn invoices --values erp.csv --customer otter --bundle models/otter --steps 1';
const main = fileURLToPath(new URL('../../../src/cli/main.ts', import.meta.url));
const rowsOf = (fold: number, way: string) => at(`runs/learn-otter/fold-${fold}-${way}.jsonl`);
const firstFold = rowsOf(1, 'training');
const isAnswered = async () => (await readFile(firstFold, 'utf8').catch(() => '')).endsWith('\n');

test('learn: killed after the first fold, it goes on with the second', async () => {
  const tsx = import.meta.resolve('tsx');
  const child = spawn(process.execPath, ['--import', tsx, main, ...command.split(' ')], { cwd: folder, stdio: 'ignore' });
  while (!(await isAnswered()) && child.exitCode === null) await passed(20);
  child.kill('SIGKILL');
  if (child.signalCode === null) await once(child, 'exit');
  assert.equal(child.signalCode, 'SIGKILL');
  // Where this process was late, the second fold was done too: it was killed before.
  for (const way of ['before', 'memory', 'training']) await rm(rowsOf(2, way), { force: true });
  const begun = await readManifest(at('models/otter'));
  assert.equal(begun.layouts, undefined, 'the bundle is as it was');
  const { mtimeMs } = await stat(firstFold);
  const kept = await readFile(firstFold, 'utf8');

  await locked(at('runs/learn-otter.lock'), 'models/otter', async () => {
    const { code, err } = await beleg.run(command);
    assert.equal(code, 1, 'another one is at work');
    assert.match(err, /models\/otter: another command is changing it\. Wait until it is done/);
  });
  assert.equal((await stat(firstFold)).mtimeMs, mtimeMs);
  assert.equal(await readFile(firstFold, 'utf8'), kept);

  const { code, out, err } = await beleg.run(command);
  assert.equal(code, 0, err);
  assert.doesNotMatch(err, /fold 1\/2/, 'what was tried is not tried again');
  // Progress is printed only where it takes a while; that a fold is trained is said each time.
  assert.equal(err.match(/^train details: 1 labelled document/gm)?.length, 1, err);
  assert.match(out, /models\/otter: 2 new documents; /);
  assert.equal((await readManifest(at('models/otter'))).layouts?.documents, 2);
});
