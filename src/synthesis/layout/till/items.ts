/** The items of a receipt: on one line, with the count before, behind or below, in narrow columns, with article numbers; discounts on lines of their own. */
import type { Item } from '../../facts.js';
import type { Piece, Text } from '../canvas.js';
import { numberText, quantityValue, valueText } from '../../format.js';
import { plain } from '../pieces.js';
import { field, lineRate, unitPrice, withMark } from '../table/amounts.js';
import { discountAmount } from '../table/discount-format.js';
import type { Cells, Till } from './canvas.js';
import { nameBeside, numbersAhead } from './item-blocks.js';
import { codeStroke, marks, nameSigns, stockLines } from './item-marks.js';
import { pumpSale } from './pump.js';
import { departmentHeadings, itemRemarks } from './remarks.js';

type Shape = 'above' | 'behind' | 'below' | 'counted' | 'columns' | 'stacked' | 'inline' | 'apart' | 'ahead';
const shapes: readonly Shape[] = ['above', 'behind', 'below', 'counted', 'columns', 'stacked', 'inline', 'apart', 'ahead'];

/** Prints all items in one drawn shape. */
export function tillItems(tool: Till): void {
  const { scene } = tool;
  const { facts, random } = scene;
  if (pumpSale(tool)) return;
  const drawn = shapes[random.weighted([0.13, 0.17, 0.16, 0.14, 0.16, 0.08, 0.08, 0.04, 0.04])]!;
  // Few characters a line have no room for columns beside the name.
  const shape = drawn === 'columns' && scene.canvas.width < 24 * scene.style.size ? 'stacked' : drawn;
  const cells = cellsOf(tool, shape);
  const columned = shape === 'columns' || shape === 'stacked' || shape === 'ahead' ? shape : undefined;
  if (columned) heading(tool, columned);
  else if (random.chance(0.12)) tool.row([plain(scene.term('description'))], [plain(random.chance(0.5) ? facts.currency : scene.term('lineTotal'))]);
  const codeFirst = random.chance(0.5);
  // Car parks, tolls and washes name what is paid for and print one amount, the total.
  const unpriced = facts.items.length === 1 && !facts.items[0]!.discount && random.fork('unpriced').chance(0.15);
  const heads = departmentHeadings(tool);
  const remarks = itemRemarks(tool);
  const stock = columned === 'stacked' ? stockLines(scene) : undefined;
  const beside = columned === 'stacked' && !stock && random.fork('names beside').chance(0.25);
  const stroke = codeStroke(scene);
  facts.items.forEach((item, i) => {
    const each = cells(item, i);
    heads(i);
    if (unpriced) tool.line(each.name, 'left', undefined, 'start');
    else if (beside) nameBeside(tool, each);
    else if (columned === 'ahead') numbersAhead(tool, each, ends.ahead);
    else if (columned) inColumns(tool, each, columned, stock);
    else onLines(tool, each, shape, codeFirst, stroke);
    const remark = remarks();
    if (remark) tool.line(remark, 'left', undefined, 'continues');
    if (item.discount) discountLine(tool, item, i);
  });
}

