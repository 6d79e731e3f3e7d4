/** Keys with their values in one of many arrangements: beside, below, in grids, boxes, one line. */
import type { Align, Text } from './canvas.js';
import { plain } from './pieces.js';
import type { Scene } from './scene.js';

export interface Pair {
  readonly key: Text;
  readonly value: Text;
}

export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

type Shape = (scene: Scene, pairs: readonly Pair[], area: Area) => number;

const keySize = (scene: Scene): number => (scene.style.keySmall ? scene.style.small : scene.style.size);

const widest = (scene: Scene, texts: readonly Text[], size?: number): number => Math.max(0, ...texts.map((text) => scene.canvas.measure(text, size)));

/** The value after its key on one line. */
export const behind = (scene: Scene, value: Text): Text =>
  scene.style.keyAttached ? value.map((piece, i) => (i === 0 ? { ...piece, attached: true } : piece)) : value;

const inline: Shape = (scene, pairs, { x, y, width }) => {
  const { canvas } = scene;
  let at = y;
  for (const { key, value } of pairs) {
    for (const line of canvas.wrap([...key, ...behind(scene, value)], width)) {
      canvas.put(line, x, at);
      at += canvas.line();
    }
  }
  return at;
};

/** Keys below each other, values in a second column. */
const columns =
  (keys: Align, values: Align, ruled: boolean): Shape =>
  (scene, pairs, { x, y, width }) => {
    const { canvas, style, random } = scene;
    const size = keySize(scene);
    const keyWidth = Math.min(
      width * 0.62,
      widest(
        scene,
        pairs.map((pair) => pair.key),
        size,
      ),
    );
    const gap = style.size * (0.5 + random.next() * 2.5);
    const valueWidth = widest(
      scene,
      pairs.map((pair) => pair.value),
    );
    const end = values === 'right' ? Math.min(x + width, x + keyWidth + gap + valueWidth + (random.chance(0.6) ? width : 20)) : x + width;
    const step = canvas.line() + (ruled ? 2 + random.next() * 3 : 0);
    const start = x + keyWidth + gap;
    const room = Math.max(30, x + width - start);
    let at = y;
    if (ruled) canvas.stroke(x - 2, at - style.size - 1, x + width, at - style.size - 1);
    for (const { key, value } of pairs) {
      canvas.put(key, keys === 'right' ? x + keyWidth : x, at, { size, align: keys, max: keyWidth });
      if (values === 'right') canvas.put(value, end, at, { align: 'right', max: end - start });
      else {
        const lines = canvas.wrap(value, room);
        canvas.block(lines, start, at, { max: room });
        at += (lines.length - 1) * canvas.line();
      }
      at += step;
      if (ruled) canvas.stroke(x - 2, at - style.size - 1, x + width, at - style.size - 1);
    }
    if (ruled && random.chance(0.6)) {
      for (const edge of [x - 2, start - gap / 2, x + width]) canvas.stroke(edge, y - style.size - 1, edge, at - style.size - 1);
    }
    return at;
  };

/** Cells side by side, the key above its value; as many rows as needed. */
const cells =
  (border: 'none' | 'boxes' | 'rule' | 'bar', perRow: number): Shape =>
  (scene, pairs, { x, y, width }) => {
    const { canvas, style, random } = scene;
    const size = border === 'boxes' ? Math.min(keySize(scene), style.small * 1.05) : keySize(scene);
    const align: Align = random.chance(0.75) ? 'left' : 'center';
    const below = random.chance(0.93);
    const pad = border === 'boxes' ? 3 : 1;
    const cellWidth = (pair: Pair): number => Math.max(canvas.measure(pair.key, size), canvas.measure(pair.value)) + 2 * pad + 6;
    // As many cells a row as fit without scaling.
    let count = Math.min(perRow, pairs.length);
    const all = pairs.map(cellWidth);
    const tight = (n: number): boolean => {
      for (let i = 0; i < all.length; i += n) if (all.slice(i, i + n).reduce((a, b) => a + b, 0) > width * 1.12) return true;
      return false;
    };
    while (count > 1 && tight(count)) count--;
    const rows: (readonly Pair[])[] = [];
    for (let i = 0; i < pairs.length; i += count) rows.push(pairs.slice(i, i + count));
    let at = y;
    for (const row of rows) {
      const wanted = row.map(cellWidth);
      const sum = wanted.reduce((a, b) => a + b, 0);
      const even = random.chance(0.4) && rows.length === 1 ? undefined : width / count;
      const height = canvas.line(size) + canvas.line() + (border === 'boxes' ? 4 : 2);
      const top = at - style.size;
      if (border === 'bar') canvas.fill(x, top - 2, width, canvas.line(size) + 2, style.gray);
      let left = x;
      row.forEach((pair, i) => {
        const cell = even ?? Math.min(wanted[i]! * Math.max(1, Math.min(1.6, width / sum)), (wanted[i]! * width) / sum);
        const options = { align, width: cell - 2 * pad, max: cell - 2 * pad };
        canvas.put(pair.key, left + pad, below ? at : at + canvas.line(), { ...options, size });
        canvas.put(pair.value, left + pad, below ? at + canvas.line(size) + (border === 'rule' ? 3 : 0) : at, options);
        if (border === 'boxes') canvas.box(left, top - 2, cell, height + 2);
        left += cell;
      });
      if (border === 'rule') canvas.stroke(x, at + 3, x + width, at + 3);
      at += height + (border === 'boxes' ? style.size * 0.5 : 3) + (border === 'rule' ? 3 : 0);
    }
    return at + 2;
  };

