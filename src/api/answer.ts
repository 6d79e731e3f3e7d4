/** One call of the detect operation, from the bytes of its body to the bytes of its answer: all of the interface but HTTP and keys. */
import { details } from '../catalogue/details.js';
import { outsideNotice } from '../bundle/calibration.js';
import { pagesRead } from '../document/document.js';
import { InputError } from '../errors.js';
import type { ExtractOptions } from '../extraction/options.js';
import type { ReadOptions } from '../reading/options.js';
import { StageFault } from '../stages.js';
import { ApiError, apiError, type ErrorCode } from './errors.js';
import { type CustomWireDetail, filterMask, subscriptionMask, wanted } from './filter.js';
import { writeJson } from './json.js';
import { notes } from './notes.js';
import { failedParts, type PagePictures, partsOf } from './parts/parts.js';
import { permitted } from './parts/permitted.js';
import { type DetectRequest, readRequest } from './request/request.js';
import { type Detected, inVersion, type Parts, responseJson } from './response/response.js';
import { failed } from './response/state.js';
import { knownDetails, ownDetails } from './versions/known-details.js';
import type { Version } from './versions/version.js';

/** Reading and extraction behind the wire; tests inject their own. */
export interface Recognition extends PagePictures {
  readonly detect: (bytes: Uint8Array, options: ReadOptions & ExtractOptions) => Promise<Detected>;
  readonly customDetails: readonly CustomWireDetail[];
  /** Details that a customer's lists answer. */
  readonly lists?: readonly string[];
}

export interface Call {
  readonly body: Uint8Array;
  readonly contentType?: string;
  readonly version: Version;
  readonly subscription?: readonly string[];
  readonly maxPages?: number;
  /** Whether Format 1 is answered with an ebInterface document. */
  readonly ebInterface?: boolean;
  /** Without the parts that take most memory: a worker process was lost over this call before. */
  readonly lowMemory?: boolean;
}

export interface Answer {
  readonly status: number;
  readonly body: string;
  /** The error that the request was refused with: a row of errors.ts. */
  readonly error?: ErrorCode;
  /** One line for the client (X-Message). */
  readonly message?: string;
  readonly sessionLogId?: string;
  readonly pages?: number;
  /** The document's source (text, scan, photo), where it lies outside what the bundle was calibrated on. */
  readonly uncalibrated?: string;
  /** Stacks of what failed inside, for the log; never content. */
  readonly failures?: readonly string[];
}

