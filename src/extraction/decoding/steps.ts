/**
 * Decoding as an ordered list of named steps. Each step takes a state and gives the next one, or the very same object where it has nothing to change; what it
 * changed is recorded in a trace when it happens, so that explanations repeat what was decided, and any step can be left out to measure what it is worth.
 */

/** What a step's decision rests on. */
export type EvidenceKind = 'network' | 'arithmetic' | 'layout' | 'wording' | 'form' | 'check digits' | 'consensus' | 'code' | 'caller' | 'recogniser';

export interface Step<State, Context = undefined> {
  /** Unique among all steps: "items.column-totals". */
  readonly name: string;
  readonly evidence: readonly EvidenceKind[];
  /** Without it nothing is decoded: never left out. */
  readonly isRequired?: boolean;
  run(state: State, context: Context): State;
}

/** One value that a step changed. */
export interface Change {
  readonly step: string;
  readonly evidence: readonly EvidenceKind[];
  /** What was changed: "GrandTotalAmount", "Row 2.Quantity", "Sender.City". */
  readonly subject: string;
  /** Undefined where there was, or is, none. */
  readonly before?: string;
  readonly after?: string;
}

/** What was changed in one document, in order. */
export interface Trace {
  /** Names of steps that are left out. */
  readonly without: ReadonlySet<string>;
  readonly changes: Change[];
}

export const newTrace = (without: Iterable<string> = []): Trace => ({ without: new Set(without), changes: [] });

/** The values of a state by subject, as far as people are told of them. */
export type Describe<State> = (state: State) => ReadonlyMap<string, string>;

/** Runs the steps in their order. `describe` is asked only where a step gave another object. */
export function runSteps<State, Context>(
  steps: readonly Step<State, Context>[],
  start: State,
  context: Context,
  trace: Trace,
  describe: Describe<State>,
): State {
  let state = start;
  for (const step of steps) {
    if (!step.isRequired && trace.without.has(step.name)) continue;
    const next = step.run(state, context);
    if (next !== state) record(trace, step, describe(state), describe(next));
    state = next;
  }
  return state;
}

/** Adds what differs between two descriptions. */
export function record(
  { changes }: Trace,
  { name: step, evidence }: Pick<Step<unknown>, 'name' | 'evidence'>,
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
): void {
  for (const subject of new Set([...before.keys(), ...after.keys()])) {
    const [was, is] = [before.get(subject), after.get(subject)];
    if (was !== is) changes.push({ step, evidence, subject, ...(was !== undefined && { before: was }), ...(is !== undefined && { after: is }) });
  }
}

/** The array itself where no element changed: steps that have nothing to do give their state back. */
export function mapSame<T>(list: readonly T[], change: (element: T, index: number) => T): readonly T[] {
  const next = list.map(change);
  return next.every((element, i) => element === list[i]) ? list : next;
}
