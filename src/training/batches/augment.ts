/** Augmentation: some words lose their lexicon or letter features, so that wordings are also learnt from letters and position. */
import { candidateLexicon } from '../../features/candidates/candidate-features.js';
import { candidateNumbers, type EncodedPage, hashesPerToken, tokenNumbers } from '../../features/contract.js';
import { tokenLexicon } from '../../features/tokens/token-features.js';
import type { Random } from '../../random.js';

/** Shares of pages without lexicon, of tokens without lexicon, of tokens without letters. */
const blindPages = 0.12;
const blindTokens = 0.08;
const wordlessTokens = 0.04;

/** The caller's own page is changed in place; a shared one is copied. */
export function augment(page: EncodedPage, random: Random, own = false): EncodedPage {
  const [ids, tokenFeatures, candidateFeatures] = own
    ? [page.ids, page.tokenFeatures, page.candidateFeatures]
    : [page.ids.slice(), page.tokenFeatures.slice(), page.candidateFeatures.slice()];
  const blind = random.chance(blindPages);
  for (let i = 0; i < page.tokens.length; i++) {
    if (blind || random.chance(blindTokens)) tokenFeatures.fill(0, i * tokenNumbers + tokenLexicon.start, i * tokenNumbers + tokenLexicon.end);
    if (random.chance(wordlessTokens)) ids.fill(0, i * hashesPerToken, (i + 1) * hashesPerToken);
  }
  for (let c = 0; c < page.candidates.length; c++) {
    if (blind || random.chance(blindTokens))
      candidateFeatures.fill(0, c * candidateNumbers + candidateLexicon.start, c * candidateNumbers + candidateLexicon.end);
  }
  return { ...page, tokenFeatures, candidateFeatures, ids };
}
