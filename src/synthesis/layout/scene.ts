/** The context of every block of a layout: facts, style, canvas, and the document's own wordings. */
import type { Language, TermName } from '../../catalogue/languages/language.js';
import type { Random } from '../../random.js';
import { kinds } from '../../values/index.js';
import type { Facts } from '../facts.js';
import { Canvas, type Piece } from './canvas.js';
import { drawStyle, type Style } from './style.js';

export interface Scene {
  readonly facts: Facts;
  readonly style: Style;
  readonly canvas: Canvas;
  readonly random: Random;
  readonly language: Language;
  /** The document's wording of a term: the same at every use. */
  term(name: TermName): string;
  /** The wording as a key, with the style's case and colon. */
  key(name: TermName): Piece;
  /** Any text as a key. */
  keyed(text: string): Piece;
  /** The wordings that training may use: no held-out ones, and none with another currency than the document's. */
  allowed(wordings: readonly string[]): readonly string[];
  /** Names of things that are printed once and have been. */
  readonly printed: Set<string>;
  /** As in the options. */
  readonly steady: boolean;
}

export interface LayoutOptions {
  /** Use the held-out wordings. */
  readonly heldOut?: boolean;
  /** Documents of one supplier have the same layout whatever their facts: each block draws from random numbers of its own. */
  readonly steady?: boolean;
}

/** The scene for a block: where layouts are steady, what one block draws does not change the next one. */
export const part = (scene: Scene, name: string): Scene => (scene.steady ? { ...scene, random: scene.random.fork(name) } : scene);

/** `adapt` changes the drawn style, for documents with a style of their own. */
export function scene(facts: Facts, random: Random, options: LayoutOptions = {}, adapt: (style: Style, random: Random) => Style = (style) => style): Scene {
  const style = adapt(drawStyle(facts, random.fork('style')), random.fork('adapt'));
  const wording = random.fork('wording');
  const { language } = facts;
  const cache = new Map<TermName, string>();
  const term = (name: TermName): string => {
    const known = cache.get(name);
    if (known !== undefined) return known;
    let text = choose(language, name, facts, wording.fork(name), options);
    if (style.bilingual && facts.secondLanguage && wording.chance(0.7)) {
      const other = choose(facts.secondLanguage, name, facts, wording.fork(`second ${name}`), options);
      if (other !== text) text = `${text}${wording.pick([' / ', '/', ' - ', ' ('])}${other}`;
      if (text.includes('(') && !text.includes(')')) text += ')';
    }
    cache.set(name, text);
    return text;
  };
  const keyed = (text: string): Piece => {
    const cased =
      style.keyCase === 'upper'
        ? text.toLocaleUpperCase(language.code)
        : style.keyCase === 'lower'
          ? text.toLocaleLowerCase(language.code)
          : style.keyCase === 'capital'
            ? capital(text)
            : text;
    const end = cased.endsWith('#') || cased.endsWith(':') ? '' : style.keyEnd === '.:' && cased.endsWith('.') ? ':' : style.keyEnd;
    return { text: cased + end, ...(style.keyBold ? { bold: true } : {}) };
  };
  const held = new Set(Object.values(language.heldOut).map((wording) => wording.toLowerCase()));
  const allowed = (wordings: readonly string[]): readonly string[] => {
    const left = wordings.filter((wording) => !held.has(wording.toLowerCase()));
    return inCurrency(left.length > 0 ? left : wordings, facts);
  };
  return {
    facts,
    style,
    canvas: new Canvas(style),
    random,
    language,
    term,
    keyed,
    key: (name) => keyed(term(name)),
    allowed,
    printed: new Set(),
    steady: options.steady ?? false,
  };
}

/** Common wordings more often than rare ones; occasionally abbreviated or mistyped. */
function choose(language: Language, name: TermName, facts: Facts, random: Random, options: LayoutOptions): string {
  const held = language.heldOut?.[name];
  if (options.heldOut && held) return held;
  const all = language.terms[name];
  const list = inCurrency(held ? all.filter((wording) => wording !== held) : all, facts);
  const text = list[random.weighted(list.map((_, i) => 1 / (i + 2.5)))]!;
  if (random.chance(0.015) && text.length > 8 && !text.includes(' ')) return `${text.slice(0, random.integer(4, 6))}.`;
  if (random.chance(0.008) && text.length > 5) {
    const at = random.integer(1, text.length - 3);
    return text.slice(0, at) + text[at + 1] + text[at] + text.slice(at + 2);
  }
  return text;
}

/** Codes and signs; other names of currencies may be other words ("Br.", "QR"). */
const namesCurrency = /^(?:[A-Z]{3}|\p{Sc})$/u;

/** Without wordings that name another currency than the document's ("Total INR"); all where none is left. */
function inCurrency(wordings: readonly string[], { currency }: Facts): readonly string[] {
  const left = wordings.filter((wording) =>
    kinds.currency
      .find(wording)
      .map(({ start, end }) => wording.slice(start, end))
      .every((sign) => !namesCurrency.test(sign) || kinds.currency.read(sign).some(({ value }) => value === currency)),
  );
  return left.length > 0 ? left : wordings;
}

const capital = (text: string): string =>
  text
    .split(' ')
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join(' ');
