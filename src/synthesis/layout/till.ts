/** A till's receipt on a narrow roll: shop, items with prices, total, VAT by letter, cash and change. */
import { addressLines, contactLines } from './address.js';
import type { Text } from './canvas.js';
import { numberText } from './format.js';
import { idLines } from './receiver.js';
import { money, ownDate, ownId, plain, rate } from './pieces.js';
import { descriptionOf, drawTable, field, lineRate, quantity, total, unitPrice } from './table-columns.js';
import { dueText, netText, vatTotalText } from './sum-rows.js';
import type { Scene } from './scene.js';

export function till(scene: Scene): void {
  const { canvas, facts, random, style, term } = scene;
  const { left, right } = canvas;
  const middle = (left + right) / 2;
  const width = right - left;
  const step = (): number => (canvas.y += canvas.line());
  const centred = random.chance(0.8);
  const dashes = (): void => {
    if (random.chance(0.6))
      canvas.put([plain(random.pick(['-', '=', '*', '_']).repeat(Math.floor(width / (style.size * 0.66))))], left, canvas.y, { max: width });
    step();
  };
  canvas.y += style.size;
  for (const line of [
    ...addressLines(scene, 0, { name: 'bold', person: false, country: false }),
    ...contactLines(scene, 0).slice(0, random.integer(0, 2)),
    ...idLines(scene, 0, 0.8),
  ]) {
    canvas.put(line, centred ? middle : left, canvas.y, { align: centred ? 'center' : 'left', max: width });
    step();
  }
  step();
  const references: Text[] = random.shuffle([
    [...(random.chance(0.8) ? [scene.key('invoiceId')] : []), ownId(scene)],
    [
      ...(random.chance(0.5) ? [scene.key('invoiceDate')] : []),
      ownDate(scene),
      plain(`${random.integer(7, 21)}:${String(random.integer(0, 59)).padStart(2, '0')}`),
    ],
    ...(random.chance(0.5) ? [[scene.key('terminal'), plain(String(random.integer(1, 99)))]] : []),
    ...(random.chance(0.4) ? [[scene.key('clerk'), plain(random.pick(scene.language.firstNames))]] : []),
  ]);
  if (random.chance(0.4)) canvas.put([{ text: term('receipt'), bold: true }], middle, canvas.y, { align: 'center' });
  step();
  const before = random.chance(0.7);
  const print = (): void => {
    for (const line of references) {
      canvas.put(line, left, canvas.y, { max: width });
      step();
    }
  };
  if (before) print();
  dashes();
  const { codes } = drawTable(scene);
  const way = random.integer(0, 3);
  const code = codes !== undefined || random.chance(0.3);
  facts.items.forEach((item, i) => {
    const description = field(i, 'Description', descriptionOf(item), item.name);
    const price: Text = [...total(scene, item, i), ...(code ? lineRate(scene, item, i, codes) : [])];
    const wide = canvas.measure(price) + 6;
    const many = item.quantity !== 1000 || way === 2;
    const counts: Text = [
      quantity(scene, item, i),
      ...(item.unit && random.chance(0.4) ? [field(i, 'Unit', item.unit)] : []),
      plain(random.pick(['x', 'X', '*', '@'])),
      ...unitPrice(scene, item, i),
    ];
    if (way === 1 && many) {
      canvas.put(counts, left, canvas.y, { role: 'start', max: width });
      step();
      canvas.put([description], left, canvas.y, { role: 'continues', max: width - wide });
      canvas.put(price, right, canvas.y, { align: 'right', role: 'continues' });
    } else if (way === 3) {
      canvas.put([quantity(scene, item, i), description], left, canvas.y, { role: 'start', max: width - wide });
      canvas.put(price, right, canvas.y, { align: 'right', role: 'start' });
    } else {
      canvas.put([description], left, canvas.y, { role: 'start', max: many ? width : width - wide });
      if (many) {
        step();
        canvas.put(counts, left + 8, canvas.y, { role: 'continues', max: width - wide });
      }
      canvas.put(price, right, canvas.y, { align: 'right', role: many ? 'continues' : 'start' });
    }
    step();
  });
  dashes();
  const row = (key: Text, value: Text, bold = false, size = style.size): void => {
    canvas.put(key, left, canvas.y, { bold, size, max: width * 0.6 });
    canvas.put(value, right, canvas.y, { align: 'right', bold, size, max: width * 0.55 });
    step();
  };
  row([scene.key('grandTotal')], dueText(scene), random.chance(0.7), style.size * (random.chance(0.4) ? 1.25 : 1));
  const paid = random.chance(0.5) ? facts.gross : Math.ceil(facts.gross / 1000) * 1000;
  const card = random.chance(0.5);
  if (random.chance(0.7))
    row(
      [
        plain(
          card
            ? random.pick(['VISA', 'Mastercard', 'EC-Karte', 'Maestro'])
            : ({ de: 'Bar', fr: 'Espèces', es: 'Efectivo', it: 'Contanti', nl: 'Contant' }[scene.language.code] ?? 'Cash'),
        ),
      ],
      money(scene, card ? facts.gross : paid, []),
    );
  if (!card && paid > facts.gross)
    row(
      [plain({ de: 'Rückgeld', fr: 'Rendu', es: 'Cambio', it: 'Resto', nl: 'Wisselgeld' }[scene.language.code] ?? 'Change')],
      money(scene, paid - facts.gross, []),
    );
  step();
  const single = facts.vat.length === 1;
  if (random.chance(0.5)) {
    const columns = [0, 0.45, 0.73, 1].map((share) => left + share * width);
    canvas.put([plain(random.pick(scene.language.vatWords))], columns[0]!, canvas.y, { max: width * 0.17 });
    [scene.term('vatBase'), scene.term('vatTotal'), scene.term('grandTotal')].forEach(
      (text, i) => void canvas.put([plain(text)], columns[i + 1]!, canvas.y, { align: 'right', max: width * 0.26 }),
    );
    step();
    for (const share of facts.vat) {
      canvas.put(
        [...(codes ? [plain(codes.get(share.rate) ?? '')] : []), ...rate(scene, share.rate, ['VatRate'])].filter((piece) => piece.text),
        columns[0]!,
        canvas.y,
        { max: width * 0.17 },
      );
      const cells = [
        money(scene, share.net, single ? ['NetAmount', 'NetTotalAmount'] : ['NetAmount'], 'bare'),
        money(scene, share.vat, single ? ['VatAmount', 'VatTotalAmount'] : ['VatAmount'], 'bare'),
        [plain(numberText(share.net + share.vat, 2, 2, style.number))],
      ];
      cells.forEach((cell, i) => void canvas.put(cell, columns[i + 1]!, canvas.y, { align: 'right', max: width * 0.26 }));
      step();
    }
  } else {
    if (random.chance(0.5)) row([scene.key('netTotal')], netText(scene));
    for (const share of facts.vat)
      row(
        [plain(random.pick(scene.language.vatWords)), ...rate(scene, share.rate, ['VatRate'])],
        money(scene, share.vat, single ? ['VatAmount', 'VatTotalAmount'] : ['VatAmount']),
      );
    if (facts.vat.length > 1 && random.chance(0.5)) row([scene.key('vatTotal')], vatTotalText(scene));
  }
  dashes();
  if (!before) print();
  for (const line of canvas.wrap([plain(random.pick(scene.language.sentences))], width)) {
    canvas.put(line, middle, canvas.y, { align: 'center' });
    step();
  }
}
