/**
 * Paragraphs: runs of lines below each other with the same left edge, middle or right edge. Whose a name, a street or a telephone number is, the rest of its
 * paragraph tells: a bank account stands with the sender's, "bill to" above the receiver's.
 */
import type { Token } from '../contract.js';
import { bare } from '../../values/text/fold.js';
import type { PageFrame } from '../frame.js';
import { legalFormWords } from '../lexicon/legal-forms.js';
import { bankBits, contactBits, partyBits, taxBits, titleBits } from '../lexicon/lexicon.js';
import type { Segment } from './segments.js';
import { amountShape, ibanShape, mailShape, phoneShape, vatIdShape, webShape, zipShape } from './shapes.js';
import type { WordFacts } from './word-facts.js';
import type { Wordings } from '../lexicon/wordings.js';

/** Numbers a token has of its paragraph, and of what the page says elsewhere about its word. */
export const blockNumbers = 24;

interface Block {
  readonly segments: Segment[];
  left: number;
  right: number;
  bottom: number;
}

/** In distances of lines. */
const nextLine = 2.1;
const aligned = 0.5;

/** n × blockNumbers. `words`: what each token says of itself. */
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
        let at = i * blockNumbers;
        out[at++] = Math.min(1, row / 6);
        out[at++] = row === 0 ? 1 : 0;
        out[at++] = row === block.segments.length - 1 ? 1 : 0;
        out[at++] = Math.min(1, block.segments.length / 8);
        out[at++] = (block.right - block.left) / frame.width;
        out[at++] = block.left / frame.width;
        out[at++] = top / frame.height;
        out[at++] = (i - segment.first) / Math.max(1, segment.last - segment.first);
        out[at++] = inDomain[i] ? 1 : 0;
        out[at++] = Math.min(1, Math.log2(times.get(words[i]!.bare) ?? 1) / 3);
        for (const fact of facts) out[at++] = fact;
      }
    });
  }
  return out;
}

/** Whether anything in it is a mail address, a bank account, a key phrase of some sort, … : 14 numbers. */
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
  return [
    seen & mailShape,
    seen & webShape,
    seen & phoneShape,
    seen & ibanShape,
    seen & vatIdShape,
    seen & zipShape,
    seen & amountShape,
    classes & contactBits,
    classes & bankBits,
    classes & taxBits,
    classes & titleBits,
    begins & partyBits,
  ]
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

/** Mail boxes that anyone may have say nothing of a company's name. */
const everyones = /^(?:gmail|googlemail|gmx|web|tonline|aol|yahoo|hotmail|outlook|icloud|live|seznam|centrum|wp|onet|interia|libero|orange|free|bluewin|mail)$/;

/** Names of hosts in mail and web addresses, without their endings: "office@muster-bau.at" is "musterbau". */
function domainsOf(tokens: readonly Token[], words: readonly WordFacts[]): string[] {
  const domains = new Set<string>();
  tokens.forEach(({ text }, i) => {
    if ((words[i]!.shapes & (mailShape | webShape)) === 0) return;
    const host = text
      .replace(/^.{0,200}@|^https?:\/\//i, '')
      .replace(/^www\./i, '')
      .split('/')[0]!;
    const name = bare(host.split('.').slice(0, -1).join(''));
    if (name.length >= 4 && !everyones.test(name)) domains.add(name);
  });
  return [...domains];
}
