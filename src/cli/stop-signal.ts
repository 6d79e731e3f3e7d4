/** SIGINT and SIGTERM for commands that run until they are stopped. */

/** Resolves at the first signal, for a graceful stop; the second one exits at once. */
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
  });
}
