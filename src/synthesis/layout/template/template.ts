/** An invoice of a plain template, as web services, LaTeX classes and word processors offer them: few words, wide margins and gaps, parties beside each other without much around them. */
import type { Text } from '../canvas.js';
import { entries, idPair, datePair } from '../opening/entries.js';
import { narrowPairs, type Pair, widePairs } from '../pairs.js';
import { notes } from '../closing/closing.js';
import { bankBlock, terms } from '../closing/payment.js';
import { personSentence } from '../party/person.js';
import { plain } from '../pieces.js';
import { part, type Scene } from '../scene.js';
import type { Style } from '../style.js';
import { totals } from '../closing/totals.js';
import { itemTable } from '../table/table.js';
import type { TermName } from '../../../catalogue/languages/language.js';
import { paymentAdvice } from './advice.js';
import { columnsOpening, hasColumns } from './columns.js';
import { brandLines, plainParties } from './parties.js';

/** More white between lines and blocks, one plain type. */
export function templateStyle(style: Style, random: Scene['random']): Style {
  const left = 34 + random.next() * 50;
  return {
    ...style,
    left,
    right: random.chance(0.8) ? left : 30 + random.next() * 50,
    top: 30 + random.next() * 60,
    font: random.chance(0.85) ? 'sans' : 'serif',
    size: Math.max(7.5, Math.min(11.5, style.size)),
    leading: 1.25 + random.next() ** 1.4 * 0.95,
    airy: 1.2 + random.next() * 2,
    keyAttached: false,
  };
}

const titles: Readonly<Record<string, TermName>> = { invoice: 'invoice', creditNote: 'creditNote' };

type Order = readonly ('head' | 'keys' | 'parties')[];
const orders: readonly Order[] = [
  ['head', 'parties', 'keys'],
  ['head', 'keys', 'parties'],
  ['head', 'parties'],
  ['parties', 'head', 'keys'],
];

/** Prints the page's blocks; the sums are below the items, terms and the stub to tear off below them. */
export function template(scene: Scene): void {
  const { canvas, random, style } = scene;
  const gap = (): void => void (canvas.y += canvas.line() * (0.6 + random.next() * style.airy));
  canvas.y = style.top + style.size;
  // Number, date and few others; the rest of the references is left out.
  const few: Pair[] = [
    idPair(part(scene, 'number')),
    datePair(part(scene, 'own date')),
    ...entries(part(scene, 'entries')).slice(0, random.weighted([0.25, 0.3, 0.25, 0.15, 0.05])),
  ];
  const pairs = random.chance(0.15) ? random.shuffle(few) : few;
  const order = orders[random.weighted([0.38, 0.22, 0.28, 0.12])]!;
  const inHead = !order.includes('keys');
  const columns = hasColumns(scene);
  if (columns) {
    columnsOpening(part(scene, 'columns'), titleOf(scene), pairs);
    gap();
  }
  for (const block of columns ? [] : order) {
    if (block === 'head') head(part(scene, 'head'), inHead ? pairs : []);
    else if (block === 'parties') plainParties(part(scene, 'parties'));
    else keys(part(scene, 'keys'), pairs);
    gap();
  }
  scene.printed.add('wide columns');
  itemTable(part(scene, 'table'));
  totals(part(scene, 'totals'));
  gap();
  if (random.chance(0.55) && !scene.printed.has('terms beside sums')) terms(part(scene, 'terms'));
  if (scene.facts.sender.banks.length > 0 && random.chance(0.4)) bankBlock(part(scene, 'bank'));
  if (random.chance(0.25) && !scene.printed.has('notes beside sums')) notes(part(scene, 'notes'));
  if (random.chance(0.2)) {
    canvas.need(canvas.line() * 3);
    canvas.y = canvas.block(canvas.wrap(personSentence(scene), canvas.width), canvas.left, canvas.y + canvas.line());
  }
  if (random.chance(0.14)) paymentAdvice(scene);
}

function titleOf({ facts, random, term }: Scene): Text {
  const word = term(titles[facts.type] ?? 'invoice');
  return [plain(random.chance(0.35) ? word.toUpperCase() : word)];
}

/** Title and brand at the two edges or below each other, with number and date beside the one or the other. */
function head(scene: Scene, pairs: readonly Pair[]): void {
  const { canvas, random, style } = scene;
  const large = style.size * (1.3 + random.next() * 1.9);
  const title = titleOf(scene);
  const brand = brandLines(scene);
  const titleLeft = random.chance(0.5);
  const way = random.weighted([0.55, 0.25, 0.2]);
  const color = style.accent ? { color: style.accent } : {};
  const bold = random.chance(0.6);
  const top = canvas.y + large * 0.5;
  if (way === 0) {
    // Opposite each other.
    const half = canvas.width * 0.48;
    canvas.put(title, titleLeft ? canvas.left : canvas.right, top, { size: large, bold, align: titleLeft ? 'left' : 'right', max: half });
    let y = top;
    brand.forEach((line, i) => {
      canvas.put(line, titleLeft ? canvas.right : canvas.left, y, {
        size: i === 0 ? large * 0.85 : style.size,
        bold: i === 0 && !bold,
        align: titleLeft ? 'right' : 'left',
        max: half,
        ...color,
      });
      y += canvas.line(i === 0 ? large * 0.7 : style.size);
    });
    canvas.y = Math.max(top + large * 0.6, y) + canvas.line() * 0.5;
  } else {
    const align = way === 1 ? 'left' : 'center';
    const x = way === 1 ? canvas.left : (canvas.left + canvas.right) / 2;
    canvas.y = top;
    for (const [i, line] of (random.chance(0.5) ? [...brand, title] : [title, ...brand]).entries()) {
      canvas.put(line, x, canvas.y, { size: i === 0 ? large : style.size * 1.1, bold: i === 0, align, max: canvas.width, ...(i === 0 ? color : {}) });
      canvas.y += canvas.line(i === 0 ? large : style.size) * 1.1;
    }
  }
  if (pairs.length === 0) return;
  const width = canvas.width * 0.42;
  const onRight = random.chance(0.6);
  canvas.y = narrowPairs(scene, pairs, { x: onRight ? canvas.right - width : canvas.left, y: canvas.y + canvas.line() * 0.4, width });
}

function keys(scene: Scene, pairs: readonly Pair[]): void {
  const { canvas, random } = scene;
  if (random.chance(0.35)) {
    canvas.y = widePairs(scene, pairs, { x: canvas.left, y: canvas.y, width: canvas.width });
    return;
  }
  const width = canvas.width * (0.38 + random.next() * 0.2);
  const x = random.chance(0.5) ? canvas.left : random.chance(0.7) ? canvas.right - width : canvas.left + (canvas.width - width) / 2;
  canvas.y = narrowPairs(scene, pairs, { x, y: canvas.y, width });
}
