/** DetectInvoiceRequest (interface-spec.md) from the bytes of a body: JSON or form, in all the forms that clients send (wire-facts.md). */
import { languages as knownLanguages } from '../catalogue/languages/index.js';
import { InputError } from '../errors.js';
import { decodeBase64 } from './base64.js';
import { otherBody } from './body-kind.js';
import type { FilterForm } from './filter.js';
import { readForm } from './form.js';
import { type Json, readJson } from './json.js';
import { type Properties, propertiesOf } from './properties.js';
import { requestSchema } from './schemas.js';
import { type Version, type VersionName, versionOfMinor, versions } from './versions.js';

export interface DetectRequest {
  /** The version to answer in: 1.11's address has a field for it. */
  readonly version: VersionName;
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
}

const schemas = new Map(versions.map((version) => [version.name, requestSchema(version)]));
const formType = 'application/x-www-form-urlencoded';

/** Throws InputError for what cannot be understood; members that the version does not know are ignored. */
export function readRequest(body: Uint8Array, contentType: string | undefined, version: Version): DetectRequest {
  const other = otherBody(body, contentType);
  if (other) throw new InputError(`body: ${other}`);
  const text = Buffer.from(body.buffer, body.byteOffset, body.byteLength).toString('utf8');
  // curl calls every body a form unless told otherwise.
  const isForm = (contentType?.toLowerCase().startsWith(formType) ?? false) && !/^\s*\{/.test(text);
  const members = isForm ? readForm(text) : readJson(text.charCodeAt(0) === 0xfeff ? text.slice(1) : text);
  if (typeof members !== 'object' || members === null || Array.isArray(members))
    throw new InputError('body: no JSON object. Send a DetectInvoiceRequest such as {"Invoice": "<base64>"}');
  return requestOf(members as Readonly<Record<string, Json>>, version, isForm);
}

export function requestOf(members: Readonly<Record<string, unknown>>, version: Version, isForm = false): DetectRequest {
  const parsed = schemas.get(version.name)!.safeParse(members);
  if (!parsed.success) {
    const issue = parsed.error.issues[0]!;
    const missing = issue.path[0] === 'Invoice' && members.Invoice === undefined;
    throw new InputError(
      missing
        ? 'Invoice: missing. Send the document as base64'
        : `${issue.path.join('.') || 'body'}: ${issue.message}. See ${version.segment}/openapi for the types`,
    );
  }
  const request = parsed.data;
  const named = namedVersion(request.Version);
  if (named && named.name !== version.name) return requestOf(members, named, isForm);
  return {
    version: version.name,
    filter: request.Filter,
    invoice: decodeBase64(request.Invoice ?? '', isForm),
    ebInterface: request.Format === 1 || /^(1|ebinterface)$/i.test(String(request.Format)),
    properties: propertiesOf(storeOf(request.PropertyStore), version),
    createResultPdf: request.CreateResultPdf ?? false,
    addOcrResult: request.AddOcrResult ?? false,
    addOcrPageImages: request.AddOcrPageImages ?? false,
    addDocumentText: request.AddDocumentText ?? false,
    languages: languagesOf(request.Languages),
  };
}

/** "v1-18" and "1.18" alike; another name is no version of ours and changes nothing. */
function namedVersion(name: string | null | undefined): Version | undefined {
  const minor = /^v?1[.-](\d{1,3})$/i.exec(name?.trim() ?? '')?.[1];
  return minor === undefined ? undefined : versionOfMinor(Number(minor));
}

/** A form has it as one JSON text, where it is not spread over PropertyStore[Name] fields. */
function storeOf(store: Record<string, unknown> | string | null | undefined): Readonly<Record<string, unknown>> {
  if (typeof store !== 'string') return store ?? {};
  if (store.trim() === '') return {};
  const value = readJson(store);
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new InputError('PropertyStore: no JSON object. Send names and texts, such as {"SessionLogId": "4711"}');
  return value as Readonly<Record<string, unknown>>;
}

const codes = new Set(knownLanguages.map(({ code }) => code));

/** "de-AT" counts as de; a language that nobody reads here cannot restrict anything. */
function languagesOf(list: string | null | undefined): string[] {
  const named = (list ?? '').split(/[,;\s]+/).map((code) => code.toLowerCase().split(/[-_]/)[0]!);
  return [...new Set(named.map((code) => (code === 'no' ? 'nb' : code)).filter((code) => codes.has(code)))];
}
