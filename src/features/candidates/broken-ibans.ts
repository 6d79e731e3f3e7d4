/** IBANs broken across two lines, as in page footers. Only those whose check digits pass: two letters at a line's end are rarely an IBAN. */
import { boxOf } from '../tokens/token-text.js';
import { kinds } from '../../values/index.js';
import type { Candidate, Token } from '../contract.js';
import { originOf } from './readings.js';

/** Groups of four characters in the longest IBAN. */
const mostGroups = 9;
const begins = /^[A-Z]{2}\d{2}/;
const group = /^[A-Z0-9]{1,34}[.,;]?$/;

/** IBANs that a line end parts; only those whose check digits (ISO 7064, mod 97-10) pass. */
export function brokenIbans(tokens: readonly Token[], page: number): Candidate[] {
  const found: Candidate[] = [];
  for (let end = 0; end + 1 < tokens.length; end++) {
    if (tokens[end]!.line === tokens[end + 1]!.line) continue;
    const first = beginningBefore(tokens, end);
    const candidate = first === undefined ? undefined : completed(tokens, first, end, page);
    if (candidate) found.push(candidate);
  }
  return found;
}

/** The token before the line's end from which on there are only groups, the first of them with a country's letters. */
function beginningBefore(tokens: readonly Token[], end: number): number | undefined {
  const { line } = tokens[end]!;
  for (let i = end; i >= 0 && i > end - mostGroups && tokens[i]!.line === line && group.test(tokens[i]!.text); i--) {
    if (begins.test(tokens[i]!.text)) return i;
  }
  return undefined;
}

/** The IBAN of all groups up to the end of the line and of as many of the next line as make the check digits pass. */
function completed(tokens: readonly Token[], first: number, end: number, page: number): Candidate | undefined {
  const { line } = tokens[end + 1]!;
  for (let last = end + 1; last <= first + mostGroups && tokens[last]?.line === line && group.test(tokens[last]!.text); last++) {
    const own = tokens.slice(first, last + 1);
    const text = own
      .map((token) => token.text)
      .join(' ')
      .replace(/[.,;]$/, '');
    const reading = kinds.iban.read(text, originOf(own))[0];
    // The box is that of the first line: a box around both would hold their other words too.
    if (reading?.check === 'passed')
      return { kind: 'iban', value: reading.value, check: 'passed', first, last, text, box: boxOf(tokens.slice(first, end + 1)), page };
  }
  return undefined;
}
