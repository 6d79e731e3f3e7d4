/**
 * A small assembler for WebAssembly with 128-bit SIMD: functions over an imported memory. Instructions are nested lists of bytes; opcodes are those
 * of the WebAssembly core specification 2.0 and the relaxed SIMD proposal.
 */
export type Code = readonly (number | Code)[];
type ValueType = 'i32' | 'f32' | 'v128';

export interface Local {
  readonly get: Code;
  set(value: Code): Code;
  /** += */
  add(value: Code): Code;
}

export interface Frame {
  i32(): Local;
  f32(): Local;
  v128(): Local;
}

export interface Routine {
  readonly name: string;
  readonly bytes: readonly number[];
  readonly parameters: readonly ValueType[];
}

const typeBytes: Readonly<Record<ValueType, number>> = { i32: 0x7f, f32: 0x7d, v128: 0x7b };

/** LEB128, as WebAssembly writes whole numbers. */
function unsigned(value: number): number[] {
  const bytes: number[] = [];
  do {
    bytes.push((value & 127) | (value > 127 ? 128 : 0));
    value >>>= 7;
  } while (value > 0);
  return bytes;
}

function signed(value: number): number[] {
  const bytes: number[] = [];
  for (;;) {
    const low = value & 127;
    value >>= 7;
    if ((value === 0 && !(low & 64)) || (value === -1 && low & 64)) return [...bytes, low];
    bytes.push(low | 128);
  }
}

const floatBytes = (value: number): number[] => [...new Uint8Array(Float32Array.of(value).buffer)];
const vector = (opcode: number): number[] => [0xfd, ...unsigned(opcode)];
const binary =
  (...opcode: number[]) =>
  (a: Code, b: Code): Code => [a, b, opcode];

export const i32 = {
  of: (value: number): Code => [0x41, signed(value)],
  add: binary(0x6a),
  sub: binary(0x6b),
  mul: binary(0x6c),
  shiftLeft: binary(0x74),
  less: binary(0x49),
  load: (address: Code, offset = 0): Code => [address, 0x28, 2, unsigned(offset)],
};

export const f32 = {
  of: (value: number): Code => [0x43, floatBytes(value)],
  add: binary(0x92),
  sub: binary(0x93),
  mul: binary(0x94),
  div: binary(0x95),
  max: binary(0x97),
  sqrt: (a: Code): Code => [a, 0x91],
  fromInteger: (a: Code): Code => [a, 0xb2],
  load: (address: Code, offset = 0): Code => [address, 0x2a, 2, unsigned(offset)],
  store: (address: Code, value: Code, offset = 0): Code => [address, value, 0x38, 2, unsigned(offset)],
};

/** Four floats at once. */
export const v128 = {
  of: (value: number): Code => [vector(0x0c), floatBytes(value), floatBytes(value), floatBytes(value), floatBytes(value)],
  ofIntegers: (value: number): Code => [vector(0x0c), [0, 1, 2, 3].map(() => [...new Uint8Array(Int32Array.of(value).buffer)])],
  load: (address: Code, offset = 0): Code => [address, vector(0x00), 2, unsigned(offset)],
  loadSplat: (address: Code, offset = 0): Code => [address, vector(0x09), 2, unsigned(offset)],
  loadLane: (address: Code, into: Code, lane: number): Code => [address, into, vector(0x56), 2, 0, lane],
  store: (address: Code, value: Code, offset = 0): Code => [address, value, vector(0x0b), 2, unsigned(offset)],
  splat: (value: Code): Code => [value, vector(0x13)],
  lane: (value: Code, lane: number): Code => [value, vector(0x1f), lane],
  add: binary(...vector(0xe4)),
  sub: binary(...vector(0xe5)),
  mul: binary(...vector(0xe6)),
  div: binary(...vector(0xe7)),
  sqrt: (a: Code): Code => [a, vector(0xe3)],
  abs: (a: Code): Code => [a, vector(0xe0)],
  /** The larger; neither may be NaN. */
  max: binary(...vector(0xeb)),
  nearest: (a: Code): Code => [a, vector(0x6a)],
  toIntegers: (a: Code): Code => [a, vector(0xf8)],
  addIntegers: binary(...vector(0xae)),
  shiftIntegers: (a: Code, bits: number): Code => [a, i32.of(bits), vector(0xab)],
  and: binary(...vector(0x4e)),
  greater: binary(...vector(0x44)),
  /** a · b + c, fused where the machine supports it. */
  multiplyAdd: (a: Code, b: Code, c: Code, relaxed: boolean): Code => (relaxed ? [a, b, c, vector(0x105)] : [a, b, vector(0xe6), c, vector(0xe4)]),
};

/** Repeats the body while the condition holds. */
export const repeat = (body: Code, condition: Code): Code => [0x03, 0x40, body, condition, 0x0d, 0, 0x0b];
/** `if` without a result. */
export const either = (condition: Code, yes: Code, no: Code): Code => [condition, 0x04, 0x40, yes, 0x05, no, 0x0b];

/** A function without a result. `body` gets a frame that declares locals, and the parameters. */
export function routine(name: string, parameters: readonly ValueType[], body: (frame: Frame, ...given: Local[]) => Code): Routine {
  const types: ValueType[] = [...parameters];
  const local = (index: number, type: ValueType): Local => {
    const get = [0x20, ...unsigned(index)];
    const set = (value: Code): Code => [value, 0x21, unsigned(index)];
    const sum = { i32: i32.add, f32: f32.add, v128: v128.add }[type];
    return { get, set, add: (value) => set(sum(get, value)) };
  };
  const declare = (type: ValueType) => () => local(types.push(type) - 1, type);
  const code = body({ i32: declare('i32'), f32: declare('f32'), v128: declare('v128') }, ...parameters.map((type, index) => local(index, type)));
  const locals = types.slice(parameters.length);
  const bytes = [...unsigned(locals.length), ...locals.flatMap((type) => [1, typeBytes[type]]), ...(code.flat(Infinity as 20) as number[]), 0x0b];
  return { name, bytes, parameters };
}

/** A module of these routines that imports its memory as memory.shared; `pages`: of a shared memory, its exact size. */
export function assemble(routines: readonly Routine[], pages?: number): Uint8Array<ArrayBuffer> {
  const text = (value: string) => [...unsigned(value.length), ...Buffer.from(value)];
  const section = (id: number, entries: readonly (readonly number[])[]) => {
    const content = [...unsigned(entries.length), ...entries.flat()];
    return [id, ...unsigned(content.length), ...content];
  };
  return Uint8Array.from([
    ...[0x00, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
    ...section(
      1,
      routines.map(({ parameters }) => [0x60, ...unsigned(parameters.length), ...parameters.map((type) => typeBytes[type]), 0]),
    ),
    ...section(2, [[...text('memory'), ...text('shared'), 2, ...(pages === undefined ? [0, 0] : [3, ...unsigned(pages), ...unsigned(pages)])]]),
    ...section(
      3,
      routines.map((_, index) => unsigned(index)),
    ),
    ...section(
      7,
      routines.map(({ name }, index) => [...text(name), 0, ...unsigned(index)]),
    ),
    ...section(
      10,
      routines.map(({ bytes }) => [...unsigned(bytes.length), ...bytes]),
    ),
  ]);
}
