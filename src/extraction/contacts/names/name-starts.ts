/** Companies whose first words the network left out: "Gebr. | Ostertal Bau GmbH". Tags in, tags out. */
import { fieldOf } from '../spans/tags.js';
import { hasLegalForm } from '../spans/values.js';
import { isPartyKey } from './party-names.js';
import { editing, follows, type TagEdit, type TagStep } from '../spans/tag-edits.js';
import { textOf } from '../../decoding/token-text.js';

/** In line heights: what a blank between words of one line may be. */
const blank = 0.8;
const mostWords = 3;
/** Words of names, each with a capital. */
const word = /^[„"“«(]?\p{Lu}[\p{L}'’.&-]*[”"»)]?$/u;
/** What stands before names and is none of them. */
const none =
  /^(?:an|to|von|from|de|a|an\.|att\.?|attn\.?|z\.|hd\.|herrn?|frau|mr|mrs|ms|mme|m\.|sig\.|sn\.|firma|fa\.|copyright|bank|iban|bic|konto|banka|banque|banco|banca)$/i;

export const nameStartSteps: readonly TagStep[] = [editing('contacts.names-from-their-first-word', ['wording', 'layout'], namesFromTheirFirstWord)];

function namesFromTheirFirstWord({ tokens, tags: result }: TagEdit): void {
  const tags = result.slice();
  const isNext = (i: number) => follows(tokens, i, blank);
  for (let first = 1; first < tokens.length; first++) {
    const tag = tags[first]!;
    if (fieldOf(tag) !== 'Name' || tags[first - 1] === tag) continue;
    let end = first;
    while (tags[end + 1] === tag && isNext(end + 1)) end++;
    if (!hasLegalForm(textOf(tokens.slice(first, end + 1)))) continue;
    let from = first;
    while (isNext(from) && tags[from - 1] === 0 && first - from < mostWords && word.test(tokens[from - 1]!.text) && !none.test(tokens[from - 1]!.text)) from--;
    // Up to where the line, or its part, begins: what stands further left would be of the name or of a sentence.
    const before = tokens[from - 1];
    if (from === first || (before && isNext(from) && !/[:|·•]$/.test(before.text)) || isPartyKey(textOf(tokens.slice(from, first)))) continue;
    result.fill(tag, from, first);
  }
}
