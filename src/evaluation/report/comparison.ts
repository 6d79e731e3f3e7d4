/** A comparison as a report: Markdown for a review, HTML to read. */
import { counted } from '../../counted.js';
import { type Change, type Comparison, type DetailChange, regressionsIn } from '../compare.js';
import { html, trusted } from './markup.js';
import { style } from './style.js';

const percent = (value: number): string => `${(100 * value).toFixed(1)} %`;
const ofValues = ({ name, n, before, after, fixed, broken, p }: Change): readonly string[] => [
  name,
  String(n),
  percent(before),
  percent(after),
  String(fixed),
  String(broken),
  p < 0.001 ? '< 0.001' : p.toFixed(3),
];
const ofDetail = (detail: DetailChange): readonly string[] => [
  ...ofValues(detail),
  `${percent(detail.eceBefore)} → ${percent(detail.eceAfter)}`,
  `${percent(detail.coverageBefore)} → ${percent(detail.coverageAfter)}`,
  regressionsIn(detail).join('; '),
];
const valueTitles = ['n', 'right before', 'after', 'fixed', 'broken', 'p'] as const;
const detailTitles = ['detail', ...valueTitles, 'ECE', 'passes at the target', 'regression'];
const mostSuppliers = 20;

interface Part {
  readonly title: string;
  readonly titles: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

const partsOf = ({ overall, details, suppliers }: Comparison): readonly Part[] => [
  { title: 'Details', titles: detailTitles, rows: [...details.map(ofDetail), [...ofValues(overall), '', '', '']] },
  { title: 'Suppliers, most harmed first', titles: ['supplier', ...valueTitles], rows: suppliers.slice(0, mostSuppliers).map(ofValues) },
];

/** The comparison as tables of Markdown (GFM); signs that would break a cell are escaped. */
export function comparisonMarkdown(comparison: Comparison, title: string): string {
  const cell = (text: string) => text.replaceAll('|', '\\|').replace(/\s+/g, ' ');
  const line = (cells: readonly string[]) => `| ${cells.map(cell).join(' | ')} |`;
  const parts = partsOf(comparison).map(({ title, titles, rows }) =>
    [`## ${title}`, '', line(titles), line(titles.map((_, i) => (i === 0 ? '---' : '--:'))), ...rows.map(line), ''].join('\n'),
  );
  return `# ${title}\n\n${counted(comparison.documents, 'document')}.\n\n${parts.join('\n')}`;
}

/** The comparison as one HTML page that loads nothing. */
export function comparisonPage(comparison: Comparison, title: string): string {
  const parts = partsOf(comparison).map(
    ({ title, titles, rows }) =>
      html`<h2>${title}</h2><div class="wide"><table><thead><tr>${titles.map((each) => html`<th>${each}</th>`)}</tr></thead><tbody>${rows.map((row) => html`<tr>${row.map((cell) => html`<td>${cell}</td>`)}</tr>`)}</tbody></table></div>`,
  );
  return html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>${trusted(style)}</style></head><body><h1>${title}</h1><p>${counted(comparison.documents, 'document')}.</p>${parts}</body></html>`
    .html;
}
