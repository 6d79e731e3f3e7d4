/** A document's page with the most errors: its scaled picture, with boxes around predictions and true values. The words as read where there is no picture. */
import { type Box, hull } from '../../document/box.js';
import type { Document, Page } from '../../document/document.js';
import type { Label, Labels } from '../../dataset/label.js';
import { namedLabels } from '../../dataset/import.js';
import { lineItemRow } from '../../bundle/recommend.js';
import type { FinalRow } from './detail-report.js';
import { escaped, type Html, trusted } from './markup.js';

const mostWords = 1_500;

interface Marked {
  readonly page: number;
  readonly box: Box;
  readonly kind: 'wrong' | 'truth';
  readonly name: string;
  readonly title: string;
}

/** JPEG of a page, numbered from 1; undefined where there is none. */
export type Preview = (page: number) => Promise<Uint8Array | undefined>;

/** SVG of the page with most errors: what was found and where the truth is, over its picture or, without one, its words. */
export async function pagePicture(document: Document, labels: Labels | undefined, errors: readonly FinalRow[], preview: Preview): Promise<Html> {
  const marks = errors.flatMap((row) => [...predicted(row), ...(labels ? truths(row, labels, document) : [])]);
  const counts = document.pages.map((_, page) => marks.filter((mark) => mark.page === page).length);
  const index = Math.max(0, counts.indexOf(Math.max(...counts)));
  const page = document.pages[index];
  if (!page) return trusted('');
  const [width, height] = [Math.ceil(page.width), Math.ceil(page.height)];
  const jpeg = await preview(index);
  const background = jpeg
    ? `<image width="${width}" height="${height}" preserveAspectRatio="none" href="data:image/jpeg;base64,${Buffer.from(jpeg).toString('base64')}"/>`
    : page.words.slice(0, mostWords).map(word).join('');
  const size = Math.round(page.width / 75);
  const drawn = marks.filter((mark) => mark.page === index).map((each) => mark(each, size));
  return trusted(
    `<figure><svg class="page" viewBox="0 0 ${width} ${height}" role="img" aria-label="page ${index + 1} of ${escaped(document.name)}" style="--stroke:${Math.max(1, page.width / 500)}">${background}${drawn.join('')}</svg><figcaption>page ${index + 1} of ${document.pages.length}</figcaption></figure>`,
  );
}

function word({ text, box, fontSize }: Page['words'][number]): string {
  const size = Math.round(Math.max(4, fontSize || box.height));
  return `<text x="${Math.round(box.x)}" y="${Math.round(box.y + box.height * 0.82)}" font-size="${size}" textLength="${Math.max(1, Math.round(box.width))}" lengthAdjust="spacingAndGlyphs">${escaped(text.slice(0, 100))}</text>`;
}

/** The name is above a wrong box and below a true one, so that both are legible at the same place. */
function mark({ box, kind, name, title }: Marked, size: number): string {
  const grown = size / 4;
  const below = kind === 'truth' ? box.height + size + grown : -2 * grown;
  return (
    `<g class="${kind}"><rect x="${Math.round(box.x - grown)}" y="${Math.round(box.y - grown)}" width="${Math.round(box.width + 2 * grown)}" height="${Math.round(box.height + 2 * grown)}"><title>${escaped(title)}</title></rect>` +
    `<text x="${Math.round(box.x)}" y="${Math.round(box.y + below)}" font-size="${size}">${escaped(name)}</text></g>`
  );
}

const shortName = (detail: string): string => detail.split('.').at(-1)!;

function predicted({ detail, value, box }: FinalRow): Marked[] {
  if (!box || !value) return [];
  const [page, x, y, width, height] = box as [number, number, number, number, number];
  return [{ page, box: { x, y, width, height }, kind: 'wrong', name: shortName(detail), title: `${detail}: ${value}` }];
}

function truths(row: FinalRow, labels: Labels, document: Document): Marked[] {
  const { detail, truth } = row;
  if (!truth) return [];
  const found = namedLabels(labels).find(
    ({ detail: name, label }) => label.value === truth && label.places.length > 0 && shortName(name) === shortName(detail) && isAt(name, row),
  );
  const box = found && boxOf(found.label, document);
  return box ? [{ ...box, kind: 'truth', name: shortName(detail), title: `${detail} is ${truth}` }] : [];
}

/** Labels name line items by number ("LineItems[2].Quantity"), rows of predictions by one name with a separate number. */
function isAt(name: string, { detail, item }: FinalRow): boolean {
  const at = /^LineItems\[(\d+)\]/.exec(name);
  return detail.startsWith(`${lineItemRow}.`) ? at !== null && (item === undefined || Number(at[1]) === item) : at === null;
}

function boxOf({ places }: Label, document: Document): Pick<Marked, 'page' | 'box'> | undefined {
  const place = places[0]!;
  const boxes = place.words.flatMap((index) => document.pages[place.page]?.words[index]?.box ?? []);
  return boxes.length > 0 ? { page: place.page, box: hull(boxes) } : undefined;
}
