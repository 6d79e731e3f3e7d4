/** What a customer's card collects: numbers, points, savings. Distractors, none has a label. */
import { numberText } from '../../format.js';
import { plain } from '../pieces.js';
import type { Till } from './canvas.js';

/** Prints it on one of six receipts. */
export function loyaltyBlock({ scene, line, row, rule }: Till): void {
  const { random, facts, style, language } = scene;
  const { points, card, balance } = language.captions.till;
  if (!random.chance(0.16)) return;
  const amount = (cents: number): string => numberText(Math.max(1, Math.round(cents)), 2, 2, style.number);
  const masked = `${random.pick(['****', 'XXXXXXXX', '************', '########'])}${random.integer(1000, 9999)}`;
  const rows = random.shuffle([
    () => row([plain(random.pick(language.synthesis.occasions.saved))], [plain(amount(facts.gross * random.next() * 0.3))]),
    () => row([plain(random.pick(['Bonus', 'Club', 'Extra', 'Plus', ...points]))], [plain(String(random.integer(0, 9000)))]),
    () => line([plain(random.pick(['Club', 'Bonus', 'ID', ...card])), plain(random.chance(0.7) ? masked : String(random.integer(1e9, 1e13)))]),
    () => row([plain(random.pick(['Bonus +', ...balance]))], [plain(amount(random.integer(1, 9000)))]),
  ]);
  for (const print of rows.slice(0, random.integer(1, 4))) print();
  if (random.chance(0.4)) rule();
}
