/** String literals, parts of templates and regular expressions of a TypeScript source, without those of imports and types of paths. */
export interface Literal {
  readonly text: string;
  readonly line: number;
  readonly kind: 'string' | 'template' | 'regexp';
  /** The argument of what prints: plain('…'), keyed(random.pick(['…'])); the first of a list alone. */
  readonly isPrinted: boolean;
}

/** A quotation, or a regular expression where a value can begin. */
const quoted = /'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"/y;
const pattern = /\/(?![/*])(?:[^/\\[\n]|\\.|\[(?:[^\]\\\n]|\\.)*\])+\/[a-z]*/y;
const comment = /\/\*[\s\S]*?\*\/|\/\/[^\n]*/y;
const printing = /\b(?:plain|keyed|bold)\((?:[\w.]+\.pick\(\[)?\s*$/;
const moduleName = /(?:\bfrom|\bimport\(?)\s*$/;

/** All literals in their order. */
export function literalsOf(source: string): readonly Literal[] {
  const found: Literal[] = [];
  // Depths of braces at which a part of a template ends.
  const open: number[] = [];
  let depth = 0;
  let at = 0;
  const match = (expression: RegExp): RegExpExecArray | null => {
    expression.lastIndex = at;
    return expression.exec(source);
  };
  const add = (text: string, kind: Literal['kind'], start: number, stop: number): void => {
    const before = source.slice(Math.max(0, start - 60), start);
    if (!moduleName.test(before)) found.push({ text, line: source.slice(0, start).split('\n').length, kind, isPrinted: printing.test(before) });
    at = stop;
  };
  /** From behind the sign that begins a part of a template to its end. */
  const template = (): void => {
    const start = at;
    while (at < source.length && source[at] !== '`' && !source.startsWith('${', at)) at += source[at] === '\\' ? 2 : 1;
    const text = source.slice(start, at);
    const isOpen = source[at] === '$';
    if (isOpen) open.push(depth++);
    add(text, 'template', start, at + (isOpen ? 2 : 1));
  };
  while (at < source.length) {
    const skipped = match(comment);
    const text = skipped ? null : match(quoted);
    const isValue = !/[\w$)\]]\s*$/.test(source.slice(Math.max(0, at - 20), at)) || /\b(?:return|case)\s*$/.test(source.slice(Math.max(0, at - 20), at));
    const expression = skipped || text || !isValue ? null : match(pattern);
    if (skipped) at += skipped[0].length;
    else if (text) add(text[1] ?? text[2]!, 'string', at, at + text[0].length);
    else if (expression) add(expression[0], 'regexp', at, at + expression[0].length);
    else if (source[at] === '`') {
      at++;
      template();
    } else if (source[at] === '}' && open.at(-1) === depth - 1) {
      depth = open.pop()!;
      at++;
      template();
    } else {
      if (source[at] === '{') depth++;
      if (source[at] === '}') depth--;
      at++;
    }
  }
  return found;
}
