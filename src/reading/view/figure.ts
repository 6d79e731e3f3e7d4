/** The picture of one page with shapes drawn over it, as HTML: what every view of a document for people is made of. */
import type { Box } from '../../document/box.js';
import type { Page } from '../../document/document.js';

/** Rules for figures of `pageFigure`; the rest of the look is the view's own. */
export const figureStyle = `figure { position: relative; margin: 1em 0; background: #fff; box-shadow: 0 0 6px #888 }
figure img, figure svg { display: block; width: 100% }
figure svg { position: absolute; inset: 0; height: 100% }`;

/** `shapes`: SVG in the page's own pixels. */
export function pageFigure(page: Pick<Page, 'width' | 'height'>, image: Uint8Array | undefined, shapes: readonly string[]): string {
  const picture = image ? `<img alt="" src="data:image/png;base64,${Buffer.from(image).toString('base64')}">` : '';
  return `<figure style="aspect-ratio: ${page.width} / ${page.height}">${picture}<svg viewBox="0 0 ${page.width} ${page.height}" preserveAspectRatio="none">
${shapes.join('\n')}
</svg></figure>`;
}

/** `attributes`: further ones, as written in HTML. */
export const rectangle = ({ x, y, width, height }: Box, kind: string, title: string, attributes = ''): string =>
  `<rect class="${kind}" x="${x}" y="${y}" width="${width}" height="${height}"${attributes && ` ${attributes}`}><title>${escaped(title)}</title></rect>`;

/** Text for HTML, in content and in double quotes. */
export const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
