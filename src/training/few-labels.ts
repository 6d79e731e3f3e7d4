/** How a base is trained further on few labels, by what there is to learn: how much of them the base does not answer yet. */
import type { TaskName } from './task.js';

/** Labelled values that the base answers, of those that a network can learn. */
export interface BaseAccuracy {
  readonly right: number;
  readonly of: number;
}

/** What is trained by default. */
export interface Chosen {
  /** Ten epochs over one document make three steps; so many are made for one and for fifty. */
  readonly leastSteps: number;
  readonly learningRate: number;
  /** Share of labelled pages that are drawn with other contents. */
  readonly repopulated: number;
  /** Share of the run in what is exported, the rest is the base's. */
  readonly average: number;
  /** Share of synthetic pages; the usual one where absent. */
  readonly syntheticShare?: readonly number[];
}

/** A network that answers the layouts of its labels alone keeps no others: fewer synthetic pages, and half the steps for the same answers. */
const alone = { leastSteps: 50, syntheticShare: [0.25] } as const;

/** More documents make more steps by their epochs, and have other contents by themselves. */
export const mostFew = 50;

/** Shares of wrong values from which on a base does not know the supplier (a value or two that are wrong by chance are less), and lacks much of it. */
const [lacking, lackingMuch] = [0.05, 0.1];
/** Shares of the run that are kept: what others lose grows with it, and what the supplier gains only where there is something to gain. */
const [little, much] = [0.3, 0.7];

/** An item table of which the base answers every cell has nothing to teach; what is trained on it all the same costs others cells and it gains none. */
const nothing: Chosen = { leastSteps: 1, learningRate: 0.0003, repopulated: 0, average: 0 };

/**
 * A base that answers the labels has little to learn: low pace, and no other contents, which cost contacts of few layouts. One that does not is trained at a high
 * pace. `known` is undefined where nobody could ask the base. `isAlone`: what is trained answers the layouts of the labels and no others.
 */
export function chosenFor(known: BaseAccuracy | undefined, task: TaskName = 'details', isAlone = false): Chosen {
  if (task === 'line-items' && known && known.of > 0 && known.right === known.of) return nothing;
  const lacks = (share: number): boolean => known !== undefined && known.of - known.right > share * known.of;
  const chosen = lacks(lacking)
    ? { leastSteps: 100, learningRate: 0.001, repopulated: 0.5, average: lacks(lackingMuch) ? much : little }
    : { leastSteps: 100, learningRate: 0.0003, repopulated: 0, average: little };
  return isAlone ? { ...chosen, ...alone } : chosen;
}
