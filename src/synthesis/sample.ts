/** One synthetic document with its truth, by seed and number: what training streams and `beleg synthesize` writes. */
import type { Labels } from '../dataset/label.js';
import type { Document } from '../document/document.js';
import { random } from '../random.js';
import type { Drawing } from './drawing.js';
import type { Facts } from './facts.js';
import { syntheticFacts } from './synthetic-facts.js';
import { layout } from './layout/page.js';
import { misprinted } from './errors/misprints.js';
import { drawNoise } from './errors/noise.js';
import { toDocument } from './render/to-document.js';

export interface SampleOptions {
  /** ISO 639-1; all where absent. */
  readonly languages?: readonly string[];
  /** Where suppliers are at home, ISO 3166-1 alpha-2; as usual for the language where absent. */
  readonly countries?: readonly string[];
  /** Share of documents read with noise; 0.6 where absent. */
  readonly noise?: number;
  /** Wordings, names and articles that training never sees. */
  readonly heldOut?: boolean;
  /** Documents with the same number come from one supplier and look alike. */
  readonly supplier?: number;
  /** Further pages are not read; 3 where absent. */
  readonly maxPages?: number;
}

export interface Sample {
  readonly facts: Facts;
  readonly drawings: readonly Drawing[];
  readonly document: Document;
  readonly labels: Labels;
}

/** What the document of that number is called, without an ending. */
export const sampleName = (index: number): string => `synthetic-${String(index + 1).padStart(6, '0')}`;
export const isSampleName = (name: string): boolean => /^synthetic-\d{6,}$/.test(name);

export function sample(seed: number | string, index: number, options: SampleOptions = {}): Sample {
  const stream = random('sample', seed, index);
  const heldOut = options.heldOut ?? false;
  const drawn = syntheticFacts(stream.fork('facts'), {
    ...(options.languages ? { languages: options.languages } : {}),
    ...(options.countries ? { countries: options.countries } : {}),
    ...(options.supplier === undefined ? {} : { supplier: options.supplier }),
    heldOut,
  });
  const facts = misprinted(stream.fork('misprints'), drawn);
  const all = layout(facts, options.supplier === undefined ? stream.fork('layout') : random('layout', options.supplier), { heldOut });
  const drawings = all.slice(0, options.maxPages ?? 3);
  const noise = drawNoise(stream.fork('noise'), options.noise ?? 0.6);
  return { facts, drawings, ...toDocument(sampleName(index), facts, drawings, stream.fork('words'), noise, all.length) };
}
