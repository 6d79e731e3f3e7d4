/** CSV → whitelist in a bundle: sniffed, linted, built, and put there in one step at the end. */
import { dirname } from 'node:path';
import { z } from 'zod';
import type { LineItemFieldName } from '../../catalogue/line-item-fields.js';
import { detailByName } from '../../catalogue/details.js';
import { InputError } from '../../errors.js';
import { checked, readYaml, yamlFile } from '../yaml.js';
import { whitelistBuilder } from './build.js';
import { type Column, columnKinds } from './columns.js';
import { readRows, type FileProperties, sniff } from './import.js';
import { fillSchema, type Scope, scopes } from './file.js';
import { type Finding, linter } from './lint.js';
import { storeWhitelist } from './store.js';

export interface CompileOptions {
  readonly detail: string;
  /** Kinds of columns, by heading; beside those of whitelists.yaml. */
  readonly columns?: Readonly<Record<string, string>>;
  /** What its rows are looked for in; line items where it has a column of articles. */
  readonly scope?: Scope;
  readonly fill?: LineItemFieldName;
  readonly strict?: boolean;
  /** Numbers of the customer itself. */
  readonly own?: readonly string[];
  /** Called with the properties of the file before it is read. */
  readonly onSniffed?: (sniffed: FileProperties) => void;
  /** Rows so far. */
  readonly progress?: (rows: number) => void;
}

export interface CompiledList {
  readonly scope: Scope;
  readonly sniffed: FileProperties;
  readonly rows: number;
  readonly bytes: Uint8Array;
  readonly findings: readonly Finding[];
}

const kindsSchema = z.record(z.string(), z.enum(columnKinds));
/** whitelists.yaml beside the list: kinds of columns by detail. */
const settingsSchema = z.record(
  z.string(),
  z
    .object({
      columns: kindsSchema.default({}),
      own: z.array(z.string()).default([]),
      scope: z.enum(scopes, `no such scope. One of ${scopes.join(', ')}`).optional(),
      fill: fillSchema.optional(),
    })
    .strict(),
);

/**
 * Whitelists that are not of the interface's built-in details go by names of the same shape. Throws InputError where the name is none or a built-in group's, a
 * kind of column is unknown, `fill` is of another scope, no row has a value, or, if `strict`, rows have faults.
 */
export async function compileList(csv: string, options: CompileOptions): Promise<CompiledList> {
  const { detail } = options;
  if (!/^[A-Z][A-Za-z0-9]{1,50}$/.test(detail)) throw new InputError(`--detail ${detail}: a name begins with a capital and has letters and digits: Supplier`);
  if (detailByName.has(`${detail}Group`)) throw new InputError(`--detail ${detail}: ${detail}Group is a built-in group. Choose another name`);
  const settings = await settingsFor(csv, detail);
  const parsed = kindsSchema.safeParse({ ...settings.columns, ...options.columns });
  if (!parsed.success) throw new InputError(`${String(parsed.error.issues[0]!.path[0])}: no such kind of column. One of ${columnKinds.join(', ')}`);
  const sniffed = await sniff(csv, parsed.data as Record<string, Column['kind']>);
  options.onSniffed?.(sniffed);
  const lint = linter(sniffed.columns, [...settings.own, ...(options.own ?? [])]);
  const fill = options.fill ?? settings.fill;
  const scope = options.scope ?? settings.scope ?? (fill !== undefined || sniffed.columns.some(({ kind }) => kind === 'article') ? 'line-items' : 'document');
  if (fill !== undefined && scope !== 'line-items') throw new InputError(`${detail}: fill: ${fill} is for lists of scope line-items. Leave one of the two out`);
  const builder = whitelistBuilder({ detail, scope, fill }, sniffed.columns);
  for await (const rows of readRows(sniffed)) {
    for (const row of rows) if (lint.add(row)) builder.add(row.cells);
    options.progress?.(builder.rows);
  }
  const findings = lint.findings();
  if (builder.rows === 0)
    throw new InputError(`${csv}: no row has a value in its first column, ${sniffed.columns[0]!.name}. Put the value that is answered there`);
  if (options.strict && findings.length > 0) {
    throw new InputError(
      `${csv}: ${findings.map(({ rule, count, examples }) => `${count} × ${rule} (${examples[0]})`).join('; ')}. Fix them, or leave out --strict`,
    );
  }
  return { scope, sniffed, rows: builder.rows, bytes: builder.finish(), findings };
}

/** Compiles a CSV and stores it as the whitelist of its detail. InputError where the table cannot be used; the bundle is unchanged then. */
export async function compileInto(bundle: string, csv: string, options: CompileOptions): Promise<CompiledList> {
  const compiled = await compileList(csv, options);
  await storeWhitelist(bundle, options.detail, compiled.rows, compiled.bytes);
  return compiled;
}

async function settingsFor(csv: string, detail: string): Promise<z.infer<typeof settingsSchema>[string]> {
  const file = yamlFile(dirname(csv), 'whitelists');
  const all = file === undefined ? {} : checked(await readYaml(file), settingsSchema as z.ZodType<z.infer<typeof settingsSchema>>).value;
  return all[detail] ?? { columns: {}, own: [] };
}
