/** All documents with their state; long lists are drawn as far as they are seen. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { moreOf } from '../../more-of.js';
import { isNarrow, whoLabels } from '../acts/keep.js';
import type { Shown } from './shown.js';
import { listed, type View } from '../state/session.js';
import type { Listed } from '../state/types.js';

/** Pixels of a row, as page.css has it. */
const height = 46;
const beyond = 10;
/** Characters of a long name's end, which is seen whatever the width: names of one source often begin alike. */
const tail = 14;
const longName = 26;
const states: readonly (readonly [View['state'], string])[] = [
  ['all', 'all'],
  ['new', 'new'],
  ['labelled', 'labelled'],
  ['checked', 'checked'],
  ['to-review', 'to review'],
  ['findings', 'with findings'],
  ['failed', 'failed in the report'],
];

/** The list with search and filter; only rows in sight are in the document tree. */
export function DocumentList({ session, acts }: Shown) {
  const [top, setTop] = useState(0);
  const scroller = useRef<HTMLDivElement>(null);
  const { list, view, opened } = session;
  const all = listed(session, whoLabels(session.setting.dataset));
  const first = Math.max(0, Math.floor(top / height) - beyond);
  const shown = all.slice(first, first + Math.ceil(innerHeight / height) + 2 * beyond);
  const at = all.findIndex(({ name }) => name === opened?.name);
  const stop = shown.find(({ name }) => name === opened?.name) ?? shown[0];
  const open = (name: string) => {
    if (isNarrow()) acts.view({ showsList: false });
    void acts.documents.open(name);
  };
  // The document that was opened is in sight; where somebody scrolls to after that stays.
  useEffect(() => {
    const { scrollTop, clientHeight } = scroller.current!;
    if (at >= 0 && (at * height < scrollTop || (at + 1) * height > scrollTop + clientHeight))
      scroller.current!.scrollTop = (at + 0.5) * height - clientHeight / 2;
  }, [opened?.name, at >= 0]);
  return (
    <nav class="list" aria-label="Documents">
      <div class="filter">
        <input
          type="search"
          aria-label="Search name or supplier"
          placeholder="name or supplier"
          value={view.filter}
          onInput={(event) => acts.view({ filter: event.currentTarget.value })}
          onKeyDown={(event) => {
            if (event.key !== 'Escape' && event.key !== 'Enter') return;
            event.currentTarget.blur();
            // By Enter to the first that is found; Escape leaves the search.
            const found = view.filter.trim() === '' ? undefined : all[0];
            if (event.key === 'Enter' && found) open(found.name);
          }}
        />
        <select aria-label="State" value={view.state} onChange={(event) => acts.view({ state: event.currentTarget.value as View['state'] })}>
          {states.map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </div>
      <div class="rows" ref={scroller} onScroll={(event) => setTop(event.currentTarget.scrollTop)}>
        <ul style={{ height: `${all.length * height}px` }}>
          {shown.map((document, i) => (
            <Row
              key={document.name}
              document={document}
              isOpen={document.name === opened?.name}
              top={(first + i) * height}
              isStop={document === stop}
              onOpen={() => open(document.name)}
            />
          ))}
        </ul>
      </div>
      {list.lacking.length > 0 && (
        <details class="lacking">
          <summary>{moreOf(list.lacking[0]!)}</summary>
          <ul>
            {list.lacking.slice(1).map((each) => (
              <li key={each.detail}>{moreOf(each)}</li>
            ))}
          </ul>
        </details>
      )}
      <p class="quiet foot" role="status">
        {all.length} of {list.documents.length}
        {list.proposed < list.documents.length && ` · looked at ${list.proposed}`}
      </p>
    </nav>
  );
}

interface RowProps {
  readonly document: Listed;
  readonly isOpen: boolean;
  readonly top: number;
  /** Of Tab: one for the whole list, whose other documents arrows reach. */
  readonly isStop: boolean;
  readonly onOpen: () => void;
}

function Row({ document, isOpen, top, isStop, onOpen }: RowProps) {
  const { name, state, supplier, findings, failed, worth, holder, by } = document;
  return (
    <li style={{ top: `${top}px` }}>
      <button
        type="button"
        class="document"
        aria-current={isOpen}
        tabIndex={isStop ? 0 : -1}
        onClick={onOpen}
        onKeyDown={toNeighbour}
        title={[name, by && `checked by ${by}`, worth?.because].filter(Boolean).join('; ')}
      >
        <span class={`dot ${state}`} role="img" aria-label={state} />
        <span class="hidden">{name}</span>
        <span class="first">
          <span class="name" aria-hidden="true">
            <span class="head">{name.length > longName ? name.slice(0, -tail) : name}</span>
            {name.length > longName && <span class="tail">{name.slice(-tail)}</span>}
          </span>
          {failed !== undefined && <span class="chip">{failed} failed</span>}
          {findings > 0 && (
            <span class="chip bad" title={findings === 1 ? '1 finding' : `${findings} findings`}>
              {findings}
            </span>
          )}
        </span>
        <span class="quiet supplier">{holder === undefined || isOpen ? (supplier ?? ' ') : `open at ${holder}`}</span>
        {worth && state !== 'checked' && state !== 'reviewed' && <span class="quiet worth">{worth.worth.toFixed(2)}</span>}
      </button>
    </li>
  );
}

/** Arrows go from document to document; the list scrolls along. */
function toNeighbour(event: KeyboardEvent & { readonly currentTarget: HTMLElement }): void {
  const row = event.currentTarget.parentElement;
  const other = event.key === 'ArrowDown' ? row?.nextElementSibling : event.key === 'ArrowUp' ? row?.previousElementSibling : undefined;
  if (!other) return;
  event.preventDefault();
  event.stopPropagation();
  other.querySelector('button')?.focus();
}
