/** Boxes of text lines on a map of probabilities, as differentiable binarisation gives them (Liao et al., AAAI 2020). */
import type { Box } from '../../document/box.js';
import type { TextMap } from '../../recognition/scene-text.js';
import { connectedComponents } from './components.js';

/** Probability of text; mean of it within a line; least side in pixels; how far a line reaches beyond, in areas to circumferences. */
const [text, line, leastSide, beyond] = [0.3, 0.6, 3, 1.5];

/** Boxes around connected text in the map's pixels, as much larger as the network was taught lines smaller than they are. */
export function textBoxes({ probabilities, width, height }: TextMap): readonly Box[] {
  const mask = { dark: Uint8Array.from(probabilities, (probability) => (probability < text ? 0 : 1)), width, height };
  const { areas, runs } = connectedComponents(mask, { left: 0, top: 0, right: width, bottom: height }, Infinity);
  const sums = new Float64Array(areas.length);
  for (const { y, from, to, component } of runs) for (let x = from; x < to; x++) sums[component]! += probabilities[y * width + x]!;
  return areas.flatMap(({ left, top, right, bottom, inked }, index) => {
    const [across, down] = [right - left, bottom - top];
    if (Math.min(across, down) < leastSide || sums[index]! < line * inked) return [];
    const by = (beyond * across * down) / (2 * (across + down));
    return [{ x: left - by, y: top - by, width: across + 2 * by, height: down + 2 * by }];
  });
}
