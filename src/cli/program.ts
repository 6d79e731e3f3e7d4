/** The program `beleg`: a tree of commands. Results go to stdout, progress to stderr; unusable input ends in one line and exit code 1. */
import yargs, { type Argv } from 'yargs';
import { InputError } from '../errors.js';
import type { Entry } from './command.js';
import { commands } from './commands/index.js';

interface Branch {
  readonly children: Map<string, Branch>;
  entry?: Entry;
}

const tree: Branch = { children: new Map() };
for (const command of commands) {
  let branch = tree;
  for (const word of nameOf(command).split(' ')) {
    if (!branch.children.has(word)) branch.children.set(word, { children: new Map() });
    branch = branch.children.get(word)!;
  }
  branch.entry = command;
}

/** "label from-values <dataset>" → "label from-values". */
function nameOf(command: Entry): string {
  return command.usage.replace(/ ?[<[].*$/, '');
}

function add(parser: Argv, branch: Branch, path: readonly string[]): Argv {
  for (const [word, child] of branch.children) {
    const { entry } = child;
    if (!entry) {
      const about = [...child.children.keys()].join(', ');
      parser.command(word, about, (inner) => add(inner, child, [...path, word]).demandCommand(1, `${[...path, word].join(' ')}: give one of ${about}`));
      continue;
    }
    const positionals = entry.usage.slice(nameOf(entry).length).trim();
    parser.command(
      positionals ? `${word} ${positionals}` : word,
      entry.help,
      async (inner) => {
        const command = await entry.load();
        const names = new Set([...positionals.matchAll(/[<[]([\w-]+)/g)].map((match) => match[1]!));
        for (const [name, option] of Object.entries(command.options)) {
          if (names.has(name)) inner.positional(name, option as never);
          else inner.option(name, option);
        }
        for (const [text, explanation] of command.examples) inner.example(`beleg ${text}`, explanation);
        return inner;
      },
      async (args) => (await entry.load()).run(args as never),
    );
  }
  return parser;
}

/** The words that name a command or a family of commands: "label from-values" of `label from-values datasets/mine --json`. */
function commandWords(words: readonly string[]): readonly string[] {
  let branch = tree;
  const named: string[] = [];
  for (const word of words) {
    const child = branch.children.get(word);
    if (!child) break;
    named.push(word);
    branch = child;
  }
  return named;
}

/** A usage error in one line that names the help to read. */
function refusal(message: string, named: readonly string[]): string {
  const usage = commands.find((command) => nameOf(command) === named.join(' '))?.usage;
  // yargs counts arguments only; the usage names what is missing.
  const what = message.startsWith('Not enough non-option arguments') ? `give beleg ${usage}` : message.split('\n')[0]!;
  return `${what}. See ${['beleg', ...named, '--help'].join(' ')}`;
}

/** Runs one command line; gives the exit code. */
export async function run(words: readonly string[]): Promise<number> {
  try {
    await add(yargs([...words]).scriptName('beleg'), tree, [])
      .usage('$0 <command>\n\nTurns invoices and other business documents into structured data.')
      .demandCommand(1, 'give a command')
      .strict()
      .parserConfiguration({ 'greedy-arrays': true })
      .wrap(Math.min(120, process.stdout.columns ?? 100))
      .version()
      .exitProcess(false)
      .fail((message, error) => {
        throw error ?? new InputError(refusal(message, commandWords(words)));
      })
      .parseAsync();
    return Number(process.exitCode ?? 0);
  } catch (error) {
    // What the check of an option refuses comes as an error of yargs.
    const refused = error instanceof Error && error.name === 'YError' ? new InputError(refusal(error.message, commandWords(words))) : error;
    process.stderr.write(describe(refused));
    return 1;
  }
}

/** One helpful line for unusable input; a stack for a bug. */
function describe(error: unknown): string {
  if (error instanceof InputError) return `beleg: ${error.message}\n`;
  return `beleg: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}\nThis is a bug of beleg.\n`;
}
