/** Who may ask the labelling server: the page of its own origin, opened with its token. Other sites that the same browser shows may not. */
import { timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

export interface Guard {
  /** Of the process; in the address that is printed. */
  readonly token: string;
  readonly port: number;
}

export interface GuardedRequest {
  readonly method: string;
  /** Path and query. */
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
}

export interface Refusal {
  readonly status: 401 | 403 | 421;
  readonly message: string;
}

/** Each port has a cookie of its own: browsers distinguish hosts, not ports. */
const cookieName = (port: number): string => `beleg-label-${port}`;
/** Value of Set-Cookie (RFC 6265) for the session. */
export const cookieOf = ({ token, port }: Guard): string => `${cookieName(port)}=${token}; Path=/; HttpOnly; SameSite=Strict`;

/** A page may load these; nothing comes from elsewhere, and no text is ever a script. */
export const headers: Readonly<Record<string, string>> = {
  'content-security-policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
  'cross-origin-resource-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'x-frame-options': 'DENY',
};

/** The `token` parameter of a request's address. */
export const tokenInAddress = (url: string): string | undefined => new URLSearchParams(url.split('?')[1] ?? '').get('token') ?? undefined;

/** Undefined: go on. */
export function refusalOf({ method, url, headers: sent }: GuardedRequest, guard: Guard): Refusal | undefined {
  // A name that resolves to this machine is not this machine (DNS rebinding).
  const hosts = [`127.0.0.1:${guard.port}`, `localhost:${guard.port}`];
  if (!hosts.includes(sent.host ?? '')) return { status: 421, message: `This server answers to ${hosts[0]} alone.` };
  const origins = hosts.map((host) => `http://${host}`);
  const { origin } = sent;
  if (origin !== undefined && !origins.includes(origin)) return { status: 403, message: 'Another site may not ask this server.' };
  // A link of a report opens the page, which holds nothing by itself: what it asks for is asked by its own origin.
  if (isLink(method, url, sent)) return undefined;
  const site = sent['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return { status: 403, message: 'Another site may not ask this server.' };
  const [inHeader, inCookie] = [/^Bearer (\S+)$/.exec(sent.authorization ?? '')?.[1], cookies(sent.cookie).get(cookieName(guard.port))];
  if (isToken(inHeader, guard)) return undefined;
  const isPage = method === 'GET' && url.split('?')[0] === '/';
  if (!isToken(inCookie, guard) && !(isPage && isToken(tokenInAddress(url), guard)))
    return { status: 401, message: 'Open the address that beleg label serve printed: its token is missing or of an earlier start.' };
  // Browsers send it with everything that changes something.
  if (method !== 'GET' && method !== 'HEAD' && origin === undefined) return { status: 403, message: 'Origin is missing.' };
  return undefined;
}

const isLink = (method: string, url: string, sent: IncomingHttpHeaders): boolean =>
  method === 'GET' && url === '/' && sent['sec-fetch-mode'] === 'navigate' && sent['sec-fetch-dest'] === 'document';

function isToken(given: string | undefined, { token }: Guard): boolean {
  const [a, b] = [Buffer.from(given ?? ''), Buffer.from(token)];
  return a.length === b.length && timingSafeEqual(a, b);
}

const cookies = (header = ''): ReadonlyMap<string, string> =>
  new Map(
    header.split(';').flatMap((part): [string, string][] => {
      const at = part.indexOf('=');
      return at < 0 ? [] : [[part.slice(0, at).trim(), part.slice(at + 1).trim()]];
    }),
  );
