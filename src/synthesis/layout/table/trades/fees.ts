/** Columns of fee notes: date, code, service, quantity, factor, amount. The factor is no field: it multiplies the single fee. */
import { numberText } from '../../../format.js';
import { plain } from '../../pieces.js';
import type { Scene } from '../../scene.js';
import type { Column } from '../column.js';

const orders: readonly string[] = [
  'deliveryDate articleId description quantity factor total',
  'deliveryDate articleId description quantity factor total',
  'deliveryDate articleId quantity description factor total',
  'deliveryDate quantity articleId description factor total',
  'deliveryDate articleId description factor quantity total',
  'deliveryDate articleId description unitPrice factor quantity total',
  'deliveryDate articleId description quantity unitPrice factor total',
  'articleId description deliveryDate quantity factor total',
  'articleId description quantity unitPrice factor total',
  'deliveryDate articleId description unitPrice quantity factor total',
];

const parts = ['code', 'factor', 'price', 'part'] as const;

const heading = ({ random, language, allowed }: Scene, part: (typeof parts)[number]): string =>
  random.fork(`fee heading ${parts.indexOf(part)}`).pick(allowed(language.synthesis.table.fees[part]));

/** Names of the columns in their order. */
export function feeColumns({ facts, random }: Scene): string[] {
  const fork = random.fork('fee columns');
  const names = fork.pick(orders).split(' ');
  if (facts.items.some(({ position }) => position)) names.unshift('position');
  if (fork.chance(0.2)) names.splice(names.indexOf('description') + (fork.chance(0.5) ? 0 : 1), 0, 'part');
  if (facts.vatTotal !== 0 && fork.chance(0.3)) names.splice(names.indexOf('total'), 0, 'vatRate');
  return names;
}

/** Headings of a fee note's table that differ from the usual ones. */
export function feeHeading(scene: Scene, name: string): string | undefined {
  if (name === 'articleId') return heading(scene, 'code');
  return name === 'unitPrice' ? heading(scene, 'price') : undefined;
}

/** The column of the factor, with a sign before or behind it in some. */
export function factorColumn(scene: Scene, align: Column['align']): Column {
  const fork = scene.random.fork('factor');
  const decimals = fork.pick([1, 1, 1, 2, 2, 3]);
  const [before, behind] = fork.pick([
    ['', ''],
    ['', ''],
    ['', ''],
    ['', ''],
    ['x ', ''],
    ['', 'x'],
    ['', scene.language.habits.factorEnding],
  ] as const);
  return {
    name: 'factor',
    header: heading(scene, 'factor'),
    align,
    cell: ({ factor }) => (factor ? [plain(before + numberText(factor, 3, decimals, scene.style.number) + behind)] : []),
  };
}

/** The tooth or part of the body. */
export const partColumn = (scene: Scene): Column => ({
  name: 'other',
  header: heading(scene, 'part'),
  align: 'left',
  cell: (item) => {
    const seed = Math.abs(item.total) + (item.factor ?? 0);
    return seed % 3 === 0 ? [] : [plain(`${1 + (seed % 4)}${1 + (seed % 8)}`)];
  },
});
