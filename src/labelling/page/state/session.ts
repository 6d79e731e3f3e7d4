/** The state of the page: a document with its labels, what is proposed for it, and where the person is. Plain data; actions.ts changes it. */
import { groupRows, proposalsAt } from './accept.js';
import type { Axis, Grid } from './grid.js';
import { type History, historyOf } from './history.js';
import { cellPaths, keyOf, type Path, panelPaths } from './paths.js';
import type { Labels, List, Opened, PlaceAnswer, Proposals, Setting, Stored } from './types.js';
import { nothing, valueAt } from './values.js';

export interface Session {
  readonly setting: Setting;
  readonly list: List;
  readonly opened?: Opened;
  readonly proposals?: Proposals;
  readonly history: History<Labels>;
  readonly checked: boolean;
  readonly saving: 'saved' | 'saving' | 'failed';
  /** Key of the path that has the focus. */
  readonly focus: string;
  /** The lines of the item table, while they are shown; a draft has no rows yet. `line`: the one that was chosen last. */
  readonly grid?: { readonly grid: Grid; readonly isDraft: boolean; readonly line?: { readonly axis: Axis; readonly index: number } };
  readonly editing?: { readonly text: string; readonly isTyped?: true; readonly found?: PlaceAnswer };
  /** Somebody else has it open: nothing can be changed. */
  readonly holder?: string;
  readonly conflict?: Stored;
  readonly message?: string;
  readonly view: View;
}

export interface View {
  readonly zoom: number;
  readonly turn: 0 | 90 | 180 | 270;
  readonly showsAll: boolean;
  readonly showsList: boolean;
  readonly showsHelp: boolean;
  readonly filter: string;
  readonly state: 'all' | 'new' | 'labelled' | 'checked' | 'findings';
}

export const firstView: View = { zoom: 1, turn: 0, showsAll: false, showsList: true, showsHelp: false, filter: '', state: 'all' };

export const emptySession = (setting: Setting): Session => ({
  setting,
  list: { documents: [], scanned: 0, proposed: 0 },
  history: historyOf(nothing),
  checked: false,
  saving: 'saved',
  focus: '',
  view: firstView,
});

export const labelsOf = ({ history }: Session): Labels => history.present;
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

export const focusedPath = (session: Session): Path | undefined => [...allPaths(session), ...tablePaths(session)].find((path) => keyOf(path) === session.focus);

/** Left out of the list: what the filter does not hold. */
export function listed({ list, view }: Session): List['documents'] {
  const wanted = view.filter.trim().toLowerCase();
  return list.documents.filter(
    ({ name, supplier, state, findings }) =>
      (wanted === '' || name.toLowerCase().includes(wanted) || (supplier ?? '').toLowerCase().includes(wanted)) &&
      (view.state === 'all' || (view.state === 'findings' ? findings > 0 : state === view.state)),
  );
}