/** Throws only when `signal` aborts it. `onSession` gets the SessionLogId as soon as it is known. */
export async function answer(call: Call, recognition: Recognition, signal?: AbortSignal, onSession?: (sessionLogId: string) => void): Promise<Answer> {
  let sessionLogId: string | undefined;
  const failures: string[] = [];
  const report = (error: unknown) => failures.push(stackOf(error));
  const about = () => ({ ...(sessionLogId && { sessionLogId }), ...(failures.length > 0 && { failures }) });
  try {
    const request = readRequest(call.body, call.contentType, call.version);
    sessionLogId = request.properties.sessionLogId;
    if (sessionLogId) onSession?.(sessionLogId);
    const { version, filter, properties } = request;
    const own = ownDetails(version, recognition.customDetails, recognition.lists);
    // An invalid filter is refused before the document is read.
    filterMask(filter, knownDetails(version, own), version.bits);
    const pictures = { ...(signal && { signal }), ...(call.maxPages && { maxPages: call.maxPages }) };
    const read: ReadOptions = { name: 'Invoice', ...pictures, ...(request.languages.length > 0 && { languages: request.languages }) };
    const options = {
      filter,
      version,
      customDetails: recognition.customDetails,
      lists: recognition.lists ?? [],
      ...(call.subscription && { subscription: call.subscription }),
      ...(properties.receiverVatIds && { receiverVatIds: properties.receiverVatIds }),
      ...(properties.senderVatIds && { senderVatIds: properties.senderVatIds }),
    };
    let detected: Detected;
    try {
      detected = await recognition.detect(request.invoice, { ...properties, ...read });
    } catch (error) {
      if (error instanceof InputError || signal?.aborted) throw error;
      // The interface answers failures of ours with empty predictions, not with an error status.
      report(error);
      return { status: 200, body: emptyAnswer(version, failedParts(request)), message: [notes.NOTHING_FOUND(), ...request.notes].join(' '), ...about() };
    }
    detected.failures?.forEach(report);
    const { document, extraction } = detected;
    const allowed = wanted(0n, call.subscription && subscriptionMask(call.subscription, [...details, ...own]));
    const open = call.subscription ? { document, extraction: permitted(extraction, allowed, own) } : detected;
    const ebInterface = request.ebInterface && call.ebInterface === true;
    const parts = await partsOf({ ...request, ebInterface, pictures, lowMemory: call.lowMemory === true }, open, recognition, report);
    signal?.throwIfAborted();
    const { uncalibrated } = extraction;
    const message = notesOf(request, call, detected).join(' ');
    const made = { ...parts, state: parts.state | (detected.failures?.length ? failed.prediction : 0) };
    return {
      status: 200,
      body: orEmpty(() => responseJson(detected, { ...options, parts: made }), version, made, report),
      pages: pagesRead(document),
      ...(message && { message }),
      ...(uncalibrated && { uncalibrated }),
      ...about(),
    };
  } catch (error) {
    if (signal?.aborted || !(error instanceof InputError)) throw error;
    const refused = error instanceof ApiError ? error : apiError('DOCUMENT', error.message);
    return { status: refused.status, body: emptyAnswer(call.version), message: refused.message, error: refused.code, ...about() };
  }
}

function notesOf(request: DetectRequest, call: Call, { document, extraction, failures }: Detected): string[] {
  const [read, all] = [document.pages.length, document.pageCount];
  const unread = document.unread ?? [];
  const isCut = call.maxPages !== undefined && all > call.maxPages;
  return [
    ...(failures?.length ? [notes.PARTLY_FOUND()] : []),
    ...unread.map(({ page, reason }) => notes.UNREAD(page, reason)),
    ...(isCut ? [notes.FIRST_PAGES(all, call.maxPages!)] : []),
    ...(!isCut && read < all ? [notes.SOME_PAGES(all, read)] : []),
    ...(request.ebInterface && !call.ebInterface ? [notes.NO_EBINTERFACE()] : []),
    ...request.notes,
    ...(extraction.uncalibrated ? [notes.UNCALIBRATED(outsideNotice(extraction.uncalibrated))] : []),
  ];
}

/** An extraction that cannot be serialised is answered as if nothing were found. */
function orEmpty(write: () => string, version: Version, parts: Parts & { readonly state: number }, report: (error: unknown) => void): string {
  try {
    return write();
  } catch (error) {
    report(error);
    return emptyAnswer(version, { ...parts, state: parts.state | failed.prediction });
  }
}

/** A DetectInvoiceResponse without predictions. `parts`: what is known all the same. */
export function emptyAnswer(version: Version, parts: Parts = { state: failed.prediction }): string {
  const { state = failed.prediction, ...given } = parts;
  return writeJson(inVersion(version, { InvoiceDetailTypePredictions: [], PredictionGroups: [], ...given, InvoiceState: state, Confidence: -1 }));
}

/** Class and stack frames of an error without its message, which may quote the document. */
function stackOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown failure';
  const frames = (error.stack ?? '')
    .split('\n')
    .filter((line) => line.startsWith('    at '))
    .slice(0, 8);
  const name = error instanceof StageFault ? `${error.stage}: ${error.cause instanceof Error ? error.cause.name : 'unknown failure'}` : error.name;
  return [name, ...frames.map((line) => line.trim())].join(' | ');
}
