/** Payment in instalments: the first one's date is the due date; dates and amounts of the others have no label. */
import { addDays } from '../../dates.js';
import type { Text } from '../canvas.js';
import { numberText } from '../../format.js';
import { dated, isInvoice, money, plain } from '../pieces.js';
import type { Scene } from '../scene.js';

/** Prints the instalments as lines, a sentence or a table; false where there is nothing to divide. */
export function instalments(scene: Scene): boolean {
  const { facts, random, language, canvas } = scene;
  const common = ['it', 'es', 'pt'].includes(language.code);
  if (!facts.dueDate || !isInvoice(facts) || facts.gross < 5000 || facts.discounts.length > 0 || !random.chance(common ? 0.12 : 0.035)) return false;
  const due = facts.gross - (facts.prepaid ?? 0);
  const count = random.integer(2, random.chance(0.7) ? 3 : 6);
  const share = Math.floor(due / count);
  const apart = random.pick([30, 30, 30, 31, 15, 28, 60, 90]);
  const word = random.pick(language.synthesis.terms.instalments);
  const when = random.pick(language.synthesis.terms.due);
  const percent = random.chance(0.25);
  const parts = Array.from({ length: count }, (_, i) => {
    const date = addDays(facts.dueDate!, i * apart);
    return {
      name: [plain(word.replace('{n}', String(i + 1)))] as Text,
      day: [dated(scene, date, i === 0 ? ['DueDateDate'] : [])] as Text,
      part: [plain(`${numberText(Math.round(1000 / count), 1, 0, scene.style.number)}%`)] as Text,
      sum: money(scene, i === count - 1 ? due - share * (count - 1) : share, []),
    };
  });
  scene.printed.add('dueDate');
  const way = random.weighted([0.4, 0.4, 0.2]);
  if (way === 2) {
    const text = parts.flatMap(({ name, day, sum }, i) => [...name, plain(when), ...day, ...sum, ...(i < count - 1 ? [{ text: ';', attached: true }] : [])]);
    const lines = canvas.wrap(text, canvas.width);
    canvas.need(lines.length * canvas.line());
    canvas.y = canvas.block(lines, canvas.left, canvas.y) + canvas.line() * 0.3;
    return true;
  }
  canvas.need((count + 2) * canvas.line() * 1.15);
  const titled = random.chance(0.6);
  if (titled && way === 0) {
    canvas.put([{ ...scene.keyed(scene.term('paymentTerms')), bold: true }], canvas.left, canvas.y);
    canvas.y += canvas.line();
  }
  const width = (canvas.width * (0.5 + random.next() * 0.5)) / (percent ? 4 : 3);
  const row = (cells: readonly Text[]): void => {
    cells.forEach((cell, i) => {
      const last = i === cells.length - 1;
      if (cell.length) canvas.put(cell, canvas.left + i * width, canvas.y, { align: last ? 'right' : 'left', width: width - 6, max: width - 6 });
    });
    canvas.y += canvas.line() * 1.15;
  };
  if (way === 1 && titled)
    row([[plain(scene.term('position'))], [plain(scene.term('dueDate'))], ...(percent ? [[plain('%')]] : []), [plain(scene.term('lineTotal'))]]);
  for (const { name, day, part, sum } of parts) row([name, way === 0 ? [plain(when), ...day] : day, ...(percent ? [part] : []), sum]);
  canvas.y += canvas.line() * 0.3;
  return true;
}
