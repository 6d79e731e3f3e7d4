/** `rules.yaml` → checked rules. All faults are reported at once, each with file, line, and what to write instead; a file with a mistake gives no rules at all. */
import { z } from 'zod';
import { detailByName } from '../catalogue/details.js';
import { InputError } from '../errors.js';
import { contradictions } from './contradictions.js';
import { actions, conditions } from './operators.js';
import { kindOf } from './operators/finding-actions.js';
import { partNames, partOf } from './parts.js';
import { couldBe } from './pattern-kind.js';
import { pattern } from './pattern.js';
import type { CompileContext, Rule, Step } from './rule.js';
import { type RuleTest, testSchema } from './rule-test.js';
import { checked, type Located, type Path } from './yaml.js';

export interface RuleFile {
  readonly file: string;
  readonly rules: readonly Rule[];
  readonly tests: readonly RuleTest[];
}

const ruleSchema = z
  .object({
    name: z.string().min(3).max(120),
    priority: z.int().min(-1000).max(1000).default(0),
    when: z.record(z.string(), z.unknown()).nullish(),
    // biome-ignore lint/suspicious/noThenProperty: rules have the keys when and then; it is a list, never called
    then: z.union([z.array(z.record(z.string(), z.unknown())).min(1).max(50), z.record(z.string(), z.unknown()).transform((one) => [one])]),
    tests: z.array(testSchema).max(200).default([]),
  })
  .strict();
const fileSchema = z.object({ rules: z.array(ruleSchema).max(2000) }).strict();

/** Reports what is wrong at a path of the file. */
type Report = (path: Path, message: string) => void;

/** Checks every rule against details, lists and operators. InputError names all problems with their lines, not the first alone. */
export function compileRules(located: Located, known: CompileContext): RuleFile {
  const { value } = checked(located, fileSchema);
  const problems: { line: number; message: string }[] = [];
  const report: Report = (path, message) => problems.push({ line: located.lineOf(path), message });

  const rules = value.rules.map((raw, index): Rule => {
    const path: Path = ['rules', index];
    const refuse: Report = (below, message) => report([...path, ...below], `rule "${raw.name}": ${message}`);
    if (value.rules.findIndex(({ name }) => name === raw.name) < index) refuse(['name'], 'another rule has this name. Give it a name of its own');
    const when = Object.entries(raw.when ?? {}).flatMap(([name, argument]) => conditionSteps(name, argument, known, ['when', name], refuse));
    const then = raw.then.flatMap((one, position) =>
      Object.entries(one).flatMap(([name, argument]) =>
        actionStep(name, argument, known, ['then', ...(Array.isArray((located.value as typeof value).rules[index]!.then) ? [position] : []), name], refuse),
      ),
    );
    return { name: raw.name, priority: raw.priority, line: located.lineOf(path), when, then };
  });
  const tests = value.rules.flatMap(({ name, tests }, index) =>
    tests.map((test, position) => ({ ...test, rule: name, line: located.lineOf(['rules', index, 'tests', position]) })),
  );
  const ordered = rules.map((rule, index) => ({ rule, index })).sort((a, b) => b.rule.priority - a.rule.priority || a.index - b.index);
  const sorted = ordered.map(({ rule }) => rule);
  if (problems.length === 0)
    for (const { rule, message } of contradictions(sorted, known.custom)) problems.push({ line: rule.line, message: `rule "${rule.name}": ${message}` });
  if (problems.length > 0)
    throw new InputError(
      problems
        .sort((a, b) => a.line - b.line)
        .map(({ line, message }) => `${located.file}:${line}: ${message}`)
        .join('\nbeleg: '),
    );
  return { file: located.file, rules: sorted, tests };
}

