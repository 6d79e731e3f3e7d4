/** A network's outputs along a line → characters: the likeliest output of each column, repetitions and nothings left out (connectionist temporal classification, Graves 2006). */

export interface Character {
  readonly text: string;
  /** Pixels of the strip: from where to where the network sees it. */
  readonly from: number;
  readonly to: number;
  /** 0 … 1: its share where it was seen best. */
  readonly share: number;
  /** What else it may be: the other characters seen there, likeliest first. */
  readonly others: readonly Other[];
}

export interface Other {
  readonly text: string;
  readonly share: number;
}

/** Share from which another character is a reading of its own, not noise. */
const leastShare = 0.01;
const mostOthers = 3;

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
  const found: { text: string; from: number; to: number; share: number; best: number }[] = [];
  let before = '';
  for (let column = 0; column < length; column++) {
    const start = (column * lines + line) * texts.length;
    let best = 0;
    for (let output = 1; output < texts.length; output++) if (codes[start + output]! > codes[start + best]!) best = output;
    const [text, share] = [texts[best]!, codes[start + best]!];
    if (text !== '' && text === before) {
      const last = found.at(-1)!;
      last.to = (column + 1) * step;
      if (share > last.share) [last.share, last.best] = [share, start];
    } else if (text !== '') found.push({ text, from: column * step, to: (column + 1) * step, share, best: start });
    before = text;
  }
  return found.map(({ best, ...character }) => ({ ...character, others: othersAt(codes, best, character.text, texts) }));
}

/** Where a character is seen best its neighbours are not seen: whatever else is seen there is another reading of it. */
function othersAt(codes: Float32Array, start: number, text: string, texts: readonly string[]): readonly Other[] {
  const others: Other[] = [];
  for (const [output, other] of texts.entries()) {
    const share = codes[start + output]!;
    if (share >= leastShare && other !== text && other.trim() !== '') others.push({ text: other, share });
  }
  return others.sort((a, b) => b.share - a.share).slice(0, mostOthers);
}
