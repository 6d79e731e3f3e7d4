/** Numbers and times of a receipt: its own number and date among till, cashier, table, journey, pump and parking time. */
import type { Text } from '../canvas.js';
import { dated, ownDate, ownId, plain } from '../pieces.js';
import { nearDate } from '../distractors.js';
import type { Scene } from '../scene.js';
import { choice, type Till } from './canvas.js';

/** A time of day as tills print it. */
export function timeText({ random, language }: Pick<Scene, 'random' | 'language'>): string {
  const two = (n: number): string => String(n).padStart(2, '0');
  const [hour, minute, second] = [random.integer(6, 22), random.integer(0, 59), random.integer(0, 59)];
  const { times } = language.habits;
  if (times && random.chance(times.share))
    return choice(random, times.forms)
      .replace('{hour}', String(hour))
      .replace('{twelve}', String(((hour + 11) % 12) + 1))
      .replace('{minute}', two(minute));
  return random.pick([`${two(hour)}:${two(minute)}`, `${two(hour)}:${two(minute)}`, `${two(hour)}:${two(minute)}:${two(second)}`, `${hour}:${two(minute)}`]);
}

const number = ({ random }: Scene, low: number, high: number): string => String(random.integer(low, high));

/** The receipt's number with its key, rarely alone. */
export function idLine(tool: Till): void {
  tool.line(idText(tool), tool.scene.random.chance(0.5) ? 'center' : 'left');
}

/** Terminals call the receipt's number that of the transaction: "Transaction ID: #5c81ea07". */
const transactionShare = 0.07;
const isTransaction = ({ random }: Scene): boolean => random.fork('number of the transaction').chance(transactionShare);

function transactionText(scene: Scene): Text {
  const random = scene.random.fork('name of the transaction');
  const key = `${choice(random, scene.language.captions.till.transaction)}${random.pick(['', ' ID', ' ID', ''])}`.replace('. ID', ' ID');
  const sign = random.chance(0.2);
  return [plain(`${key}${random.pick([':', ':', '', ' :'])}`), ...(sign ? [plain('#')] : []), { ...ownId(scene), attached: sign }];
}

function idText({ scene, word }: Till): Text {
  const { random } = scene;
  if (isTransaction(scene)) return transactionText(scene);
  const id = ownId(scene);
  // A number of a digit or two says nothing by itself.
  if (random.chance(scene.language.habits.loneReceiptNumbers) && id.text.length > 2) return [id];
  const key = random.chance(0.25) ? scene.key('invoiceId') : plain(`${word('number')}${random.pick([':', '', ' :', ':', '.:', ''])}`);
  return [key, key.text.endsWith('#') && random.chance(0.5) ? { ...id, attached: true } : id];
}

