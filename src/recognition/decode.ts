/** A network's outputs along a line → characters: the likeliest output of each column, repetitions and nothings left out (connectionist temporal classification, Graves 2006). */

export interface Character {
  readonly text: string;
  /** Pixels of the strip: from where to where the network sees it. */
  readonly from: number;
  readonly to: number;
  /** 0 … 1: its share where it was seen best. */
  readonly share: number;
}

export interface Place {
  /** What each output says; '' for nothing. */
  readonly texts: readonly string[];
  /** Columns of this line. */
  readonly length: number;
  /** Which of the lines read together it is. */
  readonly line: number;
  readonly lines: number;
  /** Pixels a column. */
  readonly step: number;
}

/** `codes` holds a share for each output of each line of each column. */
export function charactersOf(codes: Float32Array, { texts, length, line, lines, step }: Place): readonly Character[] {
  const found: { text: string; from: number; to: number; share: number }[] = [];
  let before = '';
  for (let column = 0; column < length; column++) {
    const start = (column * lines + line) * texts.length;
    let best = 0;
    for (let output = 1; output < texts.length; output++) if (codes[start + output]! > codes[start + best]!) best = output;
    const [text, share] = [texts[best]!, codes[start + best]!];
    if (text !== '' && text === before) {
      const last = found.at(-1)!;
      last.to = (column + 1) * step;
      last.share = Math.max(last.share, share);
    } else if (text !== '') found.push({ text, from: column * step, to: (column + 1) * step, share });
    before = text;
  }
  return found;
}
