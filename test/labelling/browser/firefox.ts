/** Debian's Firefox without a window, spoken to by Marionette, the protocol that is built into it: messages "LENGTH:JSON" over TCP. */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const program = ['/usr/bin/firefox-esr', '/usr/bin/firefox'].find((path) => existsSync(path));
/** For `test(…, { skip })`. */
export const skip = program ? false : 'FIREFOX IS NOT INSTALLED HERE, THE LABELLING PAGE IS NOT OPENED IN IT (apt-get install firefox-esr)';

const patience = 120_000;
const preferences = { 'marionette.port': 0, 'app.update.enabled': false, 'datareporting.policy.dataSubmissionEnabled': false, 'ui.prefersReducedMotion': 1 };
const keyCodes: Readonly<Record<string, string>> = { Enter: '\uE007', Escape: '\uE00C', Tab: '\uE004', Control: '\uE009', Shift: '\uE008', F2: '\uE032' };

export interface Firefox {
  open(address: string): Promise<void>;
  /** The value of an expression in the page. */
  evaluate<T>(expression: string): Promise<T>;
  /** Until it is true; fails with the expression. */
  until(expression: string): Promise<void>;
  /** "a", "Enter", "Control+z". */
  press(...keys: readonly string[]): Promise<void>;
  /** Presses at the first point and lets go at the last. */
  drag(...points: readonly { readonly x: number; readonly y: number }[]): Promise<void>;
}

export async function firefox(after: (undo: () => Promise<void>) => void): Promise<Firefox> {
  const profile = await mkdtemp(join(tmpdir(), 'beleg-firefox-'));
  await writeFile(
    join(profile, 'user.js'),
    Object.entries(preferences)
      .map(([name, value]) => `user_pref("${name}", ${value});\n`)
      .join(''),
  );
  const child = spawn(program!, ['--headless', '--marionette', '--no-remote', '--profile', profile, '--width', '1400', '--height', '1000'], {
    stdio: 'ignore',
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  after(async () => {
    child.kill('SIGKILL');
    await ended;
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  });
  const port = await waited(
    async () => Number(await readFile(join(profile, 'MarionetteActivePort'), 'utf8').catch(() => '')) || undefined,
    'Firefox to listen',
  );
  const ask = await marionette(port);
  await ask('WebDriver:NewSession', { capabilities: { alwaysMatch: { unhandledPromptBehavior: 'accept' } } });
  const evaluate = async <T>(expression: string): Promise<T> =>
    ((await ask('WebDriver:ExecuteScript', { script: `return ${expression}`, args: [] })) as { value: T }).value;
  const act = (type: string, actions: readonly object[], rest: object = {}) =>
    ask('WebDriver:PerformActions', { actions: [{ type, id: type, ...rest, actions }] });
  return {
    evaluate,
    async open(address) {
      await ask('WebDriver:Navigate', { url: address });
    },
    async until(expression) {
      await waited(async () => (await evaluate<boolean>(`Boolean(${expression})`)) || undefined, expression);
    },
    async press(...keys) {
      for (const key of keys) {
        const parts = key.length > 1 ? key.split('+').map((part) => keyCodes[part] ?? part) : [key];
        const [down, up] = ['keyDown', 'keyUp'].map((type) => parts.map((value) => ({ type, value })));
        await act('key', [...down!, ...up!.reverse()]);
      }
    },
    async drag(...points) {
      const [first, ...rest] = points.map(({ x, y }) => ({ type: 'pointerMove', x: Math.round(x), y: Math.round(y) }));
      await act('pointer', [first!, { type: 'pointerDown', button: 0 }, ...rest, { type: 'pointerUp', button: 0 }], { parameters: { pointerType: 'mouse' } });
    },
  };
}

async function waited<T>(look: () => Promise<T | undefined>, what: string): Promise<T> {
  const end = Date.now() + patience;
  for (;;) {
    const found = await look();
    if (found !== undefined) return found;
    if (Date.now() > end) throw new Error(`waited in vain for ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** Asks one command after the other. */
async function marionette(port: number): Promise<(command: string, parameters: object) => Promise<unknown>> {
  const socket = connect(port, '127.0.0.1');
  const waiting = new Map<number, { resolve(value: unknown): void; reject(error: Error): void }>();
  let received = Buffer.alloc(0);
  let last = 0;
  socket.unref();
  socket.on('data', (bytes) => {
    received = Buffer.concat([received, bytes]);
    for (;;) {
      const colon = received.indexOf(':');
      const length = Number(received.subarray(0, colon).toString());
      if (colon < 0 || received.length < colon + 1 + length) return;
      const message = JSON.parse(received.subarray(colon + 1, colon + 1 + length).toString()) as unknown;
      received = received.subarray(colon + 1 + length);
      // Its first message is a greeting.
      if (!Array.isArray(message)) continue;
      const [, id, error, result] = message as [number, number, { readonly message: string } | null, unknown];
      const one = waiting.get(id);
      waiting.delete(id);
      if (error) one?.reject(new Error(`Firefox: ${error.message}`));
      else one?.resolve(result);
    }
  });
  await new Promise((resolve, reject) => socket.once('connect', resolve).once('error', reject));
  return (command, parameters) =>
    new Promise((resolve, reject) => {
      const id = ++last;
      waiting.set(id, { resolve, reject });
      const text = JSON.stringify([0, id, command, parameters]);
      socket.write(`${Buffer.byteLength(text)}:${text}`);
    });
}
