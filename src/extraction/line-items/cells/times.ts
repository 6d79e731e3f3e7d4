/** "1 pc x 2.50", "(2 × 5.75)": what stands before the sign that multiplies a price is its unit, and before that, or alone, the quantity. */
import type { Token } from '../../../features/contract.js';
import type { ClassifiedLines } from '../../decoding/classify.js';
import { columnOf } from './columns.js';

const [quantity, unit, price] = [columnOf('Quantity'), columnOf('Unit'), columnOf('UnitPrice')];
const number = /^\(?\d[\d.,]*$/;
const word = /^['’]?\p{L}{1,6}\.?$/u;

/** The same object where no line has such a sign. */
export function withTimes(piece: ClassifiedLines): ClassifiedLines {
  const { tokens } = piece.page;
  const is = (at: number, form: RegExp, line: number): boolean => tokens[at]?.line === line && form.test(tokens[at]!.text);
  let chosen: Int32Array | undefined;
  tokens.forEach(({ text, line }: Token, at) => {
    if (!/^[x×*]$/i.test(text) || tokens[at + 1]?.line !== line || piece.chosen[at + 1] !== price) return;
    const isUnit = is(at - 1, word, line);
    const count = isUnit ? at - 2 : at - 1;
    if (!is(count, number, line)) return;
    chosen ??= piece.chosen.slice();
    chosen[count] = quantity;
    if (isUnit) chosen[at - 1] = unit;
  });
  return chosen ? { ...piece, chosen } : piece;
}
