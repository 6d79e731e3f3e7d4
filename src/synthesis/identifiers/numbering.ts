/** A supplier's number formats (invoices, orders, customers): a pattern drawn once a supplier, filled in for every document. */
import type { Numbering } from '../../catalogue/details.js';
import type { Random } from '../../random.js';

/** One part of a number. Digits count upwards from the supplier's start. */
type Part =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'year' | 'shortYear' | 'month' | 'day' }
  | { readonly kind: 'digits'; readonly width: number; readonly padded: boolean; readonly from: number; readonly to: number }
  | { readonly kind: 'letters'; readonly count: number };

export type IdStyle = readonly Part[];

/** Each has its own prefixes besides the general ones. */
export type IdUse = Numbering;

const prefixes: Readonly<Record<IdUse, readonly string[]>> = {
  invoice: [
    'RE',
    'R',
    'INV',
    'RG',
    'AR',
    'FV',
    'FA',
    'F',
    'V',
    'VF',
    'FT',
    'FAC',
    'RN',
    'A',
    'B',
    'I',
    'SI',
    'IN',
    'RNR',
    'FVS',
    'ER',
    'ARE',
    'SF',
    'FAT',
    'SINV',
    'X',
    'OUT',
    'VK',
    'FS',
    'Re',
  ],
  creditNote: ['GS', 'CN', 'G', 'ST', 'SR', 'GU', 'CR', 'AV', 'NC', 'KOR', 'K', 'D', 'CM', 'KN', 'RK', 'KK', 'AB'],
  customer: ['K', 'KD', 'D', 'C', 'CUST', 'KU', 'KN', 'DEB', 'CL', 'A', 'Z', 'P'],
  order: ['PO', 'B', 'BE', 'BST', 'AB', 'AU', 'SO', 'O', 'ORD', 'A', 'AUF', 'VB', 'ZAM', 'OBJ', 'CMD', 'W', 'ON', 'BA', 'E', 'EK'],
  deliveryNote: ['LS', 'L', 'DN', 'LI', 'BL', 'DDT', 'WZ', 'DL', 'GR', 'PS', 'LF', 'OT', 'S'],
  article: ['A', 'ART', 'E', 'HB', 'SK', 'M', 'T', 'VP', 'ZB', 'BX', 'P', 'G'],
  costCenter: ['KST', 'KS', 'CC', 'C', 'P', 'DEP', 'A'],
  project: ['P', 'PR', 'PRJ', 'BV', 'PJ', 'OB', 'VO'],
};

/** Shares of the pattern families: plain digits, with year, with letters, day's date, odd. */
const families: Readonly<Record<IdUse, readonly number[]>> = {
  invoice: [36, 34, 16, 7, 7],
  creditNote: [32, 34, 22, 6, 6],
  customer: [70, 3, 22, 0, 5],
  order: [46, 18, 20, 4, 12],
  deliveryNote: [46, 24, 20, 5, 5],
  article: [42, 0, 20, 0, 38],
  costCenter: [64, 2, 18, 0, 16],
  project: [40, 22, 20, 0, 18],
};

/** The parts of a number, filled in for each document. `initials`: of the supplier, for some of the prefixes. */
export function idStyle(random: Random, use: IdUse, initials = ''): IdStyle {
  const prefix = (): string => {
    if (initials && random.chance(0.15)) return initials.slice(0, 3);
    if (random.chance(0.25)) return letters(random, random.integer(1, 3));
    return random.pick(prefixes[use]);
  };
  const separator = (): string => (random.chance(0.015) ? ' / ' : random.pick(['-', '/', '', '-', '/', '.', '', '-', '_']));
  const serial = (low = 3, high = 7): Part => digits(random, random.integer(low, high));
  switch (random.weighted(families[use])) {
    case 0:
      return [
        digits(
          random,
          use === 'costCenter'
            ? random.integer(3, 6)
            : use === 'invoice'
              ? random.weighted([0, 0, 0, 6, 8, 14, 18, 10, 14, 6, 10, 4, 3]) || 6
              : random.integer(4, 10),
        ),
      ];
    case 1: {
      const year: Part = { kind: random.chance(0.65) ? 'year' : 'shortYear' };
      const sign = separator();
      const core: readonly Part[] = random.pick([
        [year, text(sign), serial(3, 6)],
        [year, text(sign), serial(3, 6)],
        [serial(1, 5), text(sign || '/'), year],
        [year, { kind: 'month' }, text(sign), serial(2, 4)],
        [year, text(sign || '-'), { kind: 'month' }, text(sign || '-'), serial(1, 4)],
        [serial(1, 3), text(sign || '/'), { kind: 'month' }, text(sign || '/'), year],
      ] as const);
      if (random.chance(0.45)) return core;
      const joint = random.chance(0.06) ? ' ' : separator();
      return random.chance(0.93) ? [text(prefix() + joint), ...core] : [...core, text((joint || '-') + prefix())];
    }
    case 2:
      return [text(prefix() + (random.chance(0.04) ? ' ' : separator())), serial(4, 9)];
    case 3: {
      const sign = random.pick(['', '', '-', '/', '.']);
      const dated: readonly Part[] = random.chance(0.7)
        ? [
            { kind: random.chance(0.7) ? 'year' : 'shortYear' },
            text(sign),
            { kind: 'month' },
            text(sign),
            { kind: 'day' },
            text(random.pick(['-', '', '/', '-'])),
            serial(1, 3),
          ]
        : [{ kind: 'day' }, text(sign), { kind: 'month' }, text(sign), { kind: 'year' }, text(random.pick(['-', '/'])), serial(1, 3)];
      return random.chance(0.4) ? [text(prefix() + random.pick(['-', '/', ''])), ...dated] : dated;
    }
    default:
      return odd(random, prefix);
  }
}

