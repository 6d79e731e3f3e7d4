/** One call of the detect operation, from the bytes of its body to the bytes of its answer: all of the interface but HTTP and keys. */
import { outsideWarning } from '../bundle/calibration.js';
import { pagesRead } from '../document/document.js';
import { InputError } from '../errors.js';
import type { ExtractOptions } from '../extraction/options.js';
import type { ReadOptions } from '../reading/options.js';
import { StageFault } from '../stages.js';
import { type CustomWireDetail, customWireDetails, filterMask } from './filter.js';
import { writeJson } from './json.js';
import { failedParts, type PageImages, partsOf } from './parts.js';
import { readRequest } from './request.js';
import { type Detected, inVersion, type Parts, responseJson } from './response.js';
import { failed } from './state.js';
import { knownDetails, type VersionName, versionOf } from './versions.js';

/** Everything behind the wire; tests put their own in. */
export interface Recognition {
  readonly detect: (bytes: Uint8Array, options: ReadOptions & ExtractOptions) => Promise<Detected>;
  readonly pageImages: PageImages;
  readonly customDetails: readonly CustomWireDetail[];
}

export interface Call {
  readonly body: Uint8Array;
  readonly contentType?: string;
  readonly version: VersionName;
  readonly subscription?: readonly string[];
  readonly maxPages?: number;
  /** Whether Format 1 is answered with an ebInterface document. */
  readonly ebInterface?: boolean;
}

export interface Answer {
  readonly status: number;
  readonly body: string;
  /** One line for whoever sent something unusable. */
  readonly message?: string;
  readonly sessionLogId?: string;
  readonly pages?: number;
  /** The document's source (text, scan, photo), where it lies outside what the bundle was calibrated on. */
  readonly uncalibrated?: string;
  /** Stacks of what failed inside, for the log; never content. */
  readonly failures?: readonly string[];
}

/** Throws only when `signal` stops it. `hear` is told the SessionLogId as soon as it is known. */
export async function answer(call: Call, recognition: Recognition, signal?: AbortSignal, hear?: (sessionLogId: string) => void): Promise<Answer> {
  let sessionLogId: string | undefined;
  const failures: string[] = [];
  const report = (error: unknown) => failures.push(stackOf(error));
  const about = () => ({ ...(sessionLogId && { sessionLogId }), ...(failures.length > 0 && { failures }) });
  try {
    const request = readRequest(call.body, call.contentType, versionOf(call.version));
    sessionLogId = request.properties.sessionLogId;
    if (sessionLogId) hear?.(sessionLogId);
    const { version, filter, properties } = request;
    // A filter that cannot be understood is told before any work is done.
    filterMask(filter, knownDetails(versionOf(version), customWireDetails(recognition.customDetails)), versionOf(version).bits);
    const read: ReadOptions = {
      name: 'Invoice',
      ...(signal && { signal }),
      ...(call.maxPages && { maxPages: call.maxPages }),
      ...(request.languages.length > 0 && { languages: request.languages }),
    };
    const options = {
      filter,
      version,
      customDetails: recognition.customDetails,
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
      return { status: 200, body: emptyAnswer(version, failedParts(request)), ...about() };
    }
    const parts = await partsOf({ ...request, ebInterface: request.ebInterface && call.ebInterface === true }, detected, recognition.pageImages, report);
    signal?.throwIfAborted();
    const { uncalibrated } = detected.extraction;
    const notes = [
      ...(detected.document.unread ?? []).map(
        ({ page, reason }) => `${page === undefined ? 'Answered from what can be read' : 'Answered without one page'}: ${reason}`,
      ),
      ...(uncalibrated ? [`The document ${outsideWarning(uncalibrated)}`] : []),
    ];
    return {
      status: 200,
      body: responseJson(detected, { ...options, parts }),
      pages: pagesRead(detected.document),
      // The interface has no place for them but a bit and thresholds of -1: they go where the reason for refusals goes, into a header.
      ...(notes.length > 0 && { message: notes.join(' ') }),
      ...(uncalibrated && { uncalibrated }),
      ...about(),
    };
  } catch (error) {
    if (signal?.aborted || !(error instanceof InputError)) throw error;
    return { status: 400, body: emptyAnswer(call.version), message: error.message, ...about() };
  }
}

/** The shape of a DetectInvoiceResponse where there is nothing to say. */
export function emptyAnswer(version: VersionName, parts: Parts = { state: failed.prediction }): string {
  const { state = failed.prediction, ...given } = parts;
  return writeJson(inVersion(versionOf(version), { InvoiceDetailTypePredictions: [], PredictionGroups: [], ...given, InvoiceState: state, Confidence: -1 }));
}

/** Where it happened, without what was said about it: messages of bugs may quote the document. */
function stackOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown failure';
  const frames = (error.stack ?? '')
    .split('\n')
    .filter((line) => line.startsWith('    at '))
    .slice(0, 8);
  const name = error instanceof StageFault ? `${error.stage}: ${error.cause instanceof Error ? error.cause.name : 'unknown failure'}` : error.name;
  return [name, ...frames.map((line) => line.trim())].join(' | ');
}
