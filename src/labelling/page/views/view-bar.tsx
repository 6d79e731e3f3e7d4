/** Above the pages: which one is seen, zoom and turn for the mouse. */
import type { Command } from '../state/keys.js';
import type { Shown } from './shown.js';

const tools: readonly (readonly [command: Command, sign: string, label: string, key: string])[] = [
  ['zoom-out', '−', 'Zoom out', '-'],
  ['zoom-in', '+', 'Zoom in', '+'],
  ['zoom-fit', '↔', 'Whole width', '0'],
  ['turn', '⟳', 'Turn', 'r'],
];
const pages: typeof tools = [
  ['page-up', '↑', 'Page before', 'PageUp'],
  ['page-down', '↓', 'Next page', 'PageDown'],
];

/** Buttons of the view, the zoom in percent, the number of pages. */
export function ViewBar({ session, acts }: Shown) {
  const { opened, view } = session;
  const count = opened!.pages.length;
  return (
    <div class="viewbar" role="toolbar" aria-label="View">
      {[...tools, ...(count > 1 ? pages : [])].map(([command, sign, label, key]) => (
        <button key={command} type="button" class="plain" aria-label={label} title={`${label} (${key})`} onClick={() => acts.run(command)}>
          {sign}
        </button>
      ))}
      <span class="quiet">
        {Math.round(view.zoom * 100)} %{count > 1 && ` · ${count} pages`}
      </span>
    </div>
  );
}
