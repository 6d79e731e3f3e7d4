/** Runs command lines one after another in a process of its own, since loading the program takes longer than most commands: see beleg.ts. */
import { chdir } from 'node:process';
import { run } from '../../src/cli/program.js';

/** Keeps what is written instead of writing it. */
function kept(stream: NodeJS.WriteStream): { take(): string } {
  let text = '';
  stream.write = ((chunk: string | Uint8Array, ...rest: unknown[]) => {
    text += typeof chunk === 'string' ? chunk : Buffer.from(chunk).toString();
    for (const done of rest) if (typeof done === 'function') done();
    return true;
  }) as typeof stream.write;
  return {
    take() {
      const taken = text;
      text = '';
      return taken;
    },
  };
}

const [out, err] = [kept(process.stdout), kept(process.stderr)];
console.log = (...texts) => void process.stdout.write(`${texts.join(' ')}\n`);

process.on('message', ({ words, folder }: { words: readonly string[]; folder: string }) => {
  chdir(folder);
  process.exitCode = undefined;
  void run(words).then((code) => process.send!({ code, out: out.take(), err: err.take() }));
});
process.on('disconnect', () => process.exit(0));
process.send!('ready');
