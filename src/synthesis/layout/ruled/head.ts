/** The head of a ruled form: stub, sender's cell with a sign, title and number, bar code; or a letterhead above cells. */
import type { RuledForm } from '../../../catalogue/languages/forms.js';
import type { Text } from '../canvas.js';
import { datePair, idPair } from '../opening/entries.js';
import { titlePieces } from '../opening/opening.js';
import type { Area } from '../pairs.js';
import { letterhead } from '../party/letterhead.js';
import { wrapped } from '../party/wrapped.js';
import { contact, ownDate, ownId, plain } from '../pieces.js';
import { part, type Scene } from '../scene.js';
import { type Cell, cellRow, keyText, type Look } from './cells.js';
import { partyBlock } from './parties.js';

/** The program's title, or the language's; credit notes have the language's. */
const titleOf = (scene: Scene, program: RuledForm, share: number): Text =>
  scene.facts.type === 'invoice' && scene.random.chance(share)
    ? [plain(scene.random.pick(scene.allowed(program.titles)))]
    : titlePieces(scene, { id: 'meta', date: 'meta', title: true, titleSize: scene.style.size, wide: false });

/** Number and date of the document as cells; the program's captions, or the language's. */
export function ownCells(scene: Scene, program: RuledForm): readonly [number: Cell, date: Cell] {
  const { random } = scene;
  const own = scene.facts.type === 'invoice' && random.chance(0.75);
  const word = (words: readonly string[]): string => random.pick(scene.allowed(words));
  const [number, date] = own ? [word(program.number), word(program.date)] : [keyText(idPair(scene).key), keyText(datePair(scene).key)];
  return [
    { caption: number, lines: [[ownId(scene)]], share: 2.2 },
    { caption: date, lines: [[ownDate(scene)]], share: 2 },
  ];
}

/** "Received from … the goods of the invoice beside": the sender's name in a sentence. */
export function stub(scene: Scene, look: Look, program: RuledForm): void {
  const { canvas, random, facts, style } = scene;
  if (!program.stub || !random.chance(0.45)) return;
  const [before, behind] = random.pick(program.stub.sentences).split('{name}') as [string, string];
  const sentence: Text = [
    plain(before.trim()),
    contact(0, 'Name', look.upper ? facts.sender.name.toUpperCase() : facts.sender.name, facts.sender.name),
    plain(behind.trim()),
  ];
  const { left: x, width } = canvas;
  const wide = width * 0.8;
  const text = canvas.wrap(look.upper ? sentence.map((piece) => ({ ...piece, text: piece.text.toUpperCase() })) : sentence, wide - 5, look.caption);
  let y = canvas.y - style.size;
  canvas.block(text, x + 2.5, y + look.caption, { size: look.caption, max: wide - 5 });
  const height = text.length * canvas.line(look.caption) + 4;
  canvas.box(x, y, wide, height, 0.5);
  y = cellRow(
    scene,
    look,
    program.stub.cells.map((caption, at): Cell => ({ caption, lines: [[]], share: 1 + 2 * at })),
    { x, y: y + height, width: wide },
  );
  canvas.box(x + wide, canvas.y - style.size, width - wide, y - canvas.y + style.size, 0.5);
  const middle = { align: 'center', width: width - wide, max: width - wide - 4 } as const;
  canvas.put([plain(random.pick(program.stub.titles))], x + wide, canvas.y + 2, { ...middle, bold: true });
  canvas.put([plain(random.pick(program.stub.numbers)), ownId(scene)], x + wide, canvas.y + 2 + canvas.line(), { ...middle, size: look.size });
  canvas.y = y + style.size + 4;
  if (random.chance(0.5)) {
    canvas.put([plain('- '.repeat(Math.floor(width / canvas.measure([plain('- ')], look.caption))).trim())], x, canvas.y - style.size * 0.6, {
      size: look.caption,
      max: width,
    });
    canvas.y += style.size * 0.4;
  }
}

/** A bar code, its number in a cell, and where it is checked; returns the lower edge. */
function codeCell(scene: Scene, look: Look, { code }: RuledForm, { x, y, width }: Area): number {
  const { canvas, random } = scene;
  const digits = Array.from({ length: code ? 44 : random.integer(8, 30) }, () => random.integer(0, 9)).join('');
  canvas.code('Code128', digits, x + 8, y + 5, width - 16, 22);
  const grouped = digits.replace(/(\d{4})(?=\d)/g, '$1 ');
  const cell: Cell = { caption: code?.caption ?? random.pick(['Code', 'Ref.', ...scene.language.captions.codes.control]), lines: [[plain(grouped)]], share: 1 };
  const below = cellRow(scene, { ...look, beside: false, ruled: look.ruled === 'none' ? 'none' : 'boxes' }, [cell], { x, y: y + 30, width });
  if (!code || random.chance(0.5)) return below;
  const note = canvas.wrap([plain(code.note)], width - 8, look.caption);
  return canvas.block(note, x + 4, below + look.caption * 1.3, { size: look.caption, max: width - 8 });
}

