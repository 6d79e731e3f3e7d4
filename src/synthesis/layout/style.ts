/** The style of one supplier's documents, drawn at random: page, type, alignment, formats of keys, dates and amounts. */
import { habitsOf } from '../../catalogue/country-habits.js';
import type { Language } from '../../catalogue/languages/language.js';
import type { Random } from '../../random.js';
import type { Facts } from '../facts.js';
import type { NumberStyle } from '../format.js';
import type { FontFamily } from './metrics.js';

export type PageKind = 'a4' | 'letter' | 'landscape' | 'roll';

export interface Style {
  readonly kind: PageKind;
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  readonly font: FontFamily;
  /** Size of body text in points. */
  readonly size: number;
  readonly small: number;
  /** Line distance as a multiple of the size. */
  readonly leading: number;
  readonly stretch: number;
  readonly keyBold: boolean;
  readonly valueBold: boolean;
  readonly keyCase: 'same' | 'upper' | 'lower' | 'capital';
  readonly keyEnd: string;
  readonly keySmall: boolean;
  /** Values attached to their keys, as in some text layers. */
  readonly keyAttached: boolean;
  /** Second language beside the keys: "Rechnung / Invoice". */
  readonly bilingual: boolean;
  readonly number: NumberStyle;
  readonly dateFormat: string;
  readonly proseDateFormat: string;
  /** Position of the currency beside amounts of totals and of items. */
  readonly currency: {
    readonly mark: string;
    readonly totals: 'before' | 'attached' | 'behind' | 'none' | 'column';
    readonly items: 'before' | 'behind' | 'none';
  };
  readonly rateDecimals: number;
  /** "19 %" or "19%". */
  readonly percent: string;
  readonly ibanGroups: boolean;
  readonly gray: number;
  readonly accent: readonly [number, number, number] | undefined;
  readonly airy: number;
}

const symbols: Readonly<Record<string, readonly string[]>> = {
  EUR: ['€', 'EUR', 'Euro', '€', 'EUR'],
  USD: ['$', 'USD', 'US$'],
  GBP: ['£', 'GBP'],
  CHF: ['CHF', 'Fr.', 'SFr.', 'CHF'],
  CZK: ['Kč', 'CZK'],
  PLN: ['zł', 'PLN'],
  SEK: ['kr', 'SEK'],
  NOK: ['kr', 'NOK', 'kr.'],
  DKK: ['kr.', 'DKK', 'kr'],
  HUF: ['Ft', 'HUF'],
  JPY: ['¥', 'JPY'],
  ISK: ['kr.', 'ISK'],
  CLP: ['$', 'CLP'],
  RON: ['lei', 'RON'],
  TRY: ['TL', '₺', 'TRY'],
  BRL: ['R$', 'BRL'],
  HRK: ['kn', 'HRK'],
};

const sizes: Readonly<Record<PageKind, readonly [number, number]>> = { a4: [595, 842], letter: [612, 792], landscape: [842, 595], roll: [227, 1200] };

/** Rolls of 80 mm are the usual ones; others are 58 to 100 mm wide. */
const rolls = [227, 227, 227, 227, 164, 190, 255, 284];

function firstMost<T>(list: readonly T[], random: Random, share: number): T {
  return random.chance(share) ? list[0]! : random.pick(list);
}

function numberStyle(facts: Facts, language: Language, random: Random): NumberStyle {
  const [decimal, group] = random.chance(0.05)
    ? random.pick([
        [',', '.'],
        ['.', ','],
        [',', ' '],
        ['.', '’'],
        ['.', ''],
      ] as const)
    : firstMost(language.numberFormats, random, 0.65);
  const fork = random.fork('whole');
  const thousands =
    !facts.wholeAmounts || fork.chance(0.4) ? group! : fork.pick([' ', ' ', '.', "'", '’', ...(language.numberFormats[0]![1] === ',' ? [','] : [])]);
  const usual: NumberStyle = {
    decimal: thousands === '.' ? ',' : thousands === ',' ? '.' : decimal!,
    group: random.chance(facts.wholeAmounts ? 0.05 : 0.12) ? '' : thousands,
    negative: random.pick(['before', 'before', 'before', 'behind', 'brackets', 'minus']),
    ...(facts.wholeAmounts ? { whole: true } : {}),
    ...(random.fork('sign').chance(0.6) ? { signOutside: true } : {}),
    ...(random.chance(0.03) ? { dashes: random.pick(['--', '-', '–']) } : {}),
  };
  // Credit amounts carry accounting signs.
  return facts.gross < 0 && fork.chance(0.4) ? { ...usual, negative: fork.pick(['brackets', 'brackets', 'behind']) } : usual;
}

