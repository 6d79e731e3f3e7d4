/** Sums of a receipt: total and subtotal, payment and change, VAT by rate in columns of any order. */
import type { Text } from '../canvas.js';
import { addedTaxNames, recapTitles } from '../../../catalogue/country-words/tax-names.js';
import { numberText } from '../../format.js';
import { money, plain, rate, taxWord } from '../pieces.js';
import { netNames, netText, vatNames, vatTotalText } from '../sums/sum-rows.js';
import type { Scene } from '../scene.js';
import type { Till } from './canvas.js';

/** Taxes are added where prices are net, stated as included where they are gross. Returns what is to be paid, a printed tip included. */
export function tillSums({ scene, word, row, line, words }: Till): number {
  const { facts, random, style, canvas } = scene;
  const sum = facts.items.reduce((total, item) => total + item.total, 0);
  const added = !facts.grossPrices && facts.vatTotal !== 0;
  // Before the rounding some tills print a total already.
  const early = facts.rounding !== 0 && random.chance(0.4);
  if (added || facts.rounding || random.chance(0.15))
    row([plain(word(early ? 'total' : 'subtotal'))], money(scene, sum, !facts.grossPrices && sum === facts.net ? netNames(scene) : []));
  if (added) {
    const names = addedTaxNames[facts.sender.country.code];
    const tax = random.pick(names ?? scene.language.vatWords);
    const american = names !== undefined;
    if (facts.levies)
      for (const levy of facts.levies)
        row(
          [plain(random.chance(0.5) ? levy.name.toUpperCase() : levy.name), ...(random.chance(0.6) ? rate(scene, levy.rate, ['VatRate']) : [])],
          money(scene, levy.vat, ['VatAmount']),
        );
    else if (facts.vat.length === 1 || random.chance(0.3))
      row(
        [
          plain(american ? tax : random.pick(scene.language.vatWords)),
          ...(random.chance(american ? 0.3 : 0.7) && facts.vat.length === 1 ? rate(scene, facts.vat[0]!.rate, ['VatRate']) : []),
        ],
        vatTotalText(scene),
      );
    else
      for (const share of facts.vat)
        row([plain(random.pick(scene.language.vatWords)), ...rate(scene, share.rate, ['VatRate'])], money(scene, share.vat, ['VatAmount']));
  }
  if (facts.rounding) row([scene.key('rounding')], money(scene, facts.rounding, []));
  // A tip that is printed is part of the total.
  const tip = facts.gross > 500 && random.chance(facts.industry === 'hospitality' ? 0.12 : 0.03) ? Math.round((facts.gross * random.integer(5, 20)) / 100) : 0;
  const other = tip ? undefined : adjustment(scene);
  const due = facts.gross + tip + (other?.cents ?? 0);
  if (tip || other) row([plain(word('subtotal'))], money(scene, facts.gross, []));
  if (tip) row([plain(word('tip'))], money(scene, tip, []));
  if (other) row([plain(other.key)], money(scene, other.cents, []));
  const key: Text = [random.chance(0.25) ? scene.key('grandTotal') : plain(random.pick(scene.allowed(words.total)) + random.pick(['', '', ':', '']))];
  const size = style.size * (random.chance(0.45) ? 1.2 + random.next() * 0.9 : 1);
  const bold = random.chance(0.65);
  const inKey = key[0]!.text.toUpperCase().includes(facts.currency) || random.chance(0.15);
  const value: Text = money(scene, due, ['GrandTotalAmount'], inKey ? 'bare' : 'totals');
  const middle = random.weighted([0.05, 0.06, 0.89]);
  if (middle === 1) {
    // Centred in large type, with its key above or before it.
    const large = style.size * (1.4 + random.next() * 1.2);
    const above = random.chance(0.5);
    if (above) line(key, 'center');
    canvas.y += large - style.size;
    canvas.put(above ? value : [...key, ...value], (canvas.left + canvas.right) / 2, canvas.y, {
      size: large,
      bold: random.chance(0.7),
      align: 'center',
      max: canvas.width,
    });
    canvas.y += canvas.line() * 1.3;
  } else if (middle === 0) {
    line(
      key.map((piece) => ({ ...piece, bold })),
      'center',
    );
    line(
      value.map((piece) => ({ ...piece, bold: true })),
      'center',
    );
  } else row([...key, ...(inKey && !key[0]!.text.toUpperCase().includes(facts.currency) ? [plain(facts.currency)] : [])], value, { bold, size });
  if (random.chance(0.15)) line([plain(word('pieces') + random.pick([':', '', ' '])), plain(String(facts.items.length))]);
  return due;
}

