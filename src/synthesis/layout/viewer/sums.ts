/** Sums of a rendered e-invoice: the VAT breakdown by category and rate, the document totals. */
import type { ViewerName } from '../../../catalogue/languages/synthesis-words.js';
import type { Text } from '../canvas.js';
import type { Pair } from '../pairs.js';
import { money, plain, rate } from '../pieces.js';
import { netNames, vatNames } from '../sums/sum-rows.js';
import type { Scene } from '../scene.js';
import type { Viewer } from './canvas.js';

/** S standard, AA reduced, AE reverse charge, K within the union, G export, E exempt, O outside, Z zero. */
function categoryOf(scene: Scene, tenths: number): string {
  const { vatExempt } = scene.facts;
  if (tenths > 0) return scene.random.chance(0.9) ? 'S' : 'AA';
  if (vatExempt === 'reverse-charge') return scene.random.pick(['AE', 'AE', 'K']);
  return vatExempt === 'export' ? 'G' : vatExempt ? scene.random.pick(['E', 'E', 'O']) : 'Z';
}

/** Prints the section; nothing where there is no VAT. */
export function breakdown(view: Viewer): void {
  const { scene, word, key } = view;
  const { canvas, facts, random } = scene;
  if (facts.vat.length === 0 || random.chance(0.08)) return;
  view.heading('breakdown');
  const shares = facts.levies ?? facts.vat;
  const single = shares.length === 1;
  const named = random.chance(0.3);
  const sign = random.chance(0.65);
  const rows = shares.map((share) => {
    const code = categoryOf(scene, share.rate);
    const percent = rate(scene, share.rate, ['VatRate']);
    return {
      category: [plain(named ? `${scene.language.vatWords[0]} (${code})` : code)],
      base: money(scene, share.net, facts.vat.length === 1 ? netNames(scene) : ['NetAmount'], 'bare'),
      rate: sign ? percent : [{ ...percent[0]!, text: percent[0]!.text.replace('%', '') }],
      tax: money(scene, share.vat, single ? vatNames(scene) : ['VatAmount'], 'bare'),
    } satisfies Record<string, Text>;
  });
  const names = (random.chance(0.6) ? ['category', 'base', 'rate', 'tax'] : random.shuffle(['category', 'rate', 'base', 'tax'])) as (
    | 'category'
    | 'base'
    | 'rate'
    | 'tax'
  )[];
  const reason = facts.vatExempt && scene.language.vatExemptions.length ? random.pick(scene.language.vatExemptions) : undefined;
  if (random.chance(0.55)) {
    const width = canvas.width / names.length;
    const put = (cells: readonly Text[], bold: boolean): void => {
      canvas.need(canvas.line() * 2);
      cells.forEach((cell, i) => {
        const right = i > 0 && align;
        canvas.put(cell, canvas.left + i * width + 2, canvas.y, { align: right ? 'right' : 'left', width: width - 6, max: width - 6, bold });
      });
      canvas.y += canvas.line() * 1.3;
    };
    const align = random.chance(0.7);
    put(
      names.map((name) => [plain(word(name))]),
      random.chance(0.6),
    );
    for (const row of rows)
      put(
        names.map((name) => row[name]),
        false,
      );
    if (reason) view.list([{ key: key('reason'), value: [plain(reason)] }]);
  } else
    for (const row of rows) {
      const pairs: Pair[] = names.map((name) => ({ key: key(name), value: row[name] }));
      if (reason) pairs.push({ key: key('reason'), value: [plain(reason)] });
      view.list(pairs);
    }
  canvas.y += canvas.line() * 0.4;
}

/** From the sum of lines to the amount due, each step named, most of them zero. */
export function viewerTotals(view: Viewer): void {
  const { scene, key } = view;
  const { facts, random, canvas } = scene;
  view.heading('totals');
  const sum = facts.items.reduce((total, item) => total + item.total, 0);
  const pairs: Pair[] = [];
  const zeros = random.chance(0.5);
  const add = (name: ViewerName, value: Text): void => void pairs.push({ key: key(name), value });
  const step = (name: ViewerName, cents: number): void => {
    if (cents !== 0 || zeros) add(name, money(scene, cents, []));
  };
  if (random.chance(0.8)) add('lineSum', money(scene, sum, !facts.grossPrices && sum === facts.net ? netNames(scene) : []));
  step('charges', facts.shipping ?? 0);
  step('allowances', facts.allowance ? (random.chance(0.5) ? -facts.allowance : facts.allowance) : 0);
  add('net', money(scene, facts.net, netNames(scene)));
  if (random.chance(0.92)) add('vat', money(scene, facts.vatTotal, vatNames(scene)));
  if (facts.currency !== facts.sender.country.currency && random.chance(0.4))
    pairs.push({
      key: [scene.keyed(`${view.word('vat')} (${facts.sender.country.currency})`)],
      value: money(scene, Math.round(facts.vatTotal * (0.5 + random.next() * 9)), [], 'bare'),
    });
  add('gross', money(scene, facts.gross, ['GrandTotalAmount']));
  if (facts.rounding) step('rounding', facts.rounding);
  const paid = facts.prepaid ?? 0;
  step('paid', random.chance(0.3) ? -paid : paid);
  if (random.chance(0.9)) add('payable', money(scene, facts.gross - paid, paid === 0 ? ['GrandTotalAmount'] : []));
  const last = pairs.length - 1;
  const strong = random.chance(0.5);
  const printed = pairs.map((pair, i) => (strong && i === last ? { key: pair.key, value: pair.value.map((piece) => ({ ...piece, bold: true })) } : pair));
  const left = canvas.left;
  if (random.chance(0.4)) canvas.left += canvas.width * 0.4;
  view.list(printed);
  canvas.left = left;
}