function cellsOf({ scene, codes }: Till, shape: Shape): (item: Item, index: number) => Cells {
  const { random, style } = scene;
  const coded = codes !== undefined || random.chance(0.2);
  const letter = !coded && random.chance(0.15) ? random.pick(['S', 'T', 'A', '*', 'N', 'F']) : undefined;
  const decimals = random.pick([0, 0, 0, 0, 2, 3]);
  const sign = random.pick(['x', 'X', '*', '@', 'x', 'à']);
  const always = random.chance(0.3);
  const numbered = (shape === 'columns' || shape === 'stacked' || shape === 'ahead') && random.chance(0.3);
  // The stream keeps the name that it was drawn by.
  const attachedTimes = (['no', 'price', 'count', 'all'] as const)[random.fork('glued times').weighted([0.72, 0.12, 0.08, 0.08])]!;
  const perUnit = random.pick(['', '', '/', `${scene.style.currency.mark}/`]);
  const units = random.chance(0.6);
  const { star, attached, first, bracketed } = marks(scene);
  const signed = nameSigns(scene);
  return (item, i) => {
    const cents = item.total + discountAmount(item);
    const piece = field(i, 'TotalAmount', valueText(cents, 2, 2), numberText(cents, 2, 2, style.number));
    const measured = item.quantity % 1000 !== 0;
    const quantity = field(i, 'Quantity', quantityValue(item.quantity), numberText(item.quantity, 3, measured ? 3 : decimals, style.number));
    const unit = item.unit && (units || measured) ? field(i, 'Unit', item.unit) : undefined;
    const price = unitPrice(scene, item, i);
    const code = item.articleId ?? item.gtin;
    const taxed: Text = coded ? lineRate(scene, item, i, codes) : letter ? [plain(letter)] : [];
    const amount = star ? [plain('*'), { ...piece, attached: true }] : withMark(scene, piece, { currency: style.currency.items });
    return {
      before: first ? taxed.map((each) => (bracketed && each.text.length < 3 ? { ...each, text: `(${each.text})` } : each)) : [],
      name: signed(field(i, 'Description', item.name)),
      code: code === undefined ? undefined : field(i, 'ItemId', code),
      position: numbered ? field(i, 'PositionId', String(i + 1)) : undefined,
      quantity,
      unit,
      price,
      total: first ? amount : [...amount, ...taxed.map((each) => (attached && !each.means ? { ...each, attached } : each))],
      counts: [...timesText(quantity, unit, sign, price, attachedTimes), ...(perUnit && measured ? [plain(perUnit + item.unit)] : [])],
      many: item.quantity !== 1000 || always,
    };
  };
}

/** "2 x 0,49", "2 x0,49", "2x 0,49", "2x0,49". */
function timesText(quantity: Piece, unit: Piece | undefined, sign: string, price: Text, way: 'no' | 'price' | 'count' | 'all'): Text {
  const attachTo = (piece: Piece, is: boolean): Piece => (is && sign !== 'à' ? { ...piece, attached: true } : piece);
  const [first, ...rest] = price;
  return [
    quantity,
    ...(unit ? [unit] : []),
    attachTo(plain(sign), way === 'count' || (way === 'all' && !unit)),
    ...(first ? [attachTo(first, way === 'price' || way === 'all'), ...rest] : []),
  ];
}

/** Names, counts and totals on one to three lines. */
function onLines({ scene, step }: Till, cells: Cells, shape: Shape, codeFirst: boolean, stroke: Text): void {
  const { canvas } = scene;
  const { left, right } = canvas;
  const width = right - left;
  const { before, name, code, counts, many, quantity } = cells;
  const inline = shape === 'inline' && many && canvas.measure([...counts, ...cells.total]) < width * 0.6;
  const total: Text = inline ? [...counts, ...(scene.style.leading > 1.2 ? [plain('=')] : []), ...cells.total] : cells.total;
  const room = width - canvas.measure(total) - 6;
  const title: Text = [...before, ...(code ? (codeFirst ? [code, ...stroke, ...name] : [...name, code]) : name)];
  const apart = code && canvas.measure(title) > room;
  let role: 'start' | 'continues' = 'start';
  const print = (text: Text, x: number, price?: Text): void => {
    const lines = canvas.wrap(text, price ? room : width);
    lines.forEach((line, i) => {
      canvas.put(line, x, canvas.y, { role, max: (price ? room : width) - (x - left) });
      if (price && i === lines.length - 1) canvas.put(price, right, canvas.y, { align: 'right', role });
      role = 'continues';
      step();
    });
  };
  if (shape === 'above' && many) print(counts, left);
  if (apart && codeFirst) print([code], left);
  const front: Text = shape === 'counted' ? [quantity] : [];
  const shown: Text = [...front, ...(apart ? [...before, ...name] : title)];
  const later = (shape === 'behind' || (shape === 'inline' && !inline)) && many;
  const alone = shape === 'apart' && !many;
  print(shown, left, later || shape === 'apart' ? undefined : total);
  if (apart && !codeFirst) print([code], left + 8);
  if (alone) {
    canvas.put(total, right, canvas.y, { align: 'right', role });
    step();
  } else if (later || shape === 'apart') print(counts, left + 8, total);
  else if (shape === 'below' && many) print(counts, left + 12);
  else if (shape === 'counted' && quantity.text !== '1' && scene.random.chance(0.3)) print([plain('à'), ...cells.price], left + 12);
}

