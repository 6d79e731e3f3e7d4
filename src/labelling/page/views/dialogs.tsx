/** What lies over the page: a message, the keys, and the choice between two people's labels. */
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Shown } from './shown.js';
import { keyOfDetail } from '../state/address.js';
import { differences } from '../state/differences.js';
import { keys } from '../state/keys.js';
import { labelsOf } from '../state/session.js';
import { nothing } from '../state/values.js';

interface ModalProps {
  readonly label: string;
  readonly role?: 'alertdialog';
  /** Undefined: a choice has to be made. */
  readonly onClose?: () => void;
  readonly children: ComponentChildren;
}

/** Has the keys while it is there; afterwards the value has them that had them before. Nothing behind it can be reached. */
function Modal({ label, role, onClose, children }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    dialog.current?.showModal();
    return () => queueMicrotask(() => document.querySelector<HTMLElement>('.focused .value')?.focus({ preventScroll: true }));
  }, []);
  return (
    <dialog
      ref={dialog}
      role={role}
      aria-label={label}
      onCancel={(event) => {
        event.preventDefault();
        onClose?.();
      }}
    >
      <div class="box">{children}</div>
    </dialog>
  );
}

/** The session's message until it is closed; read out by screen readers. */
export function Message({ session, acts }: Shown) {
  return (
    <div class="message" role="status" aria-live="polite">
      {session.message !== undefined && (
        <p>
          {session.message}
          <button type="button" class="plain" aria-label="Close" onClick={() => acts.documents.notify(undefined)}>
            ×
          </button>
        </p>
      )}
    </div>
  );
}

/** The keys, as a dialog. */
export function Help({ acts }: Pick<Shown, 'acts'>) {
  const close = () => acts.run('help');
  return (
    <Modal label="Keys" onClose={close}>
      <h2>Keys</h2>
      <p class="quiet">Click a word or draw over words to set the value that has the focus; with Shift, a further place of it.</p>
      <dl>
        {keys
          .filter(({ help }) => help !== undefined)
          .map(({ key, help, ctrl }) => (
            <div key={key}>
              <dt>
                <kbd>{ctrl ? `Ctrl+${key.toUpperCase()}` : key.replace('Arrow', '')}</kbd>
              </dt>
              <dd>{help}</dd>
            </div>
          ))}
      </dl>
      <button autofocus type="button" onClick={close}>
        Close
      </button>
    </Modal>
  );
}

/** All findings of the dataset; each opens its document at its place. */
export function Findings({ session, acts }: Shown) {
  const found = session.found!;
  const close = () => void acts.documents.showFindings();
  return (
    <Modal label="Findings" onClose={close}>
      <h2>{found.length === 1 ? '1 finding' : `${found.length} findings`}</h2>
      <ul class="findings">
        {found.map(({ document, rule, detail, value, against }, i) => (
          <li key={`${document}${rule}${detail}${value}${against}`}>
            <button
              autofocus={i === 0}
              type="button"
              class="plain"
              onClick={() => {
                close();
                void acts.documents.open(document, keyOfDetail(detail) || undefined);
              }}
            >
              <b>{document}</b> {rule} {detail} {value}: {against}
            </button>
          </li>
        ))}
      </ul>
      <button autofocus={found.length === 0} type="button" onClick={close}>
        Close
      </button>
    </Modal>
  );
}

/** What differs between two people's labels, and whose to keep. */
export function Conflict({ session, acts }: Shown) {
  const all = differences(labelsOf(session), session.conflict!.labels ?? nothing, session.setting);
  return (
    <Modal label="Conflict" role="alertdialog">
      <h2>This document was changed elsewhere</h2>
      <p>Its labels were saved by somebody else, or by another command, since you opened it. Your last change is not saved.</p>
      <table>
        <thead>
          <tr>
            <th scope="col">value</th>
            <th scope="col">yours</th>
            <th scope="col">theirs</th>
          </tr>
        </thead>
        <tbody>
          {all.map(({ key, mine: own, theirs }) => (
            <tr key={key}>
              <th scope="row">{key}</th>
              <td>{own}</td>
              <td>{theirs}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <button autofocus type="button" onClick={() => acts.documents.resolve('mine')}>
        Keep mine
      </button>
      <button type="button" onClick={() => acts.documents.resolve('theirs')}>
        Take theirs
      </button>
    </Modal>
  );
}
