/** A web page for a person: the picture of each page with words, lines, codes and rulings drawn over it, and its text beside it. One file, nothing loaded from elsewhere. */
import type { Document, Page } from '../../document/document.js';
import { pageText } from '../../document/text.js';
import { parseCode } from '../../values/codes/index.js';
import { escaped, pageFigure, rectangle } from './figure.js';

/** What can be shown or hidden, with what it means. */
const layers = [
  ['words', 'words (green: text layer, violet: OCR, thick: bold)'],
  ['unsure', 'unsure words (red)'],
  ['lines', 'lines'],
  ['order', 'numbers of lines'],
  ['codes', 'codes'],
  ['rulings', 'rulings'],
] as const;

/** Words of OCR below this are shown as unsure. */
const unsure = 0.6;

/** `images`: a PNG of each page, in their order. */
export function viewPage(document: Document, images: readonly Uint8Array[]): string {
  const { name, language, countries, format, source, resolution, quality, pageCount, pages } = document;
  const facts = [
    language ?? 'no language',
    countries.join(' ') || 'no country',
    format,
    source,
    `${resolution} dpi`,
    `${pages.length} of ${pageCount} ${pageCount === 1 ? 'page' : 'pages'}`,
    `doubt ${Math.round(quality.mean)} ± ${Math.round(quality.deviation)} of 100`,
  ].join(' · ');
  // Switches are before the pages, so that the style sheet alone can hide what they rule.
  const switches = layers.map(
    ([id, label]) => `<input type="checkbox" id="${id}"${id === 'order' ? '' : ' checked'}><label for="${id}">${escaped(label)}</label>`,
  );
  return `<!doctype html>
<html lang="${escaped(language ?? 'en')}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escaped(name)}</title>
<style>
body { font: 14px/1.4 sans-serif; margin: 1em; background: #eee; color: #222 }
h1 { font-size: 1.3em; margin: 0 } h2 { font-size: 1em; margin: 1.5em 0 .3em }
label { margin: 0 1em 0 .2em }
.page { display: grid; grid-template-columns: minmax(0, 3fr) minmax(0, 2fr); gap: 1em; align-items: start }
@media (max-width: 70em) { .page { grid-template-columns: 1fr } }
figure { position: relative; margin: 0; background: #fff; box-shadow: 0 0 6px #888 }
figure img, figure svg { display: block; width: 100%; height: 100% }
figure svg { position: absolute; inset: 0 }
pre { margin: 0; padding: 1em; background: #fff; box-shadow: 0 0 6px #888; overflow: auto; max-height: 95vh; font-size: 12px }
rect, line { vector-effect: non-scaling-stroke } rect:hover { fill: #ff06 }
.line { fill: #08f1; stroke: #08f8; stroke-dasharray: 4 2 }
.word { fill: #0000; stroke: #0a0 } .word.ocr { stroke: #a0c } .word.bold { stroke-width: 2.5 } .word.unsure { fill: #f005 }
rect.code { fill: #fa03; stroke: #f80; stroke-width: 3 } .ruling { stroke: #f00a; stroke-width: 2 }
.number { fill: #06c; font-family: sans-serif; text-anchor: end } .payload { fill: #a40; font-family: sans-serif; font-weight: bold; paint-order: stroke; stroke: #fff; stroke-width: 8 }
${layers.map(([id]) => `body:has(#${id}:not(:checked)) .${hiddenBy[id]} { ${id === 'unsure' ? 'fill: #0000' : 'display: none'} }`).join('\n')}
</style>
<h1>${escaped(name)}</h1>
<p>${escaped(facts)}</p>
<p>${switches.join('\n')}</p>
${pages.map((page, index) => pageSection(page, images[index], index + 1)).join('\n')}
</html>
`;
}

const hiddenBy: Readonly<Record<(typeof layers)[number][0], string>> = {
  words: 'word',
  unsure: 'unsure',
  lines: 'line',
  order: 'number',
  codes: 'code',
  rulings: 'ruling',
};

function pageSection(page: Page, image: Uint8Array | undefined, number: number): string {
  const { width, rotation, words, lines, codes, rulings } = page;
  const size = Math.max(12, Math.round(width / 90));
  const shapes = [
    ...lines.map(({ box }, index) => rectangle(box, 'line', `line ${index + 1}`)),
    ...lines.map(({ box }, index) => label(Math.max(size * 1.5, box.x - size / 3), box.y + box.height * 0.8, 'number', String(index + 1), size)),
    ...rulings.map(({ x1, y1, x2, y2 }) => `<line class="ruling" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}"/>`),
    ...words.map(({ box, text, confidence, bold, fontSize, source }) => {
      const classes = ['word', source, ...(bold ? ['bold'] : []), ...(confidence < unsure ? ['unsure'] : [])].join(' ');
      return rectangle(box, classes, `${text}\n${source}, ${Math.round(confidence * 100)} %, type of ${Math.round(fontSize)} px${bold ? ', bold' : ''}`);
    }),
    ...codes.map(({ box, format, text }) => rectangle(box, 'code', `${format}\n${text}${detailsOf(text)}`)),
    ...codes.map(({ box, format, text }) => label(box.x, box.y - size / 2, 'code payload', `${format}: ${firstOf(text)}`, size)),
  ];
  const sure = words.filter(({ confidence }) => confidence >= unsure).length;
  const facts = [`${words.length} words`, `${words.length - sure} unsure`, `${lines.length} lines`, `${codes.length} codes`, `${rulings.length} rulings`];
  if (rotation) facts.push(`turned by ${rotation}°`);
  return `<h2>Page ${number}: ${facts.join(', ')}</h2>
<div class="page">${pageFigure(page, image, shapes)}
<pre>${escaped(pageText(page))}</pre></div>`;
}

/** Details of a payment code, one per line. */
function detailsOf(text: string): string {
  const parsed = parseCode(text);
  if (!parsed) return '';
  const rows = Object.entries(parsed.details).map(([name, value]) => `${name}: ${value}`);
  return `\n\n${parsed.name}\n${rows.join('\n')}`;
}

const firstOf = (text: string): string => {
  const line = parseCode(text)?.name ?? text.split('\n')[0]!;
  return line.length > 40 ? `${line.slice(0, 40)}…` : line;
};

const label = (x: number, y: number, kind: string, text: string, size: number): string =>
  `<text class="${kind}" x="${x}" y="${y}" font-size="${size}">${escaped(text)}</text>`;
