/**
 * Decoding as an ordered list of named steps. A step takes a state and gives the next one, or the same object where it changes nothing. What it changes, and the
 * reasons it gives while it decides, go into a trace: explanations read the trace, and an ablation leaves out any step.
 */
/** What a step's decision rests on. */
export type EvidenceKind =
  | 'network'
  | 'arithmetic'
  | 'layout'
  | 'wording'
  | 'form'
  | 'check digits'
  | 'consensus'
  | 'code'
  | 'caller'
  | 'customer'
  | 'recogniser'
  | 'memory';

/** What a change or a reason is about. Pages and lines from 0. */
export type Subject =
  /**
   * A detail or member of a group, a contact's field ("Sender.City"), a column of the item table ("LineItem.Quantity"). With `value` one of the values that it is
   * chosen from: a ranking's, or the id of a span; with a line all of them there.
   */
  | { readonly detail: string; readonly value?: string; readonly page?: number; readonly line?: number }
  /** A word that carries a tag, or a cell (`lines`: the extent) of the table row that begins on this line. */
  | { readonly page: number; readonly line: number; readonly word?: number; readonly cell?: string };

/** One cell of the table row that begins on this line. */
export const cellOf = ({ page, line = 0 }: { readonly page: number; readonly line?: number }, cell: string): Subject => ({ page, line, cell });

/** Gives a reason at the moment of the decision. */
export type Because = (subject: Subject, because: string) => void;

export interface Step<State, Context = undefined> {
  /** Unique among all steps: "items.rates". */
  readonly name: string;
  readonly evidence: readonly EvidenceKind[];
  /** Why it changes anything, where that is always the same; other steps give their reasons case by case. */
  readonly reason?: string;
  /** Without it nothing is decoded: never left out. */
  readonly isRequired?: boolean;
  run(state: State, context: Context, because: Because): State;
}

/** One value that a step changed. */
export interface Change {
  readonly step: string;
  readonly evidence: readonly EvidenceKind[];
  /** The step's own, where it is always the same. */
  readonly reason?: string;
  readonly subject: Subject;
  /** Undefined where there was, or is, none. */
  readonly before?: string;
  readonly after?: string;
}

/** Why a step gave a value or did not: a clause on the value ("it is given as InvoiceId"), or a sentence on the detail. */
export interface Reason {
  readonly step: string;
  readonly subject: Subject;
  readonly because: string;
}

/** What was changed in one document and why, in order. */
export interface Trace {
  /** Names of steps that are left out. */
  readonly without: ReadonlySet<string>;
  /** Names of steps that gave another object. */
  readonly active: Set<string>;
  /** Described when they are first read: few documents are ever explained. */
  readonly changes: readonly Change[];
  readonly reasons: Reason[];
  /** Adds what `describe` gives to the changes. */
  add(describe: () => readonly Change[]): void;
}

/** An empty trace. `without`: names of steps that are left out. */
export function newTrace(without: Iterable<string> = []): Trace {
  const changes: Change[] = [];
  const pending: (() => readonly Change[])[] = [];
  return {
    without: new Set(without),
    active: new Set(),
    get changes() {
      changes.push(...pending.splice(0).flatMap((describe) => describe()));
      return changes;
    },
    reasons: [],
    add: (describe) => void pending.push(describe),
  };
}

/** The values of a state with their subjects. */
export type Describe<State> = (state: State) => readonly (readonly [Subject, string])[];

/** Runs the steps in their order. `describe` is called where a step gives another object, and not before the trace is read: no step writes to a state it was given. */
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
    const before = state;
    state = step.run(before, context, reasonsOf(step.name, trace));
    recordChanges(step, trace, describe, before, state);
  }
  return state;
}

/** Records reasons under the name of a step. */
export const reasonsOf =
  (step: string, { reasons }: Trace): Because =>
  (subject, because) =>
    void reasons.push({ step, subject, because });

/**
 * What is decided once, by a plain function, before a step may change it: never left out, for without it there is nothing to decode. Its reasons stand in the
 * trace under its name.
 */
export const decisions = [
  { name: 'rank.candidates', evidence: ['network', 'form', 'check digits'] },
  { name: 'amounts.solver', evidence: ['network', 'arithmetic', 'recogniser'] },
  { name: 'codes.read', evidence: ['code'] },
  { name: 'contacts.parties', evidence: ['network', 'wording'] },
  { name: 'items.values', evidence: ['network', 'arithmetic', 'form'] },
] as const satisfies readonly Pick<Step<never>, 'name' | 'evidence'>[];

/** Records reasons under the name of a decision. */
export const reasonsOfDecision = (decision: (typeof decisions)[number]['name'], trace: Trace): Because => reasonsOf(decision, trace);

/** For decisions outside a step, as tests make them. */
export const noReasons: Because = () => undefined;

/** Adds what differs where `after` is another object than `before`. */
export function recordChanges<State>(step: StepFacts, trace: Trace, describe: Describe<State>, before: State, after: State): void {
  if (after === before) return;
  trace.active.add(step.name);
  trace.add(() => changesBetween(step, describe(before), describe(after)));
}

/** What differs between two descriptions. */
function changesBetween({ name: step, evidence, reason }: StepFacts, before: Described, after: Described): Change[] {
  const facts = { step, evidence, ...(reason !== undefined && { reason }) };
  const [was, is] = [before, after].map((described) => new Map(described.map(([subject, value]) => [JSON.stringify(subject), value])));
  const subjects = new Map([...before, ...after].map(([subject]) => [JSON.stringify(subject), subject]));
  return [...subjects].flatMap(([key, subject]) => {
    const [before, after] = [was!.get(key), is!.get(key)];
    return before === after ? [] : [{ ...facts, subject, ...(before !== undefined && { before }), ...(after !== undefined && { after }) }];
  });
}

type Described = ReturnType<Describe<unknown>>;
type StepFacts = Pick<Step<unknown>, 'name' | 'evidence' | 'reason'>;

/** The array itself where no element changes. */
export function mapSame<T>(list: readonly T[], change: (element: T, index: number) => T): readonly T[] {
  const changed = list.map(change);
  return changed.every((element, i) => element === list[i]) ? list : changed;
}
