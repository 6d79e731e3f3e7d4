/** Amounts of money and quantities: 1.234,56 · 1 234,56 · 1'234.50 · 119,00- · (119.00) · 100,--. The span leaves the currency out. */
import { codesBySign } from '../../catalogue/currencies.js';
import { currencyAtEnd, currencyAtStart } from './currency.js';
import { date } from '../dates/date.js';
import { iban } from '../payment/iban.js';
import type { Kind, Reading, Span } from '../kind.js';
import { readNumber, write } from './number.js';
import { distinct, plain, within } from '../text/plain.js';

const chunk = /\d[\d.,']{0,28}/g;
/** Nothing around it that has to be taken off. */
const bareNumber = /^\d(?:[\d.,']*\d)?$/;

export const amount: Kind = {
  name: 'amount',
  find(original) {
    if (!/\d/.test(original)) return [];
    const line = plain(original);
    const taken = [...date.find(line), ...iban.find(line)];
    const spans: Span[] = [];
    const chunks: Span[] = [];
    chunk.lastIndex = 0;
    for (let match = chunk.exec(line); match !== null; match = chunk.exec(line)) {
      const start = match.index;
      const end = start + match[0].replace(/[.,']+$/, '').length;
      if (within(taken, start, end) || !isBounded(line, start, end)) continue;
      chunks.push({ start, end });
      if (plausible(line.slice(start, end))) spans.push(signed(line, start, end));
    }
    for (let first = 0; first < chunks.length; first++) {
      const run = groupsFrom(line, chunks, first);
      if (run !== undefined) spans.push(signed(line, run.start, run.end));
    }
    return distinct(spans);
  },
  read(text) {
    if (bareNumber.test(text)) return readNumber(text).map((number): Reading => write(number, 2));
    let rest = plain(text)
      .trim()
      .replace(/^[:;=*|]+\s*|\s*[:;=*|]+$/g, '');
    if (rest.length > 60) return [];
    let negative = false;
    if (rest.startsWith('(') && rest.endsWith(')')) {
      negative = true;
      rest = rest.slice(1, -1).trim();
    }
    for (let round = 0; round < 2; round++) {
      const credit = /\s?(?:CR|Cr)\.?$/.exec(rest);
      if (credit !== null) {
        negative = true;
        rest = rest.slice(0, credit.index);
      }
      rest = rest.slice(currencyAtStart(rest));
      rest = rest.slice(0, rest.length - currencyAtEnd(rest)).trim();
      if (/^[-+]/.test(rest)) {
        negative ||= rest.startsWith('-');
        rest = rest.slice(1).trim();
      }
      // "100,-" and "5.--" have no cents; "100-" is below zero.
      const noCents = /^(\d[\d.,' ]*?)(?:[.,] ?(?:--?|=)|\/[-=])$/.exec(rest);
      if (noCents !== null) rest = noCents[1]!;
      else if (/\d ?-$/.test(rest)) {
        negative = true;
        rest = rest.slice(0, -1).trim();
      }
    }
    rest = rest.replace(/[.,']+$/, '');
    if (rest.includes(' ') && !/^\d{1,3}(?: \d{3})+(?:[.,]\d{1,4})?$/.test(rest)) return [];
    return readNumber(rest).map((number): Reading => write(number, 2, negative && /[1-9]/.test(number.whole + number.fraction)));
  },
};

/** No leading zeros, no long codes. */
function plausible(text: string): boolean {
  if (/^0\d/.test(text)) return false;
  return readNumber(text).some(({ whole, fraction }) => whole.length <= 12 && fraction.length <= 6);
}

/** Whether a number may begin and end here, or is part of an identifier, a time, a percentage. */
function isBounded(line: string, start: number, end: number): boolean {
  return begins(line, start) && ends(line, end);
}

function begins(line: string, start: number): boolean {
  if (start === 0 || line[start - 1] === ' ') return true;
  const before = line.slice(Math.max(0, start - 6), start);
  if (/\p{L}$/u.test(before) && !isCurrency(/(?<!\p{L})\p{L}{2,5}$/u.exec(before)?.[0]) && !isOneLetter(line, start)) return false;
  return !/[\d\p{L}][/:_\\#-]$|[_#\\/]$/u.test(before) || /\p{L}:$|(?<!\p{L})(?:[A-Z]{3}|Euro)-$/u.test(before);
}

function ends(line: string, end: number): boolean {
  if (end === line.length) return true;
  if (line[end] === ' ') return line[end + 1] !== '%';
  const after = line.slice(end, end + 8);
  if (/^ ?%|^[_\\#]|^[/:-]\d|^-[\p{L}\d]/u.test(after)) return false;
  return !/^\p{L}/u.test(after) || /^(?:[A-Z]{3}|\p{L}{1,6}\.?)(?![\p{L}\d])/u.test(after);
}

/** Quetzal and rand: one letter is a sign only right before an amount with its decimals ("Q1" is a quarter). */
const oneLetter = /(?<![\p{L}\d])[QR]$/u;
const withDecimals = /^(?!\d\.)\d{1,3}(?:[, ]?\d{3}){0,4}\.\d{2}(?![\d.,])/;
const isOneLetter = (line: string, start: number): boolean =>
  oneLetter.test(line.slice(Math.max(0, start - 2), start)) && withDecimals.test(line.slice(start, start + 24));

const isCurrency = (word: string | undefined): boolean => word !== undefined && (/^[A-Z]{3}$/.test(word) || codesBySign.has(word));

/** With the sign before or behind, brackets, "CR" and the dashes that stand for no cents. */
function signed(line: string, start: number, end: number): Span {
  if (start === 0 && end === line.length) return { start, end };
  const behind = /^(?:[.,] ?--?(?!\d)| ?CR(?!\p{L})|-(?![\p{L}\d]))/u.exec(line.slice(end, end + 6));
  const before = /(?:^|[\s(:€$£A-Zo])[-+] ?$/.exec(line.slice(Math.max(0, start - 3), start));
  const bracket = /\((?:[€$£]|[A-Z]{3})? ?$/.exec(line.slice(Math.max(0, start - 6), start));
  if (bracket !== null && line[end] === ')') return { start: start - bracket[0].length, end: end + 1 };
  const from = before === null ? start : line.lastIndexOf(before[0].includes('+') ? '+' : '-', start);
  return { start: from, end: behind === null ? end : end + behind[0].length };
}

/** "1 234 567,89", "107 592": one blank between groups of exactly three; without decimals no other number may be beside it. */
function groupsFrom(line: string, chunks: readonly Span[], first: number): Span | undefined {
  const head = chunks[first]!;
  if (!/^[1-9]\d{0,2}$/.test(line.slice(head.start, head.end))) return undefined;
  let end = 0;
  for (let i = first + 1; i < chunks.length && i < first + 5; i++) {
    const next = chunks[i]!;
    if (next.start !== chunks[i - 1]!.end + 1 || line[next.start - 1] !== ' ') break;
    const text = line.slice(next.start, next.end);
    if (/^\d{3}[.,]\d{1,4}$/.test(text)) return { start: head.start, end: next.end };
    if (!/^\d{3}$/.test(text)) break;
    if (i > first + 1 || /^[.,] ?-/.test(line.slice(next.end, next.end + 3)) || isAlone(line, head.start, next.end)) end = next.end;
  }
  return end === 0 ? undefined : { start: head.start, end };
}

const isAlone = (line: string, start: number, end: number): boolean =>
  !/\d[.,)/-]? ?$/.test(line.slice(Math.max(0, start - 3), start)) && !/^[.,]? ?[\d%]/.test(line.slice(end, end + 3));
