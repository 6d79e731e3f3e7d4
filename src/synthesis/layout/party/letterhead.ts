/** The sender at the top of the first page: large name, address and contact data, left, right, centred, in a column, or a logo only. */
import { addressLines, cityOf, companyLines, contactLines, inOneLine, joined, joiners, nameOf, streetOf } from './address.js';
import type { Align, Text } from '../canvas.js';
import { syntheticAddress, phoneNumber } from '../../parties/addresses.js';
import { idLines } from './ids.js';
import { brand, claim, groupLine, nameInLines } from './name.js';
import { contact, plain } from '../pieces.js';
import type { Scene } from '../scene.js';

export type LetterheadPlace = 'left' | 'right' | 'center' | 'split' | 'side' | 'line' | 'logo' | 'none' | 'opposite' | 'name' | 'foot';

/** Where the sender is on the first page; landscape pages have fewer places. */
export const letterheadPlace = (scene: Scene): LetterheadPlace =>
  scene.style.kind === 'landscape'
    ? scene.random.pick(['left', 'split', 'line'])
    : (['left', 'right', 'center', 'split', 'side', 'line', 'logo', 'none', 'opposite', 'name', 'foot'] as const)[
        scene.random.weighted([0.21, 0.21, 0.13, 0.15, 0.06, 0.08, 0.05, 0.04, 0.07, 0.06, 0.03])
      ]!;

/** The sender's name in large letters: whole, with its legal form below, as a brand, with a slogan. */
function banner(scene: Scene, size: number): Text[] {
  const { random, facts } = scene;
  const { sender } = facts;
  const whole: Text[] = [[size > 13 && random.chance(0.25) ? contact(0, 'Name', sender.name.toUpperCase(), sender.name) : nameOf(scene, 0)]];
  const lines = (['whole', 'brand', 'split', 'both'] as const)[random.weighted([0.62, 0.16, 0.14, 0.08])]!;
  const name: Text[] = lines === 'brand' ? [[brand(scene)]] : lines === 'split' ? nameInLines(scene, 0) : lines === 'both' ? bothNames(scene, whole) : whole;
  const below = random.chance(0.16) ? [...name, [claim(scene)]] : name;
  return random.fork('group').chance(0.05) ? [...below, [groupLine(scene)]] : below;
}

/** The brand above the company's name, or below it. */
const bothNames = (scene: Scene, whole: readonly Text[]): Text[] =>
  scene.random.fork('brand below').chance(0.35) ? [...whole, [brand(scene)]] : [[brand(scene)], ...whole];

function lines(scene: Scene, withName: boolean): Text[] {
  const { random } = scene;
  const name = withName && random.chance(0.12) ? nameInLines(scene, 0) : undefined;
  // Some print the address in the footer only.
  const onlyWays = !withName && random.chance(0.07);
  const list: Text[] = onlyWays
    ? []
    : [
        ...(name ?? []),
        ...companyLines(
          scene,
          addressLines(scene, 0, {
            name: withName && !name ? (random.chance(0.5) ? 'bold' : 'plain') : 'none',
            person: false,
            country: random.chance(0.35),
            prefix: random.chance(0.08),
            oneLineStreet: random.chance(0.15),
          }),
        ),
      ];
  if (!onlyWays && random.chance(scene.facts.sender.name === scene.facts.sender.shortName ? 0.4 : 0.12))
    list.splice(name?.length ?? (withName ? 1 : 0), 0, ...owner(scene));
  if (withName && random.chance(0.1)) list.splice(1, 0, [claim(scene)]);
  if (withName && random.fork('group in lines').chance(0.05)) list.splice(name?.length ?? 1, 0, [groupLine(scene)]);
  if (onlyWays || random.chance(0.75)) {
    const ways = contactLines(scene, 0);
    if (random.chance(0.3) && ways.length > 1) list.push(joined(ways.slice(0, 2), random.pick(joiners)), ...ways.slice(2));
    else list.push(...ways);
  }
  if (random.fork('ids').chance(0.06)) list.push(...idLines(scene, 0, 0.85, true));
  // Another site of the company: the first address is the sender's.
  if (random.chance(0.04)) list.push(...branch(scene));
  return list;
}

/** The owner on the line below the name: no part of the name. */
function owner({ facts, random, key }: Scene): Text[] {
  const { person } = facts.sender;
  if (!person) return [];
  return [random.chance(0.75) ? [plain(person)] : [key('contactPerson'), plain(person)]];
}