/** Portugal's SAF-T format: document type, blank, series, slash, number ("FT 2031B/907"). */
export function saftStyle(random: Random, use: 'invoice' | 'creditNote'): IdStyle {
  const kind = use === 'creditNote' ? 'NC' : random.pick(['FT', 'FT', 'FT', 'FR', 'FS', 'FAC', '1']);
  const series: readonly Part[] = random.pick([
    [{ kind: 'year' }],
    [{ kind: 'year' }, { kind: 'letters', count: 1 }],
    [{ kind: 'letters', count: 1 }],
    [digits(random, random.integer(1, 3))],
  ] as const);
  return [text(`${kind} `), ...series, text('/'), digits(random, random.integer(1, 5))];
}

/** Part numbers of manufacturers: "QXR4-12.500MHZ-C7-R", "VT3304K-9.0/RHFX", "C6C-YK-D(PB)(ZN)". */
function partNumberStyle(random: Random): IdStyle {
  const letter = (most: number): Part => ({ kind: 'letters', count: random.integer(1, most) });
  const number = (): Part => digits(random, random.integer(1, 4));
  const parts: Part[] = [letter(4), number()];
  for (let more = random.integer(1, 3); more > 0; more--)
    parts.push(text(random.pick(['-', '-', '-', '/', '.', ''])), random.chance(0.5) ? letter(3) : number());
  if (random.chance(0.3)) parts.push(text(random.pick(['(LF)', '(SN)', '#PBF', '+T', '/NOPB', '-TR', '/R', '-E', '.0', 'MHZ'])));
  return parts;
}

/** Short article codes: "B10", "K-9", "471", "HUB", "12.4". */
function shortStyle(random: Random): IdStyle {
  const number = (width: number): Part => ({ kind: 'digits', width, padded: false, from: 10 ** (width - 1), to: 10 ** width - 1 });
  switch (random.weighted([40, 22, 14, 12, 12])) {
    case 0:
      return [{ kind: 'letters', count: random.weighted([0, 6, 3]) }, text(random.pick(['', '', '', '-', ' '])), number(random.integer(1, 3))];
    case 1:
      return [number(random.integer(2, 4))];
    case 2:
      return [{ kind: 'letters', count: random.integer(2, 4) }];
    case 3:
      return [text(`${letters(random, random.integer(1, 2))}${random.pick(['', '-', '.'])}`), number(random.integer(1, 3))];
    default:
      return [number(random.integer(1, 2)), text(random.pick(['.', '-', '/'])), number(random.integer(1, 2))];
  }
}

/** Article numbers: mostly of the general families, some of manufacturers, some very short. */
export function articleStyle(random: Random): IdStyle {
  const usual = idStyle(random, 'article');
  if (random.fork('parts').chance(0.08)) return partNumberStyle(random.fork('part'));
  return random.fork('short').chance(0.11) ? shortStyle(random.fork('short of')) : usual;
}

/** The number of a document dated `date`. */
export function nextId(random: Random, style: IdStyle, date: string): string {
  return style.map((part) => fill(random, part, date)).join('');
}

function fill(random: Random, part: Part, date: string): string {
  switch (part.kind) {
    case 'text':
      return part.text;
    case 'year':
      return date.slice(0, 4);
    case 'shortYear':
      return date.slice(2, 4);
    case 'month':
      return date.slice(5, 7);
    case 'day':
      return date.slice(8, 10);
    case 'letters':
      return letters(random, part.count);
    case 'digits': {
      const number = String(random.integer(part.from, part.to));
      return part.padded ? number.padStart(part.width, '0') : number;
    }
  }
}

/** Two or three groups: "K07/23000419", "4711-02-A", "X7.300.12". */
function odd(random: Random, prefix: () => string): IdStyle {
  const sign = random.pick(['-', '/', '.', '-']);
  const groups = random.integer(2, 3);
  const parts: Part[] = [];
  for (let i = 0; i < groups; i++) {
    if (i > 0) parts.push(text(random.chance(0.85) ? sign : random.pick(['/', '-', '.'])));
    const shape = random.weighted([5, 2, 2, 1]);
    if (shape === 0 || i === groups - 1) parts.push(digits(random, random.integer(1, 6)));
    else if (shape === 1) parts.push(text(prefix()), digits(random, random.integer(1, 4)));
    else if (shape === 2) parts.push({ kind: 'letters', count: random.integer(1, 3) });
    else parts.push(digits(random, random.integer(2, 4)), { kind: 'letters', count: 1 });
  }
  if (random.chance(0.12)) parts.push({ kind: 'letters', count: 1 });
  return parts;
}

function digits(random: Random, width: number): Part {
  const padded = random.chance(0.55);
  // Numbers of one supplier lie close together: one range of the numbers of that width.
  const lowest = padded && random.chance(0.5) ? 1 : 10 ** (width - 1);
  const from = Math.floor(lowest * (10 ** width / lowest) ** random.next());
  return { kind: 'digits', width, padded, from, to: Math.min(10 ** width - 1, Math.ceil(from * 1.4) + 8) };
}

function text(value: string): Part {
  return { kind: 'text', text: value };
}

/** So many capitals; no O, which reads as a zero. */
export function letters(random: Random, count: number): string {
  return Array.from({ length: count }, () => random.pick([...'ABCDEFGHIJKLMNPQRSTUVWXYZ'])).join('');
}
