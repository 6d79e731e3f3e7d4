/**
 * A town and its postal code that are one word, or the first half of the code: "Pune-411001", "Pune-411 001". The network gives a word one tag. Whole codes behind towns of the
 * gazetteer are words of their own already (`features/tokens/tokens.ts`).
 */
import type { ContactField } from '../../../catalogue/contact-fields.js';
import { isState } from '../../../catalogue/states.js';
import { slice } from '../../../document/box.js';
import type { Token } from '../../../features/contract.js';
import { type ContactSpan, spanOfTokens } from './span.js';
import { fieldOf } from './tags.js';

const attached = /^\p{L}[\p{L}.']{2,}[-–](?=\d{4,6}[.,]?$)/u;
/** No house has a number of six digits: behind a street, or its last word, they are a code. */
const forms = { City: attached, ZipCode: attached, Street: /^(.*\p{L}[.,])?\p{L}{4,}[-–](?=\d{6}[.,]?$)/u } as const;
/** "Pune-411" and "001": the halves of an Indian code. */
const [withHalf, half] = [/^\p{L}[\p{L}.']{2,}[-–](?=\d{3}$)/u, /^\d{3}[.,]?$/];
/** Least probability of a town and code that their form tells. */
const told = 0.9;

/** A span of a town or code as one of each where its word is both, and of a street that ends in them as three; what is behind the code is neither. */
export function townAndCode(span: ContactSpan): readonly ContactSpan[] {
  const { role, field, page, tokens } = span;
  const at = tokens.findIndex((_, i) => formAt(field, tokens, i));
  const form = at < 0 ? undefined : formAt(field, tokens, at);
  if (!form) return [span];
  const [word, before] = [tokens[at]!, tokens.slice(0, at)];
  const [whole, behind = ''] = form.exec(word.text)!;
  const of = { role, page, probability: field === 'Street' ? Math.max(told, span.probability) : span.probability };
  const town = part(word, behind.length, whole.length - 1);
  const street = field !== 'Street' ? [] : behind ? [...before, part(word, 0, behind.length)] : before;
  return [
    ...(street.length > 0 ? [spanOfTokens({ ...of, field, probability: span.probability }, street)] : []),
    spanOfTokens({ ...of, field: 'City' }, field === 'City' ? [...before, town] : [town]),
    spanOfTokens({ ...of, field: 'ZipCode' }, [part(word, whole.length, word.text.length), ...(form === withHalf ? [tokens[at + 1]!] : [])]),
  ];
}

/** What a word of a field is that is town and code, or ends in them. */
function formAt(field: ContactField, tokens: readonly Token[], i: number): RegExp | undefined {
  if (field !== 'City' && field !== 'ZipCode' && field !== 'Street') return undefined;
  if (field !== 'Street' && isCodeInHalves(tokens, i)) return withHalf;
  return forms[field].test(tokens[i]!.text) ? forms[field] : undefined;
}

/** Whether a word ends in the first half of a code and the next word is the other. */
const isCodeInHalves = (tokens: readonly Token[], i: number): boolean =>
  withHalf.test(tokens[i]!.text) && tokens[i + 1]?.line === tokens[i]!.line && half.test(tokens[i + 1]!.text);

/** "2964" and "LE" before a town that is not in capitals: the halves of a Dutch code ("LE LOCLE" is a town). "SLM" and "1605": those of a Maltese one. */
const [fourDigits, twoLetters, mixedCase, threeLetters] = [/^\d{4}$/, /^[A-Z]{2}$/, /^\p{Lu}[\p{Ll}'’-]/u, /^[A-Z]{3}$/];

/** Where a word is the letters of a code: the index of its digits, whose tag is meant. Undefined where it is none. */
function digitsOf(tokens: readonly Token[], i: number): number | undefined {
  const isThere = (at: number, form: RegExp): boolean => tokens[at]?.line === tokens[i]!.line && form.test(tokens[at]!.text.replace(/,$/, ''));
  if (isThere(i, twoLetters) && isThere(i - 1, fourDigits) && isThere(i + 1, mixedCase)) return i - 1;
  return isThere(i, threeLetters) && !isState(tokens[i]!.text) && isThere(i + 1, fourDigits) ? i + 1 : undefined;
}

/** Tags with both halves of a code under one of them, where a town or code is one of a party: one span, which `townAndCode` parts where it is an Indian one. */
export function withHalvesTogether(tokens: readonly Token[], tags: Int32Array): Int32Array {
  const together = tags.slice();
  for (let i = 0; i < tokens.length; i++) {
    const digits = digitsOf(tokens, i);
    if (digits !== undefined && fieldOf(tags[digits]!) === 'ZipCode' && fieldOf(tags[i]!) !== 'ZipCode') together[i] = tags[digits]!;
    if (!isCodeInHalves(tokens, i)) continue;
    const tag = [tags[i]!, tags[i + 1]!].find((each) => ['City', 'ZipCode'].includes(fieldOf(each) ?? ''));
    if (tag !== undefined) together[i] = together[i + 1] = tag;
  }
  return together;
}

const part = (token: Token, from: number, to: number): Token => ({
  ...token,
  text: token.text.slice(from, to),
  box: slice(token.box, token.text.length, from, to),
  start: token.start + from,
  end: token.start + to,
});
