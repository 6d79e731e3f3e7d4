/** The documents of a dataset as the page lists them: state, supplier, findings, worth. Kept in memory, so that the list of thousands is there at once. */
import { grouped } from '../grouped.js';
import type { Finding } from '../dataset/lint/finding.js';
import { keptOf, ownFindings } from '../dataset/lint/lint.js';
import { acrossDocuments, type Kept } from '../dataset/lint/suppliers.js';
import { bytes, type Dataset, document as documentOf, type Entry, entries, labels as labelsOf, sha256 } from '../dataset/store.js';
import { InputError } from '../errors.js';
import { checkOf, revisionOf } from './stored.js';
import type { Labels } from '../dataset/label.js';
import type { Judged } from './judged.js';
import { lackingOf } from './lacking.js';
import type { Check, Lacking, List, Listed, NextAnswer, Stored } from './wire.js';
import { type Doubt, worthOf } from './worth.js';

/** What was seen of a document when it was looked through last. */
interface Seen {
  readonly revision: string;
  readonly check: Check | undefined;
  readonly kept: Kept | undefined;
  readonly own: readonly Finding[];
  readonly trouble?: string;
}

interface Indexed {
  readonly entry: Entry;
  /** Undefined until it was looked through. */
  seen?: Seen;
  doubt?: Doubt;
}

export interface DocumentIndex {
  readonly dataset: Dataset;
  /** Of the dataset as it is now; names alone decide what can be asked for. */
  entryNamed(name: string): Entry | undefined;
  /** Reads a document's labels again, with all findings. */
  look(entry: Entry): Promise<Stored>;
  /** As `look`, without the findings across documents, whose search reads all of them. */
  scan(entry: Entry): Promise<Omit<Stored, 'findings'>>;
  /** Of all documents that were looked through, by document. */
  findings(): readonly Finding[];
  doubt(name: string, doubt: Doubt): void;
  /** The bundle is another one. */
  forgetDoubts(): void;
  /** Names whose doubt is unknown, new documents first. */
  undoubted(): readonly string[];
  list(holderOf: (name: string) => string | undefined): Promise<List>;
  /** The document most worth labelling that no other person has open. */
  next(after: string | undefined, isHeld: (name: string) => boolean): NextAnswer;
}

export interface IndexOptions {
  readonly judged?: Judged;
  /** Details that the bundle recommends no threshold for. */
  readonly unrecommended?: readonly string[];
}

/**
 * Reads labels and state of all documents once. `judged`: predictions of a model that has not seen the labels; `unrecommended`: details that have no threshold.
 * `scan` and `look` throw InputError where the labels of a document are not usable.
 */
export async function openDocumentIndex(dataset: Dataset, { judged, unrecommended = [] }: IndexOptions = {}): Promise<DocumentIndex> {
  const indexed = new Map<string, Indexed>();
  const sorted = (): Indexed[] => [...indexed.values()].sort((a, b) => (a.entry.name < b.entry.name ? -1 : 1));
  const across = acrossAll(indexed, unrecommended);

  async function scan(entry: Entry): Promise<Stored> {
    const [labels, seen] = await seenOf(entry, judged);
    const one = indexed.get(entry.name);
    if (one) {
      one.seen = seen;
      across.changed();
    }
    const { revision, check, own, trouble } = seen;
    if (trouble !== undefined) throw new InputError(trouble);
    return { revision, ...(labels && { labels }), checked: check !== undefined, ...(check && { check }), findings: own };
  }

  function all(): readonly Listed[] {
    const [found, suppliers] = [across.findings(), labelledSuppliers(indexed.values())];
    return sorted().map((one) => {
      const { name } = one.entry;
      const known = suppliers.get(supplierOf(one)?.toLowerCase() ?? '') ?? 0;
      return listed(one, { found: found.get(name)?.length ?? 0, failed: judged?.failed(name) ?? 0, known, lacking: across.lacking() });
    });
  }

  await refresh(indexed, dataset);
  return {
    dataset,
    entryNamed: (name) => indexed.get(name)?.entry,
    async look(entry) {
      const stored = await scan(entry);
      return { ...stored, findings: [...stored.findings, ...(across.findings().get(entry.name) ?? [])] };
    },
    scan,
    findings() {
      const found = across.findings();
      return sorted().flatMap(({ entry, seen }) => [...(seen?.own ?? []), ...(found.get(entry.name) ?? [])]);
    },
    doubt(name, doubt) {
      const one = indexed.get(name);
      if (one) one.doubt = doubt;
    },
    forgetDoubts() {
      for (const one of indexed.values()) delete one.doubt;
    },
    undoubted() {
      const open = [...indexed.values()].filter(({ doubt, seen }) => !doubt && !seen?.check);
      return open.sort((a, b) => Number(a.seen?.kept !== undefined) - Number(b.seen?.kept !== undefined)).map(({ entry }) => entry.name);
    },
    async list(holderOf) {
      await refresh(indexed, dataset);
      const documents = all().map((document) => {
        const holder = holderOf(document.name);
        return { ...document, ...(holder !== undefined && { holder }) };
      });
      const values = [...indexed.values()];
      return { documents, scanned: values.filter(({ seen }) => seen).length, proposed: values.filter(({ doubt }) => doubt).length, lacking: across.lacking() };
    },
    next: (after, isHeld) => mostWorth(all().filter(({ name, state }) => state !== 'checked' && state !== 'reviewed' && name !== after && !isHeld(name))),
  };
}

