/** What a person can do, by key or by mouse, to the session. */
import { api } from './api.js';
import type { Documents } from './documents.js';
import { keep } from './keep.js';
import { edits } from './edits.js';
import { type GridActs, gridActs } from './grid-acts.js';
import { acceptedAll, acceptedTable, restAbsent, withoutProposal } from '../state/accept.js';
import { redone, undone } from '../state/history.js';
import type { Command } from '../state/keys.js';
import { firstCell, moved, nextOpen } from '../state/moves.js';
import { keyOf, type Path, questionOf } from '../state/paths.js';
import { labelsOf, type View } from '../state/session.js';
import type { Labels, Place } from '../state/types.js';
import { nothing } from '../state/values.js';
import { within } from '../state/zoom.js';
import type { Store } from './store.js';

export interface Actions {
  readonly documents: Documents;
  readonly grid: GridActs;
  run(command: Command): void;
  focus(key: string): void;
  edit(path: Path): void;
  /** While the user types: the words are found and shown, nothing is set. */
  typed(text: string): void;
  commit(text: string, then: 'stay' | 'next'): Promise<void>;
  cancel(): void;
  choose(path: Path, value: string): void;
  /** Words that were clicked or drawn over; `adds`: a further place of the same value. */
  mark(place: Place, adds: boolean): Promise<void>;
  view(change: Partial<View>): void;
  /** By a factor. */
  zoom(by: number): void;
}

const zooms = [0.5, 0.67, 0.8, 1, 1.25, 1.5, 2, 2.5, 3, 4];
const typingMs = 120;

/** The first whose lower end is seen. */
function pageInSight(): number {
  const top = document.querySelector('.viewer')?.getBoundingClientRect().top ?? 0;
  return Math.max(
    0,
    [...document.querySelectorAll('.paper')].findIndex((figure) => figure.getBoundingClientRect().bottom > top + 40),
  );
}

/** All acts on one store; those around the server go through `documents`. */
export function actions(store: Store, documents: Documents): Actions {
  let question = 0;
  const labels = (): Labels => labelsOf(store.get());
  const { path, focus, change, setValue, edit, enter, takeOther, placed, row } = edits(store, documents);
  const grid = gridActs(store, documents, { change, path }, pageInSight);

  function travel(step: typeof undone<Labels>): void {
    const { history, holder, conflict } = store.get();
    const after = step(history);
    if (after === history || holder !== undefined || conflict) return;
    store.set({ history: after, checked: false });
    grid.follow();
    documents.changed();
  }

  function view(more: Partial<View>): void {
    store.set({ view: { ...store.get().view, ...more } });
    const { showsList, showsThumbnails } = store.get().view;
    if ('showsList' in more || 'showsThumbnails' in more) keep(store.get().setting.dataset, { showsList, showsThumbnails });
  }

  function zoom(by: 1 | -1): void {
    const now = store.get().view.zoom;
    const to = by > 0 ? zooms.find((each) => each > now * 1.01) : zooms.findLast((each) => each < now / 1.01);
    if (to !== undefined) view({ zoom: to });
  }

  /** A contact's field and a choice cannot be labelled as absent: what is proposed for them is put aside. */
  function absent(): void {
    const at = path();
    if (!at || at.of === 'cell') return;
    const isMember = at.of === 'group' && (labels().groups[at.group]?.length ?? 0) > 0;
    if (at.of === 'detail' || (at.of === 'group' && !isMember)) setValue(at, 'absent');
    else {
      setValue(at, undefined);
      const known = store.get().proposals;
      if (known) store.set({ proposals: withoutProposal(known, at) });
    }
    focus(moved(store.get(), 'down'));
  }

  const scroll = (pages: number): void => {
    const figures = [...document.querySelectorAll('.paper')];
    figures[Math.max(0, Math.min(figures.length - 1, pageInSight() + pages))]?.scrollIntoView({ block: 'start' });
  };

  function acceptTable(): void {
    const known = proposals();
    if (known?.rows.length) change((before) => acceptedTable(before, known, store.get().setting));
  }

  const { proposals } = { proposals: () => store.get().proposals };
  const commands: Readonly<Record<Command, () => void>> = {
    up: () => focus(moved(store.get(), 'up')),
    down: () => focus(moved(store.get(), 'down')),
    left: () => focus(moved(store.get(), 'left')),
    right: () => focus(moved(store.get(), 'right')),
    enter: () => (store.get().grid?.isDraft ? grid.take() : enter()),
    edit: () => path() && edit(path()!),
    'accept-sure': () => proposals() && change((before) => acceptedAll(before, proposals()!, store.get().setting, ({ sure }) => sure)),
    'accept-all': () => proposals() && change((before) => acceptedAll(before, proposals()!, store.get().setting, () => true)),
    'accept-table': acceptTable,
    absent,
    'rest-absent': () => change((before) => restAbsent(before, proposals(), store.get().setting)),
    clear: () => path() && setValue(path()!, undefined),
    open: () => focus(nextOpen(store.get())),
    next: () => void documents.openNext(),
    done() {
      if (!documents.review()) change((before) => (before === nothing ? { ...before } : before), { checked: true });
      void documents.openNext();
    },
    back: () => void documents.openBefore(),
    undo: () => travel(undone),
    redo: () => travel(redone),
    'zoom-in': () => zoom(1),
    'zoom-out': () => zoom(-1),
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
      if (labels().lineItems === undefined) acceptTable();
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

  return {
    documents,
    grid,
    run: (command) => commands[command](),
    focus,
    edit,
    view,
    zoom: (by) => view({ zoom: within(store.get().view.zoom * by) }),
    typed(text) {
      const at = path();
      const { opened, editing } = store.get();
      if (!at || !opened || !editing) return;
      store.set({ editing: { ...editing, text, isTyped: true } });
      documents.drafted(keyOf(at), text);
      const own = ++question;
      setTimeout(async () => {
        if (own !== question || text.trim() === '') return;
        const found = await api.place(opened.name, { path: questionOf(at), text }).catch(() => undefined);
        const now = store.get();
        if (found && own === question && now.editing && now.focus === keyOf(at)) store.set({ editing: { ...now.editing, found } });
      }, typingMs);
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
