/** A command that runs until it is stopped ends with the npx that started it. */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import test from 'node:test';

const program = `import { stopSignal } from './src/cli/stop-signal.ts';
const stays = setInterval(() => {}, 1000);
process.stdout.write('started ');
await stopSignal();
process.stdout.write('ended');
clearInterval(stays);`;

/** As npx has it: a shell that does not pass signals on. */
const started = (command: string) => {
  const shell = spawn('sh', ['-c', `"${process.execPath}" --import tsx --input-type=module -e "$PROGRAM" & wait`], {
    env: { ...process.env, PROGRAM: program, npm_command: command },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let out = '';
  shell.stdout.setEncoding('utf8').on('data', (text: string) => void (out += text));
  return { shell, out: () => out };
};

test('stop signal: the end of npx is one', { timeout: 60_000 }, async () => {
  const { shell, out } = started('exec');
  while (!out().includes('started')) await once(shell.stdout, 'data');
  shell.kill('SIGTERM');
  await once(shell.stdout, 'end');
  assert.equal(out(), 'started ended');
});
