/** The codes of VAT rates: printed beside items ("5,99 A"), explained where the document sums up its VAT ("A 19,00 % 2,61"). */
import { isWithin } from '../../../document/box.js';
import type { EncodedPage, Token } from '../../../features/contract.js';
import type { LineItem, Prediction } from '../../found.js';

/** "A", "1", "V2", "B00". */
const code = /^\(?([A-Za-z]\d{0,2}|\*|\d)\)?[=:]?$/;
const letter = /^[A-Za-z]/;
const sign = /^[=:(–-]$/;
const percentage = /^\(?(\d{1,2}(?:[.,]\d{1,2})?)(%?)\)?[=:]?$/;
/** Percent: two writings of one rate differ by less. */
const same = 0.05;
/** Least share of items that have a code among their words. */
const most = 0.7;

/** What an item prints in place of its rate: "A", "1", "V2"; undefined where it prints none. */
export const printedCode = ({ rateText }: LineItem): string | undefined => code.exec(rateText ?? '')?.[1];

/**
 * The value of the rate that each code is explained as, of those that the document has; none for a code that is explained as two. Small letters are words, too, and
 * digits rates: they are codes where rows print them so.
 */
export function explainedCodes(pages: readonly EncodedPage[], items: readonly LineItem[], rates: readonly Prediction[]): ReadonlyMap<string, string> {
  const explained = new Map<string, Set<string>>();
  const ofRows = new Set(items.map(printedCode));
  const isCode = (name: string): boolean =>
    (ofRows.has(name) || !/^[a-z]$/.test(name)) && !(name !== '0' && rates.some(({ value }) => Number(value) === Number(name)));
  for (const { page, tokens } of pages) {
    const own = items.filter((item) => item.page === page);
    const printed = rates.filter((each) => each.page === page && each.box !== undefined);
    for (const [at, token] of tokens.entries()) {
      const end = endOfRate(tokens, at);
      if (end === undefined || own.some(({ box }) => isWithin(token.box, box))) continue;
      // Columns headed by a percent sign print none in their rows.
      const known = printed.find(({ box }) => isWithin(token.box, box!)) ?? (end.isSigned ? rates.find(({ value }) => isRate(token, value)) : undefined);
      const name = known && codeBeside(tokens, at, end.behind);
      if (name !== undefined && isCode(name)) explained.set(name, (explained.get(name) ?? new Set()).add(known!.value));
    }
  }
  return new Map([...explained].flatMap(([name, own]) => (own.size === 1 ? [[name, [...own][0]!] as const] : [])));
}

const isRate = ({ text }: Token, value: string): boolean => Math.abs(Number(percentage.exec(text)![1]!.replace(',', '.')) - Number(value)) < same;

/** The token behind a number that may be a rate and its percent sign. */
function endOfRate(tokens: readonly Token[], at: number): { readonly behind: number; readonly isSigned: boolean } | undefined {
  const found = percentage.exec(tokens[at]!.text);
  if (!found) return undefined;
  if (found[2]) return { behind: at + 1, isSigned: true };
  const next = tokens[at + 1];
  return next?.line === tokens[at]!.line && next.text.startsWith('%') ? { behind: at + 2, isSigned: true } : { behind: at + 1, isSigned: false };
}

/** The code before the rate, else the letter behind it: "A = 19 %", "19 % (A)". */
function codeBeside(tokens: readonly Token[], at: number, behind: number): string | undefined {
  const on = (i: number): string => (tokens[i]?.line === tokens[at]!.line ? tokens[i].text : '');
  const codeAt = (i: number): string | undefined => code.exec(on(i))?.[1];
  const next = codeAt(sign.test(on(behind)) ? behind + 1 : behind);
  return codeAt(sign.test(on(at - 1)) ? at - 2 : at - 1) ?? (next !== undefined && letter.test(next) ? next : undefined);
}

/**
 * The code of each item that has one: what is printed as its rate, else what stands behind its total; where most items have none, and most have one then, else the
 * only letter among its words that is explained.
 */
export function codesOf(items: readonly LineItem[], pages: readonly EncodedPage[], explained: ReadonlyMap<string, string>): ReadonlyMap<LineItem, string> {
  const tokensOf = ({ page }: LineItem): readonly Token[] => pages.find((each) => each.page === page)?.tokens ?? [];
  const codes = new Map(
    items.flatMap((item) => asPairs(item, item.rateText === undefined ? code.exec(codeBehindTotal(item, tokensOf(item)))?.[1] : printedCode(item))),
  );
  if (codes.size >= most * items.length) return codes;
  const lettersOf = (item: LineItem) =>
    onlyLetter(
      tokensOf(item).filter(({ box }) => isWithin(box, item.box)),
      explained,
    );
  const all = new Map(items.flatMap((item) => asPairs(item, codes.get(item) ?? lettersOf(item))));
  return all.size >= most * items.length ? all : codes;
}

/** A letter, or what is printed as a rate: a number behind a total may be any. */
export const isSureCode = (item: LineItem, name: string): boolean => printedCode(item) !== undefined || letter.test(name);

const asPairs = (item: LineItem, name: string | undefined): (readonly [LineItem, string])[] => (name === undefined ? [] : [[item, name]]);

function codeBehindTotal({ cells }: LineItem, tokens: readonly Token[]): string {
  const total = cells.TotalAmount?.box;
  const at = total ? tokens.findLastIndex((token) => isWithin(token.box, total)) : -1;
  return at >= 0 && tokens[at + 1]?.line === tokens[at]!.line ? tokens[at + 1]!.text : '';
}

function onlyLetter(tokens: readonly Token[], explained: ReadonlyMap<string, string>): string | undefined {
  const found = new Set(tokens.flatMap(({ text }) => (letter.test(text) && explained.has(text) ? [text] : [])));
  return found.size === 1 ? [...found][0] : undefined;
}