/** Lengths in points. */
export function drawStyle(facts: Facts, random: Random): Style {
  const { language } = facts;
  const roll = facts.type === 'receipt' && random.chance(0.8);
  const kind: PageKind = roll
    ? 'roll'
    : random.chance(0.03)
      ? 'landscape'
      : habitsOf(facts.sender.country.code).paper === 'letter'
        ? random.chance(0.9)
          ? 'letter'
          : 'a4'
        : random.chance(0.96)
          ? 'a4'
          : 'letter';
  const paper = random.fork('roll');
  const [width, height] = roll ? [paper.pick(rolls), sizes.roll[1]] : sizes[kind];
  // Rolls hold 26 to 46 characters a line.
  const size = roll ? Math.min(11.5, Math.max(5.5, (width - 24) / (0.6 * paper.integer(26, 46)))) : Math.min(12, Math.max(6.8, 9.7 + random.normal() * 1.25));
  const font: FontFamily = roll ? random.pick(['mono', 'mono', 'mono', 'sans']) : (['sans', 'serif', 'mono'] as const)[random.weighted([0.78, 0.15, 0.07])]!;
  const left = roll ? 8 + random.next() * 8 : 22 + random.next() * 50;
  const dateFormat = random.chance(0.05)
    ? random.pick(['YYYY-MM-DD', 'DD.MM.YYYY', 'DD/MM/YYYY', 'D MMM YYYY', 'DD-MM-YYYY'])
    : firstMost(language.dateFormats, random, 0.45);
  const mark = random.chance(0.3) ? facts.currency : random.pick(symbols[facts.currency] ?? [facts.currency]);
  const before = ['$', '£', 'US$', 'R$'].includes(mark) || random.chance(0.25);
  return {
    kind,
    width,
    height,
    left,
    right: roll ? left : random.chance(0.5) ? left : 28 + random.next() * 40,
    top: roll ? 14 : 24 + random.next() * 40,
    bottom: roll ? 14 : 22 + random.next() * 26,
    font,
    size: font === 'mono' && !roll ? size * 0.9 : size,
    // Plain documents use one type size throughout.
    small: random.chance(0.22) ? size : size * (0.62 + random.next() * 0.26),
    leading: 1.1 + random.next() ** 1.6 * 0.46,
    stretch: font === 'mono' ? 0.92 + random.next() * 0.1 : random.chance(0.5) ? 1 : 0.84 + random.next() * 0.24,
    keyBold: random.chance(0.33),
    valueBold: random.chance(0.12),
    keyCase: (['same', 'upper', 'lower', 'capital'] as const)[random.weighted([0.86, 0.08, 0.02, 0.04])]!,
    keyEnd: random.pick([':', ':', ':', ':', ':', '', '', '', ' :', '.:']),
    keySmall: random.chance(0.15),
    keyAttached: random.chance(0.04),
    bilingual: facts.secondLanguage !== undefined,
    number: numberStyle(facts, language, random),
    dateFormat,
    proseDateFormat: random.chance(0.85) ? dateFormat : random.pick(language.dateFormats),
    currency: {
      mark,
      totals: before ? random.pick(['before', 'attached', 'before', 'none', 'column']) : random.pick(['behind', 'behind', 'behind', 'none', 'none', 'column']),
      items: random.chance(0.6) ? 'none' : before ? 'before' : 'behind',
    },
    rateDecimals: random.pick([0, 0, 0, 0, 1, 2]),
    percent: random.pick(['%', '%', ' %', ' %', '', '%']),
    ibanGroups: random.chance(0.8),
    gray: 0.72 + random.next() * 0.24,
    accent: random.chance(0.35) ? [random.next() * 0.7, random.next() * 0.5, random.next() * 0.8] : undefined,
    airy: random.chance(0.2) ? 2 : 0.6 + random.next() * 0.9,
  };
}
