/** A customer's own knowledge, loaded from a bundle and applied to what was extracted: custom details, then whitelists, then rules, which have the last word. */
import type { Bundle } from '../bundle/load.js';
import { type CustomDetail, ofDocument } from '../bundle/manifest.js';
import type { Document } from '../document/document.js';
import type { Extraction } from '../extraction/extraction.js';
import { applyRules, traced } from './apply.js';
import type { Rule } from './rule.js';
import { loadRules } from './store.js';
import { applyWhitelist } from './whitelist/apply.js';
import { applyToItems } from './whitelist/items.js';
import { loadWhitelists } from './whitelist/store.js';
import type { Whitelist } from './whitelist/file.js';
import { findCustomDetails } from './zero-label.js';

export interface Knowledge {
  readonly customDetails: readonly CustomDetail[];
  /** Custom details the network has a column for. */
  readonly trained: ReadonlySet<string>;
  readonly whitelists: readonly Whitelist[];
  /** In the order they run. */
  readonly rules: readonly Rule[];
}

export const noKnowledge: Knowledge = { customDetails: [], trained: new Set(), whitelists: [], rules: [] };

/** InputError where a whitelist or the rules in the bundle are damaged or of another format. */
export async function loadKnowledge(bundle: Bundle): Promise<Knowledge> {
  const { networks } = bundle.manifest;
  const customDetails = ofDocument(bundle.manifest.customDetails);
  const columns = new Set(networks.details?.columns ?? []);
  return {
    customDetails,
    trained: new Set(customDetails.map(({ name }) => name).filter((name) => columns.has(name))),
    whitelists: await loadWhitelists(bundle),
    rules: await loadRules(bundle),
  };
}

/** By what the rows of a whitelist are looked for in. */
const apply = { document: applyWhitelist, 'line-items': applyToItems } as const;

/** Gives a new extraction; what it was given stays. */
export function applyKnowledge(extraction: Extraction, document: Document, { customDetails, trained, whitelists, rules }: Knowledge): Extraction {
  const found = customDetails.length ? traced('custom details', extraction, findCustomDetails(extraction, document, customDetails, trained)) : extraction;
  const matched = whitelists.reduce(
    (result, whitelist) => traced(`whitelist: ${whitelist.detail}`, result, apply[whitelist.scope](result, document, whitelist)),
    found,
  );
  return applyRules(matched, document, rules, customDetails);
}
