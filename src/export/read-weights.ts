/** Reads the weights of an ONNX file that this program has written, for further training of a bundle's network. */
import { readFile } from 'node:fs/promises';
import { InputError } from '../errors.js';
import type { Weights } from '../network/graph.js';
import { fields } from '../onnx/protobuf.js';

/** Weights by parameter from an ONNX file that beleg exported. InputError where it cannot be read or is none. */
export async function readWeights(path: string): Promise<Weights> {
  const bytes = await readFile(path).catch(() => {
    throw new InputError(`${path}: cannot be read. Name a bundle that holds this network`);
  });
  try {
    return weightsOf(bytes);
  } catch (error) {
    throw new InputError(`${path}: no ONNX file (${(error as Error).message}). Export it again: beleg export`);
  }
}

/** The float initializers of a model, by name. Throws Error where there are none. */
export function weightsOf(model: Uint8Array): Weights {
  const weights = new Map<string, Float32Array>();
  for (const part of fields(model)) {
    if (part.field !== 7) continue;
    for (const inGraph of fields(part.bytes)) {
      if (inGraph.field !== 5) continue;
      let [name, type, axes] = ['', 0, 0];
      let raw = new Uint8Array();
      for (const { field, bytes, value } of fields(inGraph.bytes)) {
        if (field === 1) axes++;
        if (field === 2) type = value;
        if (field === 8) name = Buffer.from(bytes).toString();
        if (field === 9) raw = new Uint8Array(bytes);
      }
      // A scalar, or a tensor made for serving, is a constant of the graph.
      if (type === 1 && axes > 0 && !name.startsWith('served/')) weights.set(name, new Float32Array(raw.buffer, 0, Math.floor(raw.length / 4)));
    }
  }
  if (weights.size === 0) throw new Error('it holds no weights');
  return weights;
}
