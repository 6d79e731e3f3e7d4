/** Two fields of a party in one cell of a form, under both captions: "City / State", "Postcode / City", the street with its quarter, a code of the place before the postcode. */
import type { FieldName } from '../../../catalogue/languages/forms.js';
import type { Text } from '../canvas.js';
import { plain } from '../pieces.js';
import type { Scene } from '../scene.js';
import type { Cell } from './cells.js';

export interface FieldCell {
  readonly field: FieldName | 'vatId' | 'taxId';
  readonly cell: Cell;
}

/** Share of forms that join these; a field is joined once. */
const joints: readonly (readonly [first: FieldName, second: FieldName, share: number])[] = [
  ['city', 'state', 0.35],
  ['zip', 'city', 0.1],
  ['street', 'district', 0.3],
];

/** The cells with those joined that the document's form joins; all its parties have the same. */
export function jointCells(scene: Scene, cells: readonly FieldCell[]): Cell[] {
  const fork = scene.random.fork('joint cells');
  const sign = fork.pick([' / ', ' / ', '/', ' - ']);
  const code = fork.chance(0.15) ? fork.pick(scene.allowed(scene.language.captions.codes.control)) : undefined;
  const list = [...cells];
  for (const [first, second, share] of joints) {
    const isUsual = fork.chance(share);
    const captioned = first !== 'street' || fork.chance(0.4);
    const at = list.findIndex(({ field }) => field === first);
    const other = list.findIndex(({ field }) => field === second);
    if (!isUsual || at < 0 || other < 0) continue;
    const [a, b] = [list[at]!.cell, list[other]!.cell];
    list[at] = {
      // Joined once: the town's cell that has the region takes no postcode.
      field: second === 'state' ? 'zipCity' : first,
      cell: {
        caption: captioned ? `${a.caption}${sign}${b.caption}` : a.caption!,
        lines: [together(a, b, first === 'street' ? ',' : sign)],
        share: a.share + b.share,
      },
    };
    list.splice(other, 1);
  }
  return list.map(({ field, cell }) => (field === 'zip' && code ? coded(scene, cell, code) : cell));
}

function together({ lines: [a = []] }: Cell, { lines: [b = []] }: Cell, sign: string): Text {
  if (a.length === 0 || b.length === 0) return [...a, ...b];
  return sign.startsWith(' ')
    ? [...a, plain(sign.trim()), ...b]
    : [...a, { text: sign, attached: true }, ...b.map((piece, i) => (i === 0 && sign === '/' ? { ...piece, attached: true } : piece))];
}

/** "Code / Postcode: 4205407 / 88010-100". */
function coded({ random }: Scene, cell: Cell, word: string): Cell {
  const number: Cell = { ...cell, lines: [[plain(String(random.integer(1_000_000, 9_999_999)))]] };
  return { ...cell, caption: `${word} / ${cell.caption}`, lines: [together(number, cell, ' / ')], share: cell.share * 2 };
}
