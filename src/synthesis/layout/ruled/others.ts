/** Cells of a form that are none of the document's details: series, sheets, modes, weights, signatures; often empty. */
import type { OtherField } from '../../../catalogue/languages/forms.js';
import { numberText } from '../../format.js';
import { idLike, nearDate } from '../distractors.js';
import { dated, plain } from '../pieces.js';
import type { Text } from '../canvas.js';
import type { Scene } from '../scene.js';
import type { Cell } from './cells.js';

function printedValue(scene: Scene, values: string): Text {
  const { random, style } = scene;
  const text = random.pick(values.split(','));
  if (text === '{date}') return [dated(scene, nearDate(scene, 5), [])];
  if (text === '{id}') return [plain(random.chance(0.5) ? idLike(scene) : String(random.integer(10_000, 999_999_999)))];
  if (text === '{amount}') return [plain(numberText(random.integer(1000, 9_000_000), 2, 2, style.number))];
  if (text === '{n}')
    return [plain(random.chance(0.7) ? String(random.integer(1, 9999)) : numberText(random.integer(1, 900_000), 3, random.integer(0, 3), style.number))];
  return text ? [plain(text)] : [];
}

/** Each with this chance, in the order of the form. */
export function otherCells(scene: Scene, others: readonly OtherField[], share: number): Cell[] {
  const fork = scene.random.fork('others');
  return others
    .filter(() => fork.chance(share))
    .map(([caption, values]) => ({ caption, lines: [printedValue(scene, values)], share: 1.4 + Math.min(2, caption.length / 12) }));
}

/** Captions of sums that are nothing, or empty. */
export function zeroCells(scene: Scene, captions: readonly string[], share: number): Cell[] {
  const { random, style } = scene;
  const zero = random.chance(0.75) ? [plain(numberText(0, 2, 2, style.number))] : [];
  return captions.filter(() => random.chance(share)).map((caption) => ({ caption, lines: [zero], share: 2, align: 'right' as const }));
}
