/** The VAT summary: a table with a row for each rate, or sentences. */
import type { Text } from '../canvas.js';
import type { Area } from '../pairs.js';
import { fill, money, plain, rate } from '../pieces.js';
import type { Scene } from '../scene.js';
import { netNames, vatNames } from './sum-rows.js';

/** Net, rates, VAT and gross side by side: a header and one row, or a row for each rate. */
export function recap(scene: Scene, area: Area, withTotal: boolean): number {
  const { canvas, facts, random, style, term } = scene;
  const columns: { header: string; cell: (i: number) => Text; sum: Text }[] = [];
  const single = facts.vat.length === 1;
  const add = (header: string, cell: (i: number) => Text, sum: Text): void => void columns.push({ header, cell, sum });
  const codes = random.chance(0.15);
  if (codes) add(random.pick(['Code', scene.language.captions.columns.taxCode[0]!, 'T', '']), (i) => [plain('ABCDE'[i] ?? 'X')], [plain('Σ')]);
  add(random.chance(0.5) ? term('vatRate') : `${random.pick(scene.language.vatWords)} %`, (i) => rate(scene, facts.vat[i]!.rate, ['VatRate']), [
    plain(term('lineTotal')),
  ]);
  add(
    term('vatBase'),
    (i) => money(scene, facts.vat[i]!.net, single ? netNames(scene) : ['NetAmount'], 'bare'),
    money(scene, facts.net, netNames(scene), 'bare'),
  );
  add(
    term('vatTotal'),
    (i) => money(scene, facts.vat[i]!.vat, single ? vatNames(scene) : ['VatAmount'], 'bare'),
    money(scene, facts.vatTotal, vatNames(scene), 'bare'),
  );
  if (random.chance(0.6)) {
    const whole = (i: number): number => facts.vat[i]!.net + facts.vat[i]!.vat;
    add(
      term('grandTotal'),
      (i) => money(scene, whole(i), whole(i) === facts.gross ? ['GrandTotalAmount'] : [], 'bare'),
      money(scene, facts.gross, ['GrandTotalAmount'], 'bare'),
    );
  }
  const order = random.chance(0.7) ? columns : random.shuffle(columns);
  const step = canvas.line() + random.pick([0, 2, 4]);
  const width = area.width / order.length;
  const boxed = random.pick(['none', 'header', 'grid']);
  const line = (cells: readonly Text[], y: number, bold = false): void =>
    cells.forEach(
      (cell, i) =>
        void (cell.length && canvas.put(cell, area.x + i * width + 2, y, { align: 'right', width: width - 4, max: width - 4, ...(bold ? { bold } : {}) })),
    );
  let y = area.y;
  const top = y - style.size - 2;
  line(
    order.map((column) => [plain(column.header)]),
    y,
    random.chance(0.5),
  );
  if (boxed !== 'none') canvas.stroke(area.x, y + 3, area.x + area.width, y + 3);
  y += step + 2;
  facts.vat.forEach((_, i) => {
    line(
      order.map((column) => column.cell(i)),
      y,
    );
    y += step;
  });
  if (facts.vat.length > 1 && withTotal) {
    line(
      order.map((column) => column.sum),
      y,
      random.chance(0.5),
    );
    y += step;
  }
  if (boxed === 'grid') for (let i = 0; i <= order.length; i++) canvas.stroke(area.x + i * width, top, area.x + i * width, y - style.size);
  if (boxed === 'grid') canvas.box(area.x, top, area.width, y - style.size - top);
  return y;
}

/** "7,98 € MwSt. 19 % auf 42,00 €" in the document's language. */
export function vatSentences(scene: Scene): void {
  const { canvas, facts, language, random } = scene;
  const template = random.pick(language.vatLines.length ? language.vatLines : ['{rate} {vatWord}: {vat}']);
  const single = facts.vat.length === 1;
  facts.vat.forEach((share) => {
    const values: Record<string, Text> = {
      rate: rate(scene, share.rate, ['VatRate']),
      net: money(scene, share.net, single ? netNames(scene) : ['NetAmount']),
      vat: money(scene, share.vat, single ? vatNames(scene) : ['VatAmount']),
      gross: money(scene, share.net + share.vat, share.net + share.vat === facts.gross ? ['GrandTotalAmount'] : []),
      vatWord: [plain(random.pick(language.vatWords))],
    };
    const text = fill(template, values);
    if (text) canvas.y = canvas.block(canvas.wrap(text, canvas.width), canvas.left, canvas.y + 2);
  });
}
