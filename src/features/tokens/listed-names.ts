/** Which tokens of a page belong to a name that the gazetteer lists. */
import { bitsOfName, followedBy, gazetteerBit, maxWords, noName } from '../../gazetteer/gazetteer.js';
import type { Token } from '../contract.js';
import { factsOn } from '../words/word-facts.js';

const state = gazetteerBit('state');

/** Classes of each token as bits. Names begin with a capital and stay on one line; given and family names are one word. */
export function gazetteerBits(tokens: readonly Token[]): Uint8Array {
  const facts = factsOn(tokens);
  const out = new Uint8Array(tokens.length);
  for (let i = 0; i < tokens.length; i++) {
    if (!facts[i]!.capital) continue;
    if (facts[i]!.state) out[i]! |= state;
    let name = noName;
    for (let words = 1; words <= maxWords && tokens[i + words - 1]?.line === tokens[i]!.line; words++) {
      const next = facts[i + words - 1]!;
      if (next.number) break;
      name = followedBy(name, next.bare);
      const bits = bitsOfName(name);
      if (bits) for (let j = i; j < i + words; j++) out[j]! |= bits;
    }
  }
  return out;
}
