/** The page as a whole: bar, list of documents, page pictures, values, item table. */
import { useEffect, useState } from 'preact/hooks';
import type { Actions } from '../acts/actions.js';
import { Bar } from './bar.jsx';
import { Conflict, Findings, Help, Message } from './dialogs.jsx';
import { DocumentList } from './document-list.jsx';
import { Items } from './items.jsx';
import type { Store } from '../acts/store.js';
import { Values } from './values.jsx';
import { Viewer } from './viewer.jsx';

/** Draws the whole page anew with every change of the store. */
export function App({ store, acts }: { readonly store: Store; readonly acts: Actions }) {
  const [session, setSession] = useState(store.get());
  useEffect(() => store.subscribe(() => setSession(store.get())), [store]);
  const { opened, view, conflict } = session;
  return (
    <div class={view.showsList ? 'whole' : 'whole without-list'}>
      <Bar session={session} acts={acts} />
      {view.showsList && <DocumentList session={session} acts={acts} />}
      {opened ? (
        <>
          <Viewer session={session} acts={acts} />
          <Values session={session} acts={acts} />
          <Items session={session} acts={acts} />
        </>
      ) : (
        <main class="empty">No document is open.</main>
      )}
      <Message session={session} acts={acts} />
      {view.showsHelp && <Help acts={acts} />}
      {session.found && <Findings session={session} acts={acts} />}
      {conflict && <Conflict session={session} acts={acts} />}
    </div>
  );
}
