/** The end of commands that run until they are stopped: SIGINT, SIGTERM, or that npx is gone. */
import { readFileSync } from 'node:fs';

/** npx passes SIGTERM on to the shell between, which ends and leaves this process behind without its parent. */
const parent = process.ppid;
/** Known from the start: once they have ended, nothing tells what they were. */
const startedByNpx = process.env.npm_command === 'exec' && isOfNpx(parent);
/** How often it is looked for, in milliseconds. */
const lookMs = 500;

/** Resolves at the first signal, or where npx that started it has ended, for a graceful stop; the second signal exits at once. */
export function stopSignal(): Promise<void> {
  return new Promise((resolve) => {
    let asked = false;
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.on(signal, () => {
        if (asked) process.exit(1);
        asked = true;
        resolve();
      });
    }
    const look = () => {
      if (process.ppid !== parent) resolve();
      else setTimeout(look, lookMs).unref();
    };
    if (startedByNpx) look();
  });
}

/**
 * Whether the process or the one above it is npx itself, as Linux tells by its title; elsewhere it is not known. The variable alone is handed down to all that is started
 * below, and a server that a script puts into the background is to stay.
 */
function isOfNpx(pid: number): boolean {
  try {
    const above = /\) \S (\d+) /.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'))?.[1];
    return [pid, above].some((each) => /^(?:npm exec|npx)|\/np[mx](?:-cli\.js)?\0/.test(readFileSync(`/proc/${each}/cmdline`, 'utf8')));
  } catch {
    return false;
  }
}
