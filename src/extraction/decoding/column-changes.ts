/** What it costs to change the column of the item table between neighbouring words: a phrase is of one column. */
import type { Token } from '../../features/contract.js';
import { isApart } from '../../features/tokens/token-text.js';
import { columnNames } from '../../network/config.js';
import type { PageOutput } from './column-consensus.js';
import { likeliest } from './probabilities.js';

/** Log weights: words of one cell rarely change the column, those of a phrase hardly ever. */
const [changeInCell, changeInPhrase] = [1.8, 8];
/** Words of a phrase are letters, and no further apart than by a blank, in line heights. */
const [wordOfPhrase, blank] = [/^\p{L}[\p{L}'’-]+\.?,?$/u, 0.32];
/** Units and discounts, like words of a customer's own columns, may be a blank apart from the name. */
const mayBePhrase = columnNames().map((name) => name !== 'Unit' && name !== 'Discount');

/** The cost, as a log weight, of a change between two words of the page. */
export function changesOf({ page: { tokens }, columns, columnCount }: PageOutput): (before: Token, after: Token) => number {
  const words = new Set(tokens.filter(({ text }, i) => wordOfPhrase.test(text) && mayBePhrase[likeliest(columns, i, columnCount)]));
  return (before, after) => (words.has(before) && words.has(after) && !isApart(before, after, blank) ? changeInPhrase : changeInCell);
}
