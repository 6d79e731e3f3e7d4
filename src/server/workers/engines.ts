/** Cache of engines (least recently used), one a bundle, reloaded when the manifest on the disk changes. */
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Recognition } from '../../api/answer.js';
import { type Engine, loadEngine } from '../../detect.js';
import { InputError } from '../../errors.js';
import { pageImages, pagePrints } from '../../reading/read.js';
import { detectInPart } from './partial.js';

export interface EngineCache {
  get(bundle: string): Promise<Recognition>;
}

interface Loaded {
  readonly stamp: string;
  readonly recognition: Promise<Recognition>;
}

const most = 4;

/** Keeps four bundles. `load` throws InputError where a bundle cannot be used. */
export function engineCache(load: (path: string) => Promise<Engine> = loadEngine): EngineCache {
  const loaded = new Map<string, Loaded>();
  return {
    async get(bundle) {
      const stamp = await stampOf(bundle);
      const known = loaded.get(bundle);
      loaded.delete(bundle);
      // A manifest is replaced last and atomically: a new stamp means a complete new bundle.
      const entry = known?.stamp === stamp ? known : { stamp, recognition: load(bundle).then(recognitionOf) };
      loaded.set(bundle, entry);
      if (loaded.size > most) loaded.delete(loaded.keys().next().value!);
      try {
        return await entry.recognition;
      } catch (error) {
        // Failed loads are not cached; a loaded bundle keeps serving while its successor is broken.
        if (loaded.get(bundle) === entry) loaded.delete(bundle);
        if (!known || known === entry) throw error;
        loaded.set(bundle, { stamp, recognition: known.recognition });
        return known.recognition;
      }
    },
  };
}

async function stampOf(bundle: string): Promise<string> {
  try {
    const { mtimeMs, size, ino } = await stat(join(bundle, 'manifest.json'));
    return `${mtimeMs} ${size} ${ino}`;
  } catch {
    throw new InputError(`${bundle}: no bundle, it has no manifest.json. Name one that has; base is the one that comes with the program`);
  }
}

function recognitionOf(engine: Engine): Recognition {
  const { customDetails, whitelists } = engine.bundle.manifest;
  return {
    detect: (bytes, options) => detectInPart(bytes, engine, options),
    pageImages,
    pagePrints,
    customDetails,
    lists: whitelists.map(({ detail }) => detail),
  };
}
