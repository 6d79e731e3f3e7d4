/** The document's sums as rows of key and amount: subtotal, freight, allowance, net, VAT by rate, gross, prepaid, due. */
import type { Text } from './canvas.js';
import { isInvoice, money, plain, rate } from './pieces.js';
import type { Scene } from './scene.js';

export interface SumRow {
  readonly key: Text;
  readonly value: Text;
  readonly strong?: boolean;
}

export const netNames = (scene: Scene): string[] =>
  scene.facts.vat.length === 1 && scene.facts.net === scene.facts.vat[0]!.net ? ['NetTotalAmount', 'NetAmount'] : ['NetTotalAmount'];
export const vatNames = (scene: Scene): string[] => (scene.facts.vat.length === 1 ? ['VatTotalAmount', 'VatAmount'] : ['VatTotalAmount']);

export const netText = (scene: Scene): Text => money(scene, scene.facts.net, netNames(scene));
export const vatTotalText = (scene: Scene): Text => money(scene, scene.facts.vatTotal, vatNames(scene));
export const grossText = (scene: Scene): Text => money(scene, scene.facts.gross, ['GrandTotalAmount']);

/** What is left to pay; the invoice's total where nothing was paid before. */
export function dueText(scene: Scene, where: 'totals' | 'bare' = 'totals'): Text {
  const { facts } = scene;
  const due = facts.gross - (facts.prepaid ?? 0);
  return money(scene, due, due === facts.gross ? ['GrandTotalAmount'] : [], where);
}

/** The words of one VAT row, its rate and base among them where the wording has them. */
function vatKey(scene: Scene, index: number, way: number): Text {
  const { facts, language, random } = scene;
  const share = facts.vat[index]!;
  const word = way % 2 === 0 ? language.vatWords[0]! : language.vatWords[language.vatWords.length - 1]!;
  const percent = rate(scene, share.rate, ['VatRate']);
  const base = money(scene, share.net, facts.vat.length === 1 ? netNames(scene) : ['NetAmount'], 'bare');
  switch (way) {
    case 0:
    case 1:
      return [...percent, plain(word)];
    case 2:
    case 3:
      return [plain(word), ...percent];
    case 4:
      return [plain(word), { text: '(', glued: false }, ...glue(percent), { text: ')', glued: true }];
    case 5:
      return [...percent, plain(word), plain(random.pick(['/', ':', '='])), ...base];
    case 6:
      return [plain('+'), ...percent, plain(word)];
    case 7:
      return [scene.key('vatTotal'), ...percent];
    default:
      return [plain(word), ...percent, plain(scene.term('vatBase').toLowerCase()), ...base];
  }
}

const glue = (text: Text): Text => text.map((piece, i) => (i === 0 ? { ...piece, glued: true } : piece));

/** All rows in printing order. */
export function sumRows(scene: Scene): SumRow[] {
  const { facts, random, term } = scene;
  const rows: SumRow[] = [];
  const sum = facts.items.reduce((total, item) => total + item.total, 0);
  const shows = random.weighted([0.7, 0.12, 0.1, 0.08]);
  const plainRow = (name: Parameters<typeof term>[0], cents: number): SumRow => ({ key: [scene.key(name)], value: money(scene, cents, []) });
  if (facts.shipping || facts.allowance || random.chance(0.12)) {
    rows.push({ key: [scene.key('subtotal')], value: money(scene, sum, !facts.grossPrices && sum === facts.net ? netNames(scene) : []) });
    if (facts.allowance) rows.push(plainRow('discountAmount', -facts.allowance));
    if (facts.shipping) rows.push(plainRow('shipping', facts.shipping));
  }
  const net: SumRow = { key: [scene.key('netTotal')], value: netText(scene) };
  const way = random.integer(0, 8);
  const vats: SumRow[] = facts.vat.map((share, i) => ({
    key: vatKey(scene, i, way),
    value: money(scene, share.vat, facts.vat.length === 1 ? vatNames(scene) : ['VatAmount']),
  }));
  const perRate =
    facts.vat.length > 1 && random.chance(0.3)
      ? facts.vat.map(
          (share): SumRow => ({ key: [scene.key('netTotal'), ...rate(scene, share.rate, ['VatRate'])], value: money(scene, share.net, ['NetAmount']) }),
        )
      : [];
  const total: SumRow = { key: [scene.key('grandTotal')], value: grossText(scene), strong: true };
  const alone = facts.vatTotal === 0 ? random.chance(0.4) : random.chance(0.03);
  if (alone) rows.push(total);
  else if (shows === 1)
    rows.push(total, ...vats.map((row) => ({ ...row, key: [plain(random.pick(['incl.', 'inkl.', ''])), ...row.key].filter((piece) => piece.text) })));
  else if (shows === 2 && facts.vat.length > 0) rows.push(net, { key: [scene.key('vatTotal')], value: vatTotalText(scene) }, total);
  else if (shows === 3) rows.push(total, net, ...vats);
  else {
    rows.push(net, ...perRate, ...vats);
    if (facts.vat.length > 1 && random.chance(0.3)) rows.push({ key: [scene.key('vatTotal')], value: vatTotalText(scene) });
    if (facts.rounding) rows.push(plainRow('rounding', facts.rounding));
    rows.push(total);
  }
  if (facts.prepaid) {
    rows.push(plainRow('prepaid', -facts.prepaid));
    rows.push({ key: [scene.key('amountDue')], value: dueText(scene), strong: true });
  } else if (isInvoice(facts) && random.chance(0.12)) rows.push({ key: [scene.key('amountDue')], value: dueText(scene), strong: true });
  return rows;
}
