/** The document's sums as rows of key and amount: subtotal, freight, allowance, net, VAT by rate, gross, prepaid, due. */
import { habitsOf } from '../../../catalogue/country-habits.js';
import type { Text } from '../canvas.js';
import { dated, datedWord, isInvoice, money, plain, rate, taxWord } from '../pieces.js';
import { nearDate } from '../distractors.js';
import type { Scene } from '../scene.js';

export interface SumRow {
  readonly key: Text;
  readonly value: Text;
  readonly strong?: boolean;
}

/** The details that the net amount is: that of the only VAT group too. */
export const netNames = (scene: Scene): string[] =>
  scene.facts.vat.length === 1 && scene.facts.net === scene.facts.vat[0]!.net ? ['NetTotalAmount', 'NetAmount'] : ['NetTotalAmount'];
/** The details that the VAT is: that of the only VAT group too. */
export const vatNames = (scene: Scene): string[] =>
  scene.facts.vat.length === 1 && !scene.facts.levies ? ['VatTotalAmount', 'VatAmount'] : ['VatTotalAmount'];

/** The net amount with its details. */
export const netText = (scene: Scene): Text => money(scene, scene.facts.net, netNames(scene));
/** The VAT of the document with its details. */
export const vatTotalText = (scene: Scene): Text => money(scene, scene.facts.vatTotal, vatNames(scene));
/** The gross amount. */
const grossText = (scene: Scene): Text => money(scene, scene.facts.gross, ['GrandTotalAmount']);

/** The amount due; the invoice's total where nothing is prepaid. */
export function dueText(scene: Scene, where: 'totals' | 'bare' = 'totals'): Text {
  const { facts } = scene;
  const due = facts.gross - (facts.prepaid ?? 0);
  return money(scene, due, due === facts.gross ? ['GrandTotalAmount'] : [], where);
}

/** The key of one VAT row, with rate and base where the wording has them. */
function vatKey(scene: Scene, index: number, way: number): Text {
  const { facts, language, random } = scene;
  const share = facts.vat[index]!;
  const word = taxWord(scene);
  const { taxWithoutRate } = habitsOf(facts.sender.country.code);
  if (taxWithoutRate > 0 && random.chance(taxWithoutRate)) return [scene.keyed(word)];
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
      return [plain(word), { text: '(', attached: false }, ...attach(percent), { text: ')', attached: true }];
    case 5:
      return [...percent, plain(word), plain(random.pick(['/', ':', '='])), ...base];
    case 6:
      return [plain('+'), ...percent, plain(word)];
    case 7:
    case 8:
      return [plain(random.pick(language.synthesis.plusWords)), ...(random.chance(0.5) ? [...percent, plain(word)] : [plain(word), ...percent])];
    case 9:
      return [plain(word), ...percent, { text: ':', attached: true }];
    case 10:
      return [scene.key('vatTotal'), ...percent];
    default:
      return [plain(word), ...percent, plain(scene.term('vatBase').toLocaleLowerCase(scene.language.code)), ...base];
  }
}

const attach = (text: Text): Text => text.map((piece, i) => (i === 0 ? { ...piece, attached: true } : piece));

/** Rows of VAT by rate, or of each tax where there are several on one amount. */
function vatRows(scene: Scene): SumRow[] {
  const { facts, random } = scene;
  if (!facts.levies) {
    const way = random.integer(0, 11);
    return facts.vat.map((share, i) => ({
      key: vatKey(scene, i, way),
      value: money(scene, share.vat, facts.vat.length === 1 ? vatNames(scene) : ['VatAmount']),
    }));
  }
  const way = random.weighted([0.4, 0.2, 0.2, 0.2]);
  return facts.levies.map(({ name, rate: tenths, vat }) => {
    const percent = rate(scene, tenths, ['VatRate']);
    const key: Text =
      way === 3
        ? [scene.keyed(name)]
        : way === 0
          ? [plain(name), ...percent]
          : way === 1
            ? [...percent, plain(name)]
            : [plain(name), plain('('), ...attach(percent), { text: ')', attached: true }];
    return { key, value: money(scene, vat, ['VatAmount']) };
  });
}

