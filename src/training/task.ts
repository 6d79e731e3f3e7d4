/** The two networks, by name: graph and losses of each. */
import { modelDetails } from '../catalogue/details.js';
import type { DetailsConfig, LineItemsConfig } from '../network/config.js';
import { detailsNetwork } from '../network/details.js';
import type { Graph } from '../network/graph.js';
import { lineItemsNetwork } from '../network/line-items.js';
import { detailsJudge, type Judge, lineItemsJudge } from './losses/losses.js';

export type TaskName = 'details' | 'line-items';

/** Structured-cloneable: every worker builds the same from it. */
export type Task =
  | { readonly name: 'details'; readonly config: DetailsConfig /** For each custom column. */; readonly customMany?: readonly boolean[] }
  | { readonly name: 'line-items'; readonly config: LineItemsConfig };

/** The graph of the network that the task trains. */
export const graphOf = (task: Task): Graph => (task.name === 'details' ? detailsNetwork(task.config) : lineItemsNetwork(task.config));

/** Loss and scores of the task's network on a batch. */
export function judgeOf(task: Task): Judge {
  if (task.name === 'line-items') return lineItemsJudge;
  const custom = Array.from({ length: task.config.custom }, (_, i) => task.customMany?.[i] ?? false);
  return detailsJudge([...modelDetails.map((detail) => detail.many === true), ...custom]);
}

/** The validation metric that ranks networks. */
export const leadingScore = (task: TaskName, scores: Readonly<Record<string, number>>): number => (task === 'details' ? scores.single : scores.columns) ?? 0;
