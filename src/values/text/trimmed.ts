/** Text without the signs around it. In linear time: a regular expression that ends with "$" is quadratic on a line of 100,000 commas. */

/** Whether the sign at this place of the text goes. */
export type IsTrimmed = (text: string, at: number) => boolean;

/** `before` judges signs at the beginning, `behind` those at the end. Both see the text before anything is cut. */
export function trimmedBy(text: string, before: IsTrimmed, behind: IsTrimmed = before): string {
  let [start, end] = [0, text.length];
  while (start < end && before(text, start)) start++;
  while (end > start && behind(text, end - 1)) end--;
  return text.slice(start, end);
}

/** A value without the signs that part it from its neighbours. */
export const trimmed = (text: string): string => trimmedBy(text, (all, at) => /[\s,;:|·•–-]/.test(all[at]!));

/** A cell without the signs around it, and dashes and dots that begin a line of a list. */
export const trimmedCell = (text: string): string =>
  trimmedBy(
    text,
    (all, at) => /[\s:;,|•·]/.test(all[at]!) || isDashAt(all, at, at + 1),
    (all, at) => /[\s:;,|]/.test(all[at]!) || isDashAt(all, at, at - 1),
  );
const isDashAt = (text: string, at: number, blank: number): boolean => /[-–—]/.test(text[at]!) && /\s/.test(text[blank] ?? '');
