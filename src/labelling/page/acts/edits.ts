/** Changes of labels by a person: a value set by words or by typing, taken from a proposal, put into a row. Each is a step to undo, and is saved at once. */
import { api } from './api.js';
import type { Documents } from './documents.js';
import { focusValue } from './focus.js';
import { keep } from './keep.js';
import { accepted, proposalsAt } from '../state/accept.js';
import { changed } from '../state/history.js';
import { nextOpen } from '../state/moves.js';
import { keyOf, type Path, questionOf } from '../state/paths.js';
import { joined, placesInRow, withExtents, withoutRow, withRowAt } from '../state/rows.js';
import { focusedPath, labelsOf, type Session } from '../state/session.js';
import type { Label, Labels, Place } from '../state/types.js';
import { distinctPlaces, valueAt, withValue } from '../state/values.js';
import type { Store } from './store.js';

export interface Edits {
  /** What has the focus. */
  path(): Path | undefined;
  focus(key: string): void;
  change(next: (labels: Labels) => Labels, more?: { readonly checked?: boolean }): void;
  setValue(at: Path, value: readonly Label[] | 'absent' | undefined): void;
  edit(at: Path): void;
  /** Accepts the proposal and goes on, or edits what is set. */
  enter(): void;
  takeOther(number: number): void;
  /** False where nothing was set: the page shows why. `adds`: a further place, or a further value. */
  placed(at: Path, by: { readonly text?: string; readonly place?: Place }, adds: boolean): Promise<boolean>;
  row(command: 'insert-row' | 'delete-row' | 'join-row'): void;
}

/** The acts on the labels of the open document. */
export function edits(store: Store, documents: Documents): Edits {
  const path = (): Path | undefined => focusedPath(store.get());
  const labels = (): Labels => labelsOf(store.get());

  /** Undefined where it may not be changed. */
  function change(next: (labels: Labels) => Labels, more: { readonly checked?: boolean } = {}): void {
    const { history, holder, opened, conflict, checked } = store.get();
    if (!opened || conflict) return;
    if (holder !== undefined) {
      documents.notify(`${holder} has this document open. Take it over to change it.`);
      return;
    }
    const after = changed(history, next(history.present));
    if (after === history && (more.checked ?? checked) === checked) return;
    // A change is to be looked at again.
    store.set({ history: after, checked: more.checked ?? false, message: undefined });
    documents.changed();
  }

  function focus(key: string): void {
    const { setting, focus: before, editing } = store.get();
    if (key === before && !editing) {
      focusValue();
      return;
    }
    const at = path();
    // Who leaves a text half typed by the mouse has typed it all the same.
    if (at && editing?.isTyped && editing.text.trim() !== '') void placed(at, { text: editing.text }, false).then(() => documents.drafted(before, undefined));
    store.set({ focus: key, editing: undefined });
    keep(setting.dataset, { focus: key });
  }

  const setValue = (at: Path, value: readonly Label[] | 'absent' | undefined) =>
    change((before) => {
      const after = withValue(before, at, value);
      return at.of === 'cell' ? withExtents(after, store.get().opened!.pages) : after;
    });

  function edit(at: Path): void {
    const value = valueAt(labels(), at);
    const shown = value === undefined || value === 'absent' ? (proposalsAt(store.get().proposals, at)[0]?.value ?? '') : value[0]!.value;
    store.set({ focus: keyOf(at), editing: { text: shown } });
  }

  function enter(): void {
    const at = path();
    if (!at) return;
    const proposals = proposalsAt(store.get().proposals, at);
    if (valueAt(labels(), at) !== undefined || proposals.length === 0) edit(at);
    else {
      change((before) => accepted(before, at, proposals));
      focus(nextOpen(store.get()));
    }
  }

  function takeOther(number: number): void {
    const at = path();
    const other = at && store.get().proposals?.others[questionOf(at)]?.[number];
    if (!at || !other) return;
    // As printed, so that the value gets the form of labels.
    if (other.place) void placed(at, { place: other.place }, false);
  }

  async function placed(at: Path, by: { readonly text?: string; readonly place?: Place }, adds: boolean): Promise<boolean> {
    const { opened } = store.get();
    if (!opened) return false;
    try {
      const { label, refusal } = await api.place(opened.name, { path: questionOf(at), ...by });
      if (store.get().opened?.name !== opened.name) return false;
      if (!label) {
        documents.notify(`${keyOf(at)}: ${refusal ?? 'no value'}`);
        return false;
      }
      setValue(at, labelsWith(store.get(), at, label, { wasTyped: by.text !== undefined, adds }));
      return true;
    } catch (error) {
      documents.notify((error as Error).message);
      return false;
    }
  }

  function row(command: 'insert-row' | 'delete-row' | 'join-row'): void {
    const at = path();
    const rows = labels().lineItems?.length ?? 0;
    const current = at?.of === 'cell' ? at.row : rows - 1;
    const { pages } = store.get().opened ?? { pages: [] };
    if (command === 'insert-row') {
      change((before) => withRowAt(before, current + 1));
      focus(keyOf({ of: 'cell', row: current + 1, name: at?.of === 'cell' ? at.name : 'Description' }));
    } else if (at?.of !== 'cell') return;
    else if (command === 'join-row') change((before) => withExtents(joined(before, current), pages));
    else {
      change((before) => withoutRow(before, current));
      const left = labels().lineItems?.length ?? 0;
      focus(left > 0 ? keyOf({ of: 'cell', row: Math.min(current, left - 1), name: at.name }) : 'InvoiceId');
    }
  }

  return { path, focus, change, setValue, edit, enter, takeOther, placed, row };
}

/** The labels of a value with the one that was found for words that were typed or marked. */
function labelsWith(session: Session, at: Path, label: Label, { wasTyped, adds }: { readonly wasTyped: boolean; readonly adds: boolean }): readonly Label[] {
  const labels = labelsOf(session);
  const before = valueAt(labels, at);
  const known = before === undefined || before === 'absent' ? [] : before;
  if (adds && known.length > 0) return added(known, at, label);
  if (!wasTyped) return [label];
  // What OCR read wrongly is corrected without losing its words; of a cell, the words in its row are the ones.
  const { value, places } = label;
  if (places.length === 0) return [{ value, places: known[0]?.places ?? proposedPlaces(session, at) }];
  return at.of === 'cell' ? [{ value, places: placesInRow(labels, session.opened?.pages ?? [], at.row, places) }] : [label];
}

/** A further place of a value; another value beside the first only where a document may have several. */
function added(known: readonly Label[], at: Path, label: Label): readonly Label[] {
  const same = known.find(({ value }) => value === label.value);
  if (!same && at.of === 'detail') return [...known, label];
  const { value } = same ?? known[0]!;
  return known.map((each) => (each.value === value ? { value, places: distinctPlaces([...each.places, ...label.places]) } : each));
}

function proposedPlaces({ proposals }: Session, at: Path): Label['places'] {
  const place = proposalsAt(proposals, at)[0]?.place;
  return place ? [place] : [];
}
