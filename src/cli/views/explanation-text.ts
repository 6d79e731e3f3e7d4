/** An explanation for people: the value, why, and a table of what it was chosen from. */
import type { Explanation } from '../../extraction/explain/explain.js';
import { table } from './table.js';

/** One line a reason, then the alternatives as a table with a star at the one that was given. */
export function explanationText({ detail, given, alternatives, none, because }: Explanation): string {
  const head = given.length > 0 ? `${detail}: ${given.map(({ value }) => value).join(' | ')}` : `${detail}: not given`;
  const rows = alternatives.map(({ value, text, page, line, probability, check, given: chosen }) => [
    chosen ? '*' : '',
    value,
    text,
    String(page + 1),
    probability.toFixed(3),
    check ?? '',
    line,
  ]);
  const columns = [
    '',
    { title: 'value', widest: 32 },
    { title: 'as printed', widest: 32 },
    'page',
    { title: 'network', right: true },
    'check digits',
    { title: 'its line', widest: 60 },
  ];
  return [
    head,
    ...because.map((sentence) => `  ${sentence}`),
    ...(none === undefined ? [] : [`  Network's probability that it is not on the document: ${none.toFixed(3)}`]),
    ...(rows.length > 0 ? [table(columns, rows).replace(/^/gm, '  ')] : []),
  ].join('\n');
}
