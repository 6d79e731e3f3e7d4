/** Pages of labelled datasets, as they are or with other contents in the same layout. Every worker draws the same ones from the same stream. */
import { type LabelledDocument, labelledDocuments } from '../../dataset/packed.js';
import type { Document } from '../../document/document.js';
import { encode, piecesIn } from '../../features/encode.js';
import type { Random } from '../../random.js';
import { recent } from '../../remembered.js';
import { repopulated } from '../../synthesis/from-documents/repopulate.js';
import type { PagesOptions } from './pages-options.js';
import type { Labelled } from './targets.js';

/** Pages as the task's network sees them: candidates for details alone. */
export const encodeFor = (options: Pick<PagesOptions, 'task'>, document: Document) => encode(document, { candidates: options.task === 'details' });

/** Documents whose encoded pages are cached: half a megabyte a page. */
const keptDocuments = 256;

interface RealPage {
  readonly labelled: Labelled;
  readonly source: LabelledDocument;
  readonly piece: number;
  readonly heldOut: boolean;
  /** Index of its dataset. */
  readonly dataset: number;
}

/** All pages of the datasets; each is encoded on access. */
export async function labelledPages(options: PagesOptions): Promise<RealPage[]> {
  const pages: RealPage[] = [];
  const encoded = recent((document: Document) => encodeFor(options, document), keptDocuments);
  for (const [dataset, path] of options.datasets.entries()) {
    const heldOut = new Set(options.heldOut[dataset]);
    for await (const source of labelledDocuments(path)) {
      const { name, document, labels } = source;
      const pieces = piecesIn(document);
      for (let piece = 0; piece < pieces; piece++) {
        const labelled: Labelled = {
          get page() {
            return encoded(document)[piece]!;
          },
          labels,
          handLabelled: true,
        };
        pages.push({ labelled, source, piece, heldOut: heldOut.has(name), dataset });
      }
    }
  }
  return pages;
}

/** Draws one page of the datasets; undefined where there are none. */
export type Drawable = ((stream: Random) => Labelled) | undefined;

/** Draws labelled pages by the weights of their datasets, a share of them with other contents. Undefined where there are none. */
export function drawable(pages: readonly RealPage[], options: PagesOptions): Drawable {
  if (pages.length === 0) return undefined;
  const { weights, repopulated: share = 0 } = options;
  const parts = weights?.map((_, index) => pages.filter(({ dataset }) => dataset === index));
  const chances = weights?.map((weight, index) => (parts![index]!.length > 0 ? weight : 0));
  return (stream) => {
    const page = stream.pick(parts ? parts[stream.weighted(chances!)]! : pages);
    return share > 0 && stream.chance(share) ? otherContents(page, options, stream) : page.labelled;
  };
}

/** Numbers of the documents made from one; more than a training draws. */
const mostOthers = 1e6;

/** The document is made for one of its pages: documents of many pages are as likely to be drawn as they are among the labelled ones. */
function otherContents({ source, piece }: RealPage, options: PagesOptions, stream: Random): Labelled {
  const { document, labels } = repopulated(source, options.seed, stream.integer(0, mostOthers));
  const pages = encodeFor(options, document);
  // Rows that are left out may empty a page.
  return { page: (pages[piece] ?? pages.at(-1))!, labels, handLabelled: true };
}
