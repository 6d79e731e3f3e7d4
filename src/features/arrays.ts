/** Where the arrays of a batch come from: new ones, or the same memory again for one batch after the other. */

/** Gives arrays of zeros by a name that is used once a batch. */
export interface Arrays {
  floats(name: string, size: number): Float32Array;
  integers(name: string, size: number): Int32Array;
}

export const newArrays: Arrays = {
  floats: (_, size) => new Float32Array(size),
  integers: (_, size) => new Int32Array(size),
};

/** What is given for a name takes the place of what was given for it before: for whoever is done with one batch when the next is made. */
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
