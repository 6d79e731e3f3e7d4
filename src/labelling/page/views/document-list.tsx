/** All documents with their state; long lists are drawn as far as they are seen. */
import { useState } from 'preact/hooks';
import { moreOf } from '../../more-of.js';
import { whoLabels } from '../acts/keep.js';
import type { Shown } from './shown.js';
import { listed, type View } from '../state/session.js';
import type { Listed } from '../state/types.js';

/** Pixels of a row, as page.css has it. */
const height = 46;
const beyond = 10;
const states: readonly (readonly [View['state'], string])[] = [
  ['all', 'all'],
  ['new', 'new'],
  ['labelled', 'labelled'],
  ['checked', 'checked'],
  ['to-review', 'to review'],
  ['findings', 'with findings'],
  ['failed', 'failed in the report'],
];

export function DocumentList({ session, acts }: Shown) {
  const [top, setTop] = useState(0);
  const { list, view, opened } = session;
  const all = listed(session, whoLabels(session.setting.dataset));
  const first = Math.max(0, Math.floor(top / height) - beyond);
  const shown = all.slice(first, first + Math.ceil(innerHeight / height) + 2 * beyond);
  return (
    <nav class="list" aria-label="Documents">
      <div class="filter">
        <input
          type="search"
          aria-label="Search name or supplier"
          placeholder="name or supplier"
          value={view.filter}
          onInput={(event) => acts.view({ filter: event.currentTarget.value })}
          onKeyDown={(event) => (event.key === 'Escape' || event.key === 'Enter') && event.currentTarget.blur()}
        />
        <select aria-label="State" value={view.state} onChange={(event) => acts.view({ state: event.currentTarget.value as View['state'] })}>
          {states.map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </div>
      <div class="rows" onScroll={(event) => setTop(event.currentTarget.scrollTop)}>
        <ul style={{ height: `${all.length * height}px` }}>
          {shown.map((document, i) => (
            <Row
              key={document.name}
              document={document}
              isOpen={document.name === opened?.name}
              top={(first + i) * height}
              onOpen={() => void acts.documents.open(document.name)}
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

function Row({ document, isOpen, top, onOpen }: { readonly document: Listed; readonly isOpen: boolean; readonly top: number; readonly onOpen: () => void }) {
  const { name, state, supplier, findings, failed, worth, holder, by } = document;
  return (
    <li style={{ top: `${top}px` }}>
      <button
        type="button"
        class="document"
        aria-current={isOpen}
        onClick={onOpen}
        title={[by && `checked by ${by}`, worth?.because ?? name].filter(Boolean).join('; ')}
      >
        <span class={`dot ${state}`} role="img" aria-label={state} />
        <span class="name">{name}</span>
        {failed !== undefined && <span class="chip">{failed} failed</span>}
        {findings > 0 && <span class="chip bad">{findings}</span>}
        <span class="quiet supplier">{holder === undefined || isOpen ? (supplier ?? ' ') : `open at ${holder}`}</span>
        {worth && state !== 'checked' && state !== 'reviewed' && <span class="quiet worth">{worth.worth.toFixed(2)}</span>}
      </button>
    </li>
  );
}
