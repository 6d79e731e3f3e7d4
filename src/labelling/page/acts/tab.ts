/** The open document of this tab beside the session of the page: the revision that it is edited on, what is on its way to the server, the documents before it. */
import { api } from './api.js';
import { sessionOfTab, whoLabels } from './keep.js';
import { type Saver, saver } from '../state/saver.js';
import type { Draft, Labels, Stored } from '../state/types.js';
import type { Store } from './store.js';

export interface Tab {
  readonly store: Store;
  readonly dataset: string;
  readonly session: string;
  readonly saving: Saver<{ readonly name: string; readonly labels: Labels; readonly checked: boolean }>;
  readonly drafting: Saver<{ readonly name: string; readonly draft: Draft | undefined }>;
  /** Documents that were opened before, the last one at the end. */
  readonly before: string[];
  /** What the next change is made on. */
  revision: string;
  /** Counts the documents that were asked for: the last is shown, and one that comes later than it gives way. */
  asked: number;
}

const retryMs = 2000;
const wait = () => new Promise<void>((resolve) => setTimeout(resolve, retryMs));

/** Nothing is open yet. */
export function tabOn(store: Store): Tab {
  const { dataset } = store.get().setting;
  const tab: Tab = {
    store,
    dataset,
    session: sessionOfTab(),
    saving: saver({
      save: (change) => save(tab, change),
      changed(state, error) {
        store.set({
          saving: state,
          ...(error && { message: `Not saved yet: ${error.message}` }),
          ...(state === 'saved' && store.get().saving === 'failed' && { message: undefined }),
        });
      },
      wait,
    }),
    drafting: saver({
      async save({ name, draft }) {
        // What was typed is a label first, and then no draft any more.
        if (!draft) await tab.saving.idle();
        await api.draft(name, { ...holderOf(tab), ...(draft && { draft }) });
        return 'saved';
      },
      changed: (_state, error) => error && store.set({ message: `Not saved yet: ${error.message}` }),
      wait,
    }),
    before: [],
    revision: '',
    asked: 0,
  };
  return tab;
}

async function save(
  tab: Tab,
  { name, labels, checked }: { readonly name: string; readonly labels: Labels; readonly checked: boolean },
): Promise<'saved' | 'stop'> {
  const { store, revision } = tab;
  const answer = await api.save(name, { ...holderOf(tab), revision, labels, checked });
  if ('holder' in answer) {
    store.set({ holder: answer.holder, message: `${answer.holder} has opened this document: your last change was not saved.` });
    return 'stop';
  }
  if ('conflict' in answer) {
    store.set({ conflict: answer.conflict });
    return 'stop';
  }
  tab.revision = answer.stored.revision;
  if (openName(tab) === name) applyStored(store, answer.stored);
  return 'saved';
}

/** The server's answer on the labels; the labels themselves stay as they are edited here. */
function applyStored(store: Store, stored: Stored): void {
  const { opened } = store.get();
  if (opened) store.set({ stored, opened: { ...opened, revision: stored.revision, findings: stored.findings } });
}

/** Who has a document open here, for the server. */
export const holderOf = ({ dataset, session }: Tab): { readonly session: string; readonly who: string } => ({ session, who: whoLabels(dataset) });

/** Of the document that is open. */
export const openName = ({ store }: Tab): string | undefined => store.get().opened?.name;

/** What fails becomes the session's message. */
export const failed = ({ store }: Tab, error: unknown): undefined => void store.set({ message: (error as Error).message });
