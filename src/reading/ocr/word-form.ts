/** The form of what was read as a word: print is a number, letters in one case or a code; misread signs mix. */

const currency = '$€£₹';
const before = String.raw`[("'“„+#*\p{Pd}${currency}]?`;
const after = String.raw`[.,:;!?)"'’”\p{Pd}]{0,2}`;
const letters = String.raw`(?:\p{Lu}+|\p{Lu}?\p{Ll}+|\p{Lo}+)`;
const word = new RegExp(`^${before}${letters}(?:[.&/'’-]${letters})*${after}$`, 'u');
const number = new RegExp(String.raw`^${before}\d+(?:[.,]\d+)*[%*${currency}]?${after}$`, 'u');
const day = /^\d{1,4}([./-])\d{1,2}\1\d{1,4}$/;
/** Three digits at least: fewer are misread letters. */
const code = new RegExp(String.raw`^${before}(?=\d*\p{Lu})(?=(?:\p{Lu}*\d){3})[\p{Lu}\d]+${after}$`, 'u');

/** Whether it is of one of these forms. */
export const isWellFormed = (text: string): boolean => word.test(text) || number.test(text) || day.test(text) || code.test(text);
