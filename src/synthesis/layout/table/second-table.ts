/** A second table on the page that holds no items: hours worked, instalments, packages, what was paid before, what was used or sent back. */
import { nearDate } from '../opening/entries.js';
import { dateText, numberText } from '../../format.js';
import { plain } from '../pieces.js';
import type { Scene } from '../scene.js';

/** Prints one of them without labels, and moves the canvas below it. */
export function secondTable(scene: Scene): void {
  const { canvas, random, style, term, language, facts } = scene;
  const day = (): string => dateText(nearDate(scene, 60), style.dateFormat, language);
  const amount = (): string => numberText(random.integer(500, 900_000), 2, 2, style.number);
  const kinds: readonly (readonly [headers: readonly string[], row: (i: number) => readonly string[]])[] = [
    // Time sheet.
    [
      [term('lineDeliveryDate'), term('clerk'), term('description'), language.synthesis.table.units.time[0]!],
      () => [
        day(),
        random.pick(language.lastNames),
        random.pick(language.articles.consulting).name,
        numberText(random.integer(1, 32) * 25, 2, 2, style.number),
      ],
    ],
    // Instalments.
    [[term('position'), term('validUntil'), `${term('grandTotal')} ${style.currency.mark}`], (i) => [String(i + 1), day(), amount()]],
    // Packages.
    [
      [language.synthesis.table.units.boxes[0]!, term('trackingId'), 'kg'],
      (i) => [`${i + 1}`, String(random.integer(10_000_000, 999_999_999)), numberText(random.integer(20, 4000), 2, 2, style.number)],
    ],
    // Earlier payments and invoices.
    [[term('invoiceDate'), term('reference'), term('netTotal'), term('grandTotal')], () => [day(), String(random.integer(1000, 99_999)), amount(), amount()]],
    // What the sums leave out, in the columns of items: used up to now, sent back, open.
    [
      [term('description'), term('quantity'), term('unitPrice'), term('lineTotal')],
      () => {
        const quantity = random.integer(1, 40);
        const price = random.integer(50, 40_000);
        const { name } = random.pick(language.articles[facts.industry]);
        return [name, String(quantity), numberText(price, 2, 2, style.number), numberText(quantity * price, 2, 2, style.number)];
      },
    ],
    // Meter readings.
    [
      [term('meterId'), term('from'), term('to'), 'kWh'],
      () => [
        String(random.integer(100_000, 9_999_999)),
        String(random.integer(1000, 5000)),
        String(random.integer(5000, 9999)),
        String(random.integer(10, 4000)),
      ],
    ],
  ];
  const [headers, row] = random.pick(kinds);
  const count = random.integer(1, 6);
  const size = style.size * (0.8 + random.next() * 0.2);
  const step = canvas.line(size);
  canvas.y += canvas.line();
  canvas.need(step * (count + 3));
  if (random.chance(0.4)) {
    canvas.put(
      [{ text: random.pick([term('project'), term('contract'), random.pick(language.companyWords), facts.sender.shortName]), bold: true }],
      canvas.left,
      canvas.y,
    );
    canvas.y += canvas.line();
  }
  const width = (canvas.width * (0.5 + random.next() * 0.5)) / headers.length;
  const print = (cells: readonly string[], bold: boolean): void => {
    cells.forEach((cell, i) => {
      const last = i === cells.length - 1;
      canvas.put([plain(cell)], canvas.left + i * width, canvas.y, { size, bold, align: last ? 'right' : 'left', width: width - 4, max: width - 4 });
    });
    canvas.y += step;
  };
  print(headers, random.chance(0.6));
  if (random.chance(0.5)) canvas.stroke(canvas.left, canvas.y - size * 0.84, canvas.left + width * headers.length, canvas.y - size * 0.84, 0.5);
  for (let i = 0; i < count; i++) print(row(i), false);
  canvas.y += step * 0.5;
}
