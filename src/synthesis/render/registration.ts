/** Registration of a picture with its sheet: an affine map from words that are printed once and read correctly (least squares, outliers removed). */
import { centerX, centerY } from '../../document/box.js';
import type { Page } from '../../document/document.js';

export interface Mark {
  readonly text: string;
  readonly x: number;
  readonly y: number;
}

/** x' = a x + b y + c: one row a coordinate. */
type Row = readonly [a: number, b: number, c: number];

interface Pair {
  readonly from: Mark;
  readonly to: Mark;
}

const fewestPairs = 6;
/** Share of the sheet's width: a word farther from its mapped position is another word. */
const farthest = [0.1, 0.02, 0.01] as const;

/** The page with its words in the sheet's coordinates, in the marks' unit; undefined where too few words were read correctly. */
export function registered(marks: readonly Mark[], page: Page): Page | undefined {
  const printed = once(marks);
  const seen = once(page.words.map(({ text, box }) => ({ text, x: centerX(box), y: centerY(box) })));
  let pairs: Pair[] = [...seen].flatMap(([text, from]) => {
    const to = printed.get(text);
    return to ? [{ from, to }] : [];
  });
  const width = Math.max(...marks.map(({ x }) => x));
  let rows: readonly [Row, Row] | undefined;
  for (const share of farthest) {
    if (pairs.length < fewestPairs) return undefined;
    rows = fitted(pairs);
    const [across, down] = rows;
    pairs = pairs.filter(({ from, to }) => Math.hypot(at(across, from) - to.x, at(down, from) - to.y) < share * width);
  }
  if (!rows || pairs.length < fewestPairs) return undefined;
  const [across, down] = rows;
  const [scaleX, scaleY] = [Math.hypot(across[0], down[0]), Math.hypot(across[1], down[1])];
  return {
    ...page,
    words: page.words.map((word) => {
      const middle = { x: centerX(word.box), y: centerY(word.box) };
      const [w, h] = [word.box.width * scaleX, word.box.height * scaleY];
      return { ...word, fontSize: word.fontSize * scaleY, box: { x: at(across, middle) - w / 2, y: at(down, middle) - h / 2, width: w, height: h } };
    }),
  };
}

const at = ([a, b, c]: Row, { x, y }: Pick<Mark, 'x' | 'y'>): number => a * x + b * y + c;

/** Words of three and more characters that occur once on the page. */
function once(marks: readonly Mark[]): ReadonlyMap<string, Mark> {
  const found = new Map<string, Mark | undefined>();
  for (const mark of marks) if (mark.text.length >= 3) found.set(mark.text, found.has(mark.text) ? undefined : mark);
  return new Map([...found].flatMap(([text, mark]) => (mark ? [[text, mark] as const] : [])));
}

/** Least squares for both coordinates, centred, by the normal equations. */
function fitted(pairs: readonly Pair[]): readonly [Row, Row] {
  const mean = (of: (pair: Pair) => number) => pairs.reduce((sum, pair) => sum + of(pair), 0) / pairs.length;
  const [mx, my] = [mean(({ from }) => from.x), mean(({ from }) => from.y)];
  let [xx, xy, yy] = [1e-6, 0, 1e-6];
  for (const { from } of pairs) {
    const [x, y] = [from.x - mx, from.y - my];
    xx += x * x;
    xy += x * y;
    yy += y * y;
  }
  const determinant = xx * yy - xy * xy;
  const row = (of: (mark: Mark) => number): Row => {
    const middle = mean(({ to }) => of(to));
    let [xu, yu] = [0, 0];
    for (const { from, to } of pairs) {
      xu += (from.x - mx) * (of(to) - middle);
      yu += (from.y - my) * (of(to) - middle);
    }
    const [a, b] = [(xu * yy - yu * xy) / determinant, (yu * xx - xu * xy) / determinant];
    return [a, b, middle - a * mx - b * my];
  };
  return [row(({ x }) => x), row(({ y }) => y)];
}