function conditionSteps(name: string, argument: unknown, known: CompileContext, path: Path, refuse: Report): Step[] {
  if (name !== 'not') return step(name, argument, conditions, 'condition', known, path, refuse);
  if (typeof argument !== 'object' || argument === null || Array.isArray(argument)) {
    refuse(path, 'not needs conditions. Write: not: { present: InvoiceId }');
    return [];
  }
  return Object.entries(argument)
    .flatMap(([inner, value]) => step(inner, value, conditions, 'condition', known, [...path, inner], refuse))
    .map(({ operator, argument: value }) => ({ operator: `not ${operator}`, argument: value }));
}

const actionStep = (name: string, argument: unknown, known: CompileContext, path: Path, refuse: Report): Step[] =>
  step(name, argument, actions, 'action', known, path, refuse);

interface Row {
  readonly name: string;
  readonly example: string;
  readonly schema: z.ZodType;
  details(argument: never): readonly string[];
  patterns?(argument: never): readonly { readonly pattern: string; readonly detail?: string | undefined }[];
  problem?(argument: never, known: CompileContext): string | undefined;
}

function step(name: string, argument: unknown, table: ReadonlyMap<string, Row>, sort: string, known: CompileContext, path: Path, refuse: Report): Step[] {
  const row = table.get(name);
  if (!row) {
    refuse(path, `there is no ${sort} ${name}. The nearest is ${nearest(name, [...table.keys()])}; there are ${[...table.keys()].join(', ')}`);
    return [];
  }
  const parsed = row.schema.safeParse(argument);
  if (!parsed.success) {
    const issue = parsed.error.issues[0]!;
    refuse(
      [...path, ...(issue.path as Path)],
      `${name}: ${issue.path.length ? `${issue.path.join('.')}: ` : ''}${issue.message}. Write it like: ${row.example}`,
    );
    return [];
  }
  for (const detail of row.details(parsed.data as never)) {
    const problem = unknownDetail(detail, known);
    if (problem) refuse(path, `${name}: ${problem}`);
  }
  for (const each of row.patterns?.(parsed.data as never) ?? []) {
    const problem = patternProblem(each, known);
    if (problem) refuse(path, `${name}: ${problem}`);
  }
  const problem = row.problem?.(parsed.data as never, known);
  if (problem) refuse(path, `${name}: ${problem}`);
  return [{ operator: name, argument: parsed.data }];
}

function unknownDetail(name: string, { custom }: CompileContext): string | undefined {
  if (custom.some((detail) => detail.name === name) || name === 'DocumentType' || partOf(name)) return undefined;
  const row = detailByName.get(name);
  if (row && row.kind !== undefined && (row.place === 'prediction' || row.place === 'member')) return undefined;
  if (row) return `${name} is no single value but a ${row.place}. Rules work on details with one value`;
  const names = [...partNames, ...custom.map((detail) => detail.name), ...[...detailByName.values()].filter(({ kind }) => kind).map((detail) => detail.name)];
  return `no detail is called ${name}. The nearest is ${nearest(name, names)}; one of your own must be declared in details.yaml`;
}

function patternProblem(
  { pattern: source, detail }: { readonly pattern: string; readonly detail?: string | undefined },
  { custom }: CompileContext,
): string | undefined {
  try {
    pattern(source);
  } catch (error) {
    return (error as Error).message;
  }
  if (detail === undefined) return undefined;
  const kind = kindOf(detail, custom);
  return couldBe(source, kind)
    ? undefined
    : `nothing that matches ${JSON.stringify(source)} is of kind ${kind}, as ${detail} is. Write a pattern of what is printed, brackets around the value`;
}

/** The name with most pairs of neighbouring letters in common (Dice's coefficient), for "did you mean". */
function nearest(name: string, names: readonly string[]): string {
  const pairs = (text: string): Set<string> => new Set([...text.toLowerCase()].map((char, index, all) => char + (all[index + 1] ?? '')));
  const own = pairs(name);
  const similarity = (other: string): number => {
    const theirs = pairs(other);
    return [...own].filter((pair) => theirs.has(pair)).length / (own.size + theirs.size);
  };
  return names.reduce((best, other) => (similarity(other) > similarity(best) ? other : best));
}