/** A charge for service or a coupon between the subtotal and the total. */
function adjustment(scene: Scene): { readonly key: string; readonly cents: number } | undefined {
  const { facts, language } = scene;
  const random = scene.random.fork('adjustment');
  if (facts.gross < 500 || !random.chance(0.07)) return undefined;
  const { coupons, serviceCharges } = language.synthesis.till;
  if (serviceCharges && random.chance(facts.industry === 'hospitality' ? 0.7 : 0.25)) {
    const percent = random.pick([5, 10, 10, 12.5, 15]);
    const key = random.pick(serviceCharges);
    return {
      key: random.chance(0.6) ? (random.chance(0.5) ? `${key} ${percent}%` : `${percent}% ${key}`) : key,
      cents: Math.round((facts.gross * percent) / 100),
    };
  }
  return { key: random.pick(coupons), cents: -Math.min(random.pick([50, 100, 150, 200, 500]), Math.round(facts.gross / 4)) };
}

/** Prints how `due` (in hundredths) was paid, and the change. */
export function paymentRows({ scene, word, row, line }: Till, due: number): void {
  const { facts, random } = scene;
  if (due <= 0 || random.chance(0.15)) return;
  const card = random.chance(0.5);
  const notes = [500, 1000, 2000, 5000, 10000, 20000].filter((note) => note > due);
  const paid = card || random.chance(0.25) ? due : notes.length && random.chance(0.7) ? random.pick(notes) : Math.ceil(due / 1000) * 1000;
  row([plain(word(card ? 'card' : 'cash'))], money(scene, paid, []));
  if (!card && (paid > due || random.chance(0.3))) row([plain(word('change'))], money(scene, paid - due, []));
  else if (card && random.chance(0.12)) row([plain(word('change'))], money(scene, 0, []));
  // Nothing is left to pay.
  if (random.chance(0.07)) row([scene.key('amountDue')], money(scene, 0, []));
  if (random.chance(0.08)) {
    const tip = Math.round((facts.gross * random.pick([5, 10, 15, 18])) / 100);
    row([plain(word('tip'))], random.chance(0.5) ? [plain('______')] : money(scene, tip, []));
  } else if (scene.language.habits.proposesTips && random.chance(0.1))
    for (const percent of [15, 18, 20])
      line([plain(`${percent}%`), plain('='), plain(numberText(Math.round((facts.gross * percent) / 100), 2, 2, scene.style.number))]);
}

type Cell = 'code' | 'rate' | 'net' | 'vat' | 'gross';