/** Reference lines in random order; several may share a line. */
export function receiptLines(tool: Till, withDate = true): Text[] {
  const { scene, word, words } = tool;
  const { random, language } = scene;
  const { timeWord } = language.habits;
  const branches = language.synthesis.till.branches.map((branch) => branch.replace('{n}', '').trim());
  const colon = random.pick([':', '', ':', ' ']).trim();
  // No key of the receipt's own number is another's.
  const otherNumbers = isTransaction(scene) ? ['MID', 'TID'] : language.captions.till.transaction.filter((name) => !words.number.includes(name));
  const keyed = (key: string, value: string): Text => [plain(key + (key.endsWith('#') ? '' : colon)), plain(value)];
  const date: Text = [...(random.chance(0.35) ? [plain(word('date') + colon)] : []), ownDate(scene)];
  const time: Text = [
    ...(random.chance(0.3) ? [plain(word('time') + colon)] : []),
    plain(timeText(scene)),
    ...(timeWord && random.chance(0.2) ? [plain(timeWord)] : []),
  ];
  const others = random
    .shuffle<Text>([
      keyed(word('till'), number(scene, 1, 99)),
      keyed(word('cashier'), random.chance(0.5) ? random.pick(language.firstNames) : number(scene, 1, 999)),
      keyed(word('table'), number(scene, 1, 60)),
      keyed(random.pick(['ST#', ...branches]), number(scene, 10, 9999)),
      keyed(random.pick(['OP#', ...otherNumbers]), number(scene, 100, 99999999)),
    ])
    .slice(0, random.weighted([0.2, 0.25, 0.25, 0.2, 0.1]));
  const when: Text[] = !withDate
    ? []
    : random.chance(0.8)
      ? [[...date, ...(random.chance(0.1) ? [plain(random.pick(['-', '/', '|']))] : []), ...time]]
      : random.chance(0.6)
        ? [date, time]
        : [date];
  const journalOf = journal(scene);
  // Of some journals the last is the receipt's number, which has no key then.
  const isLast = journalOf !== undefined && /[A-Z]\D*\d{3}|\d{7}/.test(scene.facts.invoiceId) && random.fork('own number in the journal').chance(0.3);
  let lines: Text[] = [...(isLast ? [] : [idText(tool)]), ...when, ...others];
  if (random.chance(0.6)) lines = random.shuffle(lines);
  // Short ones side by side.
  if (random.chance(0.5)) {
    const joined: Text[] = [];
    for (const line of lines) {
      const last = joined.at(-1);
      if (last && scene.canvas.measure([...last, ...line]) < scene.canvas.width * 0.92 && random.chance(0.75)) joined[joined.length - 1] = [...last, ...line];
      else joined.push(line);
    }
    lines = joined;
  }
  if (journalOf) lines.splice(random.fork('journal at').integer(0, lines.length), 0, isLast ? [...journalOf, ownId(scene)] : journalOf);
  if (random.chance(0.12)) lines.push(...occasion(scene));
  if (withDate && random.chance(0.08)) lines.push([ownDate(scene), plain(timeText(scene))]);
  return lines;
}

/** "Fil." of "Filiale {n}". */
const abbreviated = (word: string): string => `${/\p{L}{2,3}/u.exec(word)?.[0] ?? word.replace('{n}', '')}.`;

/** What tills write for their journals: runs of digits of store, till, clerk and transaction, with a time or the number of the transaction control. */
function journal(scene: Scene): Text | undefined {
  const random = scene.random.fork('journal');
  const words = scene.language.synthesis.till;
  if (!random.chance(0.1)) return undefined;
  const digits = (count: number): string => Array.from({ length: count }, () => random.integer(0, 9)).join('');
  const run = (): string => random.pick(['', '', 'C', 'S', 'R', '#', 'T', 'K']) + digits(random.integer(2, 6));
  return random.pick<() => Text>([
    () => Array.from({ length: random.integer(2, 5) }, () => plain(run())),
    () =>
      [plain(random.pick(['TC#', 'Ref', 'ID', 'Trn', ''])), ...Array.from({ length: random.integer(4, 6) }, () => plain(digits(4)))].filter(({ text }) => text),
    () => [plain(run()), plain(run()), plain(timeText(scene))],
    () => [plain(`${digits(4)}/${digits(1)}`), plain(`${digits(6)}/${digits(1)}`), plain(digits(4))],
    () => [
      plain(random.pick(['ST#', 'L.', abbreviated(random.pick(words.branches))])),
      plain(digits(4)),
      plain(random.pick(['OP#', 'KS#', abbreviated(random.pick(words.cashier))])),
      plain(digits(3)),
      plain(random.pick(['TE#', 'K', abbreviated(random.pick(words.till))])),
      plain(digits(2)),
    ],
  ])();
}

/** Receipts of taxis, pumps and car parks: further dates, times and numbers. */
function occasion(scene: Scene): Text[] {
  const { random, facts } = scene;
  const day = dated(scene, random.chance(0.7) ? facts.invoiceDate : nearDate(scene, 2), []);
  const { captions, synthesis } = scene.language;
  const { pump, parking } = synthesis;
  return random.pick<readonly Text[]>([
    [[plain(pump), plain(String(random.integer(1, 16)))]],
    [
      [plain(`${parking.entry}:`), day, plain(timeText(scene))],
      [plain(`${parking.exit}:`), dated(scene, facts.invoiceDate, []), plain(timeText(scene))],
    ],
    [[plain(random.pick(['km', ...captions.till.taxi])), plain(String(random.integer(10, 9999)))]],
  ]) as Text[];
}
