/** A document as a form of ruled cells from head to foot, as fiscal authorities, forwarders and accounting programs print it. */
import { habitsOf } from '../../../catalogue/country-habits.js';
import type { HeadingName, RuledForm } from '../../../catalogue/languages/forms.js';
import type { Facts } from '../../facts.js';
import type { Random } from '../../../random.js';
import { netNames, sumRows, vatNames } from '../sums/sum-rows.js';
import { notes } from '../closing/closing.js';
import { bankBlock, terms } from '../closing/payment.js';
import { entries } from '../opening/entries.js';
import type { Text } from '../canvas.js';
import { isInvoice, money, rate } from '../pieces.js';
import { part, type Scene } from '../scene.js';
import { totals } from '../closing/totals.js';
import { itemTable } from '../table/table.js';
import { type Cell, cellRow, drawLook, keyText, type Look, section } from './cells.js';
import { headAbove, headRow, ownCells, stub, titleLine } from './head.js';
import { otherCells, zeroCells } from './others.js';
import { partyBlock, partyRows } from './parties.js';
import { anyForm } from './any-form.js';

/** Whether a document is drawn so; more often where it is usual in the sender's country. */
export const isRuledForm = ({ type, sender }: Facts, random: Random): boolean =>
  (type === 'invoice' || type === 'creditNote') && random.fork('ruled form').chance(habitsOf(sender.country.code).ruledForm);

/** Forms of the country in the language, those of no country, and the language's own words. */
function programOf({ facts, random, language }: Scene): RuledForm {
  const fork = random.fork('program');
  const fitting = language.forms.ruled.filter(({ countries }) => countries.length === 0 || countries.includes(facts.sender.country.code));
  const own = fitting.find(({ countries }) => countries.length > 0);
  const list = [...fitting, { ...anyForm(language), weight: own ? 0.6 : 2, ...(own?.ownTax && { ownTax: own.ownTax }) }];
  return list[fork.weighted(list.map(({ weight }) => weight))]!;
}

/** Prints title, parties and references as cells, the items, the sums as cells or in a stack, and what follows. */
export function ruledForm(scene: Scene): void {
  const { canvas, random, style, facts } = scene;
  const look = drawLook(scene);
  const program = programOf(scene);
  canvas.y = style.top + style.size;
  scene.printed.add('ruled form').add('no window line');
  opening(scene, look, program);
  itemTable(part(scene, 'table'));
  if (random.chance(program.taxes.length > 6 ? 0.8 : 0.5)) sums(part(scene, 'sums'), look, program);
  else totals(part(scene, 'totals'));
  canvas.y += canvas.line() * 0.4;
  if (random.chance(0.5) && !scene.printed.has('terms beside sums')) terms(part(scene, 'terms'));
  if (facts.sender.banks.length > 0 && random.chance(0.35)) bankBlock(part(scene, 'bank'));
  if (random.chance(0.6) && !scene.printed.has('notes beside sums')) notes(part(scene, 'notes'));
}

function opening(scene: Scene, look: Look, program: RuledForm): void {
  const { random, canvas, style } = scene;
  const heading = (name: HeadingName): string | undefined => {
    const words = program.headings[name];
    return words && random.chance(0.88) ? random.fork(`heading ${name}`).pick(scene.allowed(words)) : undefined;
  };
  const own = ownCells(part(scene, 'own cells'), program);
  const head = random.weighted([program.sender.block, program.sender.cells, program.sender.head]);
  const way = random.weighted([program.parties.cells, program.parties.blocks, program.parties.column]);
  const inHead = head === 0 && random.chance(0.6) ? (random.chance(0.5) ? own : own.slice(0, 1)) : [];
  let rest: readonly Cell[] = own.filter((cell) => !inHead.includes(cell));
  if (head === 0) {
    stub(part(scene, 'stub'), look, program);
    headRow(part(scene, 'head row'), look, program, inHead);
  } else if (head === 2) headAbove(part(scene, 'head above'), program);
  else titleLine(part(scene, 'title'), program);
  const references = entries(part(scene, 'entries')).map(({ key, value }): Cell => ({ caption: keyText(key), lines: [value], share: 2 }));
  const others = otherCells(part(scene, 'others'), program.others, 0.55);
  // The date at the end of a row of the receiver's cells.
  const extras = way === 0 && rest.length > 0 && random.chance(0.5) ? rest.slice(-1) : [];
  rest = rest.filter((cell) => !extras.includes(cell));
  const cells = random.chance(0.5) ? [...rest, ...references, ...others] : [...rest, ...others, ...references];
  const perRow = random.integer(3, 6);
  const rows = rowsOf(cells, perRow);
  const first = random.chance(0.5);
  if (way === 2) column(scene, look, heading, head === 1, cells);
  else {
    if (first) section(scene, look, heading('document'), rows);
    if (head === 1) section(scene, look, heading('sender'), partyRows(part(scene, 'sender'), program, 0));
    if (way === 0) {
      section(scene, look, heading('receiver'), partyRows(part(scene, 'receiver'), program, 1, extras));
      if (scene.facts.others.length > 0) section(scene, look, heading('delivery'), partyRows(part(scene, 'delivery'), program, 2));
    } else blocks(scene, look, heading);
    if (!first) section(scene, look, heading('document'), rows);
  }
  if (program.freight.length > 0 && random.chance(0.55)) freight(part(scene, 'freight'), look, program, heading('carrier'));
  canvas.y += style.size * (0.3 + random.next());
}

/** Rows of so many cells. */
function rowsOf(cells: readonly Cell[], count: number): Cell[][] {
  const rows: Cell[][] = [];
  for (let i = 0; i < cells.length; i += count) rows.push(cells.slice(i, i + count));
  return rows;
}

