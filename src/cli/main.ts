#!/usr/bin/env node
/** The program `beleg`: a tree of commands. Results go to stdout, progress to stderr; unusable input ends in one line and exit code 1. */
import yargs, { type Argv } from 'yargs';
import { InputError } from '../errors.js';
import type { Command } from './command.js';
import { commands } from './commands/index.js';

interface Branch {
  readonly children: Map<string, Branch>;
  command?: Command;
}

const tree: Branch = { children: new Map() };
for (const command of commands) {
  let branch = tree;
  for (const word of nameOf(command).split(' ')) {
    if (!branch.children.has(word)) branch.children.set(word, { children: new Map() });
    branch = branch.children.get(word)!;
  }
  branch.command = command;
}

/** "label from-values <dataset>" → "label from-values". */
function nameOf(command: Command): string {
  return command.usage.replace(/ ?[<[].*$/, '');
}

function add(parser: Argv, branch: Branch, path: readonly string[]): Argv {
  for (const [word, child] of branch.children) {
    const { command } = child;
    if (!command) {
      const about = [...child.children.keys()].join(', ');
      parser.command(word, about, (inner) => add(inner, child, [...path, word]).demandCommand(1, `beleg ${[...path, word].join(' ')}: give one of ${about}`));
      continue;
    }
    const positionals = command.usage.slice(nameOf(command).length).trim();
    parser.command(
      positionals ? `${word} ${positionals}` : word,
      command.help,
      (inner) => {
        const names = new Set([...positionals.matchAll(/[<[]([\w-]+)/g)].map((match) => match[1]!));
        for (const [name, option] of Object.entries(command.options)) {
          if (names.has(name)) inner.positional(name, option as never);
          else inner.option(name, option);
        }
        for (const [text, explanation] of command.examples) inner.example(`beleg ${text}`, explanation);
        return inner;
      },
      async (args) => {
        try {
          await command.run(args as never);
        } catch (error) {
          fail(error);
        }
      },
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

/** One helpful line for unusable input; a stack for a bug. */
function fail(error: unknown): never {
  if (error instanceof InputError) process.stderr.write(`beleg: ${error.message}\n`);
  else process.stderr.write(`beleg: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}\nThis is a bug of beleg.\n`);
  process.exit(1);
}

process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  throw error;
});

await add(yargs(process.argv.slice(2)).scriptName('beleg'), tree, [])
  .usage('$0 <command>\n\nTurns invoices and other business documents into structured data.')
  .demandCommand(1, 'beleg: give a command; beleg --help lists them')
  .strict()
  .parserConfiguration({ 'greedy-arrays': true })
  .wrap(Math.min(120, process.stdout.columns ?? 100))
  .version()
  .fail((message, error) => {
    if (error) fail(error);
    process.stderr.write(
      `beleg: ${message.split('\n')[0]!.replace(/^beleg: /, '')}. See ${['beleg', ...commandWords(process.argv.slice(2)), '--help'].join(' ')}\n`,
    );
    process.exit(1);
  })
  .parseAsync();
