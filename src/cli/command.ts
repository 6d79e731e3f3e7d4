/** One command of the program: its usage, help, options, example, and the call into the folder that does the work. */
import type { ArgumentsCamelCase, InferredOptionTypes, Options } from 'yargs';

export interface Command {
  /** "label from-values <dataset> <values>": words name the command, brackets its positionals. */
  readonly usage: string;
  readonly help: string;
  readonly options: Readonly<Record<string, Options>>;
  /** [what is typed behind the program's name, what it does]; shown by --help. */
  readonly examples: readonly (readonly [command: string, explanation: string])[];
  run(args: ArgumentsCamelCase): Promise<void>;
}

/** Types the handler's arguments from the options. Positionals are options too, with `demandOption` where they must be given and `array` for several. */
export function command<O extends Record<string, Options>>(
  usage: string,
  help: string,
  options: O,
  examples: readonly (readonly [command: string, explanation: string])[],
  run: (args: InferredOptionTypes<O>) => Promise<void>,
): Command {
  return { usage, help, options, examples, run: (args) => run(args as unknown as InferredOptionTypes<O>) };
}
