/** The words of a PDF's bytes (ISO 32000-1, 7.2), cut as pdf.js cuts them: what stands in strings and comments is none. */

/** "other" is what is neither bracket nor name: numbers, strings, commands. */
export type Token = '[' | ']' | '<<' | '>>' | 'name' | 'other';

/** Of a longer one no more is told. */
const longestText = 128;

const [regular, space, delimiter] = [0, 1, 2];
const classes = new Uint8Array(256).fill(regular);
for (const letter of '\0\t\n\f\r ') classes[letter.charCodeAt(0)] = space;
for (const letter of '%()/<>[]{}') classes[letter.charCodeAt(0)] = delimiter;

const [lineFeed, carriageReturn, percent, open, close, slash, less, greater, left, backslash, right] = [
  0x0a, 0x0d, 0x25, 0x28, 0x29, 0x2f, 0x3c, 0x3e, 0x5b, 0x5c, 0x5d,
] as const;

export const isSpace = (byte: number): boolean => classes[byte] === space;
export const isRegular = (byte: number): boolean => classes[byte] === regular;

export class Tokens {
  private readonly file: Buffer;
  /** Where the last token begins and ends. */
  private from = 0;
  end: number;

  constructor(file: Buffer, start: number) {
    this.file = file;
    this.end = start;
  }

  /** Undefined at the end of the file. */
  next(): Token | undefined {
    const { file } = this;
    let at = this.end;
    for (let comment = false; at < file.length; at++) {
      const byte = file[at]!;
      if (comment) comment = byte !== lineFeed && byte !== carriageReturn;
      else if (byte === percent) comment = true;
      else if (classes[byte] !== space) break;
    }
    this.from = at;
    this.end = at + 1;
    const byte = file[at];
    if (byte === undefined) return undefined;
    if (byte === left) return '[';
    if (byte === right) return ']';
    if (byte === open) this.string();
    else if (byte === slash || classes[byte] === regular) this.regular();
    else if (byte === greater && file[at + 1] === greater) return this.twice('>>');
    else if (byte === less && file[at + 1] === less) return this.twice('<<');
    else if (byte === less) this.end = after(file, greater, at);
    return byte === slash ? 'name' : 'other';
  }

  /** The last token, as far as it needs to be known; names may be written with #46 for F. */
  text(): string {
    const text = this.file.toString('latin1', this.from, Math.min(this.end, this.from + longestText));
    return text.includes('#') && text.startsWith('/')
      ? text.replace(/#([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
      : text;
  }

  is(word: string): boolean {
    return this.end - this.from === word.length && this.text() === word;
  }

  /** Whether this word comes next; only then it is taken. */
  takes(word: string): boolean {
    const { end } = this;
    if (this.next() && this.is(word)) return true;
    this.end = end;
    return false;
  }

  /** Where the next line begins. */
  nextLine(): number {
    let at = this.end;
    while (at < this.file.length && this.file[at] !== lineFeed && this.file[at] !== carriageReturn) at++;
    return at + (this.file[at] === carriageReturn && this.file[at + 1] === lineFeed ? 2 : 1);
  }

  private twice(token: '<<' | '>>'): Token {
    this.end++;
    return token;
  }

  private regular(): void {
    while (this.end < this.file.length && classes[this.file[this.end]!] === regular) this.end++;
  }

  /** In round brackets, which may lie in each other. */
  private string(): void {
    let at = this.end;
    for (let depth = 1; depth > 0 && at < this.file.length; at++) {
      const byte = this.file[at];
      if (byte === backslash) at++;
      else if (byte === open) depth++;
      else if (byte === close) depth--;
    }
    this.end = at;
  }
}

function after(file: Buffer, byte: number, from: number): number {
  const at = file.indexOf(byte, from);
  return at < 0 ? file.length : at + 1;
}
