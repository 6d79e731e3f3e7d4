/** One synthetic document with its ground truth, by seed and number: streamed by training, written by `beleg synthesize`. */
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
  /** Countries of suppliers, ISO 3166-1 alpha-2; the usual ones of the language where absent. */
  readonly countries?: readonly string[];
  /** Share of documents read with noise; 0.6 where absent. */
  readonly noise?: number;
  /** Held-out wordings, names and articles, which training does not use. */
  readonly heldOut?: boolean;
  /** Documents with the same number share one supplier and its layout. */
  readonly supplier?: number;
  /** Pages beyond this number are left out; 3 where absent. */
  readonly maxPages?: number;
}

export interface Sample {
  readonly facts: Facts;
  readonly drawings: readonly Drawing[];
  readonly document: Document;
  readonly labels: Labels;
}

/** File name, without extension, of the document of that index. */
export const sampleName = (index: number): string => `synthetic-${String(index + 1).padStart(6, '0')}`;
/** Whether a file name, without extension, is one of `sampleName`. */
export const isSampleName = (name: string): boolean => /^synthetic-\d{6,}$/.test(name);

/** The same seed, index and options give the same document and labels. */
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
  const all =
    options.supplier === undefined
      ? layout(facts, stream.fork('layout'), { heldOut })
      : layout(facts, random('layout', options.supplier), { heldOut, steady: true });
  const drawings = all.slice(0, options.maxPages ?? 3);
  const noise = drawNoise(stream.fork('noise'), options.noise ?? 0.6);
  return { facts, drawings, ...toDocument(sampleName(index), facts, drawings, stream.fork('words'), noise, all.length) };
}
