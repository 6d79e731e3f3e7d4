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
  /** Nothing where it may not be changed. */
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
  const change = changing(store, documents);

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

  const setValue: Edits['setValue'] = (at, value) =>
    change((before) => {
      const after = withValue(before, at, value);
      return at.of === 'cell' ? withExtents(after, store.get().opened!.pages) : after;
    });
  const placed = placing(store, documents, setValue);

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

  const row: Edits['row'] = (command) => {
    const next = rowEdited(store.get(), command);
    if (!next) return;
    change(next.labels);
    const key = next.focus?.(labels());
    if (key !== undefined) focus(key);
  };

  return { path, focus, change, setValue, edit, enter, takeOther, placed, row };
}

/** A change of the labels that is a step to undo; it may be refused. */
function changing(store: Store, documents: Documents): Edits['change'] {
  return (next, more = {}) => {
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
  };
}

/** Sets the value that the server reads in words that were typed or marked. */
function placing(store: Store, documents: Documents, setValue: Edits['setValue']): Edits['placed'] {
  return async (at, by, adds) => {
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
  };
}

interface RowEdited {
  readonly labels: (before: Labels) => Labels;
  /** Where the focus goes, given the labels after it. */
  readonly focus?: (after: Labels) => string;
}

/** Without a cell in focus a row can only be added, as the last one. */
function rowEdited(session: Session, command: Parameters<Edits['row']>[0]): RowEdited | undefined {
  const at = focusedPath(session);
  const current = at?.of === 'cell' ? at.row : (labelsOf(session).lineItems?.length ?? 0) - 1;
  if (command === 'insert-row') {
    const key = keyOf({ of: 'cell', row: current + 1, name: at?.of === 'cell' ? at.name : 'Description' });
    return { labels: (before) => withRowAt(before, current + 1), focus: () => key };
  }
  if (at?.of !== 'cell') return undefined;
  if (command === 'join-row') return { labels: (before) => withExtents(joined(before, current), session.opened?.pages ?? []) };
  return {
    labels: (before) => withoutRow(before, current),
    focus({ lineItems = [] }) {
      return lineItems.length > 0 ? keyOf({ of: 'cell', row: Math.min(current, lineItems.length - 1), name: at.name }) : 'InvoiceId';
    },
  };
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