function branch(scene: Scene): Text[] {
  const { random, facts } = scene;
  const { country, shortName } = facts.sender;
  const address = syntheticAddress(random, country, scene.language);
  const lines: Text[] = [
    [plain(random.pick([`${shortName} ${address.city}`, address.city, ...scene.language.captions.party.outlets]))],
    [plain(address.street)],
    [plain(`${address.zip} ${address.city}`.trim())],
  ];
  if (random.chance(0.4)) lines.push([plain(phoneNumber(random, country.phonePrefix, random.integer(0, 8)))]);
  return random.chance(0.5) ? lines : [joined(lines, random.pick(joiners))];
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

/** What of the sender the footer has to print: its name is in the head, or nothing is. */
export const footOf = ({ random }: Scene, place: LetterheadPlace): 'usual' | 'nameless' | 'whole' =>
  place === 'foot' ? 'whole' : place !== 'name' ? 'usual' : random.fork('foot').chance(0.7) ? 'nameless' : 'whole';

/** The name alone, in one line or more, with a slogan or sign. */
function nameAlone(scene: Scene, size: number, width: number): number {
  const { canvas, random, style } = scene;
  const align = (['left', 'right', 'center'] as const)[random.weighted([0.45, 0.3, 0.25])]!;
  const rows: Text[] = [...(random.chance(0.3) ? nameInLines(scene, 0) : [[nameOf(scene, 0)]]), ...(random.chance(0.25) ? [[claim(scene)]] : [])];
  const bold = random.chance(0.65);
  const color = style.accent ? { color: style.accent } : {};
  if (random.chance(0.3)) drawLogo(scene, align === 'left' ? canvas.left + width - 60 : canvas.left, style.top, 20 + random.next() * 25);
  let y = style.top + size;
  for (const row of rows) {
    canvas.put(row, canvas.left, y, { size, align, width, max: width * (align === 'center' ? 1 : 0.8), bold, ...color });
    y += canvas.line(size);
  }
  return y + style.size;
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
    const rows = banner(scene, size);
    const bold = random.chance(0.65);
    const less = random.chance(0.5) ? style.size : size * 0.7;
    rows.forEach((row, i) => {
      const own = i === 0 ? size : less;
      canvas.put(row, x, y, { size: own, align, bold: bold && i === 0, max, ...color });
      if (i < rows.length - 1) y += Math.max(less, style.small) * 1.3;
    });
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
        const wide = Math.max(0, ...rows.map((row) => canvas.measure(row, small)));
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
      const y = named ? head(left, top + (size - style.size), 'left', width * 0.48) : top;
      if (!named) drawLogo(scene, left, style.top, 35);
      const rows = lines(scene, !named || random.chance(0.3));
      const wide = Math.max(0, ...rows.map((row) => canvas.measure(row, small)));
      const end = canvas.block(rows, Math.max(left + width * 0.5, right - wide), top, { size: small, max: Math.min(wide, width * 0.5) });
      return Math.max(y, end) + style.size * 0.6;
    }
    case 'side': {
      const wide = 95 + random.next() * 45;
      const onLeft = random.chance(0.3);
      const x = onLeft ? left : right - wide;
      const list: Text[] = lines(scene, true);
      let y = top + 20 + random.next() * 60;
      if (named) head(onLeft ? left : right, top + size - style.size, onLeft ? 'left' : 'right', width * 0.9);
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
        ...inOneLine(random, [[streetOf(scene, 0)]], cityOf(scene, 0, false)),
        ...(random.chance(0.6) ? contactLines(scene, 0).slice(0, 3) : []),
      ];
      const rows = canvas.wrap(joined(parts, random.pick(joiners)), width, small);
      let y = named ? head(left, top + (size - style.size), 'left', width * 0.9) : top;
      y = canvas.block(rows, left, y, { size: small, max: width });
      if (random.chance(0.5)) canvas.stroke(left, y - small * 0.6, right, y - small * 0.6, 0.7);
      return y + style.size;
    }
    case 'opposite': {
      // Beside the receiver at the top of the page: often only the brand, the address being in the footer.
      const y = head(right, top + (size - style.size), 'right', width * 0.5);
      return scene.random.chance(0.65) ? y : canvas.block(lines(scene, false), right, y, { size: small, align: 'right', max: width * 0.5 });
    }
    case 'name':
      return nameAlone(scene, size, width);
    case 'foot':
      if (random.chance(0.4)) drawLogo(scene, random.chance(0.5) ? left : right - 60, style.top, 25 + random.next() * 25);
      return top + 20 + random.next() * 30;
    case 'logo':
      drawLogo(scene, random.chance(0.5) ? left : right - 70, style.top, 30 + random.next() * 30);
      if (random.chance(0.5)) {
        const x = random.chance(0.5) ? left : (left + right) / 2;
        canvas.put([brand(scene)], x, top + size, { size, bold: true, max: right - x, ...color });
      }
      return top + 50;
    default:
      return top + random.next() * 30;
  }
}
