/** DetectInvoiceRequest (interface spec) from the bytes of a body: JSON or form, in all the forms that clients send (wire facts). */
import { languages as knownLanguages } from '../../catalogue/languages/index.js';
import { apiError } from '../errors.js';
import { decodeBase64 } from './base64.js';
import { otherBody } from './body-kind.js';
import type { FilterForm } from '../filter.js';
import { readForm } from './form.js';
import { type Json, readJson } from '../json.js';
import { notes } from '../notes.js';
import { namedAs } from './member-names.js';
import { type Properties, propertiesOf } from './properties.js';
import { requestSchema } from '../description/schemas.js';
import { versionNumbered } from '../versions/index.js';
import type { Version } from '../versions/version.js';

export interface DetectRequest {
  /** The version to answer in: 1.11's address has a field for it. */
  readonly version: Version;
  readonly filter: FilterForm;
  readonly invoice: Uint8Array;
  readonly ebInterface: boolean;
  readonly properties: Properties;
  readonly createResultPdf: boolean;
  readonly addOcrResult: boolean;
  readonly addOcrPageImages: boolean;
  readonly addDocumentText: boolean;
  /** Empty: all. */
  readonly languages: readonly string[];
  /** Notes for the client about what has no effect (notes.ts). */
  readonly notes: readonly string[];
}

const formType = 'application/x-www-form-urlencoded';

/** Throws ApiError for what cannot be understood; members that the version does not know are ignored. */
export function readRequest(body: Uint8Array, contentType: string | undefined, version: Version): DetectRequest {
  const other = otherBody(body, contentType);
  if (other) throw other;
  const text = Buffer.from(body.buffer, body.byteOffset, body.byteLength).toString('utf8');
  // curl sends every body as a form by default.
  const isForm = (contentType?.toLowerCase().startsWith(formType) ?? false) && !/^\s*\{/.test(text);
  const members = isForm ? readForm(text) : readJson(text.charCodeAt(0) === 0xfeff ? text.slice(1) : text);
  if (typeof members !== 'object' || members === null || Array.isArray(members)) throw apiError('BODY_NO_OBJECT');
  return requestOf(members as Readonly<Record<string, Json>>, version, isForm);
}

/**
 * Checks a parsed body. Names are compared without case; a Version in it goes before that of the address. Throws the interface's error with the member that
 * is not valid.
 */
function requestOf(sent: Readonly<Record<string, unknown>>, version: Version, isForm = false): DetectRequest {
  const members = namedAs(sent, version.requestFields);
  const parsed = requestSchema(version).safeParse(members);
  if (!parsed.success) {
    const issue = parsed.error.issues[0]!;
    throw apiError('MEMBER', issue.path.join('.'), issue.message, `${version.segment}/openapi`);
  }
  const request = parsed.data;
  if (request.Invoice === undefined || request.Invoice === null) throw apiError('INVOICE_MISSING');
  const named = namedVersion(request.Version);
  if (named && named.name !== version.name) return requestOf(sent, named, isForm);
  const format = formatOf(request.Format);
  const { languages, unknown } = languagesOf(request.Languages);
  return {
    version,
    filter: request.Filter,
    invoice: decodeBase64(request.Invoice, isForm),
    ebInterface: format === 'EbInterface',
    properties: propertiesOf(storeOf(request.PropertyStore), version),
    createResultPdf: request.CreateResultPdf ?? false,
    addOcrResult: request.AddOcrResult ?? false,
    addOcrPageImages: request.AddOcrPageImages ?? false,
    addDocumentText: request.AddDocumentText ?? false,
    languages,
    notes: [
      ...(format === undefined ? [notes.FORMAT(request.Format)] : []),
      ...(unknown.length > 0
        ? [
            notes.LANGUAGES(
              unknown,
              knownLanguages.map(({ code }) => code),
            ),
          ]
        : []),
    ],
  };
}

/** Format by name or number, as in JSON or a form. */
const formats: Readonly<Record<string, 'None' | 'EbInterface'>> = { '': 'None', '0': 'None', none: 'None', '1': 'EbInterface', ebinterface: 'EbInterface' };
const formatOf = (format: number | string | null | undefined) =>
  formats[
    String(format ?? '')
      .trim()
      .toLowerCase()
  ];

/** Of "v1-18" or "1.18"; undefined for any other name. */
function namedVersion(name: string | null | undefined): Version | undefined {
  const [, major, minor] = /^v?(\d{1,2})[.-](\d{1,3})$/i.exec(name?.trim() ?? '') ?? [];
  return minor === undefined ? undefined : versionNumbered(Number(major), Number(minor));
}

/** In a form PropertyStore may be one JSON text. */
function storeOf(store: Record<string, unknown> | string | null | undefined): Readonly<Record<string, unknown>> {
  if (typeof store !== 'string') return store ?? {};
  if (store.trim() === '') return {};
  const value = readJson(store);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw apiError('PROPERTY_STORE');
  return value as Readonly<Record<string, unknown>>;
}

const codes = new Map(knownLanguages.flatMap(({ code, otherCodes }) => [code, ...otherCodes].map((each) => [each, code] as const)));

/** Base codes ("de-AT" → de); unknown languages restrict nothing and are reported. */
function languagesOf(list: string | null | undefined): { readonly languages: readonly string[]; readonly unknown: readonly string[] } {
  const named = (list ?? '').split(/[,;\s]+/).filter(Boolean);
  const all = named.map((name) => [name, codes.get(name.toLowerCase().split(/[-_]/)[0]!)] as const);
  const unknown = all.flatMap(([name, code]) => (code === undefined ? [name] : []));
  return { languages: [...new Set(all.flatMap(([, code]) => code ?? []))], unknown: [...new Set(unknown)].slice(0, 5) };
}
