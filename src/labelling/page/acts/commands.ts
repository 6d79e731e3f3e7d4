/** What each command does, whether a key or a button gives it. */
import type { Documents } from './documents.js';
import type { Edits } from './edits.js';
import type { GridActs } from './grid-acts.js';
import { acceptedAll, acceptedTable, restAbsent, withoutProposal } from '../state/accept.js';
import { redone, undone } from '../state/history.js';
import type { Command } from '../state/keys.js';
import { firstCell, moved, nextOpen } from '../state/moves.js';
import { labelsOf, type View } from '../state/session.js';
import type { Labels } from '../state/types.js';
import { nothing } from '../state/values.js';
import type { Store } from './store.js';
import type { ViewActs } from './view-acts.js';

export interface Parts {
  readonly store: Store;
  readonly documents: Documents;
  readonly edits: Edits;
  readonly grid: GridActs;
  readonly views: ViewActs;
}

/** A function for each command. */
export function commandsOf(parts: Parts): Readonly<Record<Command, () => void>> {
  const { store, documents, edits, grid, views } = parts;
  const { path, focus, change, setValue, edit, enter, takeOther, row } = edits;
  const { view, zoomStep, scroll } = views;
  const proposals = () => store.get().proposals;
  return {
    up: () => focus(moved(store.get(), 'up')),
    down: () => focus(moved(store.get(), 'down')),
    left: () => focus(moved(store.get(), 'left')),
    right: () => focus(moved(store.get(), 'right')),
    enter: () => (store.get().grid?.isDraft ? grid.take() : enter()),
    edit: () => path() && edit(path()!),
    'accept-sure': () => proposals() && change((before) => acceptedAll(before, proposals()!, store.get().setting, ({ sure }) => sure)),
    'accept-all': () => proposals() && change((before) => acceptedAll(before, proposals()!, store.get().setting, () => true)),
    'accept-table': () => acceptTable(parts),
    absent: () => absent(parts),
    'rest-absent': () => change((before) => restAbsent(before, proposals(), store.get().setting)),
    clear: () => path() && setValue(path()!, undefined),
    open: () => focus(nextOpen(store.get())),
    next: () => void documents.openNext(),
    done() {
      if (!documents.review()) change((before) => (before === nothing ? { ...before } : before), { checked: true });
      void documents.openNext();
    },
    back: () => void documents.openBefore(),
    undo: () => travel(parts, undone),
    redo: () => travel(parts, redone),
    'zoom-in': () => zoomStep(1),
    'zoom-out': () => zoomStep(-1),
    'zoom-fit': () => view({ zoom: 1 }),
    turn: () => view({ turn: ((store.get().view.turn + 90) % 360) as View['turn'] }),
    'page-down': () => scroll(1),
    'page-up': () => scroll(-1),
    'to-table': () => {
      const first = firstCell(store.get());
      if (first !== undefined) focus(first);
      else documents.notify('There are no rows: t accepts the proposed table, o inserts a row.');
    },
    'to-panel': () => focus('InvoiceId'),
    'insert-row': () => row('insert-row'),
    'delete-row': () => row('delete-row'),
    'join-row': () => row('join-row'),
    'split-row': grid.splitRow,
    grid() {
      if (labelsOf(store.get()).lineItems === undefined) acceptTable(parts);
      grid.toggle();
    },
    list: () => view({ showsList: !store.get().view.showsList }),
    findings: () => void documents.showFindings(),
    search() {
      view({ showsList: true });
      requestAnimationFrame(() => document.querySelector<HTMLInputElement>('.list input')?.focus());
    },
    'show-all': () => view({ showsAll: !store.get().view.showsAll }),
    'show-thumbnails': () => view({ showsThumbnails: !store.get().view.showsThumbnails }),
    help: () => view({ showsHelp: !store.get().view.showsHelp }),
    escape() {
      grid.close();
      documents.notify(undefined);
    },
    'other-1': () => takeOther(0),
    'other-2': () => takeOther(1),
    'other-3': () => takeOther(2),
    'other-4': () => takeOther(3),
  };
}

/** Through the history of the open document's labels. */
function travel({ store, documents, grid }: Parts, step: typeof undone<Labels>): void {
  const { history, holder, conflict } = store.get();
  const after = step(history);
  if (after === history || holder !== undefined || conflict) return;
  store.set({ history: after, checked: false });
  grid.follow();
  documents.changed();
}

/** A contact's field and a choice cannot be labelled as absent: what is proposed for them is put aside. */
function absent({ store, edits: { path, focus, setValue } }: Parts): void {
  const at = path();
  if (!at || at.of === 'cell') return;
  const isMember = at.of === 'group' && (labelsOf(store.get()).groups[at.group]?.length ?? 0) > 0;
  if (at.of === 'detail' || (at.of === 'group' && !isMember)) setValue(at, 'absent');
  else {
    setValue(at, undefined);
    const known = store.get().proposals;
    if (known) store.set({ proposals: withoutProposal(known, at) });
  }
  focus(moved(store.get(), 'down'));
}

function acceptTable({ store, edits: { change } }: Parts): void {
  const known = store.get().proposals;
  if (known?.rows.length) change((before) => acceptedTable(before, known, store.get().setting));
}
