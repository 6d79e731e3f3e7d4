/** One command of the program: its options, examples, and the call into the folder that does the work. Name and help are in commands/index.ts. */
import type { ArgumentsCamelCase, InferredOptionTypes, Options } from 'yargs';

/** A row of the table of commands; what the command needs is loaded only when it is called. */
export interface Entry {
  /** "label from-values <dataset> <values>": words name the command, brackets its positionals. */
  readonly usage: string;
  readonly help: string;
  load(): Promise<Command>;
}

export interface Command {
  readonly options: Readonly<Record<string, Options>>;
  /** [what is typed behind the program's name, what it does]; shown by --help. */
  readonly examples: readonly (readonly [command: string, explanation: string])[];
  run(args: ArgumentsCamelCase): Promise<void>;
}

/** Types the handler's arguments from the options. Positionals are options too, with `demandOption` where they must be given and `array` for several. */
export function command<O extends Record<string, Options>>(
  options: O,
  examples: readonly (readonly [command: string, explanation: string])[],
  run: (args: InferredOptionTypes<O>) => Promise<void>,
): Command {
  return { options, examples, run: (args) => run(args as unknown as InferredOptionTypes<O>) };
}
