/** What the labelling page can do with a dataset, apart from HTTP: list, open, propose, place, save, learn. */
import { mostRecent } from './recent.js';
import type { Labels } from '../dataset/label.js';
import type { Finding } from '../dataset/lint/finding.js';
import { document as documentOf, type Entry } from '../dataset/store.js';
import type { Document } from '../document/document.js';
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

/** What was read, proposed and drawn last is kept; changes of one document follow one another. */
export function labellingService({ setting, fields, index, locks, workers, learn }: ServiceParts): LabellingService {
  const documents = mostRecent<string, Promise<Document>>(20);
  const proposed = mostRecent<string, Promise<Proposals>>(50);
  const pictures = mostRecent<string, Promise<Picture>>(40);
  const writing = new Map<string, Promise<unknown>>();
  let round = 0;
  let looking = AbortSignal.abort();

  const read = (entry: Entry) => documents.get(entry.name, () => documentOf(entry));

  /** One save after the other: each compares its revision with what the one before left. */
  async function inTurn<T>(name: string, work: () => Promise<T>): Promise<T> {
    const before = writing.get(name) ?? Promise.resolve();
    const turn = before.then(work, work);
    writing.set(name, turn);
    try {
      return await turn;
    } finally {
      if (writing.get(name) === turn) writing.delete(name);
    }
  }

  const proposals = (entry: Entry): Promise<Proposals> =>
    proposed.get(`${round} ${entry.name}`, async () => {
      const found = await workers.propose(entry, fields);
      index.doubt(entry.name, doubtOf(found));
      return found;
    });

  /** Until the bundle learns something, or the server stops. */
  async function proposeRest(): Promise<void> {
    const own = round;
    for (const name of index.undoubted()) {
      const entry = index.entryNamed(name);
      if (looking.aborted || own !== round) return;
      if (!entry) continue;
      const found = await workers.propose(entry, fields).catch(() => undefined);
      if (found && own === round) index.doubt(name, doubtOf(found));
    }
  }

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
        pages: document.pages.map(({ width, height, words, lines }) => ({
          width,
          height,
          words: words.map(({ text, box }) => ({ text, box: [box.x, box.y, box.width, box.height] as const })),
          lines: lines.map((line) => line.words),
        })),
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
      round++;
      workers.reload();
      index.forgetDoubts();
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
      looking = signal;
      await proposeRest();
    },
  };
}

const nameOf = (holder: Holder | undefined): string | undefined => holder && holderName(holder.who);
