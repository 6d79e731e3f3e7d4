/** The end of commands that run until they are stopped: SIGINT, SIGTERM, or that npx is gone. */

/** npx passes SIGTERM on to the shell between, which ends and leaves this process behind without its parent. */
const parent = process.ppid;
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
    if (process.env.npm_command === 'exec') look();
  });
}
