/** The sender at the top of the first page: name large, address and ways to reach it, at one of the sides, in the middle, in a column, or a logo only. */
import { addressLines, contactLines, joined, joiners, nameOf, streetOf, cityOf } from './address.js';
import type { Align, Text } from './canvas.js';
import { contact, plain } from './pieces.js';
import type { Scene } from './scene.js';

export type LetterheadPlace = 'left' | 'right' | 'center' | 'split' | 'side' | 'line' | 'logo' | 'none';

export const letterheadPlace = (scene: Scene): LetterheadPlace =>
  scene.style.kind === 'landscape'
    ? scene.random.pick(['left', 'split', 'line'])
    : (['left', 'right', 'center', 'split', 'side', 'line', 'logo', 'none'] as const)[scene.random.weighted([0.22, 0.22, 0.14, 0.16, 0.07, 0.09, 0.06, 0.04])]!;

/** The sender's name in large letters; as a short name in a logo it is no contact's name. */
function banner(scene: Scene, size: number): Text {
  const { facts, random } = scene;
  const { sender } = facts;
  if (sender.shortName !== sender.name && random.chance(0.25)) return [plain(random.chance(0.5) ? sender.shortName.toUpperCase() : sender.shortName)];
  return [size > 13 && random.chance(0.25) ? contact(0, 'Name', sender.name.toUpperCase(), sender.name) : nameOf(scene, 0)];
}

function lines(scene: Scene, withName: boolean): Text[] {
  const { random } = scene;
  const list: Text[] = addressLines(scene, 0, {
    name: withName ? (random.chance(0.5) ? 'bold' : 'plain') : 'none',
    person: false,
    country: random.chance(0.35),
    prefix: random.chance(0.08),
    oneLineStreet: random.chance(0.12),
  });
  if (random.chance(0.75)) {
    const ways = contactLines(scene, 0);
    if (random.chance(0.3) && ways.length > 1) list.push(joined(ways.slice(0, 2), random.pick(joiners)), ...ways.slice(2));
    else list.push(...ways);
  }
  return list;
}

function drawLogo(scene: Scene, x: number, y: number, size: number): void {
  const { canvas, random, style } = scene;
  const n = random.integer(1, 3);
  for (let i = 0; i < n; i++)
    canvas.fill(
      x + i * size * 0.35,
      y + (i % 2) * size * 0.3,
      size * (0.3 + random.next() * 0.7),
      size * (0.3 + random.next() * 0.7),
      Math.min(0.85, style.gray - 0.15 * i),
    );
}

/** Prints it and returns the base line below; moves the flow's edges for a side column. */
export function letterhead(scene: Scene, place: LetterheadPlace, share = 1): number {
  const { canvas, random, style } = scene;
  const { left } = canvas;
  const right = left + canvas.width * share;
  const top = style.top + style.size;
  const size = style.size * (random.chance(0.15) ? 1 : 1.25 + random.next() * 1.5);
  const small = random.chance(0.5) ? style.small : style.size;
  const color = style.accent ? { color: style.accent } : {};
  const head = (x: number, y: number, align: Align, max: number): number => {
    canvas.put(banner(scene, size), x, y, { size, align, bold: random.chance(0.65), max, ...color });
    return y + size * 0.4 + canvas.line(small);
  };
  const named = random.chance(0.85);
  const width = right - left;
  switch (place) {
    case 'left':
    case 'right':
    case 'center': {
      const x = place === 'left' ? left : place === 'right' ? right : (left + right) / 2;
      const block = random.chance(0.25) && place === 'right';
      if (random.chance(0.3) && place !== 'center') drawLogo(scene, place === 'left' ? right - 60 : left, style.top, 20 + random.next() * 30);
      let y = named ? head(x, top + (size - style.size), place, width * 0.9) : top;
      const rows = lines(scene, !named);
      if (block) {
        const wide = Math.max(...rows.map((row) => canvas.measure(row, small)));
        y = canvas.block(rows, Math.max(left, right - wide), y, { size: small });
      } else if (place === 'center' && random.chance(0.6)) {
        for (const line of canvas.wrap(joined(rows, random.pick(joiners)), width, small)) {
          canvas.put(line, x, y, { size: small, align: 'center' });
          y += canvas.line(small);
        }
      } else y = canvas.block(rows, x, y, { size: small, align: place, max: width * 0.6 });
      if (random.chance(0.2)) canvas.stroke(left, y - small * 0.5, right, y - small * 0.5, 0.5 + random.next());
      return y + style.size * 0.8;
    }
    case 'split': {
      const y = named ? head(left, top + (size - style.size), 'left', width * 0.55) : top;
      if (!named) drawLogo(scene, left, style.top, 35);
      const rows = lines(scene, !named || random.chance(0.3));
      const wide = Math.max(...rows.map((row) => canvas.measure(row, small)));
      const end = canvas.block(rows, Math.max(left + width * 0.5, right - wide), top, { size: small, max: Math.min(wide, width * 0.5) });
      return Math.max(y, end) + style.size * 0.6;
    }
    case 'side': {
      const wide = 95 + random.next() * 45;
      const onLeft = random.chance(0.3);
      const x = onLeft ? left : right - wide;
      const list: Text[] = lines(scene, true);
      let y = top + 20 + random.next() * 60;
      if (named)
        canvas.put(banner(scene, size), onLeft ? left : right, top + size - style.size, {
          size,
          align: onLeft ? 'left' : 'right',
          bold: true,
          max: width * 0.9,
          ...color,
        });
      for (const line of list) {
        y = canvas.block(canvas.wrap(line, wide, small), x, y, { size: small, max: wide });
        if (random.chance(0.15)) y += small;
      }
      scene.printed.add('side');
      if (onLeft) canvas.left = left + wide + 16;
      else canvas.right = right - wide - 16;
      return top + size + canvas.line();
    }
    case 'line': {
      const parts: Text[] = [
        [nameOf(scene, 0)],
        [streetOf(scene, 0)],
        cityOf(scene, 0, false),
        ...(random.chance(0.6) ? contactLines(scene, 0).slice(0, 3) : []),
      ];
      const rows = canvas.wrap(joined(parts, random.pick(joiners)), width, small);
      let y = named ? head(left, top + (size - style.size), 'left', width * 0.9) : top;
      y = canvas.block(rows, left, y, { size: small, max: width });
      if (random.chance(0.5)) canvas.stroke(left, y - small * 0.6, right, y - small * 0.6, 0.7);
      return y + style.size;
    }
    case 'logo':
      drawLogo(scene, random.chance(0.5) ? left : right - 70, style.top, 30 + random.next() * 30);
      if (random.chance(0.5)) {
        const x = random.chance(0.5) ? left : (left + right) / 2;
        canvas.put([plain(scene.facts.sender.shortName)], x, top + size, { size, bold: true, max: right - x, ...color });
      }
      return top + 50;
    default:
      return top + random.next() * 30;
  }
}
