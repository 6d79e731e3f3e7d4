/** Holds the session of the page, and notifies its views. */
import type { Session } from '../state/session.js';

export interface Store {
  get(): Session;
  set(change: Partial<Session>): void;
  subscribe(listener: () => void): () => void;
}

/** Holds the session; listeners are called after each change. */
export function store(first: Session): Store {
  let session = first;
  const listeners = new Set<() => void>();
  return {
    get: () => session,
    set(change) {
      session = { ...session, ...change };
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
