/** Opening, saving and leaving documents: what the page does with the server around one document. */
import { api } from './api.js';
import { kept } from './keep.js';
import { addressOf } from '../state/address.js';
import { labelsOf } from '../state/session.js';
import { open, openBefore, openNext, refresh, show } from './opening.js';
import type { Store } from './store.js';
import { failed, holderOf, openName, type Tab, tabOn } from './tab.js';

export interface Documents {
  start(): Promise<void>;
  open(name: string, focus?: string): Promise<void>;
  /** By worth; shows a message where none is left. */
  openNext(): Promise<void>;
  openBefore(): Promise<void>;
  take(): Promise<void>;
  /** After every change. */
  changed(): void;
  /** Of all documents. */
  showFindings(): Promise<void>;
  /** Another person checks what was checked. */
  review(): boolean;
  /** After every key that is typed into a value; without a text nothing is typed any more. */
  drafted(key: string, text: string | undefined): void;
  resolve(whose: 'mine' | 'theirs'): void;
  learn(): Promise<void>;
  notify(message: string | undefined): void;
}

const [renewMs, listMs] = [15_000, 5000];

/** The acts of this tab on its one open document. */
export function documents(store: Store): Documents {
  const tab = tabOn(store);
  return {
    notify: (message) => store.set({ message }),
    start: () => start(tab),
    open: (name, focus) => open(tab, name, focus),
    openNext: () => openNext(tab),
    openBefore: () => openBefore(tab),
    async take() {
      const name = openName(tab);
      if (name !== undefined) await open(tab, name, store.get().focus, true);
    },
    changed: () => changed(tab),
    async showFindings() {
      if (store.get().found) return store.set({ found: undefined });
      store.set({ found: await api.findings().catch((error) => failed(tab, error)) });
    },
    review() {
      const { opened, checked, stored } = store.get();
      const isOther = checked && stored?.check !== undefined && stored.check.by !== holderOf(tab).who && stored.check.reviewedBy === undefined;
      if (opened && isOther) changed(tab);
      return isOther;
    },
    drafted(key, text) {
      const name = openName(tab);
      if (name !== undefined) tab.drafting.changed({ name, draft: text === undefined ? undefined : { key, text } });
    },
    resolve: (whose) => resolve(tab, whose),
    learn: () => learn(tab),
  };
}

/** Opens the document of the address, else the last one of this browser, else the next; then follows the address and holds what is open. */
async function start(tab: Tab): Promise<void> {
  const { store, dataset } = tab;
  await refresh(tab);
  const { document: last, focus, showsList, showsThumbnails } = kept(dataset);
  const names = new Set(store.get().list.documents.map(({ name }) => name));
  const { name: asked, at } = addressOf(location.hash);
  const { view } = store.get();
  store.set({ view: { ...view, showsList: showsList ?? view.showsList, showsThumbnails: showsThumbnails ?? view.showsThumbnails } });
  const first = [asked, last].find((name) => name !== undefined && names.has(name));
  if (first) await open(tab, first, first === asked && at !== undefined ? at : first === last ? focus : undefined);
  else await openNext(tab);
  setInterval(() => void hold(tab), renewMs);
  setInterval(() => void refresh(tab), listMs);
  addEventListener('hashchange', () => {
    const { name, at } = addressOf(location.hash);
    if (names.has(name) && name !== openName(tab)) void open(tab, name, at);
  });
  addEventListener('pagehide', () => {
    const name = openName(tab);
    if (name !== undefined) void api.release(name, tab.session).catch(() => undefined);
  });
  addEventListener('beforeunload', (event) => {
    if (!tab.saving.isIdle()) event.preventDefault();
  });
}

/** Before the server takes the tab for closed. */
async function hold(tab: Tab): Promise<void> {
  const name = openName(tab);
  if (name === undefined || tab.store.get().holder !== undefined) return;
  const answer = await api.hold(name, holderOf(tab)).catch(() => undefined);
  if (answer) tab.store.set({ holder: answer.holder });
}

function changed({ store, saving }: Tab): void {
  const { opened, checked } = store.get();
  if (opened) saving.changed({ name: opened.name, labels: labelsOf(store.get()), checked });
}

/** Of two changes of one document: mine is saved on theirs, or theirs is shown. */
function resolve(tab: Tab, whose: 'mine' | 'theirs'): void {
  const { store } = tab;
  const { conflict, opened, focus, proposals } = store.get();
  if (!conflict || !opened) return;
  tab.revision = conflict.revision;
  store.set({ conflict: undefined });
  if (whose === 'mine') changed(tab);
  else {
    const { labels: _mine, ...rest } = opened;
    show(tab, { ...rest, ...conflict }, focus);
    store.set({ proposals });
  }
}

/** The bundle from all labels, then the open document's proposals by it. */
async function learn(tab: Tab): Promise<void> {
  const { store } = tab;
  await tab.saving.idle();
  store.set({ message: 'Learning what is labelled…' });
  try {
    const { learnt, remembered } = await api.learn();
    const name = openName(tab);
    const proposals = name === undefined ? undefined : await api.proposals(name);
    if (openName(tab) === name) store.set({ proposals });
    store.set({
      message: `Learnt ${learnt === 1 ? '1 document' : `${learnt} documents`}; the bundle remembers ${remembered}. What is proposed is found anew.`,
    });
  } catch (error) {
    failed(tab, error);
  }
}
