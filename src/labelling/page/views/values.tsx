/** The values of a document: what is labelled, what is proposed with its score, why, and what else it could be. */
import { useLayoutEffect, useRef } from 'preact/hooks';
import { focusValue } from '../acts/focus.js';
import type { Shown } from './shown.js';
import { Choice, Typed } from './inputs.jsx';
import { Thumbnail } from './thumbnail.jsx';
import { proposalsAt } from '../state/accept.js';
import { pathOfFinding } from '../state/moves.js';
import { keyOf, type Path, questionOf } from '../state/paths.js';
import { focusedPath, labelsOf, type Session, shownPaths } from '../state/session.js';
import type { Field, Place, Proposal } from '../state/types.js';
import { valueAt } from '../state/values.js';

/** Findings on the labels, then all values section by section. */
export function Values({ session, acts }: Shown) {
  const paths = shownPaths(session);
  const { findings, name } = session.opened!;
  // Whoever opens a document goes on with its values, not with the list.
  useLayoutEffect(focusValue, [name]);
  return (
    <section class="values" aria-label="Values">
      {findings.length > 0 && (
        <ul class="findings" aria-label="Findings">
          {findings.map(({ rule, detail, value, against }) => {
            const key = pathOfFinding(session, detail);
            return (
              <li key={`${rule}${detail}${value}`}>
                <button type="button" class="plain" disabled={key === undefined} onClick={() => key !== undefined && acts.focus(key)}>
                  <b>{rule}</b> {detail} {value}: {against}
                </button>
              </li>
            );
          })}
        </ul>
      )}
      {grouped(session, paths).map(({ title, paths: own }) => (
        <section key={title} aria-label={title}>
          <h2>{title}</h2>
          {own.map((path) => (
            <Value key={keyOf(path)} session={session} acts={acts} path={path} />
          ))}
        </section>
      ))}
      <p class="switches">
        {(
          [
            ['show-all', 'v', session.view.showsAll, 'all values'],
            ['show-thumbnails', 'p', session.view.showsThumbnails, 'where each is printed'],
          ] as const
        ).map(([command, sign, isOn, label]) => (
          <button key={command} type="button" class="plain" aria-pressed={isOn} onClick={() => acts.run(command)}>
            {label}{' '}
            <span class="key" aria-hidden="true">
              {sign}
            </span>
          </button>
        ))}
      </p>
    </section>
  );
}

/** "VAT group 2" for the second row of a group. */
function grouped(session: Session, paths: readonly Path[]): readonly { readonly title: string; readonly paths: readonly Path[] }[] {
  const groups = new Map<string, Path[]>();
  const titles = new Map(
    session.setting.sections.flatMap(({ of, name, fields }) => (of === 'contact' || of === 'group' ? [] : fields.map((field) => [field.name, name] as const))),
  );
  const rows = new Set(paths.flatMap((path) => (path.of === 'group' && path.row > 0 ? [path.group] : [])));
  for (const path of paths) {
    const title =
      path.of === 'contact'
        ? path.role
        : path.of === 'group'
          ? `${spaced(path.group)}${rows.has(path.group) ? ` ${path.row + 1}` : ''}`
          : (titles.get(path.name) ?? 'Details');
    groups.set(title, [...(groups.get(title) ?? []), path]);
  }
  return [...groups].map(([title, own]) => ({ title, paths: own }));
}

/** "InvoiceDate" is read as two words, "SenderVatId" with what is written in capitals. */
export const spaced = (name: string): string => {
  const words = name.replace(/([a-z])([A-Z])/g, '$1 $2').replace(/^./, (letter) => letter.toUpperCase());
  return words.replace(/ [A-Z][a-z]/g, (word) => word.toLowerCase()).replace(/\b(?:vat|iban|bic|id|isr|kid)\b/gi, (word) => word.toUpperCase());
};

function fieldOf({ setting }: Session, path: Path): Field | undefined {
  const section = path.of === 'contact' ? path.role : path.of === 'group' ? path.group : undefined;
  return setting.sections
    .filter(({ name }) => section === undefined || name === section)
    .flatMap(({ fields }) => fields)
    .find(({ name }) => name === path.name);
}

