/** Proposals taken over as labels: one, all that are sure, or all; and everything that is still open labelled as absent. */
import { keyOf, type Path, panelPaths } from './paths.js';
import { rowsOf } from './rows.js';
import type { Labels, Proposal, Proposals, Setting } from './types.js';
import { valueAt, withKey, withoutGroup, withRows, withValue } from './values.js';

const labelOf = ({ value, place }: Proposal) => ({ value, places: place ? [place] : [] });

/** What the bundle proposes for a path; of several values all. */
export function proposalsAt(proposals: Proposals | undefined, path: Path): readonly Proposal[] {
  if (!proposals) return [];
  if (path.of === 'group') return [proposals.groups[path.group]?.[path.row]?.[path.name] ?? []].flat();
  if (path.of === 'cell') return [proposals.rows[path.row]?.cells[path.name] ?? []].flat();
  return proposals.fields[keyOf(path)] ?? [];
}

/** A person has seen that it is wrong. */
export function withoutProposal(proposals: Proposals, path: Path): Proposals {
  if (path.of === 'cell') return proposals;
  if (path.of !== 'group') return { ...proposals, fields: withKey(proposals.fields, keyOf(path), undefined) };
  const rows = proposals.groups[path.group]?.map((row, i) => (i === path.row ? withKey(row, path.name, undefined) : row));
  return { ...proposals, groups: withKey(proposals.groups, path.group, rows) };
}

/** Rows of a group that are labelled or, where none is, proposed. */
export const groupRows = (labels: Labels, proposals: Proposals | undefined, group: string): number =>
  labels.groups[group]?.length ?? proposals?.groups[group]?.length ?? 0;

/** The labels with these proposals at the path; unchanged where there are none. */
export const accepted = (labels: Labels, path: Path, proposals: readonly Proposal[]): Labels =>
  proposals.length === 0 ? labels : withValue(labels, path, proposals.map(labelOf));

/** Of what is unknown. The item table goes as a whole: one row that is missing would mean that there is none. */
export function acceptedAll(labels: Labels, proposals: Proposals, setting: Setting, isWanted: (proposal: Proposal) => boolean): Labels {
  const paths = panelPaths(setting, (group) => groupRows(labels, proposals, group));
  const untouched = new Set(Object.keys(proposals.groups).filter((group) => labels.groups[group] === undefined));
  const whole = (group: string): boolean => proposals.groups[group]!.every((row) => Object.values(row).every(isWanted));
  const withFields = paths.reduce((all, path) => {
    const found = proposalsAt(proposals, path);
    if (found.length === 0 || valueAt(all, path) !== undefined || !found.every(isWanted)) return all;
    if (path.of === 'group' && !(untouched.has(path.group) && whole(path.group))) return all;
    return accepted(all, path, found);
  }, labels);
  const cells = proposals.rows.flatMap((row) => Object.values(row.cells));
  const takesTable = labels.lineItems === undefined && cells.length > 0 && cells.every(isWanted);
  return takesTable ? acceptedTable(withFields, proposals, setting) : withFields;
}

/** The labels with all proposed rows in place of their own. */
export const acceptedTable = (labels: Labels, proposals: Proposals, setting: Setting): Labels =>
  withRows(labels, () => rowsOf(proposals.rows, ownColumns(setting)));

/** A customer's own columns are not of the catalogue: they are behind its twelve. */
const catalogueColumns = 12;
const ownColumns = ({ columns }: Setting): ReadonlySet<string> => new Set(columns.slice(catalogueColumns).map(({ name }) => name));

/** Details and groups without a value and without a proposal are not on the document; so is the table where none was found. */
export function restAbsent(labels: Labels, proposals: Proposals | undefined, setting: Setting): Labels {
  const withDetails = setting.sections.reduce((all, { of, name, fields }): Labels => {
    if (of === 'group') {
      const isOpen = all.groups[name] === undefined && (proposals?.groups[name] ?? []).length === 0;
      return isOpen
        ? withoutGroup(
            all,
            name,
            fields.map((field) => field.name),
          )
        : all;
    }
    if (of !== 'details' && of !== 'own') return all;
    return fields.reduce((rest, field) => {
      const path: Path = { of: 'detail', name: field.name };
      const isOpen = valueAt(rest, path) === undefined && proposalsAt(proposals, path).length === 0;
      return isOpen ? withValue(rest, path, 'absent') : rest;
    }, all);
  }, labels);
  const withExemption = withDetails.vatExempt === undefined && !proposals?.fields.vatExempt ? { ...withDetails, vatExempt: false } : withDetails;
  return withExemption.lineItems === undefined && proposals?.rows.length === 0 ? { ...withExemption, lineItems: [] } : withExemption;
}

/** Paths with an open proposal, least sure first: what is asked next. */
export function openPaths(labels: Labels, proposals: Proposals | undefined, paths: readonly Path[]): readonly Path[] {
  const scoreOf = (path: Path): number => Math.min(...proposalsAt(proposals, path).map(({ score }) => score));
  return paths
    .filter((path) => valueAt(labels, path) === undefined && proposalsAt(proposals, path).length > 0)
    .map((path) => ({ path, score: scoreOf(path) }))
    .sort((a, b) => a.score - b.score)
    .map(({ path }) => path);
}