/** Receiver and, where there is one, delivery address or carrier as blocks beside each other. */
function blocks(scene: Scene, look: Look, heading: (name: HeadingName) => string | undefined): void {
  const { random, facts } = scene;
  const wanted: (readonly [number, HeadingName])[] = [[1, 'receiver']];
  const second = facts.others.length > 0 ? 2 : random.chance(0.35) ? 1 : undefined;
  if (second !== undefined) wanted.push([second, 'delivery']);
  if (random.chance(0.2)) wanted.push([-1, 'carrier']);
  const cells = (random.chance(0.75) ? wanted : [...wanted].reverse()).map(
    ([index, name]): Cell => ({
      caption: heading(name) ?? '',
      lines: partyBlock(part(scene, `block ${name}`), index, { bold: random.chance(0.25) }),
      share: 1,
    }),
  );
  // A receiver alone beside an empty cell.
  section(scene, { ...look, beside: false }, undefined, [cells.length === 1 ? random.shuffle([...cells, { caption: '', lines: [[]], share: 0.8 }]) : cells]);
}

/** Parties below each other at one side, the references in rows of two cells at the other. */
function column(scene: Scene, look: Look, heading: (name: HeadingName) => string | undefined, withSender: boolean, cells: readonly Cell[]): void {
  const { canvas, random, facts, style } = scene;
  const share = 0.44 + random.next() * 0.14;
  const onLeft = random.chance(0.9);
  const { left: x, width } = canvas;
  const top = canvas.y - style.size;
  const order: (readonly [number, HeadingName])[] = [
    ...(withSender ? ([[0, 'sender']] as const) : []),
    [1, 'receiver'],
    ...(facts.others.length > 0 ? ([[2, 'delivery']] as const) : []),
  ];
  const at = onLeft ? x : x + width * (1 - share);
  const upright = { ...look, beside: false };
  let y = top;
  for (const [index, name] of order) {
    const lines = partyBlock(part(scene, `block ${name}`), index, { bold: random.chance(0.3) });
    y = cellRow(scene, upright, [{ caption: heading(name) ?? '', lines, share: 1 }], { x: at, y, width: width * share });
  }
  const grid = { x: onLeft ? x + width * share : x, width: width * (1 - share) };
  let below = top;
  for (const row of rowsOf(cells, random.chance(0.75) ? 2 : 1)) below = cellRow(scene, upright, row, { ...grid, y: below });
  if (look.ruled === 'outer') canvas.box(x, top, width, Math.max(y, below) - top, 0.6);
  canvas.y = Math.max(y, below) + style.size + look.size * 0.35;
}

/** Carrier and packages: a party that is neither sender nor receiver, and cells of the goods. */
function freight(scene: Scene, look: Look, program: RuledForm, heading: string | undefined): void {
  const { random } = scene;
  const rows = random.chance(0.6) ? partyRows(part(scene, 'carrier'), program, -1) : [];
  const goods = otherCells(part(scene, 'goods'), program.freight, 0.7);
  section(scene, look, heading, [...rows, ...rowsOf(goods, random.integer(3, 7))]);
}

/** The sums in cells, among those of taxes that are nothing; the total last. */
function sums(scene: Scene, look: Look, program: RuledForm): void {
  const { random, facts } = scene;
  const { ownTax } = program;
  const named =
    ownTax !== undefined && facts.vat.length === 1 && !facts.levies && !facts.prepaid && facts.rounding === 0 && isInvoice(facts) && random.chance(0.7);
  const rows = named
    ? ownTaxCells(scene, ownTax)
    : sumRows(scene).map(
        ({ key, value, strong }): Cell => ({
          caption: wording(key),
          lines: [withRates(key, value)],
          share: 2.4,
          align: 'right',
          ...(strong ? { bold: true } : {}),
        }),
      );
  const zeros = zeroCells(scene, program.taxes, 0.6);
  const last = rows.pop()!;
  const cells = [...(random.chance(0.5) ? [...rows, ...zeros] : [...zeros, ...rows]), last];
  section(
    scene,
    { ...look, beside: false },
    program.headings.sums && random.chance(0.8) ? random.pick(scene.allowed(program.headings.sums)) : undefined,
    rowsOf(cells, random.integer(4, 6)),
  );
}

/** A key without its rate and base. */
const wording = (key: Text): string =>
  keyText(key.filter(({ means }) => !means?.length))
    .replace(/\(\s*\)|[(/=]\s*$/g, '')
    .trim();

/** What a key says with a meaning (rate, base) stands before the amount. */
const withRates = (key: Text, value: Text): Text => [...key.filter(({ means }) => means?.length), ...value];

/** The sums as the form names them after the tax. */
function ownTaxCells(scene: Scene, { taxes, base, rate: rateKey, amount, net, gross }: NonNullable<RuledForm['ownTax']>): Cell[] {
  const { facts, random } = scene;
  const share = facts.vat[0]!;
  const cell = (caption: string, value: Text, bold = false): Cell => ({ caption, lines: [value], share: 2.4, align: 'right', ...(bold ? { bold } : {}) });
  const tax = random.pick(taxes);
  const of = (template: string): string => template.replace('{tax}', tax);
  return [
    cell(of(base), money(scene, share.net, ['NetAmount'], 'bare')),
    ...(random.chance(0.4) ? [cell(of(rateKey), rate(scene, share.rate, ['VatRate']))] : []),
    cell(of(amount), money(scene, facts.vatTotal, vatNames(scene), 'bare')),
    cell(random.pick(net), money(scene, facts.net, netNames(scene), 'bare')),
    cell(random.pick(gross), money(scene, facts.gross, ['GrandTotalAmount'], random.chance(0.3) ? 'totals' : 'bare'), true),
  ];
}
