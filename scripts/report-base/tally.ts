/** Counts of right and wrong values, and the figures made of them. */
export interface Tally {
  /** Values the truth states, values given, right ones among these; given ones that pass their threshold, and wrong ones among these. */
  stated: number;
  given: number;
  right: number;
  passed: number;
  passedWrong: number;
}

export const empty = (): Tally => ({ stated: 0, given: 0, right: 0, passed: 0, passedWrong: 0 });

export function add(into: Tally, more: Readonly<Tally>): Tally {
  for (const key of Object.keys(into) as (keyof Tally)[]) into[key] += more[key];
  return into;
}

/** The tally of this name, made where there is none yet. */
export const named = (tallies: Record<string, Tally>, name: string): Tally => (tallies[name] ??= empty());

export function sumOf(tallies: Readonly<Record<string, Tally>>, wanted: (name: string) => boolean = () => true): Tally {
  return Object.entries(tallies).reduce((sum, [name, tally]) => (wanted(name) ? add(sum, tally) : sum), empty());
}

export const precision = ({ given, right }: Tally): number | undefined => (given ? right / given : undefined);
export const recall = ({ stated, right }: Tally): number | undefined => (stated ? right / stated : undefined);
export const f1 = ({ stated, given, right }: Tally): number | undefined => (stated + given ? (2 * right) / (stated + given) : undefined);
export const share = (part: number, whole: number): number | undefined => (whole ? part / whole : undefined);

export const percent = (value: number | undefined, digits = 1): string => (value === undefined ? '–' : (100 * value).toFixed(digits));

/** A table in Markdown. */
export function table(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string[] {
  const line = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map((_, i) => (i === 0 ? '---' : '---:'))), ...rows.map(line), ''];
}
