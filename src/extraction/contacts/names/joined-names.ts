/** Names over several lines: what belongs to one, and what beneath or above it is a person, a brand or a key. */
import { languages } from '../../../catalogue/languages/index.js';
import { hull, isAligned } from '../../../document/box.js';
import { fold } from '../../../values/text/fold.js';
import { boxOf } from '../../../features/tokens/token-text.js';
import type { ContactSpan } from '../spans/span.js';
import { hasLegalForm, isLegalForm } from '../../../values/contact/legal-forms.js';
import { isPartyKey, isPerson } from './party-names.js';

/** Words that no name ends with: "Osterfelde an der". */
const open: ReadonlySet<string> = new Set(languages.flatMap(({ decoding }) => decoding.joiningWords.map(fold)));
const isOpen = (text: string): boolean => open.has(fold(text.split(/\s+/).at(-1)!));

/** Owners and addressees on the line below a company's name. */
const addressees = [...new Set(languages.flatMap(({ decoding }) => decoding.addressees.map(fold)))];
const isAddressee = (text: string): boolean => {
  const folded = fold(text);
  return addressees.some((word) => folded.startsWith(word) && !/^[\p{L}\d]/u.test(folded.slice(word.length)));
};

/** In line heights: lines of one name are at most this far apart, in much the same type. */
const lead = 0.9;
const sameType = 1.35;
/** Spans of other columns that may come between the lines of a name. */
const besides = 8;

/** A name that is broken over two lines is one name; what follows one with its legal form is a person or a department. */
export function joinedNames(spans: readonly ContactSpan[]): readonly ContactSpan[] {
  const joined: ContactSpan[] = [];
  for (const span of spans) {
    let at = span.field === 'Name' ? joined.length - 1 : -1;
    const first = Math.max(0, joined.length - besides);
    while (at >= first && !continues(joined[at]!, span)) at--;
    if (at < first) joined.push(span);
    else if (isPartyKey(joined[at]!.text)) joined[at] = span;
    else if (!isAddressee(span.text) && !(isPerson(span.text) && isWhole(joined[at]!.text))) joined[at] = together(joined[at]!, span);
  }
  return joined.length === spans.length && joined.every((span, i) => span === spans[i]) ? spans : joined;
}

/** A complete name: several words, the last of which needs no other. */
const isWhole = (text: string): boolean => /\s/.test(text) && !/[,&+-]$/.test(text) && !isPerson(text) && !isOpen(text);

function continues(above: ContactSpan, below: ContactSpan): boolean {
  if (above.field !== 'Name' || above.role !== below.role || above.page !== below.page || below.line <= above.line || hasLegalForm(above.text)) return false;
  const last = above.tokens[above.tokens.length - 1]!;
  const [a, b] = [boxOf(above.tokens.filter(({ line }) => line === last.line)), below.box];
  const height = Math.min(a.height, b.height);
  if ((Math.max(a.height, b.height) > sameType * height && !isLegalForm(below.text)) || b.y < a.y + a.height * 0.5 || b.y - a.y - a.height > lead * height)
    return false;
  return isAligned(a, b, 0.7 * height) && !above.text.toLowerCase().includes(below.text.toLowerCase());
}

function together(above: ContactSpan, below: ContactSpan): ContactSpan {
  const [n, m] = [above.tokens.length, below.tokens.length];
  return {
    ...above,
    text: `${above.text} ${below.text}`,
    box: hull([above.box, below.box]),
    probability: (above.probability * n + below.probability * m) / (n + m),
    tokens: [...above.tokens, ...below.tokens],
    minConfidence: Math.min(above.minConfidence, below.minConfidence),
  };
}
