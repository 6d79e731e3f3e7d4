/** DetectInvoiceResponse (interface spec): an Extraction in the form of one version of the interface. Absent members are left out, ids are bigint. */
import { detailByName, details } from '../../catalogue/details.js';
import type { Document } from '../../document/document.js';
import type { Extraction } from '../../extraction/extraction.js';
import { detailResponses, groupResponses } from './details.js';
import { type CustomWireDetail, filterMask, type FilterForm, subscriptionMask, wanted, wholeMask } from '../filter.js';
import { type Json, writeJson } from '../json.js';
import { unknown } from './prediction.js';
import { contactResponse, contactsInResponse, lineItemResponse } from './records.js';
import { currentVersion } from '../versions/index.js';
import { hasDetail, knownDetails, ownDetails } from '../versions/known-details.js';
import type { Version } from '../versions/version.js';

export interface ResponseOptions {
  readonly filter?: FilterForm;
  /** Undefined: the current one. */
  readonly version?: Version;
  /** Details the caller may have, by name or flag; undefined: all. */
  readonly subscription?: readonly string[];
  /** Of the customer's bundle; undefined: what the extraction looked for beyond the catalogue. */
  readonly customDetails?: readonly CustomWireDetail[];
  /** Lists of the bundle, by the detail that they answer; undefined: those whose groups were found. */
  readonly lists?: readonly string[];
  /** VAT ids that the caller knows (PropertyStore). */
  readonly receiverVatIds?: readonly string[];
  readonly senderVatIds?: readonly string[];
  /** Built beside the extraction, where asked for; '' where building failed. */
  readonly parts?: Parts;
}

export interface Parts {
  readonly OcrResult?: string;
  readonly OcrPageImages?: readonly string[];
  readonly ResultPdf?: string;
  readonly DocumentText?: string;
  readonly FormattedResult?: string;
  /** Bits of what failed: see state.ts. */
  readonly state?: number;
}

export interface Detected {
  readonly document: Document;
  readonly extraction: Extraction;
  /** Of stages that failed inside; the extraction holds what the others found. */
  readonly failures?: readonly unknown[];
}

export type ResponseObject = { readonly [name: string]: Json | undefined };

/**
 * DetectInvoiceResponse of the version: what the filter asks for within the subscription, also what was not found. A failed part sets its bit in
 * InvoiceState.
 */
export function responseOf(detected: Detected, options: ResponseOptions = {}): ResponseObject {
  const { document } = detected;
  const extraction = isEmpty(document) ? ofNothing(detected.extraction) : detected.extraction;
  const { version = currentVersion } = options;
  const custom = ownDetails(version, options.customDetails ?? unlisted(extraction), options.lists ?? listsOf(extraction));
  const known = [...details, ...custom];
  const subscription = options.subscription ? subscriptionMask(options.subscription, known) : wholeMask;
  const asked = wanted(filterMask(options.filter, knownDetails(version, custom), version.bits), subscription);
  const common = {
    wanted: asked,
    version,
    custom,
    ...(options.receiverVatIds && { receiverVatIds: options.receiverVatIds }),
    ...(options.senderVatIds && { senderVatIds: options.senderVatIds }),
  };
  const wants = (name: string) => hasDetail(version, name) && asked(detailByName.get(name)!.id);
  const contact = (role: 'Sender' | 'Receiver') => {
    const found = wants(role) ? extraction.contacts.find((each) => each.role === role) : undefined;
    return found && contactResponse(found, version);
  };
  const { state = 0, ...parts } = options.parts ?? {};
  return inVersion(version, {
    DocumentResolution: Math.round(document.resolution),
    DocumentFormat: document.format,
    Language: document.language,
    Countries: document.countries.length ? document.countries.join(',') : undefined,
    InvoiceDetailTypePredictions: detailResponses(extraction, common),
    PredictionGroups: groupResponses(extraction, common),
    LineItemTable: wants('LineItems') ? { LineItems: extraction.lineItems.map((item, i) => lineItemResponse(item, i, version)) } : undefined,
    Sender: contact('Sender'),
    Receiver: contact('Receiver'),
    Contacts: wants('Contacts') ? contactsInResponse(extraction, document.language, version) : undefined,
    IsQualityOk: document.quality.mean <= acceptableDoubt,
    OcrWordQuality: document.quality.wordRatio,
    MeanCharacterConfidenceValue: document.quality.mean,
    StdDevCharacterConfidenceValue: document.quality.deviation,
    MaxCharacterConfidenceValue: Math.round(document.quality.max),
    ...parts,
    InvoiceState: state,
    Confidence: extraction.confidence ?? unknown,
  });
}

/** Nothing to read on any page. */
const isEmpty = ({ pages }: Document): boolean => pages.every(({ words, codes }) => words.length === 0 && codes.length === 0);

/** An empty document has no findings: networks still name a type for it, and the caller's country implies a currency. */
const ofNothing = ({ documentType, lookedFor }: Extraction): Extraction => ({
  documentType: { ...documentType, value: '' },
  predictions: [],
  groups: [],
  contacts: [],
  lineItems: [],
  lookedFor,
});

/** The body of a DetectInvoiceResponse. Whole numbers that JavaScript cannot hold exactly (TypeId of 64 bits) are written digit by digit. */
export const responseJson = (detected: Detected, options: ResponseOptions = {}): string => writeJson(responseOf(detected, options));

/** Mean doubt of a character (0 sure … 100) up to which a reading is good enough to build on. */
const acceptableDoubt = 30;

/** The version's own members, in its order. */
export function inVersion(version: Version, members: ResponseObject): ResponseObject {
  return Object.fromEntries(version.responseFields.filter((field) => members[field] !== undefined).map((field) => [field, members[field]]));
}

/** Custom details that the caller did not list: names beyond the catalogue. */
function unlisted({ lookedFor, predictions }: Extraction): CustomWireDetail[] {
  const names = new Set([...lookedFor, ...predictions.map(({ name }) => name)]);
  return [...names].filter((name) => !detailByName.has(name)).map((name) => ({ name }));
}

const listsOf = ({ groups }: Extraction): string[] =>
  groups.filter(({ members }) => members.some(({ name }) => name.endsWith('Hint'))).map(({ name }) => name.replace(/Group$/, ''));
