/** The door of re2js: a customer's regular expressions, which run in linear time whatever they are. */
import { RE2JS } from 're2js';

export interface Pattern {
  readonly source: string;
  /** First match in the text from `from` on; its first group where it has one, else the whole match. */
  find(text: string, from?: number): { readonly start: number; readonly end: number; readonly text: string } | undefined;
  /** The whole text. */
  matches(text: string): boolean;
  replace(text: string, replacement: string): string;
}

const longest = 1000;

/** Compiling and matching are bounded: counted repetitions make programs, and texts come from strangers. */
const longestText = 20_000;

/** Throws an Error that names what is wrong with the pattern. */
export function pattern(source: string): Pattern {
  if (source.length > longest) throw new Error(`a pattern of ${source.length} characters, at most ${longest} are allowed`);
  let re: RE2JS;
  try {
    re = RE2JS.compile(source);
  } catch (error) {
    throw new Error(
      `the pattern ${JSON.stringify(source)} is not understood: ${(error as Error).message.split('\n')[0]} (RE2 syntax: no look-around, no back references)`,
    );
  }
  if (re.matcher('').matches()) throw new Error(`the pattern ${JSON.stringify(source)} matches the empty text. Ask for at least one character`);
  return {
    source,
    find(text, from = 0) {
      const matcher = re.matcher(text.slice(0, longestText));
      if (!matcher.find(from)) return undefined;
      const group = matcher.groupCount() > 0 && matcher.group(1) !== null ? 1 : 0;
      return { start: matcher.start(group), end: matcher.end(group), text: matcher.group(group)! };
    },
    matches: (text) => re.matcher(text.slice(0, longestText)).matches(),
    replace: (text, replacement) => re.matcher(text.slice(0, longestText)).replaceAll(replacement),
  };
}

/** Keeps compiled patterns: rules and details name the same few again and again. */
const cache = new Map<string, Pattern>();
/** As `pattern`, compiled once for each source. */
export function cachedPattern(source: string): Pattern {
  let found = cache.get(source);
  if (!found) {
    found = pattern(source);
    if (cache.size > 5000) cache.clear();
    cache.set(source, found);
  }
  return found;
}
