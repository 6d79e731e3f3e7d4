/** A value as it is typed or marked: its words are found while the person types, and it is set once at the end. */
import { api } from './api.js';
import type { Documents } from './documents.js';
import type { Edits } from './edits.js';
import { moved } from '../state/moves.js';
import { keyOf, type Path, questionOf } from '../state/paths.js';
import type { Place } from '../state/types.js';
import type { Store } from './store.js';

export interface Typing {
  /** While the user types: the words are found and shown, nothing is set. */
  typed(text: string): void;
  commit(text: string, then: 'stay' | 'next'): Promise<void>;
  cancel(): void;
  choose(path: Path, value: string): void;
  /** Words that were clicked or drawn over; `adds`: a further place of the same value. */
  mark(place: Place, adds: boolean): Promise<void>;
}

const typingMs = 120;

/** The acts on the value that has the focus. */
export function typing(store: Store, documents: Documents, { path, focus, setValue, placed }: Edits): Typing {
  /** Of the words that are asked for; what comes after the next question, or after the end of typing, is too late. */
  let question = 0;

  async function find(name: string, at: Path, text: string, own: number): Promise<void> {
    if (own !== question || text.trim() === '') return;
    const found = await api.place(name, { path: questionOf(at), text }).catch(() => undefined);
    const { editing, focus: focused } = store.get();
    if (found && own === question && editing && focused === keyOf(at)) store.set({ editing: { ...editing, found } });
  }

  return {
    typed(text) {
      const at = path();
      const { opened, editing } = store.get();
      if (!at || !opened || !editing) return;
      store.set({ editing: { ...editing, text, isTyped: true } });
      documents.drafted(keyOf(at), text);
      const own = ++question;
      setTimeout(() => void find(opened.name, at, text, own), typingMs);
    },
    async commit(text, then) {
      const at = path();
      question++;
      if (!at) return;
      if (text.trim() === '') setValue(at, undefined);
      else if (!(await placed(at, { text }, false))) return;
      store.set({ editing: undefined });
      documents.drafted(keyOf(at), undefined);
      if (then === 'next') focus(at.of === 'cell' ? moved(store.get(), 'right') : moved(store.get(), 'down'));
    },
    cancel() {
      question++;
      store.set({ editing: undefined });
      documents.drafted(store.get().focus, undefined);
    },
    choose(at, value) {
      setValue(at, value === '' ? undefined : [{ value, places: [] }]);
      store.set({ editing: undefined });
    },
    async mark(place, adds) {
      const at = path();
      if (!at || at.of === 'document') return documents.notify('Choose a value first: words cannot stand for this one.');
      if (!(await placed(at, { place }, adds)) || adds) return;
      if (store.get().editing) documents.drafted(keyOf(at), undefined);
      store.set({ editing: undefined });
    },
  };
}