/** The word of a total, with the currency where the amounts have none. */
function totalKey(scene: Scene, name: 'grandTotal' | 'amountDue'): Text {
  const { random, style, facts } = scene;
  const key = scene.key(name);
  if (style.currency.totals !== 'none' || !random.chance(0.4)) return [key];
  const mark = random.pick([facts.currency, style.currency.mark, `(${facts.currency})`, `in ${style.currency.mark}`]);
  return [{ ...key, text: `${key.text.replace(/\s*:$/, '')} ${mark}${key.text.endsWith(':') ? ':' : ''}` }];
}

/** Earlier payments in one row, or each with its number and day. */
function paidRows(scene: Scene, paid: number): SumRow[] {
  const { random } = scene;
  const sign = random.chance(0.7) ? -1 : 1;
  const one = (cents: number): SumRow => ({ key: [scene.key('prepaid')], value: money(scene, sign * cents, []) });
  if (random.chance(0.6)) return [one(paid)];
  const count = random.integer(1, 3);
  const share = Math.floor(paid / count);
  return Array.from({ length: count }, (_, i) => {
    const cents = i === count - 1 ? paid - share * (count - 1) : share;
    const number = random.chance(0.5) ? [plain(`${i + 1}.`)] : [plain(String(random.integer(1000, 99999)))];
    return { key: [scene.key('prepaid'), ...number, plain(datedWord(scene)), dated(scene, nearDate(scene, 90), [])], value: money(scene, sign * cents, []) };
  });
}

/** Distractor sums: balance brought forward, the total in another currency. */
function besides(scene: Scene): SumRow[] {
  const { random, facts } = scene;
  const rows: SumRow[] = [];
  if (isInvoice(facts) && !facts.prepaid && random.chance(0.025)) {
    const before = random.integer(100, 90000);
    rows.push({ key: [scene.key('previousBalance')], value: money(scene, before, []) });
    rows.push({ key: [scene.key('amountDue')], value: money(scene, facts.gross + before, []) });
  }
  if (random.chance(0.02)) {
    const other = random.pick(['USD', 'EUR', 'CHF', 'GBP', 'PLN', 'CZK'].filter((code) => code !== facts.currency));
    const factor = 0.2 + random.next() * 5;
    rows.push({
      key: [{ ...scene.key('grandTotal'), text: `${scene.term('grandTotal')} ${other}` }],
      value: money(scene, Math.round(facts.gross * factor), [], 'bare'),
    });
    if (random.chance(0.5))
      rows.push({ key: [plain(`${scene.language.vatWords[0]} ${other}`)], value: money(scene, Math.round(facts.vatTotal * factor), [], 'bare') });
  }
  return rows;
}

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
  const vats = vatRows(scene);
  const perRate =
    facts.vat.length > 1 && random.chance(0.3)
      ? facts.vat.map(
          (share): SumRow => ({ key: [scene.key('netTotal'), ...rate(scene, share.rate, ['VatRate'])], value: money(scene, share.net, ['NetAmount']) }),
        )
      : [];
  const total: SumRow = { key: totalKey(scene, 'grandTotal'), value: grossText(scene), strong: true };
  const alone = facts.levies ? false : facts.vatTotal === 0 ? random.chance(0.4) : random.chance(0.03);
  if (alone) rows.push(total);
  else if (shows === 1)
    rows.push(
      total,
      ...vats.map((row) => ({
        ...row,
        key: [plain(random.pick([...scene.language.synthesis.contained.slice(0, 2), ''])), ...row.key].filter((piece) => piece.text),
      })),
    );
  else if (shows === 2 && facts.vat.length > 0 && !facts.levies) rows.push(net, { key: [scene.key('vatTotal')], value: vatTotalText(scene) }, total);
  else if (shows === 3) rows.push(total, net, ...vats);
  else {
    rows.push(net, ...perRate, ...vats);
    if (facts.levies ? random.chance(0.4) : facts.vat.length > 1 && random.chance(0.3)) rows.push({ key: [scene.key('vatTotal')], value: vatTotalText(scene) });
    if (facts.rounding) rows.push(plainRow('rounding', facts.rounding));
    rows.push(total);
  }
  if (facts.prepaid) {
    rows.push(...paidRows(scene, facts.prepaid));
    rows.push({ key: totalKey(scene, 'amountDue'), value: dueText(scene), strong: true });
  } else if (isInvoice(facts) && random.chance(0.12)) rows.push({ key: totalKey(scene, 'amountDue'), value: dueText(scene), strong: true });
  rows.push(...besides(scene));
  return rows;
}