/** Rows of VAT by rate: columns, sentences, or nothing where the sums state it. */
export function tillVat(tool: Till): void {
  const { scene, word, row, line, codes, words } = tool;
  const { facts, random, canvas, style } = scene;
  const single = facts.vat.length === 1;
  if (facts.levies) return;
  if (facts.vatTotal === 0 ? random.chance(0.85) : !facts.grossPrices && random.chance(0.7)) return;
  const letters = codes ?? new Map(facts.vat.map((share, i) => [share.rate, 'ABCDEFGH'[i % 8]!] as const));
  if (words.byLetter && random.fork('by letter').chance(0.6)) {
    byLetter(tool, letters);
    return;
  }
  const way = random.weighted([0.5, 0.28, 0.12, 0.1]);
  const net = (i: number): Text => money(scene, facts.vat[i]!.net, single ? netNames(scene) : ['NetAmount'], 'bare');
  const vat = (i: number): Text => money(scene, facts.vat[i]!.vat, single ? vatNames(scene) : ['VatAmount'], 'bare');
  const percent = (i: number): Text => rate(scene, facts.vat[i]!.rate, ['VatRate']);
  const vatWord = taxWord(scene);
  if (way === 1) {
    if (random.chance(0.4)) row([random.chance(0.5) ? scene.key('netTotal') : plain(random.pick(scene.allowed(words.net)))], netText(scene));
    facts.vat.forEach((_, i) => {
      const { contained } = scene.language.synthesis;
      row(
        [
          ...(random.chance(0.5) ? [plain(random.pick(contained))] : []),
          ...(random.chance(0.5) ? [plain(vatWord), ...percent(i)] : [...percent(i), plain(vatWord)]),
        ],
        vat(i),
      );
    });
    if (!single && random.chance(0.4)) row([scene.key('vatTotal')], vatTotalText(scene));
    return;
  }
  if (way === 2) {
    facts.vat.forEach(
      (_, i) =>
        void line([
          ...(codes ? [plain(`${codes.get(facts.vat[i]!.rate) ?? 'A'}:`)] : []),
          ...percent(i),
          plain(vatWord),
          plain(random.pick(scene.language.habits.rateOf)),
          ...net(i),
          plain('='),
          ...vat(i),
        ]),
    );
    return;
  }
  const chosen: Cell[] = ['rate', 'net', 'vat', 'gross'];
  if (codes && random.chance(0.75)) chosen.unshift('code');
  if (random.chance(0.3)) chosen.splice(chosen.indexOf(random.pick(['gross', 'net'])), 1);
  const columns = random.chance(0.55) ? chosen : [chosen[0]!, ...random.shuffle(chosen.slice(1))];
  const width = canvas.width / columns.length;
  const put = (cells: readonly Text[]): void => {
    cells.forEach((cell, i) => {
      if (cell.length)
        canvas.put(cell, canvas.left + i * width, canvas.y, { align: i === 0 ? 'left' : 'right', width: width - 2, max: width - 3, size: style.size * 0.94 });
    });
    canvas.y += canvas.line();
  };
  const titles: Readonly<Record<Cell, string>> = {
    code: recapTitles[facts.sender.country.code] ? random.pick(recapTitles[facts.sender.country.code]!) : '',
    rate: random.pick([vatWord, `${vatWord}%`, '%']),
    net: random.chance(0.6) ? word('net') : scene.term('vatBase'),
    vat: random.chance(0.5) ? vatWord : scene.term('vatTotal'),
    gross: word('gross'),
  };
  if (way === 0 || random.chance(0.5)) put(columns.map((name) => (titles[name] ? [plain(titles[name])] : [])));
  facts.vat.forEach((share, i) => {
    const cells: Readonly<Record<Cell, () => Text>> = {
      code: () => [plain(codes?.get(share.rate) ?? 'A')],
      rate: () => percent(i),
      net: () => net(i),
      vat: () => vat(i),
      gross: () => [plain(numberText(share.net + share.vat, 2, 2, style.number))],
    };
    put(columns.map((name) => cells[name]()));
  });
  if (!single && random.chance(0.3)) {
    const cells: Readonly<Record<Cell, () => Text>> = {
      code: () => [],
      rate: () => [plain(word('total').slice(0, 8))],
      net: () => money(scene, facts.net, netNames(scene), 'bare'),
      vat: () => money(scene, facts.vatTotal, vatNames(scene), 'bare'),
      gross: () => [plain(numberText(facts.net + facts.vatTotal, 2, 2, style.number))],
    };
    put(columns.map((name) => cells[name]()));
  }
}

/** Turnover and tax of each letter on lines of their own, then the sum of the taxes. */
function byLetter({ scene, row, words }: Till, letters: ReadonlyMap<number, string>): void {
  const { facts, random } = scene;
  const single = facts.vat.length === 1;
  const [turnover, tax, sum] = random.pick(words.byLetter!).split('/');
  const apart = random.chance(0.3);
  const turnovers = (): void =>
    facts.vat.forEach((share) => void row([plain(turnover!), plain(letters.get(share.rate) ?? 'A')], money(scene, share.net + share.vat, [], 'bare')));
  if (apart) turnovers();
  facts.vat.forEach((share) => {
    if (!apart) row([plain(turnover!), plain(letters.get(share.rate) ?? 'A')], money(scene, share.net + share.vat, [], 'bare'));
    row(
      [plain(tax!), plain(letters.get(share.rate) ?? 'A'), ...rate(scene, share.rate, ['VatRate'])],
      money(scene, share.vat, single ? vatNames(scene) : ['VatAmount'], 'bare'),
    );
  });
  if (!single || random.chance(0.7)) row([plain(sum!)], money(scene, facts.vatTotal, vatNames(scene), 'bare'));
}
