/** Labels whose words no longer show their value: another value was on the same words and was printed anew. */
import type { Language } from '../../catalogue/languages/language.js';
import { allValues, type Mark, type Paper, type Value } from './paper.js';
import { printedOf } from './printing.js';
import { numberIn, otherDay, swapped } from './texts.js';

/** Whether the words of a place can be read as the value. */
function shows(mark: Mark, value: string, languages: readonly Language[]): boolean {
  const text = printedOf(mark);
  if (swapped(text, value, value) !== undefined) return true;
  if (/^\d{4}-\d\d-\d\d$/.test(value)) return otherDay(text, value, value, languages) !== undefined;
  return /^-?\d+(?:\.\d+)?$/.test(value) && numberIn(text, Number(value)) !== undefined;
}

/** The marks that still show their value, of all values. */
export const shownMarks = (paper: Paper, languages: readonly Language[]): ReadonlySet<Mark> =>
  new Set(allValues(paper).flatMap(({ value, marks }) => marks.filter((mark) => shows(mark, value, languages))));

/** Takes away places that showed their value and no longer do; a value without any place left is unknown. */
export function withoutStale(paper: Paper, shown: ReadonlySet<Mark>, languages: readonly Language[]): void {
  const isStale = (value: Value): boolean => {
    if (value.marks.length === 0) return false;
    value.marks = value.marks.filter((mark) => !shown.has(mark) || shows(mark, value.value, languages));
    return value.marks.length === 0;
  };
  const clean = (fields: Partial<Record<string, Value>>) => {
    for (const [name, value] of Object.entries(fields)) if (value && isStale(value)) delete fields[name];
  };
  for (const [name, values] of Object.entries(paper.details)) {
    const kept = values.filter((value) => !isStale(value));
    if (kept.length === 0 && values.length > 0) delete paper.details[name];
    else paper.details[name] = kept;
  }
  for (const { fields } of paper.contacts ?? []) clean(fields);
  for (const { fields, custom = {} } of paper.items ?? []) {
    clean(fields);
    clean(custom);
  }
}
