/** The program as a test uses it: a command line in, exit code and what was printed out. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

export interface Ran {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

export interface Program {
  /** Words are split at blanks; a name with blanks in it is given as a word of its own. */
  run(line: string, ...more: readonly string[]): Promise<Ran>;
}

/** All commands run in `folder`. */
export async function startProgram(folder: string, after: (stop: () => void) => void): Promise<Program> {
  const child: ChildProcess = fork(fileURLToPath(new URL('./child.ts', import.meta.url)), {
    execArgv: ['--import', 'tsx'],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  after(() => child.disconnect());
  await once(child, 'message');
  return {
    async run(line, ...more) {
      const settled = new AbortController();
      const { signal } = settled;
      const ended = once(child, 'exit', { signal }).then(([code]) => {
        throw new Error(`beleg ${line} ended the process with code ${code}`);
      });
      ended.catch(() => undefined);
      const answer = once(child, 'message', { signal });
      answer.catch(() => undefined);
      child.send({ words: [...line.split(' ').filter(Boolean), ...more], folder });
      const [ran] = (await Promise.race([answer, ended]).finally(() => settled.abort())) as [Ran];
      return ran;
    },
  };
}
