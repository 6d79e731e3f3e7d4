/** Which documents to label next: those that the model is least sure of (uncertainty sampling, Lewis & Gale 1994), of layouts that it knows least. */

export interface Unlabelled {
  readonly name: string;
  /** Of all values that were given for it. */
  readonly scores: readonly number[];
  /** Remembered documents of the same layout. */
  readonly recalled: number;
}

export interface ToLabel {
  readonly name: string;
  /** Mean of how far scores are from certain; 1 where nothing was given. */
  readonly uncertainty: number;
  /** 1 for a layout that is not remembered, 1/2 for one that is known from one document, 1/3 from two. */
  readonly novelty: number;
}

/** The most telling first. */
export function labelNext(documents: readonly Unlabelled[], most: number): readonly ToLabel[] {
  return documents
    .map(({ name, scores, recalled }) => ({
      name,
      uncertainty: scores.length === 0 ? 1 : scores.reduce((sum, score) => sum + 1 - score, 0) / scores.length,
      novelty: 1 / (1 + recalled),
    }))
    .sort((a, b) => b.uncertainty * b.novelty - a.uncertainty * a.novelty || (a.name < b.name ? -1 : 1))
    .slice(0, most);
}
