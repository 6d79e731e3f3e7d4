/** Case and diacritics folded, so that "Město" and "mesto" are one word. The features are computed with it: a change needs another `featuresVersion`. */
const special: Readonly<Record<string, string>> = { ß: 'ss', ø: 'o', Ø: 'O', ł: 'l', Ł: 'L', đ: 'd', Đ: 'D', æ: 'ae', Æ: 'Ae', œ: 'oe', Œ: 'Oe', ı: 'i' };
const withoutSpecial = (text: string): string => text.replace(/[ßøØłŁđĐæÆœŒı]/g, (letter) => special[letter]!);

/** Compatibility forms decomposed (NFKD); letters without decomposition written in ASCII. */
export function fold(text: string): string {
  if (isPlainAscii(text)) return text.toLowerCase();
  return withoutSpecial(text.normalize('NFKD').replace(/[\u0300-\u036f]/g, '')).toLowerCase();
}

/** Letters without their diacritics, in their own case; compatibility forms decomposed (NFKD). Letters without decomposition stay ("ø"). */
export const withoutMarks = (text: string): string => (isPlainAscii(text) ? text : text.normalize('NFKD').replace(/\p{M}/gu, ''));

function isPlainAscii(text: string): boolean {
  for (let i = 0; i < text.length; i++) if (text.charCodeAt(i) > 127) return false;
  return true;
}

/** Letters and digits only. */
export const bare = (text: string): string => withoutSigns(fold(text));

/** Letters and digits of a text that is folded already. */
export const withoutSigns = (folded: string): string => folded.replace(/[^\p{L}\p{N}]+/gu, '');

/** "ue" of a folded word as "u", for umlauts are written both ways: "Mueller" and "Müller" are one. */
export const withoutUmlauts = (folded: string): string => folded.replace(/([aou])e/g, '$1');

/** Latin letters without their marks, umlauts in two letters: "Müller" → "Mueller". */
export const asciiFold = (text: string): string => withoutMarks(withoutSpecial(text.replace(/[äöüÄÖÜ]/g, (letter) => `${withoutMarks(letter)}e`)));
