/** Why a detail has no value: what came nearest, and the limit that it missed or the step that dropped it. */
import { detailByName } from '../../catalogue/details.js';
import type { Alternative } from './alternatives.js';
import { givenOf, type Question } from './given.js';
import type { Extraction } from '../extraction.js';
import { leastOf, leastOfExemption, leastOfForced, leastOfRates, leastOfRatesInRow, memberNames } from '../decoding/limits.js';
import { refusal, share, takerOf } from './refusals.js';

export function absence(question: Question): string[] {
  const { part, name, ranking, alternatives } = question;
  if (part === 'LineItem') return [noCell(question)];
  if (detailByName.get(name)?.found === 'code') return ['No code was read on the document that holds it.'];
  if (!ranking) return part === undefined ? [fromContext[name]?.(question) ?? 'Nothing on the document was found for it.'] : [noWords(question)];
  if (ranking.candidates === 0) return [`Nothing on the document reads as a value ${readable(name)}.`];
  const least = leastHere(question);
  const likely = least === undefined ? alternatives.slice(0, 1) : alternatives.filter(({ probability }) => probability >= least);
  const next = alternatives[likely.length];
  return [
    ...likely.slice(0, most).map((each) => dropped(question, each)),
    ...(least !== undefined && next ? missed(question, next, least, likely.length > 0) : []),
  ];
}

function readable(name: string): string {
  const detail = detailByName.get(name);
  if (!detail) return 'of its kind, or fits its pattern where it has one';
  return detail.allows ? 'that it may have' : 'of its kind';
}

/** Values that are told why each was dropped. */
const most = 3;

/** Net and VAT of a group are held to no limit. */
function leastHere({ name, ranking, extraction }: Question): number | undefined {
  if (name === 'NetAmount' || name === 'VatAmount') return undefined;
  if (!isForced(extraction) || name === 'VatRate') return leastOf(name, ranking!.many);
  return memberNames.has(name) ? leastOfForced : 0;
}

function dropped(question: Question, each: Alternative): string {
  const { name, ranking } = question;
  const has = `"${each.text}" has ${share(each.probability)}`;
  // Sums are weighed against there being none.
  if (name.endsWith('TotalAmount') && ranking!.none > each.probability) return `${has}; that none is printed is likelier: ${share(ranking!.none)}.`;
  return `${has}, but ${refusal(question, each)}.`;
}

function missed(question: Question, next: Alternative, least: number, isNext: boolean): string[] {
  const { text, probability } = next;
  const taker = takerOf(question, next);
  const wanted =
    question.name === 'VatRate'
      ? `${leastOfRates} from which a rate is given (${leastOfRatesInRow} where its line adds up)`
      : `${least} from which a value is given`;
  if (probability >= 0.005)
    return [
      `The ${isNext ? 'next' : 'likeliest'}, "${text}", has ${share(probability, least)}, less than the ${wanted}${taker ? `; it is given as ${taker}` : ''}.`,
    ];
  return [isNext ? 'Nothing else came near.' : `Nothing came near: even the likeliest, "${text}", has less than 0.01, not the ${wanted}.`];
}

const isForced = ({ considered }: Extraction): boolean => considered?.options.forceBestMatch === true;

function noCell({ extraction }: Question): string {
  const { lineItems } = extraction;
  if (lineItems.length === 0) return 'No rows of an item table were found.';
  return 'No row has words that were taken for it.';
}

function noWords(question: Question): string {
  const { part, name, alternatives } = question;
  const [best] = alternatives;
  if (!best)
    return isForced(question.extraction) && part !== 'Other'
      ? `No words of the document have ${leastOfForced} for it, read as such and are nobody else’s.`
      : 'No words of the document were taken for it.';
  const taken = `"${best.text}" was taken for it with ${share(best.probability)}, but`;
  if (givenOf(question.extraction.considered!.decided, `${part}.${name}`).length > 0) return `${taken} a rule of the customer’s own took it away.`;
  if (name === 'Country') return `${taken} is not read as a country.`;
  if (part === 'Other') return `${taken} belongs to no contact with a name.`;
  return `${taken} stands apart from the rest of the address.`;
}

/** Details that have no candidates of their own. */
const fromContext: Readonly<Record<string, (question: Question) => string>> = {
  VatExemption: ({ extraction }) => `That VAT is exempt has ${share(extraction.considered!.exempt)}; it is said from ${leastOfExemption} on.`,
  TaxNumber: ({ extraction }) => {
    const taxId = extraction.predictions.find(({ name }) => name === 'SenderTaxId');
    return `It repeats the SenderTaxId of a German sender, and ${taxId ? `"${taxId.value}" is not one` : 'none was found'}.`;
  },
  VatId: () => unrefined('VatId'),
  TaxId: () => unrefined('TaxId'),
  InvoiceCurrency: () => 'No currency is printed, and none follows from the countries of the parties.',
  DocumentType: () => 'A rule of the customer’s own took it away.',
};

const unrefined = (name: string): string =>
  `Given only to an id that is surely one of the parties’, where whose it is stays open; see Sender${name} and Receiver${name}.`;