function Value({ session, acts, path }: Shown & { readonly path: Path }) {
  const key = keyOf(path);
  const isFocused = session.focus === key;
  const isEditing = isFocused && session.editing !== undefined;
  const button = useRef<HTMLButtonElement>(null);
  const entry = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!isFocused) return;
    // An input takes the focus by itself.
    if (!isEditing) button.current?.focus({ preventScroll: true });
    entry.current?.scrollIntoView({ block: 'nearest' });
  }, [isFocused, isEditing, isEditing && session.editing?.found]);
  const value = valueAt(labelsOf(session), path);
  const proposals = proposalsAt(session.proposals, path);
  const state = value === undefined ? (proposals.length === 0 ? 'unknown' : proposals.every(({ sure }) => sure) ? 'sure' : 'unsure') : 'set';
  const finding = session.opened!.findings.some(({ detail }) => detail === key);
  const field = fieldOf(session, path);
  const name = spaced(path.name);
  const shown =
    value === undefined
      ? proposals.map((each) => each.value).join(', ')
      : value === 'absent'
        ? 'not on the document'
        : value.map((each) => each.value).join(', ');
  const place = placeOf(session, path);
  const stateText = { unknown: 'unknown', sure: 'proposed, sure', unsure: 'proposed, unsure', set: 'labelled' }[state];
  return (
    <div ref={entry} class={`entry ${state}${isFocused ? ' focused' : ''}${finding ? ' wrong' : ''}`}>
      <div class="line">
        {isEditing ? (
          <>
            <span class="label">{name}</span>
            {field?.kind === 'choice' ? (
              <Choice session={session} acts={acts} path={path} choices={field.choices ?? []} />
            ) : (
              <Typed session={session} acts={acts} label={name} />
            )}
          </>
        ) : (
          <button
            ref={button}
            type="button"
            class="value"
            data-key={key}
            tabIndex={isFocused ? 0 : -1}
            aria-label={`${name}: ${shown || 'nothing'}, ${stateText}`}
            onClick={() => acts.focus(key)}
            onDblClick={() => acts.edit(path)}
          >
            <span class="label" title={name}>
              {name}
            </span>
            <span class={value === 'absent' ? 'text quiet' : 'text'}>{shown}</span>
            <Mark
              value={value !== undefined && value !== 'absent' && value.some(({ places }) => places.length === 0) && path.of !== 'document'}
              proposals={value === undefined ? proposals : []}
              isSet={value !== undefined}
            />
          </button>
        )}
      </div>
      {isFocused && <More session={session} acts={acts} path={path} state={state} />}
      {!isFocused && session.view.showsThumbnails && place && (
        <div class="more">
          <Thumbnail opened={session.opened!} place={place} />
        </div>
      )}
    </div>
  );
}

/** Of its label or, where there is none, of what is proposed. */
function placeOf(session: Session, path: Path): Place | undefined {
  const value = valueAt(labelsOf(session), path);
  const own = value === undefined || value === 'absent' ? undefined : value[0]?.places[0];
  return own ?? (value === 'absent' ? undefined : proposalsAt(session.proposals, path)[0]?.place);
}

/** Score of a proposal; of a label, whether it has its words. */
function Mark({ value: isUnplaced, proposals, isSet }: { readonly value: boolean; readonly proposals: readonly Proposal[]; readonly isSet: boolean }) {
  if (isSet) return <span class={isUnplaced ? 'mark quiet' : 'mark good'}>{isUnplaced ? 'not printed' : '✓'}</span>;
  const [first] = proposals;
  if (!first) return <span class="mark" />;
  return (
    <span class="mark" title={first.threshold === undefined ? 'score; no threshold is recommended' : `score; sure from ${first.threshold.toFixed(2)}`}>
      {first.score.toFixed(2)}
    </span>
  );
}

/** Of the value that has the focus: where it is printed, why, what else it could be. */
function More({ session, acts, path, state }: Shown & { readonly path: Path; readonly state: string }) {
  const question = questionOf(path);
  const reasons = session.proposals?.reasons[question] ?? [];
  const others = session.proposals?.others[question] ?? [];
  const place = placeOf(session, path);
  if (focusedPath(session) === undefined) return null;
  return (
    <div class="more">
      {place && <Thumbnail opened={session.opened!} place={place} />}
      {others.length > 0 && (
        <p class="others">
          {others.map((other, i) => (
            <button
              key={other.value}
              type="button"
              title={`score ${other.score.toFixed(2)} (${i + 1})`}
              onClick={() => acts.run(`other-${i + 1}` as 'other-1')}
            >
              <span class="key" aria-hidden="true">
                {i + 1}
              </span>{' '}
              {other.text ?? other.value}
            </button>
          ))}
        </p>
      )}
      {state !== 'set' && reasons.length > 0 && (
        <details open={state === 'unsure'}>
          <summary>Why</summary>
          {reasons.map((reason) => (
            <p key={reason}>{reason}</p>
          ))}
        </details>
      )}
    </div>
  );
}
