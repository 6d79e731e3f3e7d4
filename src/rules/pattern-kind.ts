/** Whether a pattern can match anything of a kind: texts that match it are made up from its parts, and read as that kind. */
import { random } from '../random.js';
import type { KindName } from '../values/kind.js';
import { kinds } from '../values/index.js';
import { pattern } from './pattern.js';

const tries = 400;
const mostSteps = 400;

/** True where it can, or where the pattern is beyond what can be made up here. */
export function couldBe(source: string, kind: string): boolean {
  const compiled = pattern(source);
  const dice = random('pattern', source);
  let made = 0;
  for (let i = 0; i < tries; i++) {
    const text = makeUp(source, dice);
    if (!compiled.matches(text)) continue;
    made++;
    if (kinds[kind as KindName].read(text).length > 0) return true;
  }
  return made < tries / 20;
}

type RandomStream = ReturnType<typeof random>;
const classes: Readonly<Record<string, string>> = { d: '0123456789', w: 'abcXYZ0189_', s: ' ', D: 'aX-', W: '-. ', S: 'aX0-' };
/** What stands for any character: of all sorts, so that dates, amounts and accounts can come out. */
const any = 'ABEDT abc 0123456789.,-/@';

/** A pattern that is read from left to right. */
interface Reading {
  readonly source: string;
  readonly dice: RandomStream;
  at: number;
  steps: number;
}

/** A text that most likely matches. Reads alternatives, groups, classes and repetitions; anchors are nothing. */
const makeUp = (source: string, dice: RandomStream): string => alternatives({ source, dice, at: 0, steps: 0 });

function alternatives(reading: Reading): string {
  const options = [sequence(reading)];
  while (reading.source[reading.at] === '|') {
    reading.at++;
    options.push(sequence(reading));
  }
  return reading.dice.pick(options);
}

function sequence(reading: Reading): string {
  const { source, dice } = reading;
  let text = '';
  while (reading.at < source.length && source[reading.at] !== '|' && source[reading.at] !== ')') {
    const start = reading.at;
    const first = atom(reading);
    const [low, high] = repetition(reading);
    const end = reading.at;
    // Repetitions within repetitions would make texts without end.
    const times = reading.steps < mostSteps ? dice.integer(low, high) : Math.min(low, 1);
    for (let i = 0; i < times; i++) {
      if (i === 0) text += first;
      else {
        reading.at = start;
        text += atom(reading);
      }
    }
    reading.at = end;
  }
  return text;
}

/** A group, a class, or one character. */
function atom(reading: Reading): string {
  const { source, dice } = reading;
  reading.steps++;
  const char = source[reading.at++]!;
  if (char === '(') return group(reading);
  if (char === '[') return dice.pick([...set(reading)]);
  if (char === '.') return dice.pick([...any]);
  if (char === '^' || char === '$') return '';
  if (char !== '\\') return char;
  return escaped(reading);
}

function group(reading: Reading): string {
  const head = /^\?(?:P?<\w+>|[a-zA-Z-]*:?)/.exec(reading.source.slice(reading.at));
  if (head) reading.at += head[0].length;
  const text = alternatives(reading);
  reading.at++;
  return text;
}

function escaped(reading: Reading): string {
  const { source, dice } = reading;
  const char = source[reading.at++] ?? '';
  if (/[bBAz]/.test(char)) return '';
  if (char === 'p' || char === 'P') {
    reading.at += /^(?:\{\^?\w+\}|\w)/.exec(source.slice(reading.at))?.[0].length ?? 0;
    return /N/.test(source.slice(reading.at - 3, reading.at)) ? dice.pick([...classes.d!]) : dice.pick([...'ABab']);
  }
  return classes[char] ? dice.pick([...classes[char]]) : char;
}

/** The characters of a class. */
function set(reading: Reading): string {
  const { source } = reading;
  const negative = source[reading.at] === '^';
  if (negative) reading.at++;
  let chars = '';
  for (let first = true; reading.at < source.length && (first || source[reading.at] !== ']'); first = false) {
    let char = source[reading.at++]!;
    if (char === '\\') {
      char = source[reading.at++]!;
      if (classes[char]) {
        chars += classes[char];
        continue;
      }
    }
    if (source[reading.at] === '-' && source[reading.at + 1] !== ']' && source[reading.at + 1] !== undefined) {
      const last = source[reading.at + 1]!;
      reading.at += 2;
      for (let code = char.charCodeAt(0); code <= last.charCodeAt(0) && chars.length < 300; code++) chars += String.fromCharCode(code);
    } else chars += char;
  }
  reading.at++;
  return negative ? [...any].filter((char) => !chars.includes(char)).join('') || '~' : chars;
}

/** How often, at least and at most. */
function repetition(reading: Reading): readonly [number, number] {
  const match = /^(?:\*|\+|\?|\{(\d+)(?:(,)(\d*))?\})\??/.exec(reading.source.slice(reading.at));
  if (!match) return [1, 1];
  reading.at += match[0].length;
  if (match[1] === undefined) return match[0][0] === '?' ? [0, 1] : match[0][0] === '*' ? [0, 6] : [1, 6];
  const low = Math.min(50, Number(match[1]));
  return [low, match[2] === undefined ? low : Math.max(low, Math.min(50, match[3] ? Number(match[3]) : low + 6))];
}
