/** The state of the page: a document with its labels, what is proposed for it, and where the person is. Plain data; actions.ts changes it. */
import { groupRows, proposalsAt } from './accept.js';
import type { Axis, Grid } from './grid.js';
import { type History, historyOf } from './history.js';
import { cellPaths, keyOf, type Path, panelPaths } from './paths.js';
import type { Finding, Labels, List, Listed, Opened, PlaceAnswer, Proposals, Setting, Stored } from './types.js';
import { nothing, valueAt } from './values.js';

export interface Session {
  readonly setting: Setting;
  readonly list: List;
  readonly opened?: Opened;
  readonly proposals?: Proposals;
  readonly history: History<Labels>;
  readonly checked: boolean;
  /** As it was read or saved last. */
  readonly stored?: Stored;
  readonly saving: 'saved' | 'saving' | 'failed';
  /** Key of the path that has the focus. */
  readonly focus: string;
  /** The lines of the item table, while they are shown; a draft has no rows yet. `line`: the one that was chosen last. */
  readonly grid?: { readonly grid: Grid; readonly isDraft: boolean; readonly line?: { readonly axis: Axis; readonly index: number } };
  readonly editing?: { readonly text: string; readonly isTyped?: true; readonly found?: PlaceAnswer };
  /** Another person has it open: nothing can be changed. */
  readonly holder?: string;
  readonly conflict?: Stored;
  /** Findings of all documents, while they are shown. */
  readonly found?: readonly Finding[];
  readonly message?: string;
  readonly view: View;
}

export interface View {
  readonly zoom: number;
  readonly turn: 0 | 90 | 180 | 270;
  readonly showsAll: boolean;
  /** Of every value, not only of the one that has the focus. */
  readonly showsThumbnails: boolean;
  readonly showsList: boolean;
  readonly showsHelp: boolean;
  readonly filter: string;
  readonly state: 'all' | 'new' | 'labelled' | 'checked' | 'to-review' | 'findings' | 'failed';
}

const firstView: View = { zoom: 1, turn: 0, showsAll: false, showsThumbnails: false, showsList: true, showsHelp: false, filter: '', state: 'all' };

/** The page before any document is opened. */
export const emptySession = (setting: Setting): Session => ({
  setting,
  list: { documents: [], scanned: 0, proposed: 0, lacking: [] },
  history: historyOf(nothing),
  checked: false,
  saving: 'saved',
  focus: '',
  view: firstView,
});

/** The labels that are shown, last change included. */
export const labelsOf = ({ history }: Session): Labels => history.present;
/** Names of the item table's columns, a customer's own last. */
export const columnsOf = ({ setting }: Session): readonly string[] => setting.columns.map(({ name }) => name);

/** With `showsAll` a further row of every group that has one, to be filled. */
export const allPaths = (session: Session): readonly Path[] =>
  panelPaths(session.setting, (group) => {
    const rows = groupRows(labelsOf(session), session.proposals, group);
    return session.view.showsAll && rows > 0 ? rows + 1 : rows;
  });

/** What has a value or a proposal, and what every document is asked for; with `showsAll` everything. */
export function shownPaths(session: Session): readonly Path[] {
  const { proposals, view, focus } = session;
  return allPaths(session).filter(
    (path) =>
      view.showsAll ||
      keyOf(path) === focus ||
      path.of === 'document' ||
      alwaysAsked.has(keyOf(path)) ||
      proposalsAt(proposals, path).length > 0 ||
      (valueAt(labelsOf(session), path) ?? 'absent') !== 'absent',
  );
}

const alwaysAsked = new Set([
  'InvoiceId',
  'InvoiceDate',
  'GrandTotalAmount',
  'NetTotalAmount',
  'VatTotalAmount',
  'SenderVatId',
  'Iban',
  'Sender.Name',
  'Receiver.Name',
]);

/** Of the table what is labelled; as long as nothing is, what is proposed is shown and not yet to be edited. */
export const tablePaths = (session: Session): readonly Path[] => cellPaths(labelsOf(session), shownColumns(session));

/** Columns that any row has a value or a proposal of, and those of every table. */
export function shownColumns(session: Session): readonly string[] {
  const labelled = (labelsOf(session).lineItems ?? []).flatMap(({ fields, custom }) => [...Object.keys(fields), ...Object.keys(custom ?? {})]);
  const proposed = (session.proposals?.rows ?? []).flatMap(({ cells }) => Object.keys(cells));
  const used = new Set([...labelled, ...proposed, ...usualColumns]);
  return columnsOf(session).filter((name) => session.view.showsAll || used.has(name));
}

const usualColumns = ['Description', 'Quantity', 'UnitPrice', 'TotalAmount'];

/** The path whose key has the focus; undefined where that is none of the document. */
export const focusedPath = (session: Session): Path | undefined => [...allPaths(session), ...tablePaths(session)].find((path) => keyOf(path) === session.focus);

type Wanted = (document: Listed, who: string) => boolean;
const ofState: Readonly<Record<View['state'], Wanted>> = {
  all: () => true,
  new: ({ state }) => state === 'new',
  labelled: ({ state }) => state === 'labelled',
  checked: ({ state }) => state === 'checked' || state === 'reviewed',
  'to-review': ({ state, by }, who) => state === 'checked' && by !== who,
  findings: ({ findings }) => findings > 0,
  failed: ({ failed = 0 }) => failed > 0,
};

/** Left out of the list: what the filter does not hold. What failed most comes first. */
export function listed({ list, view }: Session, who = ''): List['documents'] {
  const wanted = view.filter.trim().toLowerCase();
  const found = list.documents.filter(
    (document) =>
      (wanted === '' || document.name.toLowerCase().includes(wanted) || (document.supplier ?? '').toLowerCase().includes(wanted)) &&
      ofState[view.state](document, who),
  );
  return view.state === 'failed' ? [...found].sort((a, b) => b.failed! - a.failed!) : found;
}

/** Within a filter the next is the one behind this one that no other person has open; behind the last the first. */
export function nextListed(session: Session, who: string): string | undefined {
  const now = session.opened?.name;
  const names = listed(session, who).map(({ name }) => name);
  const held = new Set(session.list.documents.flatMap(({ name, holder }) => (holder === undefined ? [] : [name])));
  const at = names.indexOf(now ?? '');
  // One that has left the list was in the order of names.
  const from = at >= 0 ? at + 1 : Math.max(0, session.view.state === 'failed' ? 0 : names.findIndex((name) => name > (now ?? '')));
  return [...names.slice(from), ...names.slice(0, from)].find((name) => name !== now && !held.has(name));
}
