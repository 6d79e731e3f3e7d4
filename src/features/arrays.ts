/** Allocation of a batch's arrays: new ones, or buffers that are reused from batch to batch. */

/** Allocates arrays of zeros. Each name is used once in a batch. */
export interface Arrays {
  floats(name: string, size: number): Float32Array;
  integers(name: string, size: number): Int32Array;
}

export const newArrays: Arrays = {
  floats: (_, size) => new Float32Array(size),
  integers: (_, size) => new Int32Array(size),
};

/** An array shares its buffer with the one allocated for the same name before: for callers that are done with a batch when they make the next. */
export function reusedArrays(): Arrays {
  const memory = new Map<string, ArrayBuffer>();
  const room = (name: string, bytes: number): ArrayBuffer => {
    const known = memory.get(name);
    if (known && known.byteLength >= bytes) return known;
    const made = new ArrayBuffer(bytes);
    memory.set(name, made);
    return made;
  };
  return {
    floats: (name, size) => new Float32Array(room(name, size * 4), 0, size).fill(0),
    integers: (name, size) => new Int32Array(room(name, size * 4), 0, size).fill(0),
  };
}
