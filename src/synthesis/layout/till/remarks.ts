/** Lines among and below the items of a receipt that are no items: headings of departments, wishes of guests, serial numbers, days of expiry. None has a label. */
import type { Text } from '../canvas.js';
import { plain } from '../pieces.js';
import type { Scene } from '../scene.js';
import type { Till } from './canvas.js';

const digits = ({ random }: Scene, count: number): string => Array.from({ length: count }, () => random.integer(0, 9)).join('');

/** Prints the heading of a department before some items; nothing on most receipts. */
export function departmentHeadings(tool: Till): (index: number) => void {
  const { scene, line } = tool;
  const random = scene.random.fork('departments');
  const { items } = scene.facts;
  if (items.length < 3 || !random.chance(0.09)) return () => {};
  const names = random.shuffle(scene.language.synthesis.till.departments);
  const [before, behind] = random.pick([
    ['>>>> ', ''],
    ['', ':'],
    ['', ''],
    ['-- ', ' --'],
    ['* ', ''],
    [`${random.integer(2, 48)}-`, ''],
  ] as const);
  const upper = random.chance(0.5);
  let next = 0;
  return (index) => {
    if (index > 0 && !random.chance(0.3)) return;
    const name = names[next++ % names.length]!;
    line([plain(`${before}${upper ? name.toUpperCase() : name}${behind}`)], 'left', undefined, 'other');
  };
}

/** What is printed below an item, if anything. */
export function itemRemarks({ scene }: Till): () => Text | undefined {
  const note = standingNote(scene);
  if (note) return note;
  const random = scene.random.fork('remarks');
  if (!random.chance(0.12)) return () => undefined;
  const share = random.pick([0.15, 0.3, 0.6]);
  const indent = random.pick(['', '', '> ', '- ', '* ', '+ ']);
  const { captions, terms, synthesis } = scene.language;
  const { wishes } = synthesis.till;
  const served = scene.facts.industry === 'hospitality' || random.chance(0.4);
  return () => {
    if (!random.chance(share)) return undefined;
    if (served && wishes) return [plain(indent + random.pick(wishes))];
    return random.pick<() => Text>([
      () => [plain(random.pick(['S/N:', 'SN', terms.serialNumber[0]!, 'IMEI'])), plain(digits(scene, random.integer(9, 15)))],
      () => [
        plain(captions.columns.expiry[0]!),
        plain(`0${random.integer(1, 9)}/${random.integer(25, 29)}`),
        plain(captions.columns.batch[0]!),
        plain(`${random.pick([...'ABDKLP'])}${digits(scene, 5)}`),
      ],
      () => [plain(random.pick(['PLU', captions.columns.tariff[0]!, ...captions.columns.itemCode])), plain(digits(scene, random.integer(4, 8)))],
      () => [plain(`${random.integer(1, 5)} ${random.pick(captions.till.years)}`), plain(random.pick(captions.till.warranty))],
    ])();
  };
}

/** The same words below every item, or most: a mark of conformity, a right of return. */
function standingNote(scene: Scene): (() => Text | undefined) | undefined {
  const random = scene.random.fork('standing note');
  if (!random.chance(0.03)) return undefined;
  const words = random
    .pick(scene.language.sentences)
    .split(/\s+/)
    .slice(0, random.integer(2, 4))
    .join(' ')
    .replace(/[^\p{L}\d]+$/u, '');
  const sign = random.pick(['#', '#', '*', '(', '> ', '']);
  const text = `${sign}${words}${sign === '(' ? ')' : ''}`;
  const share = random.pick([1, 1, 0.6]);
  return () => (random.chance(share) ? [plain(text)] : undefined);
}
