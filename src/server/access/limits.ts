/** Limits of a key: requests a minute (token bucket) and requests at once. */
import type { KeyRecord } from '../store/store.js';

export interface Limits {
  /** Seconds to wait where the key is over its limits; undefined where it is not, and then `leave` must follow. */
  enter(record: KeyRecord): number | undefined;
  leave(record: KeyRecord): void;
}

interface State {
  tokens: number;
  filled: number;
  running: number;
}

/** One for the whole server; `now` in milliseconds, of a clock that never goes back. */
export function limits(now: () => number = () => performance.now()): Limits {
  const states = new Map<string, State>();
  return {
    enter({ id, requestsPerMinute, concurrency }) {
      const state = states.get(id) ?? { tokens: requestsPerMinute ?? 0, filled: now(), running: 0 };
      states.set(id, state);
      if (concurrency !== undefined && state.running >= concurrency) return 1;
      if (requestsPerMinute !== undefined) {
        const perMillisecond = requestsPerMinute / 60_000;
        state.tokens = Math.min(requestsPerMinute, state.tokens + (now() - state.filled) * perMillisecond);
        state.filled = now();
        if (state.tokens < 1) return Math.max(1, Math.ceil((1 - state.tokens) / perMillisecond / 1000));
        state.tokens--;
      }
      state.running++;
      return undefined;
    },
    leave({ id }) {
      const state = states.get(id);
      if (state) state.running--;
    },
  };
}
