/** Compiles the vector routines for the memory they work in. */
import { setFlagsFromString } from 'node:v8';
import { assemble } from './assembler.js';
import { attend, attendGradient } from './attention.js';
import { packRoutines, productRoutines } from './product.js';
import { rowRoutines } from './rows.js';
import { stepRoutines } from './step.js';

/** Node has it; the language's own library of types leaves it to browsers. */
declare const WebAssembly: {
  validate(bytes: Uint8Array): boolean;
  readonly Module: new (bytes: Uint8Array) => object;
  readonly Memory: new (size: { initial: number; maximum: number; shared: boolean }) => { readonly buffer: SharedArrayBuffer };
  readonly Instance: new (module: object, imports: object) => { readonly exports: unknown };
};

export type SimdRoutines = Readonly<Record<string, (...values: number[]) => void>>;

const instance = (bytes: Uint8Array, memory: unknown) =>
  new WebAssembly.Instance(new WebAssembly.Module(bytes), { memory: { shared: memory } }).exports as SimdRoutines;

const pageBytes = 65_536;

/** Memory of so many bytes that threads share, and the routines of an optimiser's step in it. */
export function sharedMemory(bytes: number): { readonly buffer: SharedArrayBuffer; readonly routines: SimdRoutines } {
  const pages = Math.ceil(bytes / pageBytes);
  const memory = new WebAssembly.Memory({ initial: pages, maximum: pages, shared: true });
  return { buffer: memory.buffer, routines: instance(assemble(stepRoutines, pages), memory) };
}

const build = (relaxed: boolean) => assemble([...productRoutines(relaxed), ...packRoutines, attend(relaxed), attendGradient, ...rowRoutines]);

/** Node 20 knows multiply-add in one rounding behind a flag only, later versions at once. Where it is missing, results differ in the last digits. */
export function simdRoutines(memory: unknown): SimdRoutines {
  setFlagsFromString('--experimental-wasm-relaxed-simd');
  let bytes = build(true);
  if (!WebAssembly.validate(bytes)) bytes = build(false);
  return instance(bytes, memory);
}
