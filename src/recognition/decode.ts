/** Decodes a network's outputs along a line by connectionist temporal classification (CTC, Graves 2006): best output of each column, repetitions and blanks removed. */

export interface Character {
  readonly text: string;
  /** Columns of the line image, in pixels. */
  readonly from: number;
  readonly to: number;
  /** Probability at its best column, 0 … 1. */
  readonly probability: number;
  /** Alternatives at its best column, most probable first. */
  readonly alternatives: readonly Alternative[];
}

export interface Alternative {
  readonly text: string;
  readonly probability: number;
}

/** Probability from which an alternative is no noise. */
const leastProbability = 0.01;
const mostAlternatives = 3;

export interface LineOutput {
  /** Text of each output; '' for the CTC blank. */
  readonly labels: readonly string[];
  /** Columns of this line, after pooling. */
  readonly length: number;
  /** Index of the line within its batch. */
  readonly line: number;
  readonly lines: number;
  /** Pixels of the line image to a column. */
  readonly step: number;
}

/** `codes` has shape [T, N, outputs]: a probability for each output of each line of each column. */
export function decodeCtc(codes: Float32Array, { labels, length, line, lines, step }: LineOutput): readonly Character[] {
  const found: { text: string; from: number; to: number; probability: number; best: number }[] = [];
  let before = '';
  for (let column = 0; column < length; column++) {
    const start = (column * lines + line) * labels.length;
    const best = likeliest(codes, start, labels.length);
    const [text, probability] = [labels[best]!, codes[start + best]!];
    if (text !== '' && text === before) {
      const last = found.at(-1)!;
      last.to = (column + 1) * step;
      if (probability > last.probability) [last.probability, last.best] = [probability, start];
    } else if (text !== '') found.push({ text, from: column * step, to: (column + 1) * step, probability, best: start });
    before = text;
  }
  return found.map(({ best, ...character }) => ({ ...character, alternatives: alternativesAt(codes, best, character.text, labels) }));
}

/** The first of the most probable outputs. */
function likeliest(codes: Float32Array, start: number, outputs: number): number {
  let best = 0;
  let most = codes[start]!;
  for (let output = 1; output < outputs; output++) {
    const probability = codes[start + output]!;
    if (probability <= most) continue;
    most = probability;
    best = output;
  }
  return best;
}

/** What else is seen at the column whose outputs start there. At its best column a character's neighbours are not seen, so that all other outputs are alternatives to it. */
export function alternativesAt(codes: Float32Array, start: number, text: string, labels: readonly string[]): readonly Alternative[] {
  const alternatives: Alternative[] = [];
  for (let output = 0; output < labels.length; output++) {
    const probability = codes[start + output]!;
    if (probability < leastProbability) continue;
    const other = labels[output]!;
    if (other !== text && other.trim() !== '') alternatives.push({ text: other, probability });
  }
  return alternatives.sort((a, b) => b.probability - a.probability).slice(0, mostAlternatives);
}
