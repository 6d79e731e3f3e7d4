/** Pairs of keys and values of documents that are lists throughout. */
import { type Area, behind, type Pair, strengthened } from './pairs.js';
import type { Scene } from './scene.js';

/** Values share one column throughout the document, so that all of its lists are aligned. */
export function listPairs(scene: Scene, pairs: readonly Pair[], { x, y, width }: Area, shape: number): number {
  const { canvas, style } = scene;
  const fork = scene.random.fork('lists');
  const start = x + width * (0.28 + fork.next() * 0.24);
  const step = canvas.line() * (1 + fork.next() * 0.5);
  const inlined = shape === 2;
  const end = shape === 4 ? Math.min(x + width, start + 140) : x + width;
  let at = y;
  strengthened(scene, pairs).forEach(({ key, value }, i) => {
    if (shape === 3 && i % 2 === 0) canvas.fill(x, at - style.size, width, step, 0.94);
    const lines = inlined ? canvas.wrap([...key, ...behind(scene, value)], width) : canvas.wrap(value, end - start);
    if (!inlined) canvas.put(key, x + 1, at, { max: start - x - 6 });
    for (const line of lines) {
      canvas.put(line, inlined ? x : shape === 4 ? end : start, at, { max: inlined ? width : end - start, align: shape === 4 ? 'right' : 'left' });
      at += inlined ? canvas.line() : step;
    }
    if (shape === 1) canvas.stroke(x, at - style.size, x + width, at - style.size, 0.3);
  });
  return at;
}
