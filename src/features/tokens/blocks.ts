/**
 * Paragraphs: runs of lines below each other with the same left edge, middle or right edge. Whose a name, a street or a telephone number is, the rest of its
 * paragraph shows: a bank account is with the sender's, "bill to" above the receiver's.
 */
import type { Token } from '../contract.js';
import { bare } from '../../fold.js';
import type { PageFrame } from '../frame.js';
import { layoutOf } from '../layout.js';
import { legalFormWords } from '../../values/contact/legal-forms.js';
import { bankBits, contactBits, partyBits, taxBits, titleBits } from '../lexicon/lexicon.js';
import type { Segment } from './segments.js';
import { shapeBit } from '../words/shapes.js';
import type { WordFacts } from '../words/word-facts.js';
import type { Wordings } from '../lexicon/wordings.js';

/** Properties of the whole paragraph: a shape or a class of key phrases that occurs in it. */
const shapesInside = ['mail', 'web', 'phone', 'iban', 'vatId', 'postalCode', 'amount'] as const;
const classesInside = { contact: contactBits, bank: bankBits, tax: taxBits, title: titleBits } as const;
const blockFactNames = [
  ...shapesInside,
  ...Object.keys(classesInside),
  // Its first line has a key phrase of a party ("Bill to").
  'party',
  'ownDomain',
  // Share of tokens in key phrases, and whether a legal form occurs.
  'phrases',
];

/** A token's place in its paragraph, what the paragraph holds, and where else the page prints the word. */
export const blockLayout = layoutOf({
  row: 1,
  firstRow: 1,
  lastRow: 1,
  rows: 1,
  width: 1,
  left: 1,
  top: 1,
  placeInSegment: 1,
  inDomain: 1,
  repetitions: 1,
  holds: blockFactNames,
});
const { at, width: blockNumbers } = blockLayout;

interface Block {
  readonly segments: Segment[];
  left: number;
  right: number;
  bottom: number;
}

/** In distances of lines. */
const nextLine = 2.1;
const aligned = 0.5;

/** n × blockNumbers. `words`: the features of each token by itself. */
export function blockFeaturesOf(
  tokens: readonly Token[],
  segments: readonly Segment[],
  words: readonly WordFacts[],
  wordings: Wordings,
  frame: PageFrame,
): Float32Array {
  const out = new Float32Array(tokens.length * blockNumbers);
  const domains = domainsOf(tokens, words);
  const times = new Map<string, number>();
  for (const { bare } of words) if (bare.length >= 4) times.set(bare, (times.get(bare) ?? 0) + 1);
  const inDomain = words.map(({ bare }) => bare.length >= 4 && domains.some((domain) => domain.includes(bare)) && !/^\d+$/.test(bare));
  for (const block of blocksOf(tokens, segments, frame.pitch)) {
    const facts = blockFacts(block, words, wordings, inDomain);
    const top = tokens[block.segments[0]!.first]!.box.y;
    block.segments.forEach((segment, row) => {
      for (let i = segment.first; i <= segment.last; i++) {
        const start = i * blockNumbers;
        out[start + at.row] = Math.min(1, row / 6);
        out[start + at.firstRow] = row === 0 ? 1 : 0;
        out[start + at.lastRow] = row === block.segments.length - 1 ? 1 : 0;
        out[start + at.rows] = Math.min(1, block.segments.length / 8);
        out[start + at.width] = (block.right - block.left) / frame.width;
        out[start + at.left] = block.left / frame.width;
        out[start + at.top] = top / frame.height;
        out[start + at.placeInSegment] = (i - segment.first) / Math.max(1, segment.last - segment.first);
        out[start + at.inDomain] = inDomain[i] ? 1 : 0;
        out[start + at.repetitions] = Math.min(1, Math.log2(times.get(words[i]!.bare) ?? 1) / 3);
        for (let k = 0; k < facts.length; k++) out[start + at.holds + k] = facts[k]!;
      }
    });
  }
  return out;
}

/** One number for each of `blockFactNames`. */
function blockFacts(block: Block, words: readonly WordFacts[], { own }: Wordings, inDomain: readonly boolean[]): number[] {
  let [seen, classes, count, phrases, domain, legal] = [0, 0, 0, 0, false, false];
  for (const { first, last } of block.segments) {
    for (let i = first; i <= last; i++) {
      seen |= words[i]!.shapes;
      classes |= own[i]!;
      count++;
      if (own[i] !== 0) phrases++;
      domain ||= inDomain[i]!;
      legal ||= legalFormWords.has(words[i]!.bare);
    }
  }
  const { first, last } = block.segments[0]!;
  let begins = 0;
  for (let i = first; i <= last; i++) begins |= own[i]!;
  return [...shapesInside.map((shape) => seen & shapeBit(shape)), ...Object.values(classesInside).map((bits) => classes & bits), begins & partyBits]
    .map((bits): number => (bits === 0 ? 0 : 1))
    .concat([domain ? 1 : 0, (phrases / count + (legal ? 1 : 0)) / 2]);
}

function blocksOf(tokens: readonly Token[], segments: readonly Segment[], pitch: number): Block[] {
  const blocks: Block[] = [];
  let open: Block[] = [];
  for (const segment of segments) {
    const [a, b] = [tokens[segment.first]!.box, tokens[segment.last]!.box];
    const [left, right, top, bottom] = [a.x, b.x + b.width, a.y, a.y + a.height];
    open = open.filter((block) => top - block.bottom <= nextLine * pitch);
    const near = (x: number, y: number) => Math.abs(x - y) <= aligned * pitch;
    const own = open.find(
      (block) =>
        top > block.bottom - 0.5 * pitch && (near(block.left, left) || near(block.right, right) || near((block.left + block.right) / 2, (left + right) / 2)),
    );
    if (own === undefined) {
      const block = { segments: [segment], left, right, bottom };
      blocks.push(block);
      open.push(block);
      continue;
    }
    own.segments.push(segment);
    own.left = Math.min(own.left, left);
    own.right = Math.max(own.right, right);
    own.bottom = bottom;
  }
  return blocks;
}

/** Mail boxes that anyone may have do not contain a company's name. */
const everyones = /^(?:gmail|googlemail|gmx|web|tonline|aol|yahoo|hotmail|outlook|icloud|live|seznam|centrum|wp|onet|interia|libero|orange|free|bluewin|mail)$/;

const addressShapes = shapeBit('mail') | shapeBit('web');

/** Names of hosts in mail and web addresses, without their endings: "office@muster-bau.at" is "musterbau". */
function domainsOf(tokens: readonly Token[], words: readonly WordFacts[]): string[] {
  const domains = new Set<string>();
  tokens.forEach(({ text }, i) => {
    if ((words[i]!.shapes & addressShapes) === 0) return;
    const host = text
      .replace(/^.{0,200}@|^https?:\/\//i, '')
      .replace(/^www\./i, '')
      .split('/')[0]!;
    const name = bare(host.split('.').slice(0, -1).join(''));
    if (name.length >= 4 && !everyones.test(name)) domains.add(name);
  });
  return [...domains];
}
