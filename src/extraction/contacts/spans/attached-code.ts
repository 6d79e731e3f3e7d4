/** A town and its postal code that are one word: "Pune-411001". The network gives a word one tag. */
import { slice } from '../../../document/box.js';
import type { Token } from '../../../features/contract.js';
import { type ContactSpan, spanOfTokens } from './span.js';

const attached = /^\p{L}[\p{L}.']{2,}[-–](?=\d{4,6}[.,]?$)/u;
/** No house has a number of six digits: behind a street, or its last word, they are a code. */
const forms = { City: attached, ZipCode: attached, Street: /^(.*\p{L}[.,])?\p{L}{4,}[-–](?=\d{6}[.,]?$)/u } as const;
/** Least probability of a town and code that their form tells. */
const told = 0.9;

/** A span of a town or code as one of each where its word is both, and of a street that ends in them as three; what is behind the code is neither. */
export function townAndCode(span: ContactSpan): readonly ContactSpan[] {
  const { role, field, page, tokens } = span;
  const form = field in forms ? forms[field as keyof typeof forms] : undefined;
  const at = form ? tokens.findIndex(({ text }) => form.test(text)) : -1;
  if (!form || at < 0) return [span];
  const [word, before] = [tokens[at]!, tokens.slice(0, at)];
  const [whole, behind = ''] = form.exec(word.text)!;
  const of = { role, page, probability: field === 'Street' ? Math.max(told, span.probability) : span.probability };
  const town = part(word, behind.length, whole.length - 1);
  const street = field !== 'Street' ? [] : behind ? [...before, part(word, 0, behind.length)] : before;
  return [
    ...(street.length > 0 ? [spanOfTokens({ ...of, field, probability: span.probability }, street)] : []),
    spanOfTokens({ ...of, field: 'City' }, field === 'City' ? [...before, town] : [town]),
    spanOfTokens({ ...of, field: 'ZipCode' }, [part(word, whole.length, word.text.length)]),
  ];
}

const part = (token: Token, from: number, to: number): Token => ({
  ...token,
  text: token.text.slice(from, to),
  box: slice(token.box, token.text.length, from, to),
  start: token.start + from,
  end: token.start + to,
});
