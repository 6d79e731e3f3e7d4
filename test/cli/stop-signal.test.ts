/** A command that runs until it is stopped ends with the npx that started it, and with no other shell. */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import test, { type TestContext } from 'node:test';

const program = `import { stopSignal } from './src/cli/stop-signal.ts';
const stays = setInterval(() => {}, 1000);
process.stdout.write('started ' + process.pid + ' ');
await stopSignal();
process.stdout.write('ended');
clearInterval(stays);`;

/** What npx is: a process of this title above a shell that does not pass signals on. It kills the shell once the program has started. */
const above = `process.title = process.env.TITLE;
const { spawn } = require('node:child_process');
const shell = spawn('sh', ['-c', '"' + process.execPath + '" --import tsx --input-type=module -e "$PROGRAM" & wait'], { stdio: ['ignore', 'pipe', 'inherit'] });
shell.stdout.pipe(process.stdout);
shell.stdout.once('data', () => shell.kill('SIGTERM'));`;

async function started(t: TestContext, title: string, command: string) {
  const top = spawn(process.execPath, ['-e', above, ' '.repeat(40)], {
    env: { ...process.env, PROGRAM: program, TITLE: title, npm_command: command },
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  });
  // It and all below it are a process group; where they have ended there is none.
  t.after(() => {
    try {
      process.kill(-top.pid!, 'SIGKILL');
    } catch (error) {
      assert.equal((error as NodeJS.ErrnoException).code, 'ESRCH');
    }
  });
  const out: string[] = [];
  top.stdout.setEncoding('utf8').on('data', (text: string) => out.push(text));
  while (!/started \d+ /.test(out.join(''))) await once(top.stdout, 'data');
  return { top, out, pid: Number(/\d+/.exec(out.join(''))![0]) };
}

const isOnLinux = process.platform === 'linux';

test('stop signal: the end of npx is one', { timeout: 60_000, skip: !isOnLinux }, async (t) => {
  const { top, out } = await started(t, 'npm exec beleg', 'exec');
  await once(top.stdout, 'end');
  assert.match(out.join(''), /^started \d+ ended$/);
});

for (const [name, title, command] of [
  ['below an npx further up', 'agent', 'exec'],
  ['started by a script of npm', 'npm run serve', 'run-script'],
] as const)
  test(`stop signal: the end of a shell is none, ${name}`, { timeout: 60_000 }, async (t) => {
    const { top, out, pid } = await started(t, title, command);
    // Three times as long as it takes to see that the parent is gone.
    await new Promise((resolve) => setTimeout(resolve, 1500));
    process.kill(pid, 'SIGTERM');
    await once(top.stdout, 'end');
    assert.match(out.join(''), /^started \d+ ended$/);
  });
