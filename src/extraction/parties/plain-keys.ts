/** Ids behind a key that names a country's own number and nothing else: "NIP", "P.IVA", "CNPJ", "EIN". They are found whatever the network says of them and whatever their check digits do. */
import { languages } from '../../catalogue/languages/index.js';
import { bare } from '../../features/fold.js';
import { factsOn } from '../../features/word-facts.js';
import type { Ranked } from '../decoding/ranking.js';

const vatKeys: ReadonlySet<string> = new Set(
  'nip piva partitaiva partiva cfepiva codfiscepiva cfpiva pivacf oib cif nif cifnif nifcif nifiva nipc contribuinte cnpj cnpjcpf cpfcnpj cuit rfc abn gst gstin vkn vkntckn vergi vergikimlik'.split(
    ' ',
  ),
);
/** Those of them that say VAT id whatever the network takes them for: it learned of no such candidates. */
const onlyVatKeys: ReadonlySet<string> = new Set('cnpj cnpjcpf cpfcnpj cuit rfc abn gstin'.split(' '));
const taxKeys: ReadonlySet<string> = new Set('ein fein federaltaxid employeridentification siret'.split(' '));
/** "ABN No.", "GSTIN/UIN", "Vergi Kimlik Numarası": words for the number itself. */
const number = /(?:no|nr|nro|n|num(?:ber|ero|arasi)?|uin|mf)$/;
const longestKey = 5;
/** In heights of the number: how far above it its key may stand, and how far its left edge may be off. */
const [reach, edge] = [2.5, 1.5];

const keys = { vat: vatKeys, onlyVat: onlyVatKeys, tax: taxKeys } as const;
/** No other number is written like a CNPJ. */
const cnpj = /^\d{2}\.\d{3}\.\d{3}\/\d{4}-\d{2}$/;
const customers: ReadonlySet<string> = new Set(languages.flatMap(({ decoding }) => decoding.customers.map(bare)));
const is = (kind: keyof typeof keys, text: string): boolean => keys[kind].has(text) || keys[kind].has(text.replace(number, ''));

/** Whether such a key stands right before it, or alone right above it. */
export function hasPlainKey(kind: keyof typeof keys, { candidate, page }: Pick<Ranked, 'candidate' | 'page'>): boolean {
  if (kind !== 'tax' && cnpj.test(candidate.text)) return true;
  const { tokens } = page;
  const words = factsOn(tokens);
  const { line, box } = tokens[candidate.first]!;
  let text = '';
  for (let i = candidate.first - 1; i >= candidate.first - longestKey && tokens[i]?.line === line; i--) {
    if (/\d/.test(words[i]!.bare)) break;
    text = words[i]!.bare + text;
    if (is(kind, text)) return true;
  }
  return tokens.some(({ box: above, text: key }) => {
    const gap = box.y - above.y;
    return gap > 0.4 * box.height && gap < reach * box.height && Math.abs(above.x - box.x) < edge * box.height && is(kind, bare(key));
  });
}

/** Whether the word before the key is one for who buys. */
export function isCustomers({ candidate: { first }, page: { tokens } }: Pick<Ranked, 'candidate' | 'page'>): boolean {
  const words = factsOn(tokens);
  return [1, 2, 3].some((back) => tokens[first - back]?.line === tokens[first]!.line && customers.has(words[first - back]!.bare));
}

/** Those behind such a key in reading order; of several that begin together the longest. */
export function plainIds(kind: keyof typeof keys, ranked: readonly Ranked[]): Ranked[] {
  const found = ranked.filter((each) => hasPlainKey(kind, each));
  return found
    .filter((a) => !found.some((b) => b !== a && b.page === a.page && covers(b, a)))
    .sort((a, b) => a.page.page - b.page.page || a.candidate.first - b.candidate.first);
}

const covers = ({ candidate: a }: Ranked, { candidate: b }: Ranked): boolean => a.first <= b.first && a.last >= b.last && a.text.length > b.text.length;
