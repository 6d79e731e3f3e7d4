/** Corrects misread web and mail addresses by how they are written: "https://mww.", "max@firma de", "eva@gmoil.com". */
import { isHost } from '../../values/contact/host.js';
import type { OcrWord } from '../ocr-word.js';
import { joinWords } from './join-words.js';
import { providerLike } from './mail-providers.js';

const beginning = /^(https?:)\/{1,3}[\][,|/]{0,1}(?:[^./\s]ww|www)\.(?=[\p{L}\d])/u;
/** A mail address without an end, a web address without its name. */
const headless = /^(?:[\p{L}\d._%+-]{1,64}@(?<name>[\p{L}\d-]{2,63})|(?:https?:\/\/)?www)$/u;
const rest = /^(?<host>[\p{L}\d-]{2,63}(?:\.[\p{L}\d-]{2,63}){0,3})(?:\/\S*)?[.,;)]?$/u;
const mail = /^(?<local>\S{1,64}@)(?<host>[\p{L}\d-]{2,63}(?:\.[\p{L}\d-]{2,63}){1,3})(?<after>[.,;)]?)$/u;
/** Ends that are no words of a sentence: behind "name@bank", as Indian payment addresses are, "Bank" and "in" are words. */
const plainEnd = /^(?:com|net|org|eu|de|at|ch|fr|pl|cz|sk|nl|be|dk|se|hu|hr|ro|com\.[a-z]{2}|co\.[a-z]{2})$/;
/** Greatest gap of a lost point, in heights of the line. */
const widest = 0.6;

/** Misread beginnings become "//www.", a point that was read as a blank is put back, a provider of mailboxes that differs in a letter is that provider. */
export function correctWebAddresses(words: readonly OcrWord[]): readonly OcrWord[] {
  const corrected: OcrWord[] = [];
  for (const word of words) {
    const last = corrected.at(-1);
    if (last && lostPoint(last, word)) corrected[corrected.length - 1] = withProvider(joinWords({ ...last, text: `${last.text.trim()}.` }, word));
    else corrected.push(withProvider(withBeginning(word)));
  }
  return corrected;
}

function withBeginning(word: OcrWord): OcrWord {
  const text = word.text.trim();
  return beginning.test(text) ? { ...word, text: text.replace(beginning, '$1//www.') } : word;
}

/** Whether a point is lost between two words of one line, without which neither is an address. */
function lostPoint(a: OcrWord, b: OcrWord): boolean {
  const [head, tail] = [headless.exec(a.text.trim()), rest.exec(b.text.trim())?.groups?.host];
  if (!head || tail === undefined) return false;
  const gap = b.box.x - a.box.x - a.box.width;
  if (gap < -a.lineHeight / 4 || gap > widest * a.lineHeight || Math.abs(a.baseline - b.baseline) > a.lineHeight / 4) return false;
  const name = head.groups?.name;
  return name === undefined ? isHost(tail) : plainEnd.test(tail) && isHost(`${name}.${tail}`);
}

function withProvider(word: OcrWord): OcrWord {
  const { local, host, after } = mail.exec(word.text.trim())?.groups ?? {};
  const provider = host === undefined ? undefined : providerLike(host.toLowerCase());
  return provider === undefined ? word : { ...word, text: `${local}${provider}${after}` };
}
