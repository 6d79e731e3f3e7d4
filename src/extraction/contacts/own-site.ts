/** The web site of a sender that the network left out: an address below the domain of its mail addresses, or one that is its name. */
import { bare } from '../../fold.js';
import { fieldValue } from '../../values/contact/field-value.js';
import { registered } from '../../values/contact/host.js';
import { url } from '../../values/contact/url.js';
import type { Places } from './placed-towns.js';
import { type ContactSpan, spanOfTokens } from './spans/span.js';

/** Probability of such a site. */
const told = 0.9;
/** Fewer letters of a domain are in many a name. */
const fewest = 6;

/** The spans with such a site; the same object where there is none, or the sender has one. */
export function ownSite(spans: readonly ContactSpan[], { pages }: Pick<Places, 'pages'>): readonly ContactSpan[] {
  const own = spans.filter(({ role }) => role === 'Sender');
  if (own.length === 0 || own.some(({ field, value }) => field === 'WebsiteUrl' && value !== '')) return spans;
  const domains = new Set(own.flatMap(({ field, value }) => (field === 'Email' && value !== '' ? [registered(value.split('@')[1]!).domain] : [])));
  const names = own.flatMap(({ field, text }) => (field === 'Name' ? [bare(fieldValue('Name', text, undefined))] : []));
  for (const { page } of pages)
    for (const token of page.tokens) {
      const site = token.text.includes('.') && !token.text.includes('@') && url.find(token.text).length > 0 ? url.read(token.text)[0] : undefined;
      if (!site || spans.some(({ tokens }) => tokens.includes(token))) continue;
      const host = site.value.slice('https://'.length).split(/[/:?#]/)[0]!;
      const { domain, label } = registered(host);
      if (domains.has(domain) || (bare(label).length >= fewest && names.some((name) => name.includes(bare(label)))))
        return [...spans, spanOfTokens({ role: 'Sender', field: 'WebsiteUrl', probability: told, page: page.page }, [token])];
    }
  return spans;
}
