/** Pseudo-words: pronounceable words that do not exist ("Drelona", "Kautix"). */
import type { Random } from '../../random.js';

const onsets = [...'bcdfghjklmnprstvwz', 'br', 'dr', 'fl', 'gr', 'kr', 'pl', 'st', 'tr', 'sch', 'sk', 'x', 'qu', ''];
const nuclei = ['a', 'e', 'i', 'o', 'u', 'a', 'e', 'o', 'io', 'ea', 'au', 'y'];
const codas = ['', '', '', 'n', 'r', 'l', 's', 't', 'x', 'm', 'nd', 'rt', 'k', 'lt'];
const tails = ['', '', '', 'a', 'o', 'tec', 'ia', 'is', 'on', 'ex', 'um', 'ix', 'or', 'soft', 'med', 'net', 'bau', 'pharm', 'tronic', 'lux'];

/** At least four letters, the first a capital. */
export function pseudoWord(random: Random): string {
  let word = '';
  const syllables = random.integer(1, 3);
  for (let i = 0; i < syllables; i++) word += random.pick(onsets) + random.pick(nuclei) + (i === syllables - 1 ? random.pick(codas) : '');
  word = (word + random.pick(tails)).padEnd(4, random.pick(['ra', 'lo', 'ni']));
  return word[0]!.toUpperCase() + word.slice(1);
}
