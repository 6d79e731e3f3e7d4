/** What the labelling page can do with a dataset, apart from HTTP: list, open, propose, place, save, learn. */
import { mostRecent } from './recent.js';
import type { Labels } from '../dataset/label.js';
import type { Finding } from '../dataset/lint/finding.js';
import { document as documentOf, type Entry } from '../dataset/store.js';
import type { Document, Page } from '../document/document.js';
import { InputError } from '../errors.js';
import { readDraft, writeDraft } from './drafts.js';
import { type Fields, wantedOf } from './fields.js';
import type { Holder, Locks } from './locks.js';
import { labelFor } from './place.js';
import type { DocumentIndex } from './document-index.js';
import { revisionOf, writeStored } from './stored.js';
import { tableFor } from './table.js';
import type {
  DraftRequest,
  HoldAnswer,
  HoldRequest,
  LearnAnswer,
  List,
  NextAnswer,
  Opened,
  OpenPage,
  PlaceAnswer,
  PlaceQuestion,
  Proposals,
  SaveAnswer,
  Setting,
  TableAnswer,
  TableQuestion,
} from './wire.js';
import type { Picture, Workers } from './workers/work.js';
import { doubtOf } from './worth.js';

export interface ServiceParts {
  readonly setting: Setting;
  readonly fields: Fields;
  readonly index: DocumentIndex;
  readonly locks: Locks;
  readonly workers: Pick<Workers, 'propose' | 'picture' | 'reload'>;
  /** Learns what is labelled into the bundle. */
  learn(): Promise<LearnAnswer>;
}

/** A save as it came: its labels are checked before they are written. */
export interface UncheckedSave extends Holder {
  readonly revision: string;
  readonly labels: unknown;
  readonly checked: boolean;
}

export interface LabellingService {
  readonly setting: Setting;
  entryNamed(name: string): Entry | undefined;
  list(): Promise<List>;
  findings(): readonly Finding[];
  next(after: string | undefined): NextAnswer;
  open(entry: Entry): Promise<Opened>;
  proposals(entry: Entry): Promise<Proposals>;
  picture(entry: Entry, page: number): Promise<Picture>;
  hold(entry: Entry, request: HoldRequest): HoldAnswer;
  release(entry: Entry, session: string): void;
  place(entry: Entry, question: PlaceQuestion): Promise<PlaceAnswer>;
  table(entry: Entry, question: TableQuestion): Promise<TableAnswer>;
  draft(entry: Entry, request: DraftRequest): Promise<HoldAnswer>;
  save(entry: Entry, request: UncheckedSave): Promise<SaveAnswer>;
  learn(): Promise<LearnAnswer>;
  /** Looks through everything that was not looked through yet, one document after the other. */
  lookAhead(signal: AbortSignal): Promise<void>;
}

const holderName = (who: string): string => who || 'somebody else';

/**
 * What was read, proposed and drawn last is kept; changes of one document follow one another. Throws InputError: `picture` where the document has no such page,
 * `place` where nothing has the path, `learn` where the bundle is the one that comes with the program.
 */
