/** Opening, saving and leaving documents: what the page does with the server around one document. */
import { api, pictureOf } from './api.js';
import { keep, kept, sessionOfTab, whoLabels } from './keep.js';
import { historyOf } from '../state/history.js';
import { saver } from '../state/saver.js';
import { addressOf } from '../state/address.js';
import { labelsOf, nextListed } from '../state/session.js';
import type { Draft, Labels, Opened, Stored } from '../state/types.js';
import { nothing } from '../state/values.js';
import type { Store } from './store.js';

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

const [renewMs, retryMs, listMs] = [15_000, 2000, 5000];

/** The acts of this tab on its one open document. What fails becomes the session's message. */
export function documents(store: Store): Documents {
  const session = sessionOfTab();
  const { dataset } = store.get().setting;
  const before: string[] = [];
  /** Of the documents asked for the last is shown: one that comes later than it gives way. */
  let [revision, asked] = ['', 0];
  const who = (): string => whoLabels(dataset);
  const notify = (message: string | undefined) => store.set({ message });
  const failed = (error: unknown): undefined => void notify((error as Error).message);
  const nameNow = () => store.get().opened?.name;

  const saving = saver<{ readonly name: string; readonly labels: Labels; readonly checked: boolean }>({
    async save({ name, labels, checked }) {
      const answer = await api.save(name, { session, who: who(), revision, labels, checked });
      if ('holder' in answer) {
        store.set({ holder: answer.holder, message: `${answer.holder} has opened this document: your last change was not saved.` });
        return 'stop';
      }
      if ('conflict' in answer) {
        store.set({ conflict: answer.conflict });
        return 'stop';
      }
      revision = answer.stored.revision;
      if (nameNow() === name) applyStored(answer.stored);
      return 'saved';
    },
    changed(state, error) {
      store.set({
        saving: state,
        ...(error && { message: `Not saved yet: ${error.message}` }),
        ...(state === 'saved' && store.get().saving === 'failed' && { message: undefined }),
      });
    },
    wait: () => new Promise((resolve) => setTimeout(resolve, retryMs)),
  });

  /** The server's answer on the labels; the labels themselves stay as they are edited here. */
  function applyStored(stored: Stored): void {
    const { opened } = store.get();
    if (opened) store.set({ stored, opened: { ...opened, revision: stored.revision, findings: stored.findings } });
  }

  const drafting = saver<{ readonly name: string; readonly draft: Draft | undefined }>({
    async save({ name, draft }) {
      // What was typed is a label first, and then no draft any more.
      if (!draft) await saving.idle();
      await api.draft(name, { session, who: who(), ...(draft && { draft }) });
      return 'saved';
    },
    changed: (_state, error) => error && notify(`Not saved yet: ${error.message}`),
    wait: () => new Promise((resolve) => setTimeout(resolve, retryMs)),
  });

  function show(opened: Opened, focus: string | undefined): void {
    revision = opened.revision;
    store.set({
      opened,
      history: historyOf(opened.labels ?? nothing),
      checked: opened.checked,
      stored: opened,
      saving: 'saved',
      focus: focus ?? firstFocus,
      proposals: undefined,
      editing: undefined,
      grid: undefined,
      conflict: undefined,
      message: opened.unread.length > 0 ? opened.unread.join(' ') : undefined,
    });
    keep(dataset, { document: opened.name, focus: focus ?? firstFocus });
    document.title = `${opened.name} – beleg label`;
  }

  async function open(name: string, focus?: string, take = false): Promise<void> {
    const last = nameNow();
    const turn = ++asked;
    await saving.idle();
    if (turn !== asked) return;
    try {
      const [opened, { holder }] = await Promise.all([api.open(name), api.hold(name, { session, who: who(), take })]);
      if (turn !== asked) return;
      if (last !== undefined && last !== name) before.push(last);
      show(opened, focus);
      store.set({ holder });
      if (opened.draft && holder === undefined) store.set({ focus: opened.draft.key, editing: { text: opened.draft.text, isTyped: true } });
      if (location.hash.slice(1) !== encodeURIComponent(name)) history.replaceState(null, '', `#${encodeURIComponent(name)}`);
      const proposals = await api.proposals(name);
      if (nameNow() === name) store.set({ proposals });
      void refresh();
      void lookAhead(name);
    } catch (error) {
      failed(error);
    }
  }

  /** The next document is there before it is asked for. */
  async function lookAhead(name: string): Promise<void> {
    const next = await api.next(name).catch(() => undefined);
    if (next?.name === undefined || nameNow() !== name) return;
    await api.proposals(next.name).catch(() => undefined);
    void fetch(pictureOf(next.name, 0)).catch(() => undefined);
  }

  async function refresh(): Promise<void> {
    const list = await api.list().catch(() => undefined);
    if (list) store.set({ list });
  }

  return {
    notify,
    open,
    async start() {
      await refresh();
      const { document: last, focus, showsList, showsThumbnails } = kept(dataset);
      const names = new Set(store.get().list.documents.map(({ name }) => name));
      const { name: asked, at } = addressOf(location.hash);
      const { view } = store.get();
      store.set({ view: { ...view, showsList: showsList ?? view.showsList, showsThumbnails: showsThumbnails ?? view.showsThumbnails } });
      const first = [asked, last].find((name) => name !== undefined && names.has(name));
      if (first) await open(first, first === asked && at !== undefined ? at : first === last ? focus : undefined);
      else await this.openNext();
      setInterval(() => {
        const name = nameNow();
        if (name !== undefined && store.get().holder === undefined)
          void api
            .hold(name, { session, who: who() })
            .then(({ holder }) => store.set({ holder }))
            .catch(() => undefined);
      }, renewMs);
      setInterval(() => void refresh(), listMs);
      addEventListener('hashchange', () => {
        const { name, at } = addressOf(location.hash);
        if (names.has(name) && name !== nameNow()) void open(name, at);
      });
      addEventListener('pagehide', () => {
        const name = nameNow();
        if (name !== undefined) void api.release(name, session).catch(() => undefined);
      });
      addEventListener('beforeunload', (event) => {
        if (!saving.isIdle()) event.preventDefault();
      });
    },
    async openNext() {
      const turn = ++asked;
      await saving.idle();
      const { view } = store.get();
      if (view.state !== 'all' || view.filter.trim() !== '') {
        await refresh();
        if (turn !== asked) return;
        const next = nextListed(store.get(), who());
        return next === undefined ? notify('No other document is left in this list.') : open(next);
      }
      const next = await api.next(nameNow() ?? '').catch(() => undefined);
      if (turn !== asked) return;
      if (next?.name === undefined) return notify('All other documents are checked.');
      await open(next.name);
      if (next.because !== undefined) notify(`Next by worth: ${next.because}.`);
    },
    async openBefore() {
      const name = before.pop();
      if (name === undefined) return notify('This is the first document of this visit.');
      await open(name);
      // Going back is no step to come back to.
      before.pop();
    },
    async take() {
      const name = nameNow();
      if (name !== undefined) await open(name, store.get().focus, true);
    },
    changed() {
      const { opened, checked } = store.get();
      if (opened) saving.changed({ name: opened.name, labels: labelsOf(store.get()), checked });
    },
    async showFindings() {
      if (store.get().found) return store.set({ found: undefined });
      store.set({ found: await api.findings().catch(failed) });
    },
    review() {
      const { opened, checked, stored } = store.get();
      const isOther = checked && stored?.check !== undefined && stored.check.by !== who() && stored.check.reviewedBy === undefined;
      if (opened && isOther) this.changed();
      return isOther;
    },
    drafted(key, text) {
      const name = nameNow();
      if (name !== undefined) drafting.changed({ name, draft: text === undefined ? undefined : { key, text } });
    },
    resolve(whose) {
      const { conflict, opened, focus } = store.get();
      if (!conflict || !opened) return;
      revision = conflict.revision;
      store.set({ conflict: undefined });
      if (whose === 'mine') this.changed();
      else {
        const proposals = store.get().proposals;
        const { labels: _mine, ...rest } = opened;
        show({ ...rest, ...conflict }, focus);
        store.set({ proposals });
      }
    },
    async learn() {
      await saving.idle();
      notify('Learning what is labelled…');
      try {
        const { learnt, remembered } = await api.learn();
        const name = nameNow();
        const proposals = name === undefined ? undefined : await api.proposals(name);
        if (nameNow() === name) store.set({ proposals });
        notify(`Learnt ${learnt === 1 ? '1 document' : `${learnt} documents`}; the bundle remembers ${remembered}. What is proposed is found anew.`);
      } catch (error) {
        failed(error);
      }
    },
  };
}

const firstFocus = 'InvoiceId';
