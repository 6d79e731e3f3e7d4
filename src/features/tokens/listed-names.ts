/** Which tokens of a page belong to a name that the gazetteer lists. */
import { isState } from '../../catalogue/states.js';
import { gazetteerBit, lookUp, maxWords } from '../../gazetteer/gazetteer.js';
import type { Token } from '../contract.js';
import { factsOn } from './word-facts.js';

/** Classes of each token as bits. Names begin with a capital and stay on one line; given and family names are one word. */
export function gazetteerBits(tokens: readonly Token[]): Uint8Array {
  const facts = factsOn(tokens);
  const out = new Uint8Array(tokens.length);
  for (let i = 0; i < tokens.length; i++) {
    if (!/^\p{Lu}/u.test(tokens[i]!.text)) continue;
    if (isState(tokens[i]!.text.replace(/[.,)]+$/, ''))) out[i]! |= gazetteerBit('state');
    let name = '';
    for (let words = 1; words <= maxWords && tokens[i + words - 1]?.line === tokens[i]!.line; words++) {
      const next = facts[i + words - 1]!.bare;
      if (/^\d*$/.test(next)) break;
      name += next;
      const bits = lookUp(name);
      if (bits) for (let j = i; j < i + words; j++) out[j]! |= bits;
    }
  }
  return out;
}
