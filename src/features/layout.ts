/** Named columns of a feature row: the offset of each follows from the columns before it, so that no file counts them. */

/** What a column holds: one number, or one number for each of these names. */
type Columns<Name extends string> = Readonly<Record<Name, 1 | readonly string[]>>;

export interface Layout<Name extends string> {
  /** Numbers a row has; behind the named ones it is padded with zeros. */
  readonly width: number;
  /** Offset in the row of each column's first number. */
  readonly at: Readonly<Record<Name, number>>;
  /** A name for every number that is used: "bold", "kind.amount". A stored list of them is compared in test/features/schema.test.ts. */
  readonly names: readonly string[];
}

/** Throws where the columns need more than `width` numbers; without it a row is as wide as they need. */
export function layoutOf<Name extends string>(columns: Columns<Name>, width?: number): Layout<Name> {
  const at: Partial<Record<Name, number>> = {};
  const names: string[] = [];
  for (const [column, parts] of Object.entries(columns) as [Name, 1 | readonly string[]][]) {
    at[column] = names.length;
    names.push(...(parts === 1 ? [column] : parts.map((part) => `${column}.${part}`)));
  }
  if (width !== undefined && names.length > width) throw new Error(`${names.length} features are named, a row has ${width} numbers`);
  return { width: width ?? names.length, at: at as Record<Name, number>, names };
}
