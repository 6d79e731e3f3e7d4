/** E-mail addresses whose "@" was misread ("infoQfirma.de", "info Ofirma.de"): detected by context and one broad glyph. */
import { inkRuns, rowExtent, advanceWidth } from '../ocr/glyph-columns.js';
import type { GreyPicture, Interval } from '../raster/picture.js';
import type { OcrWord } from '../ocr-word.js';
import { joinWords } from './join-words.js';
import { isProvider } from './mail-providers.js';
import { ownHosts } from './own-hosts.js';

/** What "@" is misread as, up to three letters. */
const taken = /^[QOGCØ©®&€?(9][QOG0)dDEeW&6(©®]{0,2}$/;
/** Further misreadings, accepted only where the glyph is as high as "@" alone, in em. */
const likely = /^(?:[#"øÖdeEM][QOG0)dDEeWM&6("]{0,2}|[QOGCØ©®&€?(9][QOG0)dDEeWM&6("]{0,2})$/;
const [below, tall] = [0.1, 0.82];
const local = /^(?!www\.|https?)[a-z0-9][a-z0-9._+-]{0,63}$/;
const domain = /^[a-z0-9][a-z0-9-]{1,62}(?:\.[a-z0-9-]{1,62}){0,3}\.[a-z]{2,10}[,;.]?$/;
const longestTaken = 3;
/** In em: width of the glyph's ink, and tolerance of its centre around the expected place. */
const [narrowest, broadest, farthest] = [0.78, 1.3, 0.45];
/** Greatest gap in em between the parts of one address. */
const closest = 1.5;

/** `emOf` gives a word's em in pixels. */
export function restoreAtSigns(image: GreyPicture, words: readonly OcrWord[], emOf: (word: OcrWord) => number): readonly OcrWord[] {
  const corrected: OcrWord[] = [];
  const hosts = ownHosts(words);
  const isMailHost = (host: string): boolean => isProvider(host) || hosts.has(host);
  for (const word of words) {
    const [last, em] = [corrected.at(-1), emOf(word)];
    const own = mailIn(image, word, em, isMailHost);
    const both = !own && last && mayBeMail(word.text) && joined(last, word, em);
    const split = both && mailIn(image, both, em, isMailHost, last.text.trim().length);
    if (split) corrected[corrected.length - 1] = { ...both, text: split };
    else corrected.push(own ? { ...word, text: own } : word);
  }
  return corrected;
}

const mayBeMail = (text: string): boolean => /[a-z]\.[a-z]{2}/.test(text) && !text.includes('@');

/** Two adjacent words of one line, joined. */
function joined(a: OcrWord, b: OcrWord, em: number): OcrWord | undefined {
  const gap = b.box.x - a.box.x - a.box.width;
  return Math.abs(a.baseline - b.baseline) > em / 3 || gap < -em || gap > closest * em ? undefined : joinWords(a, b);
}

/** The corrected address, with any sign in the place of "@" where mail goes to the host; `seam` is where two words were joined, and where the "@" is or was left out. */
function mailIn(image: GreyPicture, word: OcrWord, em: number, isMailHost: (host: string) => boolean, seam?: number): string | undefined {
  const [text, box] = [word.text.trim(), word.box];
  if (!mayBeMail(text) || text.length > 100) return undefined;
  const mails: { readonly mail: string; readonly sure: boolean }[] = [];
  for (let at = 1; at < text.length - 4; at++) {
    if (!local.test(text.slice(0, at))) continue;
    for (let length = seam === undefined ? 1 : 0; length <= longestTaken; length++) {
      const atSeam = seam === undefined || (at <= seam && at + length >= seam);
      const sign = text.slice(at, at + length);
      const host = text.slice(at + length);
      if (atSeam && (length === 0 || likely.test(sign) || isMailHost(host.replace(/[,;.]$/, ''))) && domain.test(host))
        mails.push({ mail: `${text.slice(0, at)}@${text.slice(at + length)}`, sure: length === 0 || taken.test(sign) });
    }
  }
  if (mails.length === 0) return undefined;
  const runs = inkRuns(image, box);
  const around = { ...box, y: word.baseline - em, height: 1.35 * em };
  const isTall = (run: Interval) => {
    const { top, bottom } = rowExtent(image, around, run);
    return bottom - word.baseline >= below * em && bottom - top >= tall * em;
  };
  const [best] = mails.map(({ mail, sure }) => ({ mail, off: offOf(mail, runs, sure ? () => true : isTall) })).sort((a, b) => a.off - b.off);
  return best!.off <= farthest ? best!.mail : undefined;
}

/** Distance in em between a glyph as broad as "@" and its expected place; infinite where there is none. */
function offOf(mail: string, runs: readonly Interval[], may: (run: Interval) => boolean): number {
  const letters = [...mail];
  const usual = letters.reduce((sum, letter) => sum + advanceWidth(letter), 0);
  const before = letters.slice(0, mail.indexOf('@')).reduce((sum, letter) => sum + advanceWidth(letter), 0);
  const start = runs[0]?.from ?? 0;
  // The em as set: condensed type is narrower.
  const em = ((runs.at(-1)?.to ?? 0) - start) / usual;
  const middle = start + (before + advanceWidth('@') / 2) * em;
  const broad = runs.filter(({ from, to }) => to - from >= narrowest * em && to - from <= broadest * em && may({ from, to }));
  return Math.min(Infinity, ...broad.map(({ from, to }) => Math.abs((from + to) / 2 - middle) / em));
}
