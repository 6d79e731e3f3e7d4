/** Inputs for one value: typed, with what it becomes and whether it is on the page; or chosen from a list. */
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Shown } from './shown.js';
import type { Path } from '../state/paths.js';
import { labelsOf } from '../state/session.js';
import { valueAt } from '../state/values.js';

/** Has the keys before the next one is pressed: a layout effect runs with the render, another one a frame later. */
export function Typed({ session, acts, label }: Shown & { readonly label: string }) {
  const input = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    input.current?.focus();
    input.current?.select();
  }, []);
  const { text, found } = session.editing!;
  const message = found?.refusal ?? found?.note ?? (found?.label && `${found.label.value} · ${placesSay(found.label.places.length)}`);
  return (
    <span class="typed">
      <input
        ref={input}
        aria-label={label}
        value={text}
        maxLength={5000}
        autocomplete="off"
        spellcheck={false}
        onInput={(event) => acts.typed(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') acts.cancel();
          else if (event.key === 'Enter' || event.key === 'Tab') void acts.commit(event.currentTarget.value, 'next');
          else return;
          event.preventDefault();
          event.stopPropagation();
        }}
      />
      <span class={found?.refusal === undefined ? 'quiet' : 'bad'} role="status">
        {message}
      </span>
    </span>
  );
}

const placesSay = (count: number): string => (count === 0 ? 'not printed' : count === 1 ? 'on the page' : `${count} times on the page`);

/** A list of choices with the one that holds now; Enter takes it, Escape leaves it. */
export function Choice({ session, acts, path, choices }: Shown & { readonly path: Path; readonly choices: readonly string[] }) {
  const select = useRef<HTMLSelectElement>(null);
  useLayoutEffect(() => select.current?.focus(), []);
  const value = valueAt(labelsOf(session), path);
  const now = value === undefined || value === 'absent' ? session.editing!.text : value[0]!.value;
  return (
    <select
      ref={select}
      aria-label={path.name}
      onKeyDown={(event) => {
        if (event.key === 'Escape') acts.cancel();
        else if (event.key === 'Enter') acts.choose(path, event.currentTarget.value);
        else return;
        event.preventDefault();
        event.stopPropagation();
      }}
      onClick={(event) => event.stopPropagation()}
    >
      {['', ...choices].map((choice) => (
        <option key={choice} value={choice} selected={choice === now}>
          {choice || 'unknown'}
        </option>
      ))}
    </select>
  );
}
