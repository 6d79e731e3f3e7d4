/** What a person can do, by key or by mouse, to the session. */
import { commandsOf } from './commands.js';
import type { Documents } from './documents.js';
import { type Edits, edits } from './edits.js';
import { type GridActs, gridActs } from './grid-acts.js';
import type { Command } from '../state/keys.js';
import type { Store } from './store.js';
import { type Typing, typing } from './typing.js';
import { type ViewActs, viewActs } from './view-acts.js';

export interface Actions extends Typing, Pick<Edits, 'focus' | 'edit'>, Pick<ViewActs, 'view' | 'zoom'> {
  readonly documents: Documents;
  readonly grid: GridActs;
  run(command: Command): void;
}

/** All acts on one store; those around the server go through `documents`. */
export function actions(store: Store, documents: Documents): Actions {
  const own = edits(store, documents);
  const views = viewActs(store);
  const grid = gridActs(store, documents, own, views.pageInSight);
  const commands = commandsOf({ store, documents, edits: own, grid, views });
  const { focus, edit } = own;
  const { view, zoom } = views;
  return { documents, grid, run: (command) => commands[command](), focus, edit, view, zoom, ...typing(store, documents, own) };
}
