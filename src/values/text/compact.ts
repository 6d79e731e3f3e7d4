/** Texts without signs and blanks, for identifiers that are printed in groups. */

/** Letters and digits of ASCII alone, case kept: all that an account or a tax number may have. */
export const asciiOnly = (text: string): string => text.replace(/[^A-Za-z0-9]/g, '');

/** The same in capitals: identifiers are compared so. */
export const compact = (id: string): string => asciiOnly(id).toUpperCase();

/** Letters and digits of all scripts in capitals: article and order numbers may have letters beyond ASCII. */
export const compactLetters = (text: string): string => text.replace(/[^\p{L}\p{N}]/gu, '').toUpperCase();
