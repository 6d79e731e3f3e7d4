/** Names that are broken over lines: the network tags each line, and the name is all of them. */
import type { Box } from '../../../document/box.js';
import { boxOf } from '../../../features/tokens/token-text.js';
import { fold } from '../../../fold.js';
import { endsWithLegalForm } from '../../../values/contact/legal-forms.js';
import { isPartyKey } from '../../../values/contact/party-keys.js';
import { type ContactSpan, spanOfTokens } from './span.js';

/** In line heights: the most between the lines of a name, and between their left edges. */
const lead = 0.9;
const aside = 0.7;
/** Times as high, the larger of two lines of one name. */
const sameType = 1.35;
/** Part of the next line's width from which a line that held its first word too would be full. */
const full = 0.95;
/** Spans of other columns that may come between the lines of a name. */
const besides = 8;
/** "Verein für", "Meier &": no name ends so, nor begins in small letters. */
const isOpen = (above: string, below: string): boolean => /(?:[,&+–-]|\s\p{Ll}{1,3})$/u.test(above) || /^[\p{Ll}&+(]/u.test(below);

/** The spans with the lines of one name as one; the same object where there are none such. */
export function joinedNames(spans: readonly ContactSpan[]): readonly ContactSpan[] {
  const joined: ContactSpan[] = [];
  for (const span of spans) {
    const from = Math.max(0, joined.length - besides);
    const at = isPart(span) ? joined.slice(from).findLastIndex((above) => isPart(above) && goesOn(above, span)) : -1;
    if (at < 0) joined.push(span);
    else joined[from + at] = together(joined[from + at]!, span);
  }
  return joined.length < spans.length ? joined : spans;
}

/** What is recalled is whole. */
const isPart = ({ field, isRecalled, text }: ContactSpan): boolean => field === 'Name' && !isRecalled && !isPartyKey(text);

/**
 * One name by its words, on lines that are one by their places. A line that had room for the next word is a line of its own, as a person's above a company; one
 * that has the next word is another name of the same: a shop's above its owner.
 */
function goesOn(above: ContactSpan, below: ContactSpan): boolean {
  if (above.role !== below.role || above.page !== below.page || endsWithLegalForm(above.text)) return false;
  if (!isOpen(above.text, below.text) && !endsWithLegalForm(below.text)) return false;
  const [last, next] = [above.tokens.at(-1)!, below.tokens[0]!];
  if (last.line >= next.line || fold(above.text).split(' ').includes(fold(next.text))) return false;
  const a = boxOf(above.tokens.filter(({ line }) => line === last.line));
  return isNextLine(a, below.box) && a.width + next.box.width > full * below.box.width;
}

function isNextLine(a: Box, b: Box): boolean {
  const height = Math.min(a.height, b.height);
  const gap = b.y - a.y - a.height;
  return Math.max(a.height, b.height) <= sameType * height && gap > -0.5 * height && gap <= lead * height && Math.abs(a.x - b.x) <= aside * height;
}

function together(above: ContactSpan, below: ContactSpan): ContactSpan {
  const tokens = [...above.tokens, ...below.tokens];
  const probability = (above.probability * above.tokens.length + below.probability * below.tokens.length) / tokens.length;
  const bounds = above.bounds && below.bounds && { ...above.bounds, least: Math.min(above.bounds.least, below.bounds.least) };
  return spanOfTokens({ ...above, probability, ...(bounds && { bounds }) }, tokens);
}
