/** What a postal code looks like in print, whatever the country: "36100", "7411 KB", "YO8 4QR"; and what it was where it is misread. */
import { isPostalCodeOf } from '../../catalogue/postal-codes.js';
import { asDigits } from '../text/misread.js';

/** Digits, perhaps with letters around them: what a code is in every country. "L2H2" is a car's wheelbase. */
export const isCode = (text: string): boolean =>
  /^(?:[A-Z]{1,3}(?:[- ]|, ))?(?:\d{2,6}(?:[ -]?\d{2,4})?|\d{4} ?[A-Z]{2})$|^[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$|^[A-Z]\d[\dW] ?[A-Z\d]{4}$|^[A-Z]\d[A-Z] ?\d[A-Z]\d$/.test(
    text.trim().replace(/[,.;]$/, ''),
  );

/** Whether two words are the halves of one code: "6511" and "AM", "YO8" and "4QR", "K1A" and "0B1", "110" and "00". */
export const isCodeInTwo = (before: string, after: string): boolean =>
  /^(?:(?:[A-Z]{1,2}-)?\d{4} [A-Z]{2}|[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}|[A-Z]\d[A-Z] \d[A-Z]\d|\d{3} \d{2}),?$/.test(`${before} ${after}`);

/** "YO8 4QR DX 1234", "110 001 (Del.)", "8001 Zürich": the one or two words that alone have the form of the country's codes; the text as it is where it has it, and where none or several have. */
export function codeWithin(text: string, country: string): string {
  // Letters before a code may be those of its country, in brackets they are a state's.
  if (isPostalCodeOf(text, country) && !text.includes('(')) return text;
  const words = text.split(/\s+/).map((word) => word.replace(/^[^\p{L}\d]+|[^\p{L}\d]+$/gu, ''));
  const pairs = words.slice(1).map((word, at) => `${words[at]!} ${word}`);
  const codesOf = (parts: readonly string[]) => parts.filter((part) => /\d/.test(part) && isPostalCodeOf(part, country));
  const single = codesOf(words);
  const codes = single.length > 0 ? single : codesOf(pairs);
  const [code] = codes;
  return codes.length === 1 && /\p{L}/u.test(text.replace(code!, '')) ? code! : text;
}

/** Codes of countries that print letters and digits in fixed places: 9 is a digit, A a letter, Z one of those that the second half has (BS 7666, CPC). */
const lettered: Readonly<Record<string, { readonly forms: readonly string[]; readonly letters: RegExp }>> = {
  GB: { forms: ['A99ZZ', 'A999ZZ', 'AA99ZZ', 'AA999ZZ', 'A9A9ZZ', 'AA9A9ZZ'], letters: /[ABD-HJLNP-UW-Z]/ },
  CA: { forms: ['Z9Z9Z9'], letters: /[ABCEGHJ-NPRSTV-Z]/ },
};
/** Letters that a reader of print takes for digits. */
const letterOf: Readonly<Record<string, string>> = { 0: 'O', 1: 'I', 2: 'Z', 4: 'A', 5: 'S', 6: 'G', 8: 'B' };
/** More signs are not misread: it is another word. */
const mostMisread = 2;

/** A recognised British or Canadian code whose letters and digits were taken for each other, as it must be ("EH6 SNP" → "EH6 5NP"); as it is where it is right, or no one form is nearest. */
export function correctedCode(text: string, country: string): string {
  const known = lettered[country];
  const signs = text.replace(/[^A-Za-z\d]/g, '').toUpperCase();
  if (!known || signs.length > 7) return text;
  const fitted = known.forms
    .filter((form) => form.length === signs.length)
    .flatMap((form) => {
      const right = [...form].map((place, i) => signAt(place, signs[i]!, known.letters));
      if (right.includes(undefined)) return [];
      const code = right.join('');
      return { code, changes: [...code].filter((sign, i) => sign !== signs[i]).length };
    })
    .sort((a, b) => a.changes - b.changes);
  const [best, next] = fitted;
  if (!best || best.changes === 0 || best.changes > mostMisread || next?.changes === best.changes) return text;
  let at = 0;
  return text.replace(/[A-Za-z\d]/g, () => best.code[at++]!);
}

/** The sign that stands in a place of a form, as it was read or taken for another; undefined where it is neither. */
function signAt(place: string, sign: string, letters: RegExp): string | undefined {
  const read = place === '9' ? asDigits(sign.replace('L', 'l')) : (letterOf[sign] ?? sign);
  return (place === '9' ? /\d/ : place === 'A' ? /[A-Z]/ : letters).test(read) ? read : undefined;
}
