/** What every part of the page is given: the session to show, and what can be done to it. */
import type { Actions } from '../acts/actions.js';
import type { Session } from '../state/session.js';

export interface Shown {
  readonly session: Session;
  readonly acts: Actions;
}
