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

interface Indexed {
  readonly entry: Entry;
  /** Undefined until it was looked through. */
  seen?: {
    readonly revision: string;
    readonly check: Check | undefined;
    readonly kept: Kept | undefined;
    readonly own: readonly Finding[];
    readonly trouble?: string;
  };
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

/** Reads labels and state of all documents once. `judged`: predictions of a model that has not seen the labels; `unrecommended`: details that have no threshold. */
export async function openDocumentIndex(dataset: Dataset, { judged, unrecommended = [] }: IndexOptions = {}): Promise<DocumentIndex> {
  const indexed = new Map<string, Indexed>();
  let across: readonly Finding[] | undefined;
  let lacking: readonly Lacking[] | undefined;

  /** Documents may be added while the server runs. */
  async function refresh(): Promise<void> {
    const there = await entries(dataset);
    const names = new Set(there.map(({ name }) => name));
    for (const entry of there) if (!indexed.has(entry.name)) indexed.set(entry.name, { entry });
    for (const name of indexed.keys()) if (!names.has(name)) indexed.delete(name);
  }

  async function scan(entry: Entry): Promise<Stored> {
    const revision = await revisionOf(entry);
    const one = indexed.get(entry.name);
    let [labels, trouble]: [Labels | undefined, string | undefined] = [undefined, undefined];
    try {
      labels = await labelsOf(entry);
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      trouble = error.message;
    }
    const digest = labels ? sha256(await bytes(entry)) : '';
    const linted = labels && { name: entry.name, labels, document: await documentOf(entry), digest };
    const own = linted ? [...ownFindings(linted), ...(judged?.against(linted) ?? [])] : [];
    const check = labels && (await checkOf(entry, revision));
    if (one) {
      one.seen = {
        revision,
        check,
        kept: labels && keptOf({ name: entry.name, labels, digest }),
        own,
        ...(trouble !== undefined && { trouble }),
      };
      across = undefined;
      lacking = undefined;
    }
    if (trouble !== undefined) throw new InputError(trouble);
    return { revision, ...(labels && { labels }), checked: check !== undefined, ...(check && { check }), findings: own };
  }

  async function look(entry: Entry): Promise<Stored> {
    const stored = await scan(entry);
    return { ...stored, findings: [...stored.findings, ...(acrossNow().get(entry.name) ?? [])] };
  }

  /** Contradictions between documents change with any of them; they are found anew on request. */
  function acrossNow(): ReadonlyMap<string, readonly Finding[]> {
    across ??= acrossDocuments([...indexed.values()].flatMap(({ seen }) => seen?.kept ?? []));
    return grouped(across, ({ document }) => document);
  }

  const lackingNow = (): readonly Lacking[] =>
    (lacking ??= lackingOf(
      [...indexed.values()].flatMap(({ seen }) => seen?.kept?.labels ?? []),
      unrecommended,
    ));

  const supplierOf = ({ seen, doubt }: Indexed): string | undefined => {
    const sender = seen?.kept?.labels.contacts?.find(({ role }) => role === 'Sender')?.fields.Name?.value;
    return sender ?? seen?.kept?.labels.supplier ?? doubt?.supplier;
  };

  /** By supplier, how many of its documents are labelled. */
  function labelledSuppliers(): ReadonlyMap<string, number> {
    const counts = new Map<string, number>();
    for (const one of indexed.values()) {
      const supplier = one.seen?.kept && supplierOf(one)?.toLowerCase();
      if (supplier !== undefined) counts.set(supplier, (counts.get(supplier) ?? 0) + 1);
    }
    return counts;
  }

  function listed(one: Indexed, found: ReadonlyMap<string, readonly Finding[]>, suppliers: ReadonlyMap<string, number>): Listed {
    const { entry, seen, doubt } = one;
    const supplier = supplierOf(one);
    const known = suppliers.get(supplier?.toLowerCase() ?? '') ?? 0;
    const findings = (seen?.own.length ?? 0) + (found.get(entry.name)?.length ?? 0) + (seen?.trouble !== undefined ? 1 : 0);
    const state = seen?.check?.reviewedBy !== undefined ? 'reviewed' : seen?.check ? 'checked' : seen?.kept ? 'labelled' : 'new';
    const failed = judged?.failed(entry.name) ?? 0;
    return {
      name: entry.name,
      state,
      ...(supplier !== undefined && { supplier }),
      findings,
      ...(failed > 0 && { failed }),
      ...(seen?.check && { by: seen.check.by }),
      ...(doubt && { worth: worthOf(doubt, seen?.kept ? Math.max(0, known - 1) : known, lackingNow()) }),
    };
  }

  const all = (): readonly Listed[] => {
    const [found, suppliers] = [acrossNow(), labelledSuppliers()];
    return [...indexed.values()].sort((a, b) => (a.entry.name < b.entry.name ? -1 : 1)).map((one) => listed(one, found, suppliers));
  };

  await refresh();
  return {
    dataset,
    entryNamed: (name) => indexed.get(name)?.entry,
    look,
    scan,
    findings() {
      const found = acrossNow();
      const sorted = [...indexed.values()].sort((a, b) => (a.entry.name < b.entry.name ? -1 : 1));
      return sorted.flatMap(({ entry, seen }) => [...(seen?.own ?? []), ...(found.get(entry.name) ?? [])]);
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
      await refresh();
      const documents = all().map((document) => {
        const holder = holderOf(document.name);
        return { ...document, ...(holder !== undefined && { holder }) };
      });
      const values = [...indexed.values()];
      return { documents, scanned: values.filter(({ seen }) => seen).length, proposed: values.filter(({ doubt }) => doubt).length, lacking: lackingNow() };
    },
    next(after, isHeld) {
      const open = all().filter(({ name, state }) => state !== 'checked' && state !== 'reviewed' && name !== after && !isHeld(name));
      // Labels without a person's check come after documents without labels; one that no bundle has looked at yet is taken as half in doubt.
      const rank = ({ state, worth }: Listed): number => (worth?.worth ?? 0.5) + (state === 'new' ? 1 : 0);
      const best = open.reduce<Listed | undefined>((first, each) => (first && rank(first) >= rank(each) ? first : each), undefined);
      return best ? { name: best.name, ...(best.worth && { because: best.worth.because }) } : {};
    },
  };
}
