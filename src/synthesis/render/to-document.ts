/** From drawings to the document that reading would give: words, lines, rulings and codes at 300 dpi, with labels on their words. */
import { grouped } from '../../grouped.js';
import type { Document, Page } from '../../document/document.js';
import type { Labels, LineRole } from '../../dataset/label.js';
import type { Random } from '../../random.js';
import { qualityOf } from '../../reading/order/layout.js';
import { linesOf } from '../../reading/order/lines.js';
import { cents, type Placed } from '../../reading/order/placed-word.js';
import type { Drawing, Run } from '../drawing.js';
import type { Facts } from '../facts.js';
import { type LabelledPage, labelsOf } from './labels.js';
import { textWidth } from '../layout/metrics.js';
import { clean, disturb, type Noise, type NoisyWord } from '../errors/noise.js';
import { registered } from './registration.js';
import { pictured, rulingsOf } from './rulings.js';

export interface RenderedDocument {
  readonly document: Document;
  readonly labels: Labels;
}

/** Pixels per point. */
const scale = 300 / 72;

/** `noise`: misreadings, gaps and slant as of OCR, or none. `pageCount`: of the whole document, where only some of its pages are drawn. */
export function toDocument(
  name: string,
  facts: Facts,
  drawings: readonly Drawing[],
  random: Random,
  noise: Noise = clean,
  pageCount = drawings.length,
): RenderedDocument {
  const read = drawings.map((drawing) => page(drawing, random, noise));
  const pages = read.map((each) => each.page);
  const countries = [...new Set([facts.sender.country.code, facts.receiver.country.code])];
  const document: Document = {
    name,
    resolution: 300,
    format: drawings[0] !== undefined && drawings[0].width < 300 ? 'Receipt' : 'Letter',
    source: noise.kind === 'ocr' ? 'scan' : 'text',
    language: facts.language.code,
    countries,
    quality: qualityOf(pages),
    pages,
    pageCount,
  };
  return { document, labels: labelsOf(facts, drawings, read) };
}

/** Labels of a document that was read from the drawings' PDF: words are matched by position. */
export function labelsOfRead(facts: Facts, drawings: readonly Drawing[], document: Document): Labels {
  const pages = drawings.slice(0, document.pages.length).map((drawing, i): LabelledPage => {
    const read = document.pages[i]!;
    const runWords = drawing.runs.map((run) => wordsUnder(run, read, drawing));
    return { page: read, runWords, roles: lineRoles(read.lines, drawing.runs, runWords, read.words.length) };
  });
  return labelsOf(facts, drawings.slice(0, document.pages.length), pages);
}

/**
 * Labels of a document that was read from a picture of the drawings: misread words are labelled by position; values of which too little is legible
 * have no place.
 */
export function labelsOfPicture(facts: Facts, drawings: readonly Drawing[], document: Document): Labels {
  const pages = drawings.slice(0, document.pages.length).map((drawing, i): LabelledPage => {
    const read = document.pages[i]!;
    const marks = wordsOf(drawing).map(({ text, x, y, width, size }) => ({ text, x: x + width / 2, y: y - 0.3 * size }));
    const sheet = registered(marks, read);
    const runWords = drawing.runs.map((run) => (sheet ? wordsUnder(run, sheet, drawing, inPicture) : []));
    return { page: read, runWords, roles: lineRoles(read.lines, drawing.runs, runWords, read.words.length) };
  });
  return labelsOf(facts, drawings.slice(0, document.pages.length), pages);
}

/** Tolerance of a word's type size, as a share: in a text layer, in a picture. */
const [layered, inPicture] = [0.3, 0.6];

function wordsUnder(run: Run, page: Page, drawing: Drawing, tolerance = layered): number[] {
  const [left, baseline] = [run.x * scale, run.y * scale];
  const right = left + textWidth(run.text, run.font, run.bold, run.size) * (drawing.stretch ?? 1) * scale;
  const size = run.size * scale;
  const found: number[] = [];
  page.words.forEach(({ box, fontSize }, index) => {
    if (Math.abs(fontSize - size) > size * tolerance) return;
    const middle = box.y + box.height / 2;
    if (middle > baseline || middle < baseline - size) return;
    // An attached run shares its word with the key before.
    const shared = Math.min(right, box.x + box.width) - Math.max(left, box.x);
    if (shared > 0.5 * Math.min(box.width, right - left)) found.push(index);
  });
  return found;
}

