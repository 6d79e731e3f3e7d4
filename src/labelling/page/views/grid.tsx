/** The grid of the item table over its page: lines that are moved by the mouse or, as separators of the page, by keys; and what its columns are called. */
import type { Actions } from '../acts/actions.js';
import type { Shown } from './shown.js';
import { type Axis, linesOf } from '../state/grid.js';
import { columnsOf, type Session } from '../state/session.js';
import type { OpenPage } from '../state/types.js';
import { spaced } from './values.jsx';

interface GridLinesProps {
  readonly view: NonNullable<Session['grid']>;
  readonly page: OpenPage;
  readonly acts: Actions;
  pointOf(event: PointerEvent): { readonly x: number; readonly y: number };
}

/** Pixels of the page, with Shift and without. */
const [far, near] = [20, 2];

/** SVG over a page. Arrows move a line, with Shift further; + and s split, Delete and m join. */
export function GridLines({ view, page, acts: { grid: acts }, pointOf }: GridLinesProps) {
  const { grid, isDraft, line } = view;
  const [left, right, top, bottom] = [grid.xs[0]!, grid.xs.at(-1)!, grid.ys[0]!, grid.ys.at(-1)!];
  const nameOf = (column: number): string => (grid.names[column] ? spaced(grid.names[column]!) : 'no column');
  const labelOf = (axis: Axis, index: number): string => {
    const what = axis === 'x' ? nameOf : (row: number) => `row ${row + 1}`;
    const last = linesOf(grid, axis).length - 1;
    return index === 0 ? `Line before ${what(0)}` : index === last ? `Line behind ${what(last - 1)}` : `Line between ${what(index - 1)} and ${what(index)}`;
  };
  const onKey = (axis: Axis, index: number) => (event: KeyboardEvent) => {
    const step = (event.shiftKey ? far : near) * (page.width / 1000);
    const [less, more] = axis === 'x' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowUp', 'ArrowDown'];
    if (event.key === less) acts.nudge(axis, index, -step);
    else if (event.key === more) acts.nudge(axis, index, step);
    else if (event.key === '+' || event.key === 's') acts.add(axis, index);
    else if (event.key === 'Delete' || event.key === 'Backspace' || event.key === 'm') acts.remove(axis, index);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const lines = (axis: Axis) =>
    linesOf(grid, axis).map((at, index) => {
      const ends = axis === 'x' ? { x1: at, x2: at, y1: top, y2: bottom } : { x1: left, x2: right, y1: at, y2: at };
      const isChosen = line?.axis === axis && line.index === index;
      return (
        // biome-ignore lint/a11y/useSemanticElements: within a picture there is no <hr>.
        <g
          key={`${axis}${index}`}
          class={`gridline ${axis}${isChosen ? ' chosen-line' : ''}`}
          role="separator"
          tabIndex={0}
          data-line={`${axis}${index}`}
          aria-label={labelOf(axis, index)}
          aria-orientation={axis === 'x' ? 'vertical' : 'horizontal'}
          aria-valuemin={0}
          aria-valuemax={Math.round(axis === 'x' ? page.width : page.height)}
          aria-valuenow={Math.round(at)}
          onFocus={() => acts.choose(axis, index)}
          onKeyDown={onKey(axis, index)}
          onPointerDown={(event) => {
            if (event.button !== 0) return;
            event.currentTarget.setPointerCapture(event.pointerId);
            event.currentTarget.focus({ preventScroll: true });
            event.preventDefault();
            event.stopPropagation();
          }}
          onPointerMove={(event) => {
            if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
            event.stopPropagation();
            acts.drag(axis, index, pointOf(event)[axis]);
          }}
          onPointerUp={(event) => {
            if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
            event.stopPropagation();
            acts.settle();
          }}
        >
          <line class="grip" {...ends} />
          <line class="seen" {...ends} />
        </g>
      );
    });
  const size = Math.min(page.width, page.height) / 75;
  return (
    <g class={isDraft ? 'grid draft' : 'grid'}>
      {grid.names.map((name, column) => (
        // A name ends with its column.
        <svg key={column} x={grid.xs[column]} y={top - 2 * size} width={grid.xs[column + 1]! - grid.xs[column]!} height={2 * size}>
          <title>{nameOf(column)}</title>
          <text x={size / 3} y={1.5 * size} font-size={size}>
            {name === '' ? '–' : spaced(name)}
          </text>
        </svg>
      ))}
      {lines('y')}
      {lines('x')}
    </g>
  );
}

/** Above the item table: what the columns are, and the chosen line by buttons. */
export function GridBar({ session, acts }: Shown) {
  const { grid, line, isDraft } = session.grid!;
  const at = line && line.index < linesOf(grid, line.axis).length ? line : { axis: 'y' as const, index: 0 };
  return (
    <fieldset class="gridbar">
      <legend class="hidden">Columns of the grid</legend>
      {grid.names.map((name, column) => (
        <select key={column} aria-label={`Column ${column + 1}`} value={name} onChange={(event) => acts.grid.name(column, event.currentTarget.value)}>
          {['', ...columnsOf(session)].map((each) => (
            <option key={each} value={each} selected={each === name}>
              {each === '' ? '–' : spaced(each)}
            </option>
          ))}
        </select>
      ))}
      <button type="button" class="plain" title="A further line behind the chosen one" onClick={() => acts.grid.add(at.axis, at.index)}>
        split at the line
      </button>
      <button type="button" class="plain" title="Without the chosen line" onClick={() => acts.grid.remove(at.axis, at.index)}>
        remove the line
      </button>
      {isDraft && (
        <button type="button" class="main" onClick={() => acts.grid.take()}>
          Take these rows
        </button>
      )}
    </fieldset>
  );
}
