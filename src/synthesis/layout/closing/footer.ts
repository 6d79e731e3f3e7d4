/** The footer of every page: columns of address, contact, bank, tax and register, or centred lines, and the page number. */
import { addressLines, companyLines, contactLines, joined, joiners } from '../party/address.js';
import type { Text } from '../canvas.js';
import { plain } from '../pieces.js';
import { bankLines } from './bank.js';
import { idLines, registerLines } from '../party/ids.js';
import { thirdPartyLines } from '../party/third-parties.js';
import type { Scene } from '../scene.js';

export interface Footer {
  /** Height in points, taken from the flow's lower end. */
  readonly height: number;
  draw(page: number, pages: number): void;
}

type Part = () => Text[];

/** `address`: whether the sender's is here alone, with its name or without. */
export function drawFooter(scene: Scene, needsBank: boolean, address: 'usual' | 'nameless' | 'whole' = 'usual'): Footer {
  const { canvas, facts, random, style } = scene;
  const { sender } = facts;
  const small = Math.min(style.size, 5.6 + random.next() * 2.4);
  const parts: Part[] = [
    () => {
      const name = address === 'nameless' ? 'none' : random.chance(0.4) ? 'bold' : 'plain';
      return [...companyLines(scene, addressLines(scene, 0, { name, person: false, country: random.chance(0.3) }))];
    },
    () => contactLines(scene, 0),
    () => bankLines(scene, 0),
    () => [
      ...registerLines(scene),
      ...(sender.managingDirector ? [[scene.key('managingDirector'), plain(sender.managingDirector)]] : []),
      ...idLines(scene, 0, 0.9, kind === 'columns'),
    ],
    () => (sender.banks.length > 1 ? bankLines(scene, 1) : []),
    () => thirdPartyLines(scene),
  ];
  const sparse = scene.printed.has('sparse') && random.chance(0.6);
  const only = address !== 'usual';
  const kind = only
    ? random.chance(0.8)
      ? 'columns'
      : 'lines'
    : style.kind === 'roll' || (sparse && !needsBank)
      ? 'none'
      : (['columns', 'lines', 'none'] as const)[random.weighted(needsBank ? [0.75, 0.22, 0.03] : [0.4, 0.2, 0.4])]!;
  const chosen =
    kind === 'none'
      ? []
      : parts.filter((_, i) => (i === 2 && needsBank) || (i === 0 && only) || random.chance([0.75, 0.7, needsBank ? 0.9 : 0.25, 0.75, 0.3, 0.09][i] ?? 0));
  const blocks = chosen.map((part) => part()).filter((lines) => lines.length > 0);
  const left = style.left;
  const width = style.width - style.left - style.right;
  const step = small * 1.2;
  const rows: Text[] = kind === 'lines' ? blocks.flatMap((block) => canvas.wrap(joined(block, random.pick(joiners)), width, small)) : [];
  const column = blocks.length ? width / blocks.length : width;
  const wrapped = kind === 'columns' ? blocks.map((block) => block.flatMap((line) => canvas.wrap(line, column - 8, small))) : [];
  const count = Math.max(rows.length, ...wrapped.map((block) => block.length), 0);
  const numbering = random.chance(style.kind === 'roll' ? 0 : 0.55)
    ? random.pick(scene.language.pageOf.length ? scene.language.pageOf : ['{page}/{pages}'])
    : undefined;
  const onlyFirst = random.chance(0.12);
  const ruled = random.chance(0.4);
  const numberAt = random.integer(0, 3);
  const height = count * step + (count ? 12 : 0) + (numbering ? small + 6 : 0);
  const align = random.pick(['center', 'center', 'left', 'right'] as const);
  return {
    height,
    draw(page, pages) {
      let y = style.height - style.bottom - height + 12;
      if (count && !(onlyFirst && page > 1)) {
        if (ruled) canvas.stroke(left, y - small - 3, left + width, y - small - 3, 0.5);
        wrapped.forEach((block, i) => void canvas.block(block, left + i * column, y, { size: small, max: column - 6 }));
        for (const row of rows) {
          canvas.put(row, align === 'left' ? left : align === 'right' ? left + width : left + width / 2, y, { size: small, align, max: width });
          y += step;
        }
      }
      if (!numbering || (pages === 1 && page === 1 && numberAt === 3)) return;
      const text = numbering.replace('{page}', String(page)).replace('{pages}', String(pages));
      const bottom = numberAt === 2 ? style.top * 0.6 : style.height - style.bottom + 2;
      canvas.put([plain(text)], numberAt === 0 ? left + width / 2 : left + width, bottom, { size: small, align: numberAt === 0 ? 'center' : 'right' });
    },
  };
}
