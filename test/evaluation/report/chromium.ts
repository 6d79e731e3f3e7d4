/** Debian's Chromium without a window: opens a page, runs a script in it, hands back what that found and what the console said. */
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const program = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find((path) => existsSync(path));

/** For `test(…, { skip })`. */
export const withoutChromium = program ? false : 'CHROMIUM IS NOT INSTALLED HERE, THE PAGES OF REPORTS ARE NOT OPENED (apt-get install chromium)';

export interface Opened<T> {
  readonly found: T;
  /** Errors that reached the window or the console, in the page's words. */
  readonly errors: readonly string[];
}

/** `look` is a function's text: it runs when the page stands, may wait, and returns something JSON can say. No name outside resolves. */
export async function openPage<T>(path: string, look: string, flags: readonly string[] = []): Promise<Opened<T>> {
  const folder = await mkdtemp(join(tmpdir(), 'chromium-'));
  try {
    const page = await readFile(path, 'utf8');
    const early = `<script>window.told = []; addEventListener('error', (event) => told.push(String(event.message))); addEventListener('unhandledrejection', (event) => told.push(String(event.reason)));
for (const kind of ['error', 'warn']) console[kind] = (...words) => told.push(words.join(' '));</script>`;
    const late = `<script>(async () => { let found; try { found = await (${look})(); } catch (error) { told.push(String(error)); }
const out = document.createElement('script'); out.type = 'text/plain'; out.id = 'what-was-found'; out.textContent = btoa(unescape(encodeURIComponent(JSON.stringify({ found, errors: told })))); document.body.append(out); })();</script>`;
    const copy = join(folder, 'page.html');
    // Functions, for the replacement must be taken as it is.
    await writeFile(
      copy,
      page.replace('<head>', () => `<head>${early}`).replace('</body>', () => `${late}</body>`),
    );
    const all = ['--headless', '--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', '--host-resolver-rules=MAP * ~NOTFOUND', ...flags];
    const { stdout } = await promisify(execFile)(
      program!,
      [...all, `--user-data-dir=${folder}/profile`, '--virtual-time-budget=20000', '--dump-dom', `file://${copy}`],
      {
        maxBuffer: 100_000_000,
        timeout: 120_000,
      },
    );
    const found = /id="what-was-found">([^<]*)</.exec(stdout);
    if (!found) throw new Error(`the page ended before its script did:\n${stdout.slice(0, 500)}`);
    return JSON.parse(Buffer.from(found[1]!, 'base64').toString('utf8')) as Opened<T>;
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}
