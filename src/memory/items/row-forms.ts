/** What a row's numbers, and short words behind them, are by the sorts of all of them in their order, as long words part them: it tells columns where a page has no headings, wherever they stand. */
import { rememberedOf } from '../../remembered.js';
import type { Contexts } from '../contexts.js';
import type { RememberedPage } from '../remembered.js';
import { isNumberSort, longWord, sameLine, shortWord, wordsInRows } from './remembered-items.js';

/** By number of `words`, which are in order, and by short word behind one: its place among the numbers before the first long word of its line or behind the last one, and their sorts. */
export function formsIn(words: readonly number[], sorts: ArrayLike<number>, { x1, y }: Contexts): ReadonlyMap<number, string> {
  const lines: number[][] = [];
  for (const i of words) {
    const last = lines.at(-1)?.at(-1);
    if (last !== undefined && Math.abs(y[last]! - y[i]!) <= sameLine && x1[i]! >= x1[last]!) lines.at(-1)!.push(i);
    else lines.push([i]);
  }
  const forms = new Map<number, string>();
  const name = (side: string, run: readonly number[]): void => {
    const numbers = run.filter((i) => isNumberSort(sorts[i]!));
    const form = numbers.map((i) => sorts[i]!).join('');
    for (const [at, i] of numbers.entries()) {
      forms.set(i, `${side} ${form} ${at}`);
      const next = run[run.indexOf(i) + 1];
      if (next !== undefined && sorts[next] === shortWord) forms.set(next, `${side} ${form} ${at} unit`);
    }
  };
  for (const line of lines) {
    const [first, last] = [line.findIndex((i) => sorts[i] === longWord), line.findLastIndex((i) => sorts[i] === longWord)];
    if (first > 0) name('before', line.slice(0, first));
    name('behind', line.slice(last + 1));
  }
  return forms;
}

/** Of a remembered page: the columns of the words of rows by their form. */
export const columnsByForm = rememberedOf(({ contexts, items }: RememberedPage): ReadonlyMap<string, readonly number[]> => {
  const found = new Map<string, number[]>();
  if (!items) return found;
  for (const [j, form] of formsIn(wordsInRows(items), items.sorts, contexts)) found.set(form, [...(found.get(form) ?? []), items.columns[j]!]);
  return found;
});
