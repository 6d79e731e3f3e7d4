/** A whitelist changed without its whole CSV: rows of a delta replace those of their id, and names that labels confirmed become rows of their own under the same id. */
import { InputError } from '../../errors.js';
import { whitelistBuilder } from './build.js';
import { compileList, type CompileOptions, type CompiledList } from './compile.js';
import { openWhitelist, type Purpose, rowCells, type Whitelist } from './file.js';
import { isLegal, words } from './normal.js';
import { storeWhitelist, whitelistOf } from './store.js';

export interface Updated {
  readonly rows: number;
  readonly replaced: number;
  readonly removed: number;
  readonly added: number;
}

/** Rows of the delta with nothing but an id remove it. Throws InputError where its columns are not those of the list, or no row would be left. */
export async function updateFrom(bundle: string, csv: string, options: CompileOptions): Promise<CompiledList & Updated> {
  const before = await whitelistOf(bundle, options.detail);
  const kinds = Object.fromEntries(before.columns.slice(1).map(({ name, kind }) => [name, kind]));
  const compiled = await compileList(csv, { ...options, columns: { ...kinds, ...options.columns } });
  const delta = openWhitelist(Uint8Array.from(compiled.bytes).buffer, csv);
  const names = (list: Whitelist): string => list.columns.map(({ name }) => name).join(', ');
  if (names(delta) !== names(before))
    throw new InputError(`${csv}:1: its columns are ${names(delta)}, those of the whitelist ${names(before)}. Give a delta the same columns in the same order`);
  const ids = new Set(Array.from({ length: delta.rows }, (_, row) => rowCells(delta, row)[0]!));
  const builder = whitelistBuilder(purposeOf(before), before.columns);
  const replaced = new Set<string>();
  for (let row = 0; row < before.rows; row++) {
    const cells = rowCells(before, row);
    if (ids.has(cells[0]!)) replaced.add(cells[0]!);
    else builder.add(cells);
  }
  const kept = builder.rows;
  let removed = 0;
  for (let row = 0; row < delta.rows; row++) {
    const cells = rowCells(delta, row);
    if (cells.slice(1).some((cell) => cell !== '')) builder.add(cells);
    else removed++;
  }
  const added = builder.rows - kept;
  if (builder.rows === 0) throw new InputError(`${csv}: would leave no row in ${before.detail}. Compile another list instead: beleg whitelist compile`);
  const bytes = builder.finish();
  await storeWhitelist(bundle, before.detail, builder.rows, bytes);
  return { ...compiled, bytes, rows: kept + added, replaced: replaced.size, removed, added };
}

/** A name as it was on a document that was labelled with the row's id. */
export interface Alias {
  readonly id: string;
  readonly name: string;
}

/** Adds the names that are not known yet, each once; ids that the list does not have are left out. Throws InputError where the list has no column of names. */
export async function learnAliases(
  bundle: string,
  detail: string | undefined,
  aliases: readonly Alias[],
): Promise<{ readonly detail: string; readonly learnt: readonly Alias[]; readonly unknown: readonly string[] }> {
  const before = await whitelistOf(bundle, detail);
  const nameColumn = before.columns.findIndex(({ kind }) => kind === 'name');
  if (nameColumn < 0)
    throw new InputError(
      `${bundle}: ${before.detail} has no column of names, so there are no other names to learn. Compile it with one: --columns "HEADING=name"`,
    );
  const asked = new Set(aliases.map(({ id }) => id));
  const known = new Map<string, Set<string>>();
  const builder = whitelistBuilder(purposeOf(before), before.columns);
  for (let row = 0; row < before.rows; row++) {
    const cells = rowCells(before, row);
    builder.add(cells);
    if (!asked.has(cells[0]!)) continue;
    const names = known.get(cells[0]!) ?? new Set();
    for (const [index, { kind }] of before.columns.entries()) if (kind === 'name') names.add(plainName(cells[index] ?? ''));
    known.set(cells[0]!, names);
  }
  const learnt = aliases.filter(({ id, name }) => {
    const names = known.get(id);
    const plain = plainName(name);
    if (!names || plain === '' || names.has(plain)) return false;
    names.add(plain);
    return true;
  });
  for (const { id, name } of learnt) builder.add(before.columns.map((_, index) => (index === 0 ? id : index === nameColumn ? name : '')));
  if (learnt.length > 0) await storeWhitelist(bundle, before.detail, builder.rows, builder.finish());
  return { detail: before.detail, learnt, unknown: [...asked].filter((id) => !known.has(id)) };
}

const purposeOf = ({ detail, scope, fill }: Whitelist): Purpose => ({ detail, scope, fill });

const plainName = (name: string): string =>
  words(name)
    .filter((word) => word.length > 1 && !isLegal(word))
    .join(' ');
