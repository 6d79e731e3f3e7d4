/** One document writes its dates in one order and its numbers with one decimal sign: what is certain somewhere decides what is ambiguous elsewhere. */
import { grouped } from '../../grouped.js';
import { countryByCode } from '../../catalogue/country-table.js';
import { languageByCode } from '../../catalogue/languages/index.js';
import type { Document } from '../../document/document.js';
import type { Candidate, EncodedPage } from '../../features/contract.js';
import { rememberedOf } from '../../remembered.js';

/** Candidates of the page whose words have another reading too. */
const ambiguousCandidates = rememberedOf((page: EncodedPage): ReadonlySet<Candidate> => {
  const spans = grouped(page.candidates, ({ kind, first, last, text }) => `${kind} ${first} ${last} ${text}`);
  return new Set([...spans.values()].filter((readings) => readings.length > 1).flat());
});

/** Whether the same words of the page are another candidate of the same kind, too. */
export const isAmbiguous = (candidate: Candidate, page: EncodedPage): boolean => ambiguousCandidates(page).has(candidate);

/** "3/8-16" is a thread in English, and a day in the North, where the month is never first. */
const hasOneSign = ({ text }: Candidate): boolean => !/^\d{1,4}([./-])\d{1,4}(?!\1)[./-]\d{1,4}$/.test(text);

/** Day or month first, by the dates that can only be read one way, else by language and country. */
export function dateOrder(document: Document, pages: readonly EncodedPage[]): 'dmy' | 'mdy' {
  const dates = pages.flatMap((page) => page.candidates.filter((each) => each.kind === 'date' && !isAmbiguous(each, page) && hasOneSign(each)));
  const [dmy, mdy] = ['dmy', 'mdy'].map((order) => dates.filter(({ convention }) => convention === order).length) as [number, number];
  if (dmy !== mdy) return dmy > mdy ? 'dmy' : 'mdy';
  const formats = languageByCode.get(document.language ?? '')?.dateFormats ?? [];
  return formats.includes('MM/DD/YYYY') && countryByCode(document.countries[0] ?? '')?.monthFirst ? 'mdy' : 'dmy';
}

/** Whether the year comes first in a day of two digits each, as the language writes them: "25-04-16" in Swedish. */
export const isYearFirst = ({ language }: Document, { text }: Candidate): boolean =>
  /^\d{2}-\d{2}-\d{2}$/.test(text.trim()) && (languageByCode.get(language ?? '')?.dateFormats.includes('YY-MM-DD') ?? false);

/** The sign before the last two digits of most amounts; undefined where none prevails. */
export const decimalSign = rememberedOf((pages: readonly EncodedPage[]): 'comma' | 'point' | undefined => {
  const amounts = pages.flatMap(({ candidates }) => candidates.filter(({ kind }) => kind === 'amount'));
  const signs = amounts.flatMap(({ text }) => /([.,])\d{2}[^\d]*$/.exec(text)?.[1] ?? []);
  const commas = signs.filter((sign) => sign === ',').length;
  const points = signs.length - commas;
  return commas === points ? undefined : commas > points ? 'comma' : 'point';
});
