/** Custom details without a trained column: found by their keywords and pattern, from the first document on. */
import type { CustomDetail } from '../bundle/manifest.js';
import type { Document } from '../document/document.js';
import { reasonsOf } from '../extraction/decoding/steps.js';
import type { Extraction } from '../extraction/extraction.js';
import { type Found, valuesAnywhere, valuesAt } from './find-values.js';
import { cachedPattern } from './pattern.js';
import { predictionsOf, printed, put, remove } from './put.js';

/** How sure a place makes: an own pattern is stronger evidence than a kind, right of a keyword more than below. */
const scores = { patternRight: 0.95, patternBelow: 0.9, kindRight: 0.8, kindBelow: 0.65, patternAlone: 0.7 };
const mostValues = 20;

type Scored = Found & { readonly score: number };

/** `trained`: columns of the network, whose word counts more than a keyword's. */
export function findCustomDetails(extraction: Extraction, document: Document, details: readonly CustomDetail[], trained: ReadonlySet<string>): Extraction {
  let result = extraction;
  const because = extraction.considered && reasonsOf('custom details', extraction.considered.trace);
  for (const detail of details) {
    if (trained.has(detail.name)) result = narrow(result, detail);
    // A pattern beside a keyword is surer than a network's "none"; a kind alone is not.
    const open = predictionsOf(result, detail.name).length === 0 && (!trained.has(detail.name) || detail.pattern !== undefined);
    const found = open ? find(detail, document, trained.has(detail.name)) : [];
    if (open) because?.({ detail: detail.name }, `It was looked for by its keywords${detail.pattern === undefined ? '' : ' and pattern'}.`);
    for (const each of found) result = put(result, printed(detail.name, each, each.score, 'keywords', document, detail.format), details, true);
  }
  const names = details.map(({ name }) => name).filter((name) => !result.lookedFor.includes(name));
  return { ...result, lookedFor: [...result.lookedFor, ...names] };
}

/** A pattern narrows what the network may choose. */
function narrow(extraction: Extraction, { name, pattern }: CustomDetail): Extraction {
  if (pattern === undefined) return extraction;
  const compiled = cachedPattern(pattern);
  return remove(extraction, (prediction) => prediction.name === name && !compiled.find(prediction.text ?? '') && !compiled.find(prediction.value));
}

function find({ kind, pattern, keywords, many }: CustomDetail, document: Document, onlyByKeyword: boolean): readonly Scored[] {
  const wanted = { kind, pattern };
  const words = keywordsFor(keywords, document.language);
  const [right, below] = pattern === undefined ? [scores.kindRight, scores.kindBelow] : [scores.patternRight, scores.patternBelow];
  const found = words.flatMap((keyword) => [
    ...valuesAt('right-of', keyword, wanted, document, many ? mostValues : 1).map((each) => ({ ...each, score: right })),
    ...valuesAt('below', keyword, wanted, document, 1).map((each) => ({ ...each, score: below })),
  ]);
  const anywhere =
    pattern !== undefined && !onlyByKeyword && (many || found.length === 0)
      ? valuesAnywhere(wanted, document).map((each) => ({ ...each, score: scores.patternAlone }))
      : [];
  const distinct = new Map<string, Scored>();
  for (const each of [...found, ...anywhere]) if ((distinct.get(each.value)?.score ?? 0) < each.score) distinct.set(each.value, each);
  const best = [...distinct.values()].sort((a, b) => b.score - a.score);
  if (many) return best.slice(0, mostValues);
  // Several values equally likely: the first, at half the confidence.
  return best.slice(0, 1).map((first) => ({ ...first, score: best[1] && best[1].score === first.score ? first.score / 2 : first.score }));
}

/** Of the document's language first; the others too, for languages are mixed and mistaken. */
function keywordsFor(keywords: CustomDetail['keywords'], language: string | undefined): readonly string[] {
  const own = (language && keywords[language]) || [];
  return [...new Set([...own, ...Object.values(keywords).flat()])].sort((a, b) => b.length - a.length);
}
