/** Addresses as clients write them, brought to the form in which the routes are written: small letters, one slash between segments and none at the end, one segment a version. */
import { versionOfMinor } from '../../api/versions/index.js';

export function canonicalUrl(url: string): string {
  const question = url.indexOf('?');
  const [path, query] = question < 0 ? [url, ''] : [url.slice(0, question), url.slice(question)];
  const segments = path.toLowerCase().split('/').filter(Boolean);
  const version = /^v1-(\d{1,3})$/.exec(segments[0] ?? '');
  const known = version && versionOfMinor(Number(version[1]));
  const rest = segments.slice(known ? 1 : 0);
  return `${known?.segment ?? ''}${rest.length || !known ? `/${rest.join('/')}` : ''}${query}`;
}
