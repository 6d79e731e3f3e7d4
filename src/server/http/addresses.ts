/** Addresses as clients write them, brought to the form in which the routes are written: small letters, one slash between segments and none at the end, one segment a version. */
import { type Version, versionNumbered, versions } from '../../api/versions/index.js';

export function canonicalUrl(url: string, all: readonly Version[] = versions): string {
  const question = url.indexOf('?');
  const [path, query] = question < 0 ? [url, ''] : [url.slice(0, question), url.slice(question)];
  const segments = path.toLowerCase().split('/').filter(Boolean);
  const version = /^v(\d{1,2})-(\d{1,3})$/.exec(segments[0] ?? '');
  const known = version && versionNumbered(Number(version[1]), Number(version[2]), all);
  const rest = segments.slice(known ? 1 : 0);
  return `${known?.segment ?? ''}${rest.length || !known ? `/${rest.join('/')}` : ''}${query}`;
}
