/** A page drawn from what was read of it, with boxes around what was predicted and what is true: no picture file is needed, and it stays sharp. */
import { type Box, hull } from '../../document/box.js';
import type { Document, Page } from '../../document/document.js';
import type { Label, Labels } from '../../dataset/label.js';
import { namedLabels } from '../../dataset/import.js';
import type { FinalRow } from './detail-report.js';
import { escaped, type Html, trusted } from './markup.js';

const mostWords = 1_500;

interface Marked {
  readonly page: number;
  readonly box: Box;
  readonly kind: 'wrong' | 'truth';
  readonly title: string;
}

/** The page on which most errors stand. */
export function pagePicture(document: Document, labels: Labels | undefined, errors: readonly FinalRow[]): Html {
  const marks = errors.flatMap((row) => [...predicted(row), ...(labels ? truths(row, labels, document) : [])]);
  const counts = document.pages.map((_, page) => marks.filter((mark) => mark.page === page).length);
  const index = Math.max(0, counts.indexOf(Math.max(...counts)));
  const page = document.pages[index];
  if (!page) return trusted('');
  const own = marks.filter((mark) => mark.page === index);
  const parts = [...page.words.slice(0, mostWords).map(word), ...own.map(mark)];
  return trusted(
    `<svg class="page" viewBox="0 0 ${Math.ceil(page.width)} ${Math.ceil(page.height)}" role="img" aria-label="page ${index + 1}">${parts.join('')}</svg>`,
  );
}

function word({ text, box, fontSize }: Page['words'][number]): string {
  const size = Math.round(Math.max(4, fontSize || box.height));
  return `<text x="${Math.round(box.x)}" y="${Math.round(box.y + box.height * 0.82)}" font-size="${size}" textLength="${Math.max(1, Math.round(box.width))}" lengthAdjust="spacingAndGlyphs">${escaped(text.slice(0, 100))}</text>`;
}

function mark({ box, kind, title }: Marked): string {
  const grown = 4;
  return `<rect class="${kind}" x="${Math.round(box.x - grown)}" y="${Math.round(box.y - grown)}" width="${Math.round(box.width + 2 * grown)}" height="${Math.round(box.height + 2 * grown)}"><title>${escaped(title)}</title></rect>`;
}

function predicted({ detail, value, box }: FinalRow): Marked[] {
  if (!box || !value) return [];
  const [page, x, y, width, height] = box as [number, number, number, number, number];
  return [{ page, box: { x, y, width, height }, kind: 'wrong', title: `${detail}: ${value}` }];
}

/** Labels name line items by number, rows name them together. */
function truths({ detail, truth }: FinalRow, labels: Labels, document: Document): Marked[] {
  if (!truth) return [];
  const own = detail.startsWith('LineItem.') ? detail.slice('LineItem.'.length) : detail.split('.').at(-1)!;
  const found = namedLabels(labels).find(({ detail: name, label }) => label.value === truth && name.split('.').at(-1) === own && label.places.length > 0);
  const box = found && boxOf(found.label, document);
  return box ? [{ ...box, kind: 'truth', title: `${detail} is ${truth}` }] : [];
}

function boxOf({ places }: Label, document: Document): Pick<Marked, 'page' | 'box'> | undefined {
  const place = places[0]!;
  const boxes = place.words.flatMap((index) => document.pages[place.page]?.words[index]?.box ?? []);
  return boxes.length > 0 ? { page: place.page, box: hull(boxes) } : undefined;
}
