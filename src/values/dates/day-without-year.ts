/** Days of rows that are printed without their year, "09.12." or "14/05": the last such day before the document's own. */
import { isoDay } from './plain-day.js';

/** Services may be billed a little ahead. */
const daysAhead = 45;

/** ISO 8601; undefined where it is no day, or nothing is known of the document's. */
export function dayWithoutYear(text: string, order: 'dmy' | 'mdy' | undefined, documentDay: string | undefined): string | undefined {
  const match = /^\s*(\d{1,2})\s?([./-])\s?(\d{1,2})\.?\s*$/.exec(text);
  if (!match || !documentDay) return undefined;
  const [first, second] = [Number(match[1]), Number(match[3])];
  const [day, month] = order === 'mdy' ? [second, first] : [first, second];
  const year = Number(documentDay.slice(0, 4));
  const latest = Date.parse(documentDay) + daysAhead * 86_400_000;
  return [year + 1, year, year - 1].map((each) => isoDay(each, month, day)).find((iso) => iso !== undefined && Date.parse(iso) <= latest);
}