function page(drawing: Drawing, random: Random, noise: Noise): LabelledPage {
  const printed = noise.kind === 'ocr' ? pictured(drawing, scale, random.fork('rulings')) : { drawing, rulings: rulingsOf(drawing, scale) };
  const words = disturb(wordsOf(printed.drawing), noise, random, drawing.width * scale);
  const placed: Placed[] = words.map((word) => placedWord(word, noise));
  const order = linesOf(placed);
  // `linesOf` determines the reading order and returns new words: they are matched by position.
  const byPlace = grouped(placed.keys(), (i) => placeKey(cents(placed[i]!.box.x), cents(placed[i]!.box.y)));
  const runWords: number[][] = drawing.runs.map(() => []);
  order.words.forEach((word, at) => {
    const list = byPlace.get(placeKey(word.box.x, word.box.y));
    const from =
      list && list.length > 1
        ? list.splice(
            Math.max(
              0,
              list.findIndex((i) => words[i]!.text === word.text),
            ),
            1,
          )[0]
        : list?.[0];
    if (from !== undefined) for (const run of words[from]!.runs) runWords[run]!.push(at);
  });
  const roles = lineRoles(order.lines, drawing.runs, runWords, order.words.length);
  return {
    page: {
      width: Math.round(drawing.width * scale),
      height: Math.round(drawing.height * scale),
      rotation: 0,
      words: order.words,
      lines: order.lines,
      codes: drawing.codes
        .filter(() => noise.kind !== 'ocr' || random.chance(0.8))
        .map((code) => ({
          format: code.format,
          text: code.text,
          box: { x: code.x * scale, y: code.y * scale, width: code.width * scale, height: code.height * scale },
        })),
      rulings: printed.rulings,
    },
    runWords,
    roles,
  };
}

const placeKey = (x: number, y: number): number => Math.round(x * 100) * 4_000_000 + Math.round(y * 100);

/** Runs split at blanks; an attached run's first word continues the last word of the run before. */
function wordsOf(drawing: Drawing): NoisyWord[] {
  const stretch = drawing.stretch ?? 1;
  const words: NoisyWord[] = [];
  drawing.runs.forEach((run, index) => {
    const size = run.size * scale;
    const blank = textWidth(' ', run.font, run.bold, size) * stretch;
    let x = run.x * scale;
    const { text } = run;
    let start = 0;
    while (start < text.length) {
      let end = text.indexOf(' ', start);
      if (end < 0) end = text.length;
      if (end > start) {
        const word = start === 0 && end === text.length ? text : text.slice(start, end);
        const width = textWidth(word, run.font, run.bold, size) * stretch;
        const last = words[words.length - 1];
        if (start === 0 && run.attached && last) {
          last.text += word;
          last.width = x + width - last.x;
          last.runs.push(index);
        } else words.push({ text: word, x, y: run.y * scale, width, size, bold: run.bold, confidence: 1, runs: [index] });
        x += width;
      }
      x += blank;
      start = end + 1;
    }
  });
  return words;
}

const descenders = new Set('gjpqy,;()[]|/$@çşţęąÇQ');

function placedWord(word: NoisyWord, noise: Noise): Placed {
  const ocr = noise.kind === 'ocr';
  let [above, below] = [0.75, 0.2];
  if (ocr) {
    // OCR gives the box of the ink.
    below = 0.01;
    for (const char of word.text) if (descenders.has(char)) below = 0.2;
    above = word.text === word.text.toLowerCase() && !/[bdfhklt\d]/.test(word.text) ? 0.54 : 0.73;
  }
  return {
    text: word.text,
    box: { x: word.x, y: word.y - above * word.size, width: word.width, height: (above + below) * word.size },
    confidence: word.confidence,
    fontSize: word.size,
    bold: word.bold,
    source: ocr ? 'ocr' : 'text',
    baseline: word.y,
    angle: 0,
  };
}

/** A line's role is that of most of its table words. */
function lineRoles(lines: Page['lines'], runs: readonly Run[], runWords: readonly (readonly number[])[], count: number): LineRole[] {
  const roleOfWord: (LineRole | undefined)[] = new Array(count);
  runs.forEach((run, i) => {
    if (run.lineRole) for (const word of runWords[i]!) roleOfWord[word] = run.lineRole;
  });
  return lines.map((line) => {
    const counts = { header: 0, start: 0, continues: 0, other: 0 };
    for (const word of line.words) {
      const role = roleOfWord[word];
      if (role && role !== 'outside') counts[role]++;
    }
    let best: LineRole = 'outside';
    let most = 0;
    // An item that starts on a line where another one ends gives the line its role.
    for (const role of ['start', 'header', 'continues', 'other'] as const) {
      if (counts[role] > most) [best, most] = [role, counts[role]];
    }
    return best;
  });
}
