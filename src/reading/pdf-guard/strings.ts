/** Strings of a PDF as they are written in its bytes (ISO 32000-1, 7.3.4): in round brackets with escapes, or in hexadecimal digits. */

const escapes: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };
const longest = 1024;

/** The string that begins where `before` ends. */
export function bytesAfter(text: string, before: RegExp): Buffer | undefined {
  const found = before.exec(text);
  if (!found) return undefined;
  const start = found.index + found[0].length;
  if (text[start] === '<') {
    const digits = text.slice(start + 1, Math.max(start + 1, text.indexOf('>', start))).replace(/[^0-9a-f]/gi, '');
    return Buffer.from(digits.length % 2 ? `${digits}0` : digits, 'hex');
  }
  return text[start] === '(' ? Buffer.from(literal(text, start + 1), 'latin1') : undefined;
}

function literal(text: string, from: number): string {
  let [out, depth] = ['', 1];
  for (let at = from; at < text.length && out.length < longest; at++) {
    const letter = text[at]!;
    if (letter === '\\') {
      const octal = /^[0-7]{1,3}/.exec(text.slice(at + 1, at + 4))?.[0];
      const next = text[at + 1] ?? '';
      if (octal) out += String.fromCharCode(Number.parseInt(octal, 8) & 255);
      else if (next !== '\n' && next !== '\r') out += escapes[next] ?? next;
      else if (next === '\r' && text[at + 2] === '\n') at++;
      at += octal?.length ?? 1;
      continue;
    }
    if (letter === '(') depth++;
    if (letter === ')' && --depth === 0) break;
    // A line's end in any form is one line feed.
    if (letter === '\r' && text[at + 1] === '\n') continue;
    out += letter === '\r' ? '\n' : letter;
  }
  return out;
}
