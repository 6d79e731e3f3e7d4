/** A drawn logo above the shop's name, as a reader takes it for words: letters lost or turned, strokes beside them. It is no name; that is printed below. */
import type { Random } from '../../../random.js';
import type { Text } from '../canvas.js';
import { plain } from '../pieces.js';
import type { Scene } from '../scene.js';

const turned: Readonly<Record<string, string>> = {
  A: '4',
  B: '8',
  E: 'F',
  G: 'C',
  I: 'l',
  L: '|',
  M: 'N',
  N: 'H',
  O: '0',
  S: '$',
  T: '7',
  U: 'V',
  X: 'K',
  Z: '2',
};

/** One or two signs lost, doubled or turned into others. */
function misdrawn(word: string, random: Random): string {
  let text = word;
  for (let i = random.integer(1, 2); i > 0 && text.length > 3; i--) {
    const at = random.integer(1, text.length - 1);
    const sign = random.pick([turned[text[at]!] ?? '', '', random.pick([...'DOIJ'])]);
    text = text.slice(0, at) + sign + text.slice(at + 1);
  }
  return text;
}

/** The line, and nothing on most receipts. */
export function logoLine({ random: stream, facts, language }: Scene): Text | undefined {
  const random = stream.fork('logo');
  if (!random.chance(0.08)) return undefined;
  const first = facts.sender.shortName.split(' ')[0]!.toUpperCase();
  const words = random.chance(0.6) ? [first] : [first, random.pick(language.companyWords).toUpperCase()];
  const text = words.map((word, i) => (i > 0 && random.chance(0.5) ? word : misdrawn(word, random))).join(' ');
  const [before, behind] = [random.pick(['', '', '@', '/ ', '- ', '« ', '|', '(']), random.pick(['', '', '', ' »', ' .', ' |', ' ®'])];
  return [plain(`${before}${text}${behind}`)];
}
