/** The door of yaml: a customer's file as plain data, with the line of every part, so that errors can name the place. Bounded, for files are untrusted. */
import { existsSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { isCollection, isNode, LineCounter, parseDocument } from 'yaml';
import type { z } from 'zod';
import { InputError } from '../errors.js';

export type Path = readonly (string | number)[];

export interface Located<T = unknown> {
  readonly file: string;
  readonly value: T;
  /** Line in the file where this part is, or the nearest part around it. */
  lineOf(path: Path): number;
}

const mostBytes = 512_000;
const deepest = 30;

/** JSON is YAML too: NAME.json is read where NAME.yaml is not there. Undefined: neither is. */
export function yamlFile(folder: string, name: string): string | undefined {
  return [`${folder}/${name}.yaml`, `${folder}/${name}.yml`, `${folder}/${name}.json`].find((path) => existsSync(path));
}

/** The values with their places in the file, for messages. InputError where it is too large or no YAML 1.2. */
export async function readYaml(file: string): Promise<Located> {
  const { size } = await stat(file);
  if (size > mostBytes) throw new InputError(`${file}: ${size} bytes, at most ${mostBytes} are read. Move long tables to a whitelist: beleg whitelist compile`);
  return parseYaml(await readFile(file, 'utf8'), file);
}

/** As `readYaml`, of a text; `file` stands in messages. Throws InputError where it is no YAML, is nested too deeply, or its aliases multiply. */
export function parseYaml(text: string, file: string): Located {
  refuseDeepNesting(text, file);
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, uniqueKeys: true, prettyErrors: false });
  const [error] = document.errors;
  if (error) throw new InputError(`${file}:${lines.linePos(error.pos[0]).line}: is no YAML: ${firstLine(error.message)}. Fix it there or just above`);
  let value: unknown;
  try {
    // Aliases may not multiply: ten aliases of ten of ten … is how a small file fills the memory.
    value = document.toJS({ maxAliasCount: 20 });
  } catch (cause) {
    throw new InputError(`${file}: ${firstLine((cause as Error).message)}. Write the values out instead of repeating them by alias`);
  }
  const lineOf = (path: Path): number => {
    for (let length = path.length; length >= 0; length--) {
      const node = length === 0 ? document.contents : document.getIn(path.slice(0, length), true);
      if (isNode(node) && node.range) return lines.linePos(isCollection(node) && length === 0 ? 0 : node.range[0]).line;
    }
    return 1;
  };
  return { file, value, lineOf };
}

/** Checked against a schema; the first fault is reported with its line. */
export function checked<T>(located: Located, schema: z.ZodType<T>): Located<T> {
  const parsed = schema.safeParse(located.value, { reportInput: true });
  if (parsed.success) return { ...located, value: parsed.data };
  const issue = parsed.error.issues[0]!;
  throw errorAt(located, issue.path as Path, `${issue.path.length ? `${issue.path.join('.')}: ` : ''}${issue.message}`);
}

/** An error that names the file and the line of the part. */
export function errorAt(located: Located, path: Path, message: string): InputError {
  return new InputError(`${located.file}:${located.lineOf(path)}: ${message}`);
}

/** The parser recurses; brackets and indentation count as depth. */
function refuseDeepNesting(text: string, file: string): void {
  let depth = 0;
  for (const [index, line] of text.split('\n').entries()) {
    const indent = line.search(/[^\s-]/);
    if (indent > 4 * deepest) throw new InputError(`${file}:${index + 1}: nested too deeply. Indent by two blanks a level`);
    for (const char of line) {
      if (char === '[' || char === '{') depth++;
      else if ((char === ']' || char === '}') && depth > 0) depth--;
      else continue;
      if (depth > deepest) throw new InputError(`${file}:${index + 1}: brackets nested more than ${deepest} deep. Write it flat`);
    }
  }
}

const firstLine = (message: string): string => message.split('\n')[0]!.replace(/\.$/, '');
