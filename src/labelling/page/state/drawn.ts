/** What is drawn over a page: the places of labels, of open proposals, and of what the user types. */
import { proposalsAt } from './accept.js';
import { keyOf, type Path } from './paths.js';
import { allPaths, labelsOf, type Session, tablePaths } from './session.js';
import type { Place } from './types.js';
import { valueAt } from './values.js';

export interface Drawn {
  readonly key: string;
  readonly page: number;
  readonly place: Place;
  readonly kind: 'labelled' | 'sure' | 'unsure' | 'typed' | 'item';
  /** "InvoiceId: 4711". */
  readonly title: string;
  readonly isFocused: boolean;
}

/** Marks of one page, from 0: labels, proposals, and what is being typed. */
export function drawnOn(session: Session, page: number): readonly Drawn[] {
  const drawn = [...allPaths(session), ...tablePaths(session)].flatMap((path) => ofPath(session, path)).filter((each) => each.page === page);
  const rows = labelsOf(session).lineItems === undefined ? ofProposedRows(session, page) : [];
  const typed = session.editing?.found?.label?.places ?? [];
  const found = typed.filter((place) => place.page === page).map((place): Drawn => ({ key: 'typed', page, place, kind: 'typed', title: '', isFocused: true }));
  // What has the focus lies above the others.
  return [...rows, ...drawn.filter(({ isFocused }) => !isFocused), ...drawn.filter(({ isFocused }) => isFocused), ...found];
}

function ofPath(session: Session, path: Path): readonly Drawn[] {
  const key = keyOf(path);
  const value = valueAt(labelsOf(session), path);
  const isFocused = session.focus === key;
  if (value !== undefined && value !== 'absent')
    return value.flatMap((label) =>
      label.places.map(
        (place): Drawn => ({ key, page: place.page, place, kind: path.of === 'cell' ? 'item' : 'labelled', title: `${key}: ${label.value}`, isFocused }),
      ),
    );
  if (value === 'absent' || path.of === 'cell') return [];
  return proposalsAt(session.proposals, path).flatMap(({ value: text, place, sure }): readonly Drawn[] =>
    place ? [{ key, page: place.page, place, kind: sure ? 'sure' : 'unsure', title: `${key}: ${text}`, isFocused }] : [],
  );
}

const ofProposedRows = ({ proposals }: Session, page: number): readonly Drawn[] =>
  (proposals?.rows ?? []).flatMap(({ cells }, row) =>
    Object.entries(cells).flatMap(([name, { value, place, sure }]): readonly Drawn[] =>
      place?.page === page
        ? [{ key: `LineItems[${row}].${name}`, page, place, kind: sure ? 'sure' : 'unsure', title: `${name}: ${value}`, isFocused: false }]
        : [],
    ),
  );
