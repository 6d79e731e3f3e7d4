/** Hosts that a page names where nothing is in doubt: mail goes to the host of a company's web site as a rule. */
import { isHost } from '../../values/contact/host.js';
import type { OcrWord } from '../ocr-word.js';
import { isProvider } from './mail-providers.js';

const site = /^[^\p{L}\d]?(?:https?:\/\/)?www\.(?<host>[\p{L}\d.-]{4,253}?)(?:\/\S*)?[.,;)|]?$/iu;
const mail = /^[\p{L}\d._%+-]{1,64}@(?<host>[\p{L}\d.-]{4,253}?)[.,;)|]?$/u;

/** In lower case, of web sites and of mail addresses but for those of providers. */
export function ownHosts(words: readonly OcrWord[]): ReadonlySet<string> {
  const named = words.flatMap(({ text }) => (site.exec(text.trim()) ?? mail.exec(text.trim()))?.groups?.host?.toLowerCase() ?? []);
  return new Set(named.filter((host) => isHost(host) && !isProvider(host)));
}
