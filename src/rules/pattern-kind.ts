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

/** A text that most likely matches. Reads alternatives, groups, classes and repetitions; anchors are nothing. */
function makeUp(source: string, dice: RandomStream): string {
  let at = 0;
  let steps = 0;
  const alternatives = (): string => {
    const options = [sequence()];
    while (source[at] === '|') {
      at++;
      options.push(sequence());
    }
    return dice.pick(options);
  };
  const sequence = (): string => {
    let text = '';
    while (at < source.length && source[at] !== '|' && source[at] !== ')') {
      const start = at;
      const first = atom();
      const [low, high] = repetition();
      const end = at;
      // Repetitions within repetitions would make texts without end.
      const times = steps < mostSteps ? dice.integer(low, high) : Math.min(low, 1);
      for (let i = 0; i < times; i++) {
        if (i === 0) text += first;
        else {
          at = start;
          text += atom();
        }
      }
      at = end;
    }
    return text;
  };
  const atom = (): string => {
    steps++;
    const char = source[at++]!;
    if (char === '(') {
      const head = /^\?(?:P?<\w+>|[a-zA-Z-]*:?)/.exec(source.slice(at));
      if (head) at += head[0].length;
      const text = alternatives();
      at++;
      return text;
    }
    if (char === '[') return dice.pick([...set()]);
    if (char === '.') return dice.pick([...any]);
    if (char === '^' || char === '$') return '';
    if (char !== '\\') return char;
    return escaped();
  };
  const escaped = (): string => {
    const char = source[at++] ?? '';
    if (/[bBAz]/.test(char)) return '';
    if (char === 'p' || char === 'P') {
      at += /^(?:\{\^?\w+\}|\w)/.exec(source.slice(at))?.[0].length ?? 0;
      return /N/.test(source.slice(at - 3, at)) ? dice.pick([...classes.d!]) : dice.pick([...'ABab']);
    }
    return classes[char] ? dice.pick([...classes[char]]) : char;
  };
  const set = (): string => {
    const negative = source[at] === '^';
    if (negative) at++;
    let chars = '';
    for (let first = true; at < source.length && (first || source[at] !== ']'); first = false) {
      let char = source[at++]!;
      if (char === '\\') {
        char = source[at++]!;
        if (classes[char]) {
          chars += classes[char];
          continue;
        }
      }
      if (source[at] === '-' && source[at + 1] !== ']' && source[at + 1] !== undefined) {
        const last = source[at + 1]!;
        at += 2;
        for (let code = char.charCodeAt(0); code <= last.charCodeAt(0) && chars.length < 300; code++) chars += String.fromCharCode(code);
      } else chars += char;
    }
    at++;
    return negative ? [...any].filter((char) => !chars.includes(char)).join('') || '~' : chars;
  };
  const repetition = (): readonly [number, number] => {
    const match = /^(?:\*|\+|\?|\{(\d+)(?:(,)(\d*))?\})\??/.exec(source.slice(at));
    if (!match) return [1, 1];
    at += match[0].length;
    if (match[1] === undefined) return match[0][0] === '?' ? [0, 1] : match[0][0] === '*' ? [0, 6] : [1, 6];
    const low = Math.min(50, Number(match[1]));
    return [low, match[2] === undefined ? low : Math.max(low, Math.min(50, match[3] ? Number(match[3]) : low + 6))];
  };
  return alternatives();
}