export function labellingService({ setting, fields, index, locks, workers, learn }: ServiceParts): LabellingService {
  const documents = mostRecent<string, Promise<Document>>(20);
  const pictures = mostRecent<string, Promise<Picture>>(40);
  const read = (entry: Entry) => documents.get(entry.name, () => documentOf(entry));
  const { proposals, proposeRest, forget } = proposer(index, (entry) => workers.propose(entry, fields));
  const inTurn = turns();

  return {
    setting,
    entryNamed: index.entryNamed,
    list: () => index.list((name) => nameOf(locks.holderOf(name))),
    findings: index.findings,
    next: (after) => index.next(after, (name) => locks.holderOf(name) !== undefined),
    async open(entry) {
      const [document, stored, draft] = [await read(entry), await index.look(entry), await readDraft(entry)];
      return {
        name: entry.name,
        ...stored,
        ...(draft && { draft }),
        pages: document.pages.map(openPage),
        unread: (document.unread ?? []).map(({ reason }) => reason),
      };
    },
    proposals,
    async picture(entry, page) {
      const { pages } = await read(entry);
      if (!pages[page]) throw new InputError(`${entry.name}: has no page ${page + 1}`);
      return pictures.get(`${page} ${entry.name}`, () => workers.picture(entry, page));
    },
    hold(entry, { session, who, take }) {
      const other = locks.hold(entry.name, { session, who }, take);
      return other ? { holder: holderName(other.who) } : {};
    },
    release: (entry, session) => locks.release(entry.name, session),
    async place(entry, question) {
      const wanted = wantedOf(fields, question.path);
      if (!wanted) throw new InputError(`${question.path}: nothing is called so`);
      return labelFor(await read(entry), question, wanted);
    },
    table: async (entry, question) => tableFor(await read(entry), question, fields),
    draft: (entry, { session, who, draft }) =>
      inTurn(entry.name, async () => {
        const other = locks.hold(entry.name, { session, who });
        if (!other) await writeDraft(entry, draft);
        return other ? { holder: holderName(other.who) } : {};
      }),
    save: (entry, { session, who, revision, labels, checked }) =>
      inTurn(entry.name, async () => {
        const other = locks.hold(entry.name, { session, who });
        if (other) return { holder: holderName(other.who) };
        if ((await revisionOf(entry)) !== revision) return { conflict: await index.look(entry) };
        await writeStored(entry, labels as Labels, checked, who);
        return { stored: await index.look(entry) };
      }),
    async learn() {
      if (!setting.canLearn)
        throw new InputError(`${setting.bundle}: is the model that comes with the program, and stays as it is. Serve a copy of it: --bundle models/acme`);
      const learnt = await learn();
      workers.reload();
      forget();
      void proposeRest();
      return learnt;
    },
    async lookAhead(signal) {
      const { documents: all } = await index.list(() => undefined);
      for (const { name } of all) {
        const entry = index.entryNamed(name);
        // What cannot be read is reported when it is opened.
        if (entry && !signal.aborted) await index.scan(entry).catch(() => undefined);
      }
      await proposeRest(signal);
    },
  };
}

const openPage = ({ width, height, words, lines }: Page): OpenPage => ({
  width,
  height,
  words: words.map(({ text, box }) => ({ text, box: [box.x, box.y, box.width, box.height] as const })),
  lines: lines.map((line) => line.words),
});

/** Runs work on one document after what was begun on it before: each save compares its revision with what the one before left. */
function turns(): <T>(name: string, work: () => Promise<T>) => Promise<T> {
  const last = new Map<string, Promise<unknown>>();
  return async (name, work) => {
    const turn = (last.get(name) ?? Promise.resolve()).then(work, work);
    last.set(name, turn);
    try {
      return await turn;
    } finally {
      if (last.get(name) === turn) last.delete(name);
    }
  };
}

interface Proposer {
  /** What the bundle proposes for a document; what was proposed last is kept. */
  proposals(entry: Entry): Promise<Proposals>;
  /** For each document whose doubt is unknown, until the bundle learns something or the signal, that of the last call where none is given, is aborted. */
  proposeRest(signal?: AbortSignal): Promise<void>;
  /** The bundle is another one. */
  forget(): void;
}

function proposer(index: DocumentIndex, propose: (entry: Entry) => Promise<Proposals>): Proposer {
  const proposed = mostRecent<string, Promise<Proposals>>(50);
  /** Counts the bundles. */
  let round = 0;
  let looking = AbortSignal.abort();
  return {
    proposals: (entry) =>
      proposed.get(`${round} ${entry.name}`, async () => {
        const found = await propose(entry);
        index.doubt(entry.name, doubtOf(found));
        return found;
      }),
    async proposeRest(signal = looking) {
      looking = signal;
      const own = round;
      for (const name of index.undoubted()) {
        const entry = index.entryNamed(name);
        if (looking.aborted || own !== round) return;
        if (!entry) continue;
        const found = await propose(entry).catch(() => undefined);
        if (found && own === round) index.doubt(name, doubtOf(found));
      }
    },
    forget() {
      round++;
      index.forgetDoubts();
    },
  };
}

const nameOf = (holder: Holder | undefined): string | undefined => holder && holderName(holder.who);
