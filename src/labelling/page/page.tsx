/** The labelling page: starts it, and passes keys to it. */
import { render } from 'preact';
import { actions } from './acts/actions.js';
import { api } from './acts/api.js';
import { App } from './views/app.jsx';
import { documents } from './acts/documents.js';
import { focusLines } from './acts/focus.js';
import { commandOf } from './state/keys.js';
import { emptySession } from './state/session.js';
import { store } from './acts/store.js';

// The cookie carries the token from now on; the address bar must not show it.
if (location.search !== '') history.replaceState(null, '', `/${location.hash}`);

const root = document.getElementById('page')!;
try {
  const session = store(emptySession(await api.setting()));
  const opened = documents(session);
  const acts = actions(session, opened);
  render(<App store={session} acts={acts} />, root);
  addEventListener('keydown', (event) => {
    const isTyping = event.target instanceof HTMLInputElement || event.target instanceof HTMLSelectElement;
    const isButton = event.target instanceof Element && event.target.matches('button:not(.value), summary') && (event.key === 'Enter' || event.key === ' ');
    if (isTyping || isButton || session.get().conflict) return;
    if (event.key === 'Tab' && !event.shiftKey && session.get().grid && focusLines()) return event.preventDefault();
    const command = commandOf(event);
    if (!command) return;
    // Over the findings and the help only what closes them.
    const { found, view } = session.get();
    if ((found && command !== 'findings') || (view.showsHelp && command !== 'help')) return;
    event.preventDefault();
    acts.run(command);
  });
  await opened.start();
} catch (error) {
  root.textContent = (error as Error).message;
}
