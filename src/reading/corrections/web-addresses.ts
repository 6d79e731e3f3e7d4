/** Corrects misread web and mail addresses by how they are written: "https://mww.", "max@firma de", "eva@gmoil.com". */
import { isHost } from '../../values/contact/host.js';
import type { OcrWord } from '../ocr-word.js';
import { joinWords } from './join-words.js';
import { providerLike } from './mail-providers.js';
import { ownHosts } from './own-hosts.js';

/** "www." with a letter too many, too few or another one. */
const nearly = /^(?=[^.]{0,2}w[^.]{0,2}w)(?!www\.)[wvaiumWVM]{2,4}\.(?=[\p{L}\d])/u;
const beginning = /^(https?:)\/{1,3}[\][,|/]{0,1}(?:[^./\s]ww|www)\.(?=[\p{L}\d])/u;
/** A mail address without an end, a web address without its name. */
const headless = /^(?:[\p{L}\d._%+-]{1,64}@(?<name>[\p{L}\d-]{2,63})|(?:https?:\/\/)?www)$/u;
const rest = /^(?<host>[\p{L}\d-]{2,63}(?:\.[\p{L}\d-]{2,63}){0,3})(?:\/\S*)?[.,;)]?$/u;
const mail = /^(?<local>\S{1,64}@)(?<host>[\p{L}\d-]{2,63}(?:\.[\p{L}\d-]{2,63}){1,3})(?<after>[.,;)]?)$/u;
/** Ends that are no words of a sentence: behind "name@bank", as Indian payment addresses are, "Bank" and "in" are words. */
const plainEnd = /^(?:com|net|org|eu|de|at|ch|fr|pl|cz|sk|nl|be|dk|se|hu|hr|ro|com\.[a-z]{2}|co\.[a-z]{2})$/;
/** A sign that was read beside "@". */
const beside = /^(?<local>[\p{L}\d._%+-]{1,64})[([{|]@(?<host>[\p{L}\d.-]{4,253})$/u;
const [localPart, hostPart] = [/^[a-z\d](?:[a-z\d._-]{0,62}[a-z\d])?$/, /^@(?<host>[\p{L}\d.-]{4,253}?)[.,;)]?$/u];
/** Greatest gap of a lost point, in heights of the line. */
const widest = 0.6;

/**
 * Misread beginnings become "//www." or "www.", a point that was read as a blank is put back, a provider of mailboxes that differs in a letter is that provider, and a
 * host without its points is that of the page's web site.
 */
export function correctWebAddresses(words: readonly OcrWord[]): readonly OcrWord[] {
  const begun = words.map(withBeginning);
  const byLetters = new Map([...ownHosts(begun)].map((host) => [host.replaceAll('.', ''), host]));
  const corrected: OcrWord[] = [];
  for (const word of begun) {
    const last = corrected.at(-1);
    if (last && lostPoint(last, word)) corrected[corrected.length - 1] = withProvider(joinWords({ ...last, text: `${last.text.trim()}.` }, word));
    else if (last && isParted(last, word)) corrected[corrected.length - 1] = withProvider(joinWords(last, word));
    else corrected.push(withProvider(withPoints(withoutSign(word), byLetters)));
  }
  return corrected;
}

function withBeginning(word: OcrWord): OcrWord {
  const text = word.text.trim();
  if (beginning.test(text)) return { ...word, text: text.replace(beginning, '$1//www.') };
  return nearly.test(text) && isHost(text.replace(nearly, '').replace(/(?:\/.*)?[.,;)]?$/, '')) ? { ...word, text: text.replace(nearly, 'www.') } : word;
}

function withoutSign(word: OcrWord): OcrWord {
  const { local, host } = beside.exec(word.text.trim())?.groups ?? {};
  return host !== undefined && isHost(host) ? { ...word, text: `${local}@${host}` } : word;
}

/** "post@firmade" where the page names "firma.de". */
function withPoints(word: OcrWord, byLetters: ReadonlyMap<string, string>): OcrWord {
  const name = headless.exec(word.text.trim())?.groups?.name;
  const host = name === undefined ? undefined : byLetters.get(name.toLowerCase());
  return host === undefined ? word : { ...word, text: word.text.trim().replace(/@.*$/, `@${host}`) };
}

const isBeside = (a: OcrWord, b: OcrWord): boolean => {
  const gap = b.box.x - a.box.x - a.box.width;
  return gap >= -a.lineHeight / 4 && gap <= widest * a.lineHeight && Math.abs(a.baseline - b.baseline) <= a.lineHeight / 4;
};

/** Whether a blank was read before the "@" of an address. */
function isParted(a: OcrWord, b: OcrWord): boolean {
  const host = hostPart.exec(b.text.trim())?.groups?.host;
  return host !== undefined && localPart.test(a.text.trim()) && isBeside(a, b) && isHost(host);
}

/** Whether a point is lost between two words of one line, without which neither is an address. */
function lostPoint(a: OcrWord, b: OcrWord): boolean {
  const [head, tail] = [headless.exec(a.text.trim()), rest.exec(b.text.trim())?.groups?.host];
  if (!head || tail === undefined || !isBeside(a, b)) return false;
  const name = head.groups?.name;
  return name === undefined ? isHost(tail) : plainEnd.test(tail) && isHost(`${name}.${tail}`);
}

function withProvider(word: OcrWord): OcrWord {
  const { local, host, after } = mail.exec(word.text.trim())?.groups ?? {};
  const provider = host === undefined ? undefined : providerLike(host.toLowerCase());
  return provider === undefined ? word : { ...word, text: `${local}${provider}${after}` };
}
