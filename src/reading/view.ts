/** A web page for a person: the picture of each page with words, lines, codes and rulings drawn over it. One file, nothing loaded from elsewhere. */
import type { Box } from '../document/box.js';
import type { Document, Page } from '../document/document.js';

export function viewPage(document: Document, images: readonly Uint8Array[]): string {
  const { name, language, countries, format, source, resolution, quality } = document;
  const facts = [language ?? 'no language', countries.join(' '), format, source, `${resolution} dpi`, `doubt ${quality.mean} ± ${quality.deviation}`].join(
    ' · ',
  );
  return `<!doctype html>
<meta charset="utf-8">
<title>${escaped(name)}</title>
<style>
body { font: 14px sans-serif; margin: 1em; background: #eee }
figure { position: relative; margin: 1em 0; background: #fff; box-shadow: 0 0 6px #888 }
figure img, figure svg { display: block; width: 100% }
figure svg { position: absolute; inset: 0; height: 100% }
.line { fill: #08f1; stroke: #08f; stroke-width: 1 }
.word { fill: #0000; stroke: #0a0; stroke-width: 1 } .word.ocr { stroke: #a0a } .word.bold { stroke-width: 3 } .word.unsure { fill: #f004 }
.code { fill: #fa04; stroke: #f80; stroke-width: 4 } .ruling { stroke: #f00; stroke-width: 3 }
</style>
<h1>${escaped(name)}</h1>
<p>${escaped(facts)}</p>
${document.pages.map((page, index) => pageFigure(page, images[index])).join('\n')}
`;
}

function pageFigure(page: Page, image: Uint8Array | undefined): string {
  const shapes = [
    ...page.lines.map(({ box }, index) => rectangle(box, 'line', `line ${index + 1}`)),
    ...page.words.map(({ box, text, confidence, bold, source }) => {
      const classes = ['word', source, ...(bold ? ['bold'] : []), ...(confidence < 0.6 ? ['unsure'] : [])].join(' ');
      return rectangle(box, classes, `${text} (${Math.round(confidence * 100)} %)`);
    }),
    ...page.rulings.map(({ x1, y1, x2, y2 }) => `<line class="ruling" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}"/>`),
    ...page.codes.map(({ box, format, text }) => rectangle(box, 'code', `${format}: ${text}`)),
  ];
  const picture = image ? `<img alt="" src="data:image/png;base64,${Buffer.from(image).toString('base64')}">` : '';
  return `<figure style="aspect-ratio: ${page.width} / ${page.height}">${picture}<svg viewBox="0 0 ${page.width} ${page.height}" preserveAspectRatio="none">
${shapes.join('\n')}
</svg></figure>`;
}

const rectangle = ({ x, y, width, height }: Box, kind: string, title: string): string =>
  `<rect class="${kind}" x="${x}" y="${y}" width="${width}" height="${height}"><title>${escaped(title)}</title></rect>`;

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
