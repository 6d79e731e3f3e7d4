/** The item table as a grid: cells on their words, and whether rows and sum add up. */
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Shown } from './shown.js';
import { GridBar } from './grid.jsx';
import { Typed } from './inputs.jsx';
import type { Command } from '../state/keys.js';
import { keyOf, type Path } from '../state/paths.js';
import { sumOfRow } from '../state/row-sum.js';
import { sumOfRows } from '../state/rows.js';
import { labelsOf, shownColumns } from '../state/session.js';
import type { LabelledLineItem, Labels, ProposedRow } from '../state/types.js';
import { spaced } from './values.jsx';

/** The labelled rows, proposed ones to accept, and the sum with whether it is right. */
export function Items({ session, acts }: Shown) {
  const rows = labelsOf(session).lineItems;
  const proposed = session.proposals?.rows ?? [];
  return (
    <section class="items" aria-label="Item table">
      <Head session={session} acts={acts} rows={rows} proposed={proposed} />
      {session.grid && <GridBar session={session} acts={acts} />}
      {(rows !== undefined ? rows.length > 0 : proposed.length > 0) && (
        <div class="scroll">
          <Table session={session} acts={acts} rows={rows} proposed={proposed} />
        </div>
      )}
    </section>
  );
}

interface Rows extends Shown {
  /** Undefined where none is labelled. */
  readonly rows: Labels['lineItems'];
  readonly proposed: readonly ProposedRow[];
}

/** The sum, and what is done to rows. */
function Head({ session, acts, rows, proposed }: Rows) {
  const sum = sumOfRows(labelsOf(session));
  const button = (command: Command, label: string, key: string) => (
    <button type="button" class="plain" onClick={() => acts.run(command)}>
      {label} <Key name={key} />
    </button>
  );
  return (
    <div class="head">
      <h2>Items</h2>
      {rows === undefined && proposed.length > 0 && (
        <button type="button" onClick={() => acts.run('accept-table')}>
          Accept {proposed.length === 1 ? 'the proposed row' : `${proposed.length} proposed rows`} <Key name="t" />
        </button>
      )}
      {rows?.length === 0 && <span class="quiet">no items on the document</span>}
      {sum && (
        <span class={sum.isRight ? 'chip good' : 'chip bad'}>
          {sum.isRight ? '✓' : '✗'} {sum.text}
        </span>
      )}
      <span class="space" />
      {button('insert-row', '+ row', 'o')}
      {button('split-row', 'split', 's')}
      {button('join-row', 'join', 'm')}
      {button('delete-row', 'delete', 'D')}
      <button type="button" class="plain" aria-pressed={session.grid !== undefined} onClick={() => acts.run('grid')}>
        lines <Key name="w" />
      </button>
    </div>
  );
}

const Key = ({ name }: { readonly name: string }) => (
  <span class="key" aria-hidden="true">
    {name}
  </span>
);

function Table({ session, acts, rows, proposed }: Rows) {
  const columns = shownColumns(session);
  return (
    <table aria-label="Items" class={rows === undefined ? 'proposed' : ''}>
      <thead>
        <tr>
          <th scope="col">#</th>
          {columns.map((name) => (
            <th key={name} scope="col">
              {spaced(name)}
            </th>
          ))}
          <th scope="col">sum</th>
        </tr>
      </thead>
      <tbody>
        {rows === undefined
          ? proposed.map((item, row) => <Proposed key={`${item.page} ${item.firstLine}`} item={item} row={row} columns={columns} />)
          : rows.map((item, row) => <Labelled key={row} session={session} acts={acts} item={item} row={row} columns={columns} />)}
      </tbody>
    </table>
  );
}

interface RowOf<T> {
  readonly item: T;
  readonly row: number;
  readonly columns: readonly string[];
}

const Proposed = ({ item: { cells }, row, columns }: RowOf<ProposedRow>) => (
  <tr>
    <th scope="row">{row + 1}</th>
    {columns.map((name) => (
      <td key={name} class={cells[name]?.sure ? 'sure' : 'unsure'} title={cells[name] && `score ${cells[name].score.toFixed(2)}`}>
        {cells[name]?.value}
      </td>
    ))}
    <td />
  </tr>
);

/** With whether the row adds up. */
function Labelled({ session, acts, item, row, columns }: Shown & RowOf<LabelledLineItem>) {
  const right = sumOfRow(item);
  return (
    <tr class={right && !right.isRight ? 'wrong' : ''}>
      <th scope="row">{row + 1}</th>
      {columns.map((name) => (
        <Cell key={name} session={session} acts={acts} path={{ of: 'cell', row, name }} />
      ))}
      <td class={right?.isRight ? 'good' : 'bad'} title={right?.text}>
        {right && (right.isRight ? '✓' : `✗ ${right.text}`)}
      </td>
    </tr>
  );
}

function Cell({ session, acts, path }: Shown & { readonly path: Extract<Path, { of: 'cell' }> }) {
  const key = keyOf(path);
  const isFocused = session.focus === key;
  const isEditing = isFocused && session.editing !== undefined;
  const cell = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    if (!isFocused || isEditing) return;
    cell.current?.focus({ preventScroll: true });
    cell.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [isFocused, isEditing]);
  const item = labelsOf(session).lineItems![path.row]!;
  const label = item.fields[path.name as 'Quantity'] ?? item.custom?.[path.name];
  return (
    <td class={isFocused ? 'focused' : ''}>
      {isEditing ? (
        <Typed session={session} acts={acts} label={`${spaced(path.name)}, row ${path.row + 1}`} />
      ) : (
        <button
          ref={cell}
          type="button"
          class={label && label.places.length === 0 ? 'value quiet' : 'value'}
          data-key={key}
          tabIndex={isFocused ? 0 : -1}
          aria-label={`${spaced(path.name)}, row ${path.row + 1}: ${label?.value ?? 'empty'}`}
          onClick={() => acts.focus(key)}
          onDblClick={() => acts.edit(path)}
        >
          {label?.value ?? ' '}
        </button>
      )}
    </td>
  );
}
