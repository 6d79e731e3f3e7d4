/** For commands that run until they are told to stop. */

/** The first signal asks to finish and stop; the second one does not ask. */
export function signalled(): Promise<void> {
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
