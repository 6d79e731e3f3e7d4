/** The bar on top: which document, whether it is saved and checked, and what is done most. */
import type { Shown } from './shown.js';
import { kept, keep } from '../acts/keep.js';
import type { Command } from '../state/keys.js';
import type { Check } from '../state/types.js';

const saved = { saved: 'Saved', saving: 'Saving…', failed: 'Not saved' } as const;

const checkedBy = (check: Check | undefined): string =>
  check?.reviewedBy !== undefined ? `✓✓ reviewed by ${check.reviewedBy || 'somebody'}` : check?.by ? `✓ checked by ${check.by}` : '✓ checked';

/** Name and state of the document, and buttons for what is done most. */
export function Bar({ session, acts }: Shown) {
  const { opened, list, checked, saving, history, holder, setting, view } = session;
  const done = list.documents.filter(({ state }) => state === 'checked' || state === 'reviewed').length;
  const button = (command: Command, label: string, key: string, disabled = false, kind = '') => (
    <button type="button" class={kind} disabled={disabled} onClick={() => acts.run(command)} title={`${label} (${key})`}>
      {label}{' '}
      <span class="key" aria-hidden="true">
        {key}
      </span>
    </button>
  );
  return (
    <header class="bar">
      <button
        type="button"
        class="plain"
        aria-pressed={view.showsList}
        aria-label="List of documents"
        title="List of documents (l)"
        onClick={() => acts.run('list')}
      >
        ☰
      </button>
      <h1 title={setting.dataset}>{opened?.name ?? 'beleg label'}</h1>
      {opened && <span class={`chip ${checked ? 'good' : ''}`}>{checked ? checkedBy(session.stored?.check) : 'open'}</span>}
      <span class={`saving ${saving}`} role="status">
        {opened && saved[saving]}
      </span>
      {holder !== undefined && (
        <span class="chip bad" role="status">
          open at {holder}
          <button type="button" class="plain" onClick={() => void acts.documents.take()}>
            take over
          </button>
        </span>
      )}
      <span class="space" />
      <span class="quiet" title="checked documents">
        {done} of {list.documents.length} checked
      </span>
      {button('undo', 'Undo', 'Ctrl+Z', history.past.length === 0, 'narrow')}
      {button('redo', 'Redo', 'Ctrl+Y', history.future.length === 0, 'narrow')}
      {button('accept-sure', 'Accept sure', 'a', !session.proposals)}
      {button('done', 'Checked', 'd', !opened || holder !== undefined, 'main')}
      {button('next', 'Next', 'n')}
      {setting.canLearn && (
        <button type="button" onClick={() => void acts.documents.learn()} title="The bundle remembers the layouts of all labelled documents">
          Learn
        </button>
      )}
      <label class="who">
        <span class="hidden">Your name</span>
        <input
          placeholder="your name"
          maxLength={60}
          value={kept(setting.dataset).who ?? ''}
          onInput={(event) => keep(setting.dataset, { who: event.currentTarget.value })}
        />
      </label>
      <button type="button" class="plain" aria-label="Keys" title="Keys (?)" onClick={() => acts.run('help')}>
        ?
      </button>
    </header>
  );
}
