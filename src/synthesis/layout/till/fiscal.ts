/** Card payment slips, fiscal signatures and fiscal numbers on receipts, by country. */
import { fiscalMarks } from '../../../catalogue/country-words/fiscal-marks.js';
import type { Piece, Text } from '../canvas.js';
import { dated, plain } from '../pieces.js';
import { numberText } from '../../format.js';
import type { Scene } from '../scene.js';
import { timeText } from './head.js';
import { choice, type Till } from './canvas.js';

const digits = ({ random }: Scene, count: number): string => Array.from({ length: count }, () => random.integer(0, 9)).join('');
const hex = ({ random }: Scene, count: number): string => Array.from({ length: count }, () => random.pick([...'0123456789abcdef'])).join('');
const base64 = ({ random }: Scene, count: number): string =>
  Array.from({ length: count }, () => random.pick([...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'])).join('');
const uuid = (scene: Scene): string => [8, 4, 4, 4, 12].map((n) => hex(scene, n)).join('-');

/** Terminal, trace and approval numbers, and the amount again; some tills print a copy for each side. */
export function cardSlip(tool: Till): void {
  const { random } = tool.scene;
  if (!random.chance(0.28)) return;
  slipCopy(tool);
  if (!random.chance(0.12)) return;
  tool.rule();
  slipCopy(tool);
}

function slipCopy({ scene, line, row }: Till): void {
  const { random, facts } = scene;
  const { copies, terminal, trace, receipt, amount } = scene.language.habits.cardSlip;
  const { account, approval } = scene.language.captions.till;
  if (random.chance(0.6)) line([plain(choice(random, copies))], 'center');
  const all: Text[] = [
    [plain(choice(random, terminal)), plain(digits(scene, 8))],
    [plain(choice(random, trace)), plain(digits(scene, 6)), ...(receipt ? [plain(receipt), plain(digits(scene, 4))] : [])],
    [plain(random.pick(['AID', 'AID:', 'EMV-AID'])), plain(`A00000000${digits(scene, 5)}`)],
    [plain(random.pick(['PAN', ...account])), plain('**** **** ****'), plain(digits(scene, 4))],
    [plain(random.pick(['REF #', ...approval])), plain(digits(scene, random.integer(6, 10)))],
    [dated(scene, facts.invoiceDate, []), plain(timeText(scene))],
  ];
  for (const text of random.shuffle(all).slice(0, random.integer(2, 6))) line(text);
  if (random.chance(0.5)) row([plain(choice(random, amount))], [plain(facts.currency), plain(numberText(facts.gross, 2, 2, scene.style.number))]);
}

/** Fiscal marks of receipts and small invoices; none has a label. */
export function fiscalLines(scene: Scene): Text[] {
  const { random, facts, language } = scene;
  const at = `${facts.invoiceDate}T${String(random.integer(7, 20)).padStart(2, '0')}:${digits(scene, 1)}${random.integer(0, 9)}:0${random.integer(0, 9)}`;
  const marks = fiscalMarks[facts.sender.country.code];
  if (!marks || (marks.share !== undefined && !random.chance(marks.share))) return [];
  const times = (count: number, make: () => string): string[] => Array.from({ length: count }, make);
  const values: Readonly<Record<string, (of: string) => string>> = {
    digits: (of) => {
      const [low, high = low] = of.split('-').map(Number) as [number, number?];
      return digits(scene, low === high ? low : random.integer(low, high));
    },
    groups: (of) => times(Number(of), () => digits(scene, 4)).join(' '),
    hex: (of) => hex(scene, Number(of)),
    HEX: (of) => hex(scene, Number(of)).toUpperCase(),
    hexGroups: (of) => times(Number(of), () => hex(scene, 8)).join('-'),
    HEXGroups: (of) => times(Number(of), () => hex(scene, 8).toUpperCase()).join('-'),
    base64: (of) => base64(scene, Number(of)),
    code: (of) =>
      base64(scene, Number(of))
        .toUpperCase()
        .replace(/[^A-Z0-9]/g, 'J'),
    uuid: () => uuid(scene),
    UUID: () => uuid(scene).toUpperCase(),
    amount: () => numberText(random.integer(100, 9000), 2, 2, scene.style.number),
    at: () => at,
    tillHash: () => language.habits.tillHash,
    pick: (of) => random.pick(of.split(';')),
  };
  const piece = (text: string): Piece =>
    text === '{day}'
      ? dated(scene, facts.invoiceDate, [])
      : plain(text.replace(/\{(\w+)(?: ([^}]*))?\}/g, (_, name: string, of: string | undefined) => values[name]!(of ?? '')));
  return marks.lines.map((line) => line.split('~').map(piece));
}

/** Prints some of the country's lines, or none. */
export function fiscalBlock({ scene, line }: Till): void {
  if (!scene.random.chance(0.6)) return;
  const all = fiscalLines(scene);
  const align = scene.random.chance(0.3) ? 'center' : 'left';
  for (const text of all.slice(0, scene.random.integer(1, Math.max(1, all.length)))) line(text, align);
}
