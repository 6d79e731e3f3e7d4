/** The key phrases of a page and, for every token, the nearest one on its left and the nearest one above it. */
import type { Token } from '../contract.js';
import { lexiconBits } from './lexicon.js';
import { factsOn } from '../words/word-facts.js';

export interface Wordings {
  /** Classes of the phrase that a token is part of: a bit each. */
  readonly own: Int32Array;
  /** Classes of the nearest phrase on the left or above, and how near it is: 1 touches, 0 is none. */
  readonly left: Int32Array;
  readonly leftNear: Float32Array;
  readonly above: Int32Array;
  readonly aboveNear: Float32Array;
}

/** Farthest phrase that counts, in line pitches. Column headers are far above their cells. */
const farLeft = 30;
const farAbove = 45;

/** Arrays have an entry a token. `pitch`: distance of the page's lines in pixels. */
export function wordingsOf(tokens: readonly Token[], pitch = 40): Wordings {
  const n = tokens.length;
  const own = phrasesOf(tokens);
  const wordings = { own, left: new Int32Array(n), leftNear: new Float32Array(n), above: new Int32Array(n), aboveNear: new Float32Array(n) };
  lookLeft(tokens, pitch, wordings);
  lookUp(tokens, pitch, wordings);
  return wordings;
}

/** Cached: phrases do not depend on the pitch. */
const known = new WeakMap<readonly Token[], Int32Array>();

function phrasesOf(tokens: readonly Token[]): Int32Array {
  let own = known.get(tokens);
  if (!own) {
    own = lexiconBits(
      tokens.map((token) => token.text),
      tokens.map((token) => token.line),
      factsOn(tokens),
    );
    known.set(tokens, own);
  }
  return own;
}

/** As `wordingsOf`, without the phrases above. */
export function wordingsOnTheLeft(tokens: readonly Token[], pitch: number): Pick<Wordings, 'own' | 'left' | 'leftNear'> {
  const wordings = { own: phrasesOf(tokens), left: new Int32Array(tokens.length), leftNear: new Float32Array(tokens.length) };
  lookLeft(tokens, pitch, wordings);
  return wordings;
}

function lookLeft(tokens: readonly Token[], pitch: number, { own, left, leftNear }: Pick<Wordings, 'own' | 'left' | 'leftNear'>): void {
  let phrase = -1;
  for (let i = 0; i < tokens.length; i++) {
    const { box, line } = tokens[i]!;
    if (i === 0 || tokens[i - 1]!.line !== line) phrase = -1;
    if (phrase >= 0) {
      const before = tokens[phrase]!.box;
      const gap = Math.max(0, box.x - before.x - before.width) / pitch;
      if (gap <= farLeft) {
        left[i] = own[phrase]!;
        leftNear[i] = 1 / (1 + gap / 4);
      }
    }
    if (own[i] !== 0) phrase = i;
  }
}

function lookUp(tokens: readonly Token[], pitch: number, { own, above, aboveNear }: Wordings): void {
  const phrases: number[] = [];
  let pending: number[] = [];
  for (let i = 0; i < tokens.length; i++) {
    const { box, line } = tokens[i]!;
    if (i > 0 && tokens[i - 1]!.line !== line) {
      phrases.push(...pending);
      pending = [];
    }
    const [from, to, middle] = [box.x, box.x + box.width, box.y + box.height / 2];
    for (let k = phrases.length - 1; k >= 0; k--) {
      const other = tokens[phrases[k]!]!.box;
      const rows = (middle - other.y - other.height / 2) / pitch;
      if (rows > farAbove) break;
      if (other.x >= to || other.x + other.width <= from || rows < 0.4) continue;
      above[i] = own[phrases[k]!]!;
      aboveNear[i] = 1 / (1 + Math.max(0, rows - 1) / 3);
      break;
    }
    if (own[i] !== 0) pending.push(i);
  }
}
