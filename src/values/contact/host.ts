/** Names of hosts (RFC 1123, IDNs as letters) that can exist: a domain below a suffix of the public suffix list, or below one reserved for examples (RFC 2606). */
import { createRequire } from 'node:module';
import { remembered } from '../../remembered.js';

// An import would have all of it, which is one long table, searched for the names that it exports.
const { parse } = createRequire(import.meta.url)('tldts') as typeof import('tldts');

const reserved = /[^.]\.(?:example|test|invalid)$/;
const name = /^(?=.{4,253}$)(?:[\p{L}\d](?:[\p{L}\p{M}\d-]{0,61}[\p{L}\d])?\.){1,8}(?:\p{L}{2,24}|xn--[a-z\d-]{2,59})$/u;

/** Whether mail or pages can be served there. "co.uk" alone, "gen.m.b.h" and "factur-x.xml" are none. `host`: without port. */
export const isHost: (host: string) => boolean = remembered((host) => {
  const lower = host.toLowerCase();
  if (!name.test(lower)) return false;
  const { domain, isIcann } = parse(lower, { extractHostname: false, allowPrivateDomains: false });
  return reserved.test(lower) || (isIcann === true && domain !== null);
}, 2000);

/** The domain that a host is registered below ("shop.example.co.uk" → "example.co.uk"), and its first label; both the host's own below no public suffix. `host`: without port. */
export function registered(host: string): { readonly domain: string; readonly label: string } {
  const { domain, domainWithoutSuffix } = parse(host, { extractHostname: false, allowPrivateDomains: false });
  return { domain: domain ?? host, label: domainWithoutSuffix || host };
}