const stacked: Shape = (scene, pairs, { x, y, width }) => {
  const { canvas, random } = scene;
  const gap = random.next() * 5;
  const indent = random.chance(0.2) ? 8 : 0;
  let at = y;
  for (const { key, value } of pairs) {
    canvas.put(key, x, at, { size: keySize(scene), max: width });
    at += canvas.line();
    canvas.put(value, x + indent, at, { max: width - indent });
    at += canvas.line() + gap;
  }
  return at;
};

const twoColumns: Shape = (scene, pairs, area) => {
  const half = Math.ceil(pairs.length / 2);
  const shape = scene.random.pick([inline, columns('left', 'left', false), columns('left', 'left', true)]);
  const width = area.width / 2 - 6;
  const a = shape(scene, pairs.slice(0, half), { ...area, width });
  const b = half < pairs.length ? shape(scene, pairs.slice(half), { ...area, x: area.x + area.width / 2 + 6, width }) : a;
  return Math.max(a, b);
};

const oneLine: Shape = (scene, pairs, { x, y, width }) => {
  const { canvas, random } = scene;
  const joiner = random.pick(['|', '·', '/', ',', '']);
  const text: Text = pairs.flatMap((pair, i) => {
    const before = i > 0 && joiner ? [joiner === ',' ? { text: ',', attached: true } : plain(joiner)] : [];
    return [...before, ...pair.key, ...pair.value];
  });
  return canvas.block(canvas.wrap(text, width), x, y);
};

const right: Shape = (scene, pairs, { x, y, width }) => {
  let at = y;
  for (const { key, value } of pairs) {
    scene.canvas.put([...key, ...behind(scene, value)], x + width, at, { align: 'right', max: width });
    at += scene.canvas.line();
  }
  return at;
};

const leaders: Shape = (scene, pairs, { x, y, width }) => {
  const { canvas } = scene;
  const dot = canvas.measure([plain('.')]);
  const start = Math.min(
    width * 0.6,
    widest(
      scene,
      pairs.map((pair) => pair.key),
    ) +
      4 * dot,
  );
  let at = y;
  for (const { key, value } of pairs) {
    const used = canvas.put(key, x, at, { max: start });
    const dots = Math.floor((start - used - 4) / dot);
    if (dots > 1) canvas.put([plain('.'.repeat(dots) + (scene.random.chance(0.5) ? ':' : ''))], x + used + 2, at);
    canvas.put(value, x + start + 4, at, { max: width - start });
    at += canvas.line();
  }
  return at;
};

/** Arrangements for a column of the page. */
const narrow: readonly Shape[] = [
  inline,
  inline,
  columns('left', 'left', false),
  columns('left', 'left', false),
  columns('left', 'left', false),
  columns('left', 'right', false),
  columns('left', 'right', false),
  columns('right', 'left', false),
  columns('left', 'left', true),
  columns('left', 'right', true),
  stacked,
  right,
  leaders,
  cells('boxes', 2),
  cells('none', 2),
];

/** Arrangements that need the whole width. */
const wide: readonly Shape[] = [
  cells('none', 4),
  cells('none', 6),
  cells('boxes', 4),
  cells('boxes', 3),
  cells('boxes', 6),
  cells('rule', 5),
  cells('rule', 6),
  cells('bar', 5),
  cells('bar', 4),
  twoColumns,
  twoColumns,
  oneLine,
];

/** Draws keys and values into a column and gives the y below them, in points. */
export function narrowPairs(scene: Scene, pairs: readonly Pair[], area: Area): number {
  return pairs.length === 0 ? area.y : scene.random.pick(narrow)(scene, strengthened(scene, pairs), area);
}

/** Draws keys and values over the page's width and gives the y below them, in points. */
export function widePairs(scene: Scene, pairs: readonly Pair[], area: Area): number {
  return pairs.length === 0 ? area.y : scene.random.pick(wide)(scene, strengthened(scene, pairs), area);
}

/** Each key on the line above its value. */
export const stackedPairs: Shape = (scene, pairs, area) => stacked(scene, strengthened(scene, pairs), area);

/** Values in bold type, if the style asks for it. */
export const strengthened = (scene: Scene, pairs: readonly Pair[]): readonly Pair[] =>
  scene.style.valueBold ? pairs.map(({ key, value }) => ({ key, value: value.map((piece) => ({ ...piece, bold: true })) })) : pairs;

/** Only arrangements of plain lines: for footers and small print. */
export function plainPairs(scene: Scene, pairs: readonly Pair[], area: Area): number {
  return pairs.length === 0 ? area.y : scene.random.pick([inline, inline, columns('left', 'left', false)])(scene, pairs, area);
}