/** Documents may be added while the server runs. */
async function refresh(indexed: Map<string, Indexed>, dataset: Dataset): Promise<void> {
  const there = await entries(dataset);
  const names = new Set(there.map(({ name }) => name));
  for (const entry of there) if (!indexed.has(entry.name)) indexed.set(entry.name, { entry });
  for (const name of indexed.keys()) if (!names.has(name)) indexed.delete(name);
}

/** What all labels say together. It changes with any of them, and is found anew on request. */
function acrossAll(indexed: ReadonlyMap<string, Indexed>, unrecommended: readonly string[]) {
  let findings: ReadonlyMap<string, readonly Finding[]> | undefined;
  let lacking: readonly Lacking[] | undefined;
  const labelled = (): readonly Kept[] => [...indexed.values()].flatMap(({ seen }) => seen?.kept ?? []);
  return {
    /** Contradictions between documents, by document. */
    findings: () => (findings ??= grouped(acrossDocuments(labelled()), ({ document }) => document)),
    lacking: () =>
      (lacking ??= lackingOf(
        labelled().map(({ labels }) => labels),
        unrecommended,
      )),
    changed() {
      findings = undefined;
      lacking = undefined;
    },
  };
}

/** The labels as they are on the disk, and what is kept of them. Labels that are unusable are the document's trouble. */
async function seenOf(entry: Entry, judged: Judged | undefined): Promise<readonly [labels: Labels | undefined, seen: Seen]> {
  const { name } = entry;
  const revision = await revisionOf(entry);
  let labels: Labels | undefined;
  try {
    labels = await labelsOf(entry);
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    return [undefined, { revision, check: undefined, kept: undefined, own: [], trouble: error.message }];
  }
  if (!labels) return [undefined, { revision, check: undefined, kept: undefined, own: [] }];
  const digest = sha256(await bytes(entry));
  const linted = { name, labels, document: await documentOf(entry), digest };
  const own = [...ownFindings(linted), ...(judged?.against(linted) ?? [])];
  return [labels, { revision, check: await checkOf(entry, revision), kept: keptOf({ name, labels, digest }), own }];
}

const supplierOf = ({ seen, doubt }: Indexed): string | undefined => {
  const sender = seen?.kept?.labels.contacts?.find(({ role }) => role === 'Sender')?.fields.Name?.value;
  return sender ?? seen?.kept?.labels.supplier ?? doubt?.supplier;
};

/** By supplier, how many of its documents are labelled. */
function labelledSuppliers(all: Iterable<Indexed>): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const one of all) {
    const supplier = one.seen?.kept && supplierOf(one)?.toLowerCase();
    if (supplier !== undefined) counts.set(supplier, (counts.get(supplier) ?? 0) + 1);
  }
  return counts;
}

/** What is known of a document by all others. */
interface Among {
  /** Findings across documents that are its own too, and values that a model fails on. */
  readonly found: number;
  readonly failed: number;
  /** Documents of its supplier that are labelled. */
  readonly known: number;
  readonly lacking: readonly Lacking[];
}

function listed(one: Indexed, { found, failed, known, lacking }: Among): Listed {
  const { entry, seen, doubt } = one;
  const supplier = supplierOf(one);
  return {
    name: entry.name,
    state: seen?.check?.reviewedBy !== undefined ? 'reviewed' : seen?.check ? 'checked' : seen?.kept ? 'labelled' : 'new',
    ...(supplier !== undefined && { supplier }),
    findings: (seen?.own.length ?? 0) + found + (seen?.trouble !== undefined ? 1 : 0),
    ...(failed > 0 && { failed }),
    ...(seen?.check && { by: seen.check.by }),
    ...(doubt && { worth: worthOf(doubt, seen?.kept ? Math.max(0, known - 1) : known, lacking) }),
  };
}

/** Labels without a person's check come after documents without labels; one that no bundle has looked at yet is taken as half in doubt. */
function mostWorth(open: readonly Listed[]): NextAnswer {
  const rank = ({ state, worth }: Listed): number => (worth?.worth ?? 0.5) + (state === 'new' ? 1 : 0);
  const best = open.reduce<Listed | undefined>((first, each) => (first && rank(first) >= rank(each) ? first : each), undefined);
  return best ? { name: best.name, ...(best.worth && { because: best.worth.because }) } : {};
}
