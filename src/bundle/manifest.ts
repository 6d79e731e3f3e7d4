/** The table of contents of a bundle, `models/<name>/manifest.json`: which files, made from what, checked by hash before use. */
import { z } from 'zod';

const file = z.object({ file: z.string(), sha256: z.string(), bytes: z.number() });

/** A custom detail as the customer declared it (rules/<customer>/details.yaml). */
export const customDetailSchema = z.object({
  name: z.string().regex(/^[A-Z][A-Za-z0-9]{1,63}$/),
  kind: z.string(),
  /** A pattern of one's own (re2 syntax) instead of, or narrowing, the kind. */
  pattern: z.string().optional(),
  keywords: z.record(z.string(), z.array(z.string())).default({}),
  many: z.boolean().default(false),
  group: z.string().optional(),
  /** Decimal string of one of the free bits. */
  id: z.string().optional(),
  /** How its value is written: as the kind writes it (where left out), in capitals, digits only, letters and digits only. */
  format: z.enum(['upper', 'digits', 'compact']).optional(),
  /** A column of the item table in place of a detail of the document. */
  lineItem: z.boolean().optional(),
});
export type CustomDetail = z.infer<typeof customDetailSchema>;

/** A customer's own details of the document. */
export const ofDocument = <D extends Pick<CustomDetail, 'lineItem'>>(details: readonly D[]): D[] => details.filter(({ lineItem }) => !lineItem);
/** A customer's own columns of the item table. */
export const ofLineItems = <D extends Pick<CustomDetail, 'lineItem'>>(details: readonly D[]): D[] => details.filter(({ lineItem }) => lineItem);

/** Share of synthetic pages in training: one, or one for each part between restarts. */
const share = z.union([z.number(), z.array(z.number())]);

const network = file.extend({
  /** Sizes the graph is built from: see network/config.ts. */
  config: z.record(z.string(), z.number()),
  /** Names of its output columns, built-in and custom. */
  columns: z.array(z.string()),
  training: z.object({
    steps: z.number(),
    pages: z.number(),
    seed: z.number(),
    languages: z.array(z.string()),
    datasets: z.array(
      z.object({
        name: z.string(),
        documents: z.number(),
        sha256: z.string(),
        /** How often it was drawn from, in relation to the others; by its pages where absent. */
        weight: z.number().optional(),
      }),
    ),
    validationF1: z.number().optional(),
    base: z.string().optional(),
    /** Names of the few labelled documents whose layouts it was trained for: others go to `networks.others` or `otherLineItems`. */
    documents: z.array(z.string()).optional(),
    /** Labelled documents it was trained on, by supplier (those of its base too): what is a new supplier to it. Undefined: not known. */
    suppliers: z.record(z.string(), z.number()).optional(),
    /** How to train the same again on some of the documents. */
    recipe: z
      .object({
        steps: z.number(),
        /** Pages a step; 8 where absent. */
        batchSize: z.number().optional(),
        workers: z.number(),
        onlyCustom: z.boolean(),
        learningRate: z.number().optional(),
        restarts: z.array(z.number()).optional(),
        syntheticShare: share.optional(),
        /** Share of labelled pages with other contents. */
        repopulated: z.number().optional(),
        /** Share of the run in the exported weights, the rest is the base's. */
        average: z.number().optional(),
        /** The former name of `syntheticShare`: read from older manifests, never written. */
        imaginedShare: share.optional(),
      })
      .transform(({ imaginedShare, syntheticShare = imaginedShare, ...recipe }) => ({ ...recipe, ...(syntheticShare !== undefined && { syntheticShare }) }))
      .optional(),
    /** Another bundle whose weights were averaged with these, and the share of these. */
    averaged: z.object({ with: z.string(), share: z.number() }).optional(),
    finished: z.string(),
  }),
});

export type TrainedNetwork = z.infer<typeof network>;

export const manifestSchema = z.object({
  format: z.literal(1),
  name: z.string(),
  featuresVersion: z.number(),
  created: z.string(),
  networks: z.object({
    details: network.optional(),
    lineItems: network.optional(),
    /** The details network of documents in layouts that `details`, trained on few labels, has not learnt. */
    others: network.optional(),
    /** Likewise of `lineItems`. */
    otherLineItems: network.optional(),
  }),
  customDetails: z.array(customDetailSchema).default([]),
  /** Calibrators and thresholds: see bundle/calibration.ts. */
  calibration: file.optional(),
  rules: file.extend({ customer: z.string() }).optional(),
  /** Remembered documents: see memory/codec.ts. */
  layouts: file
    .extend({
      documents: z.number(),
      /** Details that they are not asked for: on this customer's documents they did more harm than good. */
      silent: z.array(z.string()).optional(),
    })
    .optional(),
  whitelists: z.array(file.extend({ detail: z.string(), rows: z.number() })).default([]),
  /** How it came to be: see bundle/versions.ts. Undefined where it was made before versions were counted. */
  version: z
    .object({
      number: z.number(),
      /** Number of the version that was changed; 0 where that has none. */
      after: z.number(),
      made: z.string(),
      /** The command. */
      by: z.string(),
      /** Datasets and files it was made from. */
      from: z.array(z.string()).default([]),
      figures: z.record(z.string(), z.number()).optional(),
    })
    .optional(),
});
export type Manifest = z.infer<typeof manifestSchema>;

/** By supplier, how many labelled documents a network was trained on; undefined where it was trained on some and suppliers were not noted. */
export const suppliersOf = ({ training: { suppliers, datasets, base } }: TrainedNetwork): Readonly<Record<string, number>> | undefined =>
  suppliers ?? (datasets.length === 0 && !base?.includes('/') ? {} : undefined);

/** Labelled documents of each supplier behind a bundle; of its two networks the one that saw more counts. Undefined: not known. */
export function trainedSuppliers({ networks }: Pick<Manifest, 'networks'>): ReadonlyMap<string, number> | undefined {
  const counts = new Map<string, number>();
  for (const network of Object.values(networks)) {
    const own = network && suppliersOf(network);
    if (network && !own) return undefined;
    for (const [supplier, count] of Object.entries(own ?? {})) counts.set(supplier, Math.max(count, counts.get(supplier) ?? 0));
  }
  return counts;
}

/** By which predictions are known to be a bundle's own. */
export const modelOf = ({ networks }: Pick<Manifest, 'networks'>): string => networks.details?.sha256.slice(0, 8) ?? '';
