/** The parts that an answer carries on request. Each may fail alone: an empty string, and its bit in InvoiceState. */
import { plainText } from '../../document/text.js';
import type { ReadOptions } from '../../reading/options.js';
import { ebInterface } from '../ebinterface/invoice.js';
import { ocrResult } from './ocr-result.js';
import type { DetectRequest } from '../request/request.js';
import type { Detected, Parts } from '../response/response.js';
import { resultPdf } from './result-pdf.js';
import { failed } from '../response/state.js';

/** Renders the pages that were read. */
export interface PagePictures {
  /** PNG at the document's resolution. */
  readonly pageImages: (bytes: Uint8Array, options: PictureOptions) => Promise<readonly Uint8Array[]>;
  /** JPEG, small enough for a PDF of many pages; one after the other. */
  readonly pagePrints: (bytes: Uint8Array, options: PictureOptions) => AsyncIterable<Uint8Array>;
}

export type PictureOptions = Pick<ReadOptions, 'maxPages' | 'signal'>;

export type PartsRequest = Pick<DetectRequest, 'invoice' | 'createResultPdf' | 'addOcrResult' | 'addOcrPageImages' | 'addDocumentText'> & {
  readonly ebInterface?: boolean;
  readonly pictures?: PictureOptions;
  /** Leaves out page images and result PDF: a worker process was lost over them before. */
  readonly lowMemory?: boolean;
};

/** Builds what the request asks for. `report` gets each failure; the answer has its bit in `state` alone. */
export async function partsOf(
  request: PartsRequest,
  { document, extraction }: Detected,
  { pageImages, pagePrints }: PagePictures,
  report: (error: unknown) => void,
): Promise<Parts & { readonly state: number }> {
  const { invoice, pictures = {} } = request;
  // Unread pages make predictions and OCR result incomplete.
  const incomplete = document.unread !== undefined;
  let state = incomplete ? failed.prediction | (request.addOcrResult || request.addOcrPageImages ? failed.ocrResult : 0) : 0;
  const attempt = async <T>(asked: boolean, bit: number, otherwise: T, work: () => T | Promise<T>): Promise<T | undefined> => {
    if (!asked) return undefined;
    try {
      return await work();
    } catch (error) {
      state |= bit;
      report(error);
      return otherwise;
    }
  };
  const large = <T>(work: () => Promise<T>) => (request.lowMemory ? Promise.reject(new Error('left out: a worker process was lost over it')) : work());
  const parts = {
    // InvoiceState has no bit for it: an empty string shows the failure.
    FormattedResult: await attempt(request.ebInterface === true, 0, '', () => ebInterface(extraction, document.language)),
    OcrResult: await attempt(request.addOcrResult, failed.ocrResult, '', () => ocrResult(document)),
    OcrPageImages: await attempt(request.addOcrPageImages, failed.ocrResult, [], () => large(async () => (await pageImages(invoice, pictures)).map(base64))),
    ResultPdf: await attempt(request.createResultPdf, failed.resultPdf, '', () =>
      large(async () => base64(await resultPdf(invoice, document, extraction, () => pagePrints(invoice, pictures)))),
    ),
    DocumentText: await attempt(request.addDocumentText, failed.ocrResult, '', () => documentText(document)),
  };
  return { ...parts, state };
}

/** The requested parts where detection failed: all empty, with their bits. */
export function failedParts({ createResultPdf, addOcrResult, addOcrPageImages, addDocumentText }: PartsRequest): Parts {
  return {
    ...(addOcrResult && { OcrResult: '' }),
    ...(addOcrPageImages && { OcrPageImages: [] }),
    ...(createResultPdf && { ResultPdf: '' }),
    ...(addDocumentText && { DocumentText: '' }),
    state: failed.prediction | (createResultPdf ? failed.resultPdf : 0) | (addOcrResult || addOcrPageImages ? failed.ocrResult : 0),
  };
}

/** Every line ends with carriage return and line feed, the last one too. */
export function documentText(document: Detected['document']): string {
  const text = plainText(document);
  return text && `${text.replace(/(?:\r?\n)?$/, '\n').replace(/\r?\n/g, '\r\n')}`;
}

const base64 = (bytes: Uint8Array): string => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('base64');
