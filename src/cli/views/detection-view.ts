/** A web page for a person: the pictures of documents with what was understood drawn over them, and everything with its score beside. One file, nothing loaded from elsewhere. */
import { basename } from 'node:path';
import type { Document } from '../../document/document.js';
import type { Extraction } from '../../extraction/extraction.js';
import { escaped, pageFigure, rectangle } from '../../reading/view/figure.js';
import { itemShapes, itemTable, below, score, titleOf } from './view-items.js';
import { type Shown, shownOf, type ShownSection } from './view-entries.js';
import { script, style } from './view-style.js';

export interface ViewedDocument {
  readonly file: string;
  readonly document: Document;
  readonly extraction: Extraction;
  /** PNG of each page. */
  readonly images: readonly Uint8Array[];
}

/** One HTML page that loads nothing: documents with what was found on each. */
export function detectionView(documents: readonly ViewedDocument[]): string {
  const contents = documents.map(({ file }, i) => `<a href="#d${i + 1}">${escaped(basename(file))}</a>`).join('');
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escaped(documents.length === 1 ? documents[0]!.file : `${documents.length} documents`)}</title>
<style>${style}</style>
${documents.length > 1 ? `<nav>${contents}</nav>` : ''}
${documents.map(section).join('\n')}
<script>${script}</script>
</html>
`;
}

function section(viewed: ViewedDocument, index: number): string {
  const { file, document, extraction, images } = viewed;
  const prefix = `d${index + 1}`;
  const sections = shownOf(extraction, prefix);
  const { name, value } = extraction.documentType;
  const facts = [value || name, document.language, document.countries.join(' '), document.source, `${Math.round(document.resolution)} dpi`, looked(extraction)];
  const items = { items: extraction.lineItems, prefix };
  const figures = document.pages.map((page, number) => {
    const size = page.width / 100;
    return pageFigure(page, images[number], [
      ...itemShapes(items, number, size),
      ...sections.flatMap(({ entries }) => entries.flatMap((each) => mark(each, number, size))),
    ]);
  });
  return `<section id="${prefix}"><h1 title="${escaped(file)}">${escaped(basename(file))}</h1><p>${escaped(facts.filter(Boolean).join(' · '))}</p>
<div class="both"><div class="pages">${figures.join('\n')}</div><aside>${sections.map(list).join('\n')}</aside></div>
${extraction.lineItems.length ? `<h2>Items</h2>${itemTable(items)}` : '<p>No item table.</p>'}</section>`;
}

const looked = ({ confidence }: Extraction): string => (confidence === 1 ? 'nobody needs to look' : confidence === 0 ? 'somebody should look' : '');

function mark({ id, kind, name, prediction }: Shown, page: number, size: number): string[] {
  const { box } = prediction;
  if (!box || prediction.page !== page) return [];
  return [
    rectangle(box, `mark ${kind}${below(prediction)}`, titleOf(name, prediction), `data-of="${id}"`),
    `<text class="mark ${kind}" x="${box.x}" y="${box.y - size * 0.15}" font-size="${size * 0.8}">${escaped(name)}</text>`,
  ];
}

function list({ title, kind, entries }: ShownSection): string {
  const rows = entries.map(
    ({ id, name, prediction }) =>
      `<tr id="${id}" class="entry${below(prediction)}" title="${escaped(titleOf(name, prediction))}"><td>${escaped(name)}</td><td>${escaped(prediction.value)}</td><td>${escaped(score(prediction))}</td></tr>`,
  );
  return `<h2 class="${kind}">${escaped(title)}</h2><table>${rows.join('')}</table>`;
}
