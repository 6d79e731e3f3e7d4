/** Addresses as clients write them → the form of the routes: lower case, one slash between segments, none at the end, the segment of a served version. */
import { type Version, versionNumbered, versions } from '../../api/versions/index.js';

/** "/V1-12//InvoiceDetail/detect/" → "/v1-18/invoicedetail/detect". The query stays as it is. */
export function canonicalUrl(url: string, served: readonly Version[] = versions): string {
  const question = url.indexOf('?');
  const [path, query] = question < 0 ? [url, ''] : [url.slice(0, question), url.slice(question)];
  const segments = path.toLowerCase().split('/').filter(Boolean);
  const [, major, minor] = /^v(\d{1,2})-(\d{1,3})$/.exec(segments[0] ?? '') ?? [];
  const version = minor === undefined ? undefined : versionNumbered(Number(major), Number(minor), served);
  const rest = segments.slice(version ? 1 : 0);
  return `${version?.segment ?? ''}${rest.length || !version ? `/${rest.join('/')}` : ''}${query}`;
}
