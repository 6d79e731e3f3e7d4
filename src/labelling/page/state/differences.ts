/** Where two people's labels of one document differ, for whoever has to choose. */
import { keyOf, panelPaths } from './paths.js';
import type { Labels, Setting } from './types.js';
import { type Value, valueAt } from './values.js';

export interface Difference {
  readonly key: string;
  readonly mine: string;
  readonly theirs: string;
}

/** Values that two versions of the labels have differently, in the order of the panel. */
export function differences(mine: Labels, theirs: Labels, setting: Setting): readonly Difference[] {
  const paths = panelPaths(setting, (group) => Math.max(mine.groups[group]?.length ?? 0, theirs.groups[group]?.length ?? 0));
  const values = paths.flatMap((path) => {
    const [a, b] = [shown(valueAt(mine, path)), shown(valueAt(theirs, path))];
    return a === b ? [] : [{ key: keyOf(path), mine: a, theirs: b }];
  });
  const [a, b] = [mine.lineItems, theirs.lineItems].map((rows) => (rows === undefined ? 'unknown' : `${rows.length} rows`));
  const sameTable = JSON.stringify(mine.lineItems) === JSON.stringify(theirs.lineItems);
  return sameTable ? values : [...values, { key: 'LineItems', mine: a!, theirs: b === a ? `${b}, other cells` : b! }];
}

const shown = (value: Value): string =>
  value === undefined ? 'unknown' : value === 'absent' ? 'not on the document' : value.map((label) => label.value).join(', ');
