/**
 * What each number of the networks' inputs means, by name and in order. test/features/schema.json stores it: a list that changes would shift what
 * trained weights mean, so `featuresVersion` goes up with it.
 */
import { candidateLayout } from './candidates/candidate-features.js';
import { featuresVersion } from './contract.js';
import { lexiconTerms } from './lexicon/lexicon.js';
import { lineLayout } from './line-features.js';
import { tokenLayout } from './tokens/token-features.js';

export interface FeatureSchema {
  readonly featuresVersion: number;
  readonly token: readonly string[];
  readonly candidate: readonly string[];
  readonly line: readonly string[];
  /** Terms of each class of the lexicon. */
  readonly lexicon: Readonly<Record<string, readonly string[]>>;
}

export const featureSchema: FeatureSchema = {
  featuresVersion,
  token: tokenLayout.names,
  candidate: candidateLayout.names,
  line: lineLayout.names,
  lexicon: lexiconTerms,
};
