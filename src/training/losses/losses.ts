/**
 * The training objective: loss, its gradient at the outputs, and counts of right choices, in plain loops over arrays. tfjs carries the gradient back
 * through the network.
 */
import { choiceLoss } from './choice-loss.js';
import { classLoss, columnWeight, documentLoss, outside, type Term } from './class-loss.js';
import type { Output, Target } from '../contract.js';
import type { Tally } from './scores.js';

export type { Output } from '../contract.js';
export type Outputs = Readonly<Record<string, Output>>;
export type Targets = Readonly<Record<string, Target>>;

export interface Judgement {
  readonly loss: number;
  /** Weighted parts of the loss. */
  readonly terms: Readonly<Record<string, number>>;
  /** By output; an output without a loss has none. */
  readonly gradients: Readonly<Record<string, Float32Array>>;
  readonly tally: Tally;
}

export type Judge = (outputs: Outputs, targets: Targets) => Judgement;

interface Part {
  readonly output: string;
  readonly weight: number;
  readonly targets: readonly string[];
  /** Passed last where the batch has it; the term is computed without it too. */
  readonly optional?: string;
  readonly judge: (output: Output, targets: readonly Target[]) => Term;
}

/** `many`: for each column of `scores`, whether several candidates may be right. */
export const detailsJudge = (many: readonly boolean[]): Judge =>
  judge([
    {
      output: 'scores',
      weight: 1,
      targets: ['gold', 'allowed', 'known'],
      judge: (output, [gold, allowed, known]) => choiceLoss(output, gold!, allowed!, known!, many),
    },
    {
      output: 'tags',
      weight: 1,
      targets: ['tagtarget'],
      optional: 'tagknown',
      judge: (output, [target, known]) => classLoss('tags', output, target!, outside(0.2), known),
    },
    {
      output: 'document',
      weight: 0.3,
      targets: ['documenttarget', 'documentknown'],
      judge: (output, [target, known]) => documentLoss(output, target!, known!),
    },
  ]);

export const lineItemsJudge: Judge = judge([
  {
    output: 'columns',
    weight: 1,
    targets: ['columntarget'],
    optional: 'columnknown',
    judge: (output, [target, known]) => classLoss('columns', output, target!, columnWeight, known),
  },
  { output: 'roles', weight: 1, targets: ['roletarget'], judge: (output, [target]) => classLoss('roles', output, target!, outside(0.5)) },
]);

/** Targets that a batch lacks are unknown: their term is left out. */
function judge(parts: readonly Part[]): Judge {
  return (outputs, targets) => {
    let loss = 0;
    const terms: Record<string, number> = {};
    const gradients: Record<string, Float32Array> = {};
    const tally: Record<string, Tally[string]> = {};
    for (const part of parts) {
      if (part.targets.some((name) => !targets[name])) continue;
      const term = part.judge(
        outputs[part.output]!,
        [...part.targets, ...(part.optional && targets[part.optional] ? [part.optional] : [])].map((name) => targets[name]!),
      );
      for (let i = 0; i < term.gradient.length; i++) term.gradient[i]! *= part.weight;
      gradients[part.output] = term.gradient;
      terms[part.output] = term.loss * part.weight;
      loss += terms[part.output]!;
      Object.assign(tally, term.tally);
    }
    return { loss, terms, gradients, tally };
  };
}
