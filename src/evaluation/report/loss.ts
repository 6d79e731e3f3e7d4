/** Causes of lost values, from the page to the answer: display names in pipeline order. */
import type { Loss } from '../rows.js';

export interface LossKind {
  readonly loss: Loss;
  readonly title: string;
  readonly colour: string;
}

export const lossKinds: readonly LossKind[] = [
  { loss: 'not-read', title: 'not read: not on the page as read', colour: '#8c6bb1' },
  { loss: 'no-candidate', title: 'no candidate has the value', colour: '#3b8ea5' },
  { loss: 'nothing-given', title: 'nothing given', colour: '#9a9a9a' },
  { loss: 'wrongly-chosen', title: 'wrongly chosen: another place', colour: '#d9822b' },
  { loss: 'wrongly-normalised', title: 'wrongly normalised: right place, wrong value', colour: '#c8a415' },
  { loss: 'invented', title: 'given though there is nothing', colour: '#cc4444' },
];

const titles = new Map<string, string>(lossKinds.map(({ loss, title }) => [loss, title]));
/** The display name of a cause; the cause itself where it has none, empty where nothing was lost. */
export const lossTitle = (loss: string | undefined): string => (loss === undefined ? '' : (titles.get(loss) ?? loss));
