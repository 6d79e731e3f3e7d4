/** What a postal code looks like in print, whatever the country: "36100", "7411 KB", "YO8 4QR". */

/** Digits, perhaps with letters around them: what a code is in every country. "L2H2" is a car's wheelbase. */
export const isCode = (text: string): boolean =>
  /^(?:[A-Z]{1,3}(?:[- ]|, ))?(?:\d{2,6}(?:[ -]?\d{2,4})?|\d{4} ?[A-Z]{2})$|^[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$|^[A-Z]\d[\dW] ?[A-Z\d]{4}$|^[A-Z]\d[A-Z] ?\d[A-Z]\d$/.test(
    text.trim().replace(/[,.;]$/, ''),
  );

/** Whether two words are the halves of one code: "6511" and "AM", "YO8" and "4QR", "K1A" and "0B1", "110" and "00". */
export const isCodeInTwo = (before: string, after: string): boolean =>
  /^(?:(?:[A-Z]{1,2}-)?\d{4} [A-Z]{2}|[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}|[A-Z]\d[A-Z] \d[A-Z]\d|\d{3} \d{2}),?$/.test(`${before} ${after}`);
