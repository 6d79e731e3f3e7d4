/** Saves every change at once, one after the other: while one is on its way, only the latest of those that came meanwhile follows. */

export interface SaverParts<T> {
  /** Rejects where the server is not reached or refuses; `stop`: the user has to decide first. */
  save(value: T): Promise<'saved' | 'stop'>;
  changed(state: 'saving' | 'saved' | 'failed', error?: Error): void;
  /** Before the next attempt after a failure. */
  wait(): Promise<void>;
}

export interface Saver<T> {
  changed(value: T): void;
  /** What is not saved yet is dropped: another document is opened, or its state was taken over. */
  drop(): void;
  /** Resolves when all is saved or dropped. */
  idle(): Promise<void>;
  isIdle(): boolean;
}

/** Saves the latest value after `wait`, one saving at a time. */
export function saver<T>({ save, changed, wait }: SaverParts<T>): Saver<T> {
  let waiting: { readonly value: T } | undefined;
  let running: Promise<void> | undefined;

  async function run(): Promise<void> {
    while (waiting) {
      const { value } = waiting;
      const own = waiting;
      changed('saving');
      try {
        const outcome = await save(value);
        if (waiting === own || outcome === 'stop') waiting = undefined;
        if (!waiting) changed(outcome === 'stop' ? 'failed' : 'saved');
      } catch (error) {
        changed('failed', error as Error);
        await wait();
      }
    }
    running = undefined;
  }

  return {
    changed(value) {
      waiting = { value };
      running ??= run();
    },
    drop: () => void (waiting = undefined),
    idle: async () => running,
    isIdle: () => running === undefined,
  };
}