/** Sender, title and code beside each other; sender and title alone where there is no code. */
export function headRow(scene: Scene, look: Look, program: RuledForm, cells: readonly Cell[]): void {
  const { canvas, random, style } = scene;
  const { left: x, width } = canvas;
  const top = canvas.y - style.size;
  const coded = random.chance(program.code ? 0.85 : 0.25);
  const [first, second] = coded ? [0.4 + random.next() * 0.1, 0.16 + random.next() * 0.06] : [0.55 + random.next() * 0.12, 0];
  const third = 1 - first - second;
  const size = look.size;
  const sign = random.chance(0.4);
  const beside = sign && random.chance(0.5);
  const indent = beside ? 34 + random.next() * 24 : 0;
  const room = width * first - indent - 8;
  let y = top + size * 1.1;
  const centred = !beside && random.chance(0.5);
  const heading = program.headings.sender;
  if (heading && random.chance(0.35)) {
    canvas.put([plain(look.upper ? heading[0]!.toUpperCase() : heading[0]!)], x + 3, y - size * 0.3, { size: look.caption, max: width * first - 6 });
    y += look.caption * 1.1;
  }
  if (sign) {
    const tall = 16 + random.next() * 22;
    canvas.fill(beside ? x + 4 : centred ? x + (width * first) / 2 - 20 : x + 4, y - size * 0.6, beside ? indent - 8 : 40, tall, Math.min(0.85, style.gray));
    if (!beside) y += tall + size * 0.6;
  }
  const large = size * (1 + random.next() * 0.5);
  const [name, ...rest] = partyBlock(part(scene, 'sender of the form'), 0, { bold: random.chance(0.8) });
  const put = (lines: readonly Text[], at: number): void => {
    for (const line of lines) {
      canvas.put(line, x + 4 + indent, y, { size: at, max: room, ...(centred ? { align: 'center', width: room } : {}) });
      y += canvas.line(at);
    }
  };
  put(wrapped(scene, name!, room, large, true), large);
  for (const line of rest) put(wrapped(scene, line, room, size), size);
  // Title, subtitle and number, centred in their cell.
  const at = x + width * first;
  const wide = width * (coded ? second : third);
  const middle = { align: 'center', width: wide, max: wide - 6 } as const;
  let below = top + size * 1.6;
  const title = titleOf(scene, program, 0.7);
  canvas.put(title, at, below, { ...middle, size: size * (1.1 + random.next() * 0.5), bold: true });
  below += size * 1.5;
  if (program.subtitles.length > 0 && random.chance(0.7))
    for (const line of canvas.wrap([plain(random.pick(program.subtitles))], wide - 6, look.caption)) {
      canvas.put(line, at, below, { ...middle, size: look.caption });
      below += canvas.line(look.caption);
    }
  for (const { caption, lines } of cells) {
    canvas.put([plain(caption!), ...lines[0]!], at, below + size * 0.5, { ...middle, size, bold: random.chance(0.5) });
    below += canvas.line(size);
  }
  const code = coded ? codeCell(scene, look, program, { x: at + wide, y: top, width: width * third }) : top;
  const bottom = Math.max(y - size * 0.4, below + size * 0.4, code + look.caption * 3);
  if (look.ruled !== 'none') {
    canvas.box(x, top, width * first, bottom - top, 0.5);
    canvas.box(x + width * first, top, width * (1 - first), bottom - top, 0.5);
    if (coded) canvas.stroke(at + wide, top, at + wide, bottom, 0.5);
  }
  canvas.y = bottom + style.size;
}

/** The sender as a letterhead above the form, and the title beside or below it. */
export function headAbove(scene: Scene, program: RuledForm): void {
  const { canvas, random, style } = scene;
  const place = (['left', 'center', 'split', 'line', 'right'] as const)[random.weighted([0.4, 0.3, 0.12, 0.1, 0.08])]!;
  canvas.y = letterhead(part(scene, 'letterhead'), place, place === 'left' ? 0.6 : 1);
  titleLine(scene, program, place === 'left' && random.chance(0.6) ? style.top + style.size * 2 : undefined);
}

/** The title on a line of its own, or at the upper right corner. */
export function titleLine(scene: Scene, program: RuledForm, corner?: number): void {
  const { canvas, random, style } = scene;
  const size = style.size * (1.1 + random.next() * 0.7);
  const title = titleOf(scene, program, 0.9);
  if (corner !== undefined) {
    canvas.put(title, canvas.right, corner, { size, bold: random.chance(0.8), align: 'right', max: canvas.width * 0.38 });
    return;
  }
  canvas.y += size * 0.5;
  const align = random.chance(0.7) ? 'center' : 'left';
  canvas.put(title, align === 'center' ? (canvas.left + canvas.right) / 2 : canvas.left, canvas.y, {
    size,
    bold: random.chance(0.8),
    align,
    max: canvas.width,
  });
  canvas.y += size * 0.5 + canvas.line() * 0.9;
}
