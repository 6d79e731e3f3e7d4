/** Items of a receipt whose name and numbers are on lines of their own, with numbers in columns ahead of the name or below it. */
import type { Text } from '../canvas.js';
import type { Cells, Till } from './canvas.js';

/** Number, code, quantity, price and total on the first line, the name below: "1 SR 0809152   1   7.45   7.45" over "SCISSORS". */
export function numbersAhead(
  { scene, step }: Till,
  { before, code, name, position, price, quantity, total, unit, many }: Cells,
  [countEnd, priceEnd, end]: readonly number[],
): void {
  const { canvas, random } = scene;
  const put = (text: Text, at: number): void =>
    void canvas.put(text, canvas.left + canvas.width * at, canvas.y, { align: 'right', max: canvas.width * 0.2, role: 'start' });
  const front: Text = [...(position ? [position] : []), ...before, ...(code ? [code] : [])];
  const count: Text = [quantity, ...(unit ? [{ ...unit, attached: true }] : [])];
  canvas.put(front.length > 0 ? front : count, canvas.left, canvas.y, { max: canvas.width * 0.38, role: 'start' });
  if (front.length > 0) put(count, countEnd!);
  if (many || random.fork('single prices').chance(0.6)) put(price, priceEnd!);
  put(total, end!);
  step();
  for (const text of canvas.wrap(name, canvas.width * 0.9)) {
    canvas.put(text, canvas.left + (random.fork('indent').chance(0.4) ? canvas.width * 0.08 : 0), canvas.y, { max: canvas.width * 0.9, role: 'continues' });
    step();
  }
}

/** The number and the code on the left, the name beside them, the counts below: "1. 2031-0029   NOTEBOOK A5" over "4 X 2.90   11.60 S". */
export function nameBeside({ scene, step }: Till, { before, code, name, position, counts, total }: Cells): void {
  const { canvas, random } = scene;
  const at = canvas.width * (random.fork('names at').pick([0.3, 0.36, 0.42]) as number);
  const front: Text = [
    ...(position ? [{ ...position, text: `${position.text}${random.fork('dots').chance(0.6) ? '.' : ''}` }] : []),
    ...before,
    ...(code ? [code] : []),
  ];
  canvas.wrap(name, canvas.width - at).forEach((text, i) => {
    const role = i === 0 ? 'start' : 'continues';
    if (i === 0 && front.length > 0) canvas.put(front, canvas.left, canvas.y, { max: at - 4, role });
    canvas.put(text, canvas.left + at, canvas.y, { max: canvas.width - at, role });
    step();
  });
  canvas.put(counts, canvas.left + (random.fork('counts at').chance(0.6) ? 12 : at), canvas.y, { max: canvas.width * 0.55, role: 'continues' });
  canvas.put(total, canvas.right, canvas.y, { align: 'right', max: canvas.width * 0.3, role: 'continues' });
  step();
}
