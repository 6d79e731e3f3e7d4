/** Items that begin with the time that was worked: "23.05.24 10:00 - 23.05.24 13:30", and what was done on the line below, as time sheets are billed. */
import type { Language } from '../../catalogue/languages/language.js';
import type { Random } from '../../random.js';
import { addDays } from '../dates.js';
import type { Item } from '../facts.js';
import { dateText } from '../format.js';

/** All items of a document have the same form. */
export function withTimeEntries(random: Random, items: readonly Item[], language: Language, date: string): readonly Item[] {
  const format = random.pick(language.dateFormats);
  const short = random.chance(0.4) ? format.replace('YYYY', 'YY') : format;
  const way = random.integer(0, 3);
  const dash = random.pick([' - ', ' - ', '-', ' – ']);
  const time = (minutes: number): string => `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
  return items.map((item) => {
    const day = dateText(addDays(date, -random.integer(1, 40)), short, language);
    const from = random.integer(28, 60) * 15;
    const [begin, end] = [time(from), time(Math.min(1439, from + random.integer(1, 30) * 15))];
    const name = [`${day} ${begin}${dash}${day} ${end}`, `${day} ${begin}${dash}${end}`, `${day}`, `${day}, ${begin}${dash}${end}`][way]!;
    return { ...item, name, details: [item.name, ...item.details] };
  });
}
