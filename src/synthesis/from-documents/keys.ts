/** Keys exchanged for other wordings of the same term, of the same language or of another one. */
import { termNames, type Language } from '../../catalogue/languages/language.js';
import type { Random } from '../../random.js';
import { allValues, type Cell, type Paper, type Value } from './paper.js';
import { exchange } from './printing.js';

const mostWords = 4;
const withoutEdgeSigns = (text: string): string => text.toLowerCase().replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
const tables = new Map<string, ReadonlyMap<string, (typeof termNames)[number]>>();

/** Wordings that name one term only. */
function termsOf(language: Language): ReadonlyMap<string, (typeof termNames)[number]> {
  const known = tables.get(language.code);
  if (known) return known;
  const found = new Map<string, (typeof termNames)[number] | undefined>();
  for (const term of termNames)
    for (const wording of language.terms[term] ?? []) {
      const key = withoutEdgeSigns(wording);
      if (key !== '') found.set(key, found.has(key) && found.get(key) !== term ? undefined : term);
    }
  const terms = new Map([...found].filter((entry): entry is [string, (typeof termNames)[number]] => entry[1] !== undefined));
  tables.set(language.code, terms);
  return terms;
}

/** `share` of the keys that are recognised in `language`; a term gets the same wording everywhere. */
export function exchangeKeys(paper: Paper, language: Language, to: Language, share: number, random: Random): void {
  const terms = termsOf(language);
  const labelled = new Set(allValues(paper).flatMap(({ marks }) => marks.flatMap(({ cells }) => cells)));
  const chosen = new Map<string, string | undefined>();
  paper.sheets.forEach(({ rows }, sheet) => {
    for (const row of rows)
      for (let at = 0; at < row.cells.length; at++) {
        const found = keyAt(row.cells, at, terms, labelled);
        if (!found) continue;
        const { cells, term } = found;
        if (!chosen.has(term)) chosen.set(term, random.chance(share) ? random.pick(to.terms[term]) : undefined);
        const wording = chosen.get(term);
        if (wording) at += print(paper, { sheet, cells }, wording);
        at += wording ? 0 : cells.length - 1;
      }
  });
}

/** Returns how many cells beyond the first were printed. */
function print(paper: Paper, mark: { readonly sheet: number; readonly cells: Cell[] }, wording: string): number {
  const key: Value = { value: '', marks: [mark] };
  exchange(paper, key, '', (text) => {
    const [, before, inner, behind] = /^([^\p{L}\p{N}]*)(.*?)([^\p{L}\p{N}]*)$/su.exec(text)!;
    const isLoud = inner!.length > 1 && inner === inner!.toUpperCase() && /\p{L}/u.test(inner!);
    return `${before}${isLoud ? wording.toUpperCase() : wording}${behind!.startsWith('.') && !wording.endsWith('.') ? behind!.slice(1) : behind}`;
  });
  return key.marks[0]!.cells.length - 1;
}

/** The longest wording that begins with this cell. */
function keyAt(cells: readonly Cell[], at: number, terms: ReturnType<typeof termsOf>, labelled: ReadonlySet<Cell>) {
  for (let count = Math.min(mostWords, cells.length - at); count > 0; count--) {
    const some = cells.slice(at, at + count);
    if (some.some((cell) => labelled.has(cell)) || some.some((cell, i) => i > 0 && cell.x - some[i - 1]!.x - some[i - 1]!.width > 1.2 * cell.height)) continue;
    const term = terms.get(withoutEdgeSigns(some.map(({ text }) => text).join(' ')));
    if (term) return { cells: some, term };
  }
  return undefined;
}
