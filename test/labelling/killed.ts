/** Starts and kills the labelling server of server-process.ts. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { addFile, createDataset, type Dataset } from '../../src/dataset/store.js';
import { makeBundle, temporaryFolder } from '../bundle/made.js';
import { invoice } from './service-of.js';

export interface Killable {
  readonly address: string;
  readonly port: number;
  readonly token: string;
  /** As `kill -9` does. */
  kill(): Promise<void>;
}

export interface KillableSet {
  readonly dataset: Dataset;
  start(): Promise<Killable>;
}

export async function killable(after: (undo: () => Promise<void>) => void): Promise<KillableSet> {
  const folder = await temporaryFolder(after);
  const dataset = await createDataset(join(folder, 'mine'));
  await addFile(dataset, 'a.pdf', new Uint8Array([1, 2, 3]), invoice);
  await makeBundle(join(folder, 'bundle'));
  const children: ChildProcess[] = [];
  after(async () => {
    for (const child of children) child.kill('SIGKILL');
  });
  return {
    dataset,
    async start() {
      const program = new URL('./server-process.ts', import.meta.url).pathname;
      const child = spawn(process.execPath, ['--import', 'tsx', program, dataset.path, join(folder, 'bundle')], { stdio: ['ignore', 'pipe', 'inherit'] });
      children.push(child);
      const [line] = (await once(child.stdout!, 'data')) as [Buffer];
      return {
        ...(JSON.parse(line.toString()) as Omit<Killable, 'kill'>),
        async kill() {
          const ended = once(child, 'exit');
          child.kill('SIGKILL');
          await ended;
        },
      };
    },
  };
}
