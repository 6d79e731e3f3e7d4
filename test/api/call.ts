/** A whole call of the interface for tests: the raw text of a request in, the raw text of its answer out, with something of every row of the catalogue found. */
import { answer, type Recognition } from '../../src/api/answer.js';
import { readJson } from '../../src/api/json.js';
import { type VersionName, versionOf } from '../../src/api/versions/index.js';
import { details } from '../../src/catalogue/details.js';
import type { Extraction } from '../../src/extraction/extraction.js';
import type { ExtractOptions } from '../../src/extraction/options.js';
import type { ReadOptions } from '../../src/reading/options.js';
import { document, emptyDocument, extraction, prediction } from './extraction.js';

export const Invoice = Buffer.from('%PDF-1.4 stands for a document').toString('base64');
/** biome-ignore lint/suspicious/noExplicitAny: answers are looked into freely. */
export type Any = any;

/** Something of every row of the catalogue is on this document. */
export const full: Extraction = {
  ...extraction,
  documentType: prediction('DocumentType', 'Invoice'),
  predictions: details.filter(({ place, name }) => place === 'prediction' && name !== 'DocumentType').map(({ name }) => prediction(name, '1')),
};

export async function* noPrints(): AsyncGenerator<Uint8Array> {}

export interface Options {
  readonly version?: VersionName;
  readonly contentType?: string;
  readonly of?: Extraction;
  readonly empty?: boolean;
  readonly subscription?: readonly string[];
  readonly pageImages?: Recognition['pageImages'];
  readonly onOptions?: (options: ReadOptions & ExtractOptions) => void;
}

export async function call(
  body: string,
  {
    version = '1.18',
    contentType = 'application/json',
    of = full,
    empty,
    subscription,
    onOptions,
    pageImages = async () => [Buffer.from('page')],
  }: Options = {},
) {
  const recognition: Recognition = {
    detect: async (_bytes, options) => {
      onOptions?.(options);
      return { document: empty ? emptyDocument : document, extraction: of };
    },
    pageImages,
    pagePrints: noPrints,
    customDetails: [],
  };
  const { status, body: text } = await answer(
    { body: Buffer.from(body), contentType, version: versionOf(version), ...(subscription && { subscription }) },
    recognition,
  );
  return { status, text, answer: readJson(text) as Any };
}
