/** Opening documents: one by its name, the next by worth, the one before. */
import { api, pictureOf } from './api.js';
import { keep } from './keep.js';
import { historyOf } from '../state/history.js';
import { nextListed } from '../state/session.js';
import type { Opened } from '../state/types.js';
import { nothing } from '../state/values.js';
import { failed, holderOf, openName, type Tab } from './tab.js';

const firstFocus = 'InvoiceId';

/** `take`: from the person who has it open. A document that is asked for meanwhile is shown in its place. */
export async function open(tab: Tab, name: string, focus?: string, take = false): Promise<void> {
  const { store, saving, before } = tab;
  const last = openName(tab);
  const turn = ++tab.asked;
  await saving.idle();
  if (turn !== tab.asked) return;
  try {
    const [opened, { holder }] = await Promise.all([api.open(name), api.hold(name, { ...holderOf(tab), take })]);
    if (turn !== tab.asked) return;
    if (last !== undefined && last !== name) before.push(last);
    show(tab, opened, focus);
    store.set({ holder });
    if (opened.draft && holder === undefined) store.set({ focus: opened.draft.key, editing: { text: opened.draft.text, isTyped: true } });
    if (location.hash.slice(1) !== encodeURIComponent(name)) history.replaceState(null, '', `#${encodeURIComponent(name)}`);
    const proposals = await api.proposals(name);
    if (openName(tab) === name) store.set({ proposals });
    void refresh(tab);
    void lookAhead(tab, name);
  } catch (error) {
    failed(tab, error);
  }
}

/** As it was opened, without what was going on with the one before. */
export function show(tab: Tab, opened: Opened, focus: string = firstFocus): void {
  tab.revision = opened.revision;
  tab.store.set({
    opened,
    history: historyOf(opened.labels ?? nothing),
    checked: opened.checked,
    stored: opened,
    saving: 'saved',
    focus,
    proposals: undefined,
    editing: undefined,
    grid: undefined,
    conflict: undefined,
    message: opened.unread.length > 0 ? opened.unread.join(' ') : undefined,
  });
  keep(tab.dataset, { document: opened.name, focus });
  document.title = `${opened.name} – beleg label`;
}

/** The next document is there before it is asked for. */
async function lookAhead(tab: Tab, name: string): Promise<void> {
  const next = await api.next(name).catch(() => undefined);
  if (next?.name === undefined || openName(tab) !== name) return;
  await api.proposals(next.name).catch(() => undefined);
  void fetch(pictureOf(next.name, 0)).catch(() => undefined);
}

/** The list of all documents anew. */
export async function refresh({ store }: Tab): Promise<void> {
  const list = await api.list().catch(() => undefined);
  if (list) store.set({ list });
}

/** The next of the list where it is filtered, else by worth. */
export async function openNext(tab: Tab): Promise<void> {
  const { store, saving } = tab;
  const notify = (message: string) => store.set({ message });
  const turn = ++tab.asked;
  await saving.idle();
  const { view } = store.get();
  if (view.state !== 'all' || view.filter.trim() !== '') {
    await refresh(tab);
    if (turn !== tab.asked) return;
    const next = nextListed(store.get(), holderOf(tab).who);
    return next === undefined ? notify('No other document is left in this list.') : open(tab, next);
  }
  const next = await api.next(openName(tab) ?? '').catch(() => undefined);
  if (turn !== tab.asked) return;
  if (next?.name === undefined) return notify('All other documents are checked.');
  await open(tab, next.name);
  if (next.because !== undefined) notify(`Next by worth: ${next.because}.`);
}

/** Going back is no step to come back to. */
export async function openBefore(tab: Tab): Promise<void> {
  const name = tab.before.pop();
  if (name === undefined) return tab.store.set({ message: 'This is the first document of this visit.' });
  await open(tab, name);
  tab.before.pop();
}
