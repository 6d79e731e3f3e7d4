/** Trains one network from plan to checkpoint: steps, validation, and a clean stop on request. */
import { existsSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { InputError } from '../errors.js';
import { featuresVersion } from '../features/contract.js';
import type { Weights } from '../network/graph.js';
import { flatten, initialWeights, parameterCount, startFrom } from '../network/weights.js';
import type { BackendChoice } from './backend/backend.js';
import { type Checkpoint, readCheckpoint, writeCheckpoint } from './checkpoint.js';
import type { SourceModule } from './contract.js';
import { optimise, type Schedule, type State, scheduleDefaults } from './workers/optimiser.js';
import { workerPool } from './workers/worker-pool.js';
import { f1s } from './losses/scores.js';
import { stepMemory } from './workers/step-memory.js';
import { graphOf, type Task } from './task.js';

export interface TrainingPlan {
  readonly task: Task;
  /** Folder of the run. */
  readonly out: string;
  readonly source: SourceModule;
  readonly seed: number;
  readonly steps: number;
  /** Worker threads; 0: the main thread. */
  readonly workers: number;
  /** Micro-batches a step; a step's pages are this times the source's batch. */
  readonly microBatches?: number;
  readonly schedule?: Partial<Omit<Schedule, 'steps'>>;
  /** Weights to start from. */
  readonly base?: Weights;
  /** Prefixes of frozen parameters: ['trunk/'] for all of the trunk. */
  readonly frozen?: readonly string[];
  /** Steps between validations; the last step validates in any case. */
  readonly validateEvery?: number;
  readonly checkpointMinutes?: number;
  /** Resume from the run's checkpoint. */
  readonly resume?: boolean;
  readonly notes?: Readonly<Record<string, unknown>>;
  readonly backend?: BackendChoice;
  /** Stops the training as SIGINT does. */
  readonly signal?: AbortSignal;
}

export interface TrainingProgress {
  /** Steps done. */
  readonly step: number;
  readonly steps: number;
  /** Running means over the last steps. */
  readonly loss: number;
  readonly terms: Readonly<Record<string, number>>;
  /** F1 by name, where this step was validated. */
  readonly validation?: Readonly<Record<string, number>>;
  readonly validationLoss?: number;
  readonly pages: number;
  readonly words: number;
  readonly seconds: number;
}

export interface TrainingResult {
  /** False: stopped before the end; the checkpoint is written. */
  readonly finished: boolean;
  readonly step: number;
  /** The running mean as a flat array; by name: readRun. */
  readonly mean: Float32Array;
  readonly validation?: Readonly<Record<string, number>>;
}

/**
 * AdamW on the means of worker threads; the result is the running mean of the weights (EMA). Writes checkpoints to `plan.out`. Throws InputError where a
 * checkpoint to resume is of another plan, Error where the loss of a step is infinite or no number.
 */
export async function train(plan: TrainingPlan, onProgress: (progress: TrainingProgress) => void = () => {}): Promise<TrainingResult> {
  const graph = graphOf(plan.task);
  const microBatches = plan.microBatches ?? 2;
  const schedule: Schedule = {
    ...scheduleDefaults,
    warmUp: Math.min(scheduleDefaults.warmUp, Math.ceil(plan.steps / 10)),
    ...plan.schedule,
    steps: plan.steps,
  };
  const frozen = plan.frozen ?? [];
  const fixed = { seed: plan.seed, microBatches, frozen, schedule: { ...plan.schedule } };
  const before = await startingPoint(plan, fixed);

  const state = stepMemory(parameterCount(graph), microBatches);
  const { parameters, mean, gradients } = state;
  begin(plan, state, before);
  const trainable = (name: string) => !frozen.some((prefix) => name.startsWith(prefix));

  let stopped = false;
  const stop = () => {
    stopped = true;
  };
  process.on('SIGINT', stop).on('SIGTERM', stop);
  plan.signal?.addEventListener('abort', stop);
  const pool = await workerPool(
    { kind: 'beleg-training', task: plan.task, source: plan.source, backend: plan.backend ?? {}, frozen, parameters, mean, gradients },
    plan.workers,
  );

  let { step, pages, words, seconds } = before?.header ?? { step: 0, pages: 0, words: 0, seconds: 0 };
  let validation = before?.header.validation;
  const started = performance.now() - seconds * 1000;
  const save = () =>
    writeCheckpoint(
      plan.out,
      {
        format: 1,
        task: plan.task,
        featuresVersion,
        seed: plan.seed,
        step,
        steps: plan.steps,
        pages,
        words,
        seconds,
        plan: fixed,
        notes: plan.notes ?? {},
        ...(validation && { validation }),
      },
      state,
    );
  const smooth = smoothing();
  try {
    let saved = performance.now();
    while (step < plan.steps && !stopped && !plan.signal?.aborted) {
      const { gradient, report } = await pool.learn(step);
      if (!Number.isFinite(report.loss)) throw new Error(`training: the loss of step ${step} is ${report.loss}`);
      optimise(graph, state, gradient, schedule, step, trainable);
      step++;
      pages += report.pages;
      words += report.words;
      seconds = (performance.now() - started) / 1000;
      const judged = step === plan.steps || (plan.validateEvery && step % plan.validateEvery === 0) ? await pool.validate() : undefined;
      if (judged) validation = f1s(judged.tally);
      onProgress({ step, steps: plan.steps, ...smooth(report), ...(judged && { validation, validationLoss: judged.loss }), pages, words, seconds });
      if (performance.now() - saved > (plan.checkpointMinutes ?? 3) * 60_000) {
        await save();
        saved = performance.now();
      }
    }
    await save();
  } finally {
    process.off('SIGINT', stop).off('SIGTERM', stop);
    plan.signal?.removeEventListener('abort', stop);
    await pool.stop();
  }
  return { finished: step >= plan.steps, step, mean: state.mean, ...(validation && { validation }) };
}

/** The checkpoint to resume from, or undefined to start; refuses to mix two plans or to overwrite another run. */
async function startingPoint(plan: TrainingPlan, fixed: Readonly<Record<string, unknown>>): Promise<Checkpoint | undefined> {
  if (!plan.resume) {
    if (existsSync(`${plan.out}/checkpoint.bin`))
      throw new InputError(`${plan.out}: a training lies here already. Go on with --resume, or name another folder with --out`);
    return undefined;
  }
  const found = await readCheckpoint(plan.out);
  if (!found) return undefined; // killed before the first checkpoint
  const same = isDeepStrictEqual(JSON.parse(JSON.stringify([found.header.task, found.header.plan])), JSON.parse(JSON.stringify([plan.task, fixed])));
  if (!same)
    throw new InputError(`${plan.out}: was trained with other settings (${JSON.stringify(found.header.plan)}). Use the same, or begin anew in another folder`);
  if (found.header.featuresVersion !== featuresVersion)
    throw new InputError(`${plan.out}: trained on features ${found.header.featuresVersion}, this build computes ${featuresVersion}. Train anew`);
  return found;
}

function begin(plan: TrainingPlan, { parameters, mean, first, second }: State, before: Checkpoint | undefined): void {
  if (before) {
    parameters.set(before.state.parameters);
    mean.set(before.state.mean);
    first.set(before.state.first);
    second.set(before.state.second);
    return;
  }
  const graph = graphOf(plan.task);
  flatten(graph, plan.base ? startFrom(graph, plan.base, plan.seed) : initialWeights(graph, plan.seed), parameters);
  mean.set(parameters);
}

/** Running means of loss and terms, for the progress display. */
function smoothing() {
  const means: Record<string, number> = {};
  const follow = (name: string, value: number) => (means[name] = name in means ? 0.95 * means[name]! + 0.05 * value : value);
  return ({ loss, terms }: { loss: number; terms: Readonly<Record<string, number>> }) => ({
    loss: follow('loss', loss),
    terms: Object.fromEntries(Object.entries(terms).map(([name, value]) => [name, follow(`term ${name}`, value)])),
  });
}