const ends = { columns: [0.62, 0.81, 1], stacked: [0.45, 0.74, 1], ahead: [0.52, 0.76, 1] } as const;

function heading({ scene, rule, step }: Till, shape: keyof typeof ends): void {
  const { canvas, random } = scene;
  if (random.chance(0.85)) {
    const words = (['quantity', 'unitPrice', 'lineTotal'] as const).map((name) => scene.term(name));
    canvas.put([plain(scene.term('description'))], canvas.left, canvas.y, { max: canvas.width * 0.44 });
    if (shape === 'stacked') step();
    words.forEach((word, i) => {
      const end = ends[shape][i]!;
      canvas.put([plain(word)], canvas.left + canvas.width * end, canvas.y, { align: 'right', max: canvas.width * (i === 0 ? 0.15 : 0.18) });
    });
    step();
  }
  if (random.chance(0.7)) rule();
}

/** Quantity, price and total in columns, beside the name or on the line below or above it. */
function inColumns({ scene, step }: Till, cells: Cells, shape: 'columns' | 'stacked', stock?: () => Text): void {
  const { before, code, name, position, price, quantity, total, unit } = cells;
  const { canvas } = scene;
  const beside = shape === 'columns';
  const title: Text = [...(position ? [position] : []), ...before, ...name];
  const lines = canvas.wrap(title, canvas.width * (beside ? 0.44 : 1));
  const put = (text: Text, end: number, share: number, role: 'start' | 'continues'): void =>
    void canvas.put(text, canvas.left + canvas.width * end, canvas.y, { align: 'right', max: canvas.width * share, role });
  const amounts = (role: 'start' | 'continues'): void => {
    put([quantity, ...(unit ? [{ ...unit, attached: true }] : [])], ends[shape][0], beside ? 0.15 : 0.18, role);
    put(price, ends[shape][1], 0.17, role);
    put(total, ends[shape][2], 0.17, role);
  };
  lines.forEach((text, i) => {
    const role = i === 0 ? 'start' : 'continues';
    canvas.put(text, canvas.left, canvas.y, { max: canvas.width * (beside ? 0.44 : 1), role });
    if (beside && i === 0) amounts(role);
    step();
  });
  if (!beside) {
    if (stock) {
      canvas.put(stock(), canvas.left, canvas.y, { max: canvas.width * 0.6, role: 'continues' });
      step();
    }
    if (code) canvas.put([code], canvas.left, canvas.y, { max: canvas.width * 0.25, role: 'continues' });
    amounts('continues');
    step();
  } else if (code) {
    canvas.put([code], canvas.left + 6, canvas.y, { max: canvas.width * 0.44, role: 'continues' });
    step();
  }
}

/** The amount above is before the discount. */
function discountLine({ scene, row, codes }: Till, item: Item, index: number): void {
  const { random, style } = scene;
  const text = numberText(-discountAmount(item), 2, 2, style.number);
  const fork = random.fork('discount words');
  const usual = random.chance(0.7) ? scene.term('discountAmount') : random.pick(scene.language.synthesis.table.less);
  const word = fork.chance(0.35) ? fork.pick(scene.language.synthesis.till.coupons) : usual;
  const letter = codes && fork.chance(0.4) ? [plain(codes.get(item.vatRate) ?? 'A')] : [];
  row(
    [plain(`${random.chance(0.2) ? '  ' : ''}${word}`), ...(random.chance(0.4) ? [plain(`${item.discount / 10}%`)] : [])],
    [field(index, 'Discount', text), ...letter],
    {
      role: 'continues',
    },
  );
}
