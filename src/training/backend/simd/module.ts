/** Compiles the SIMD routines for their memory. */
import { setFlagsFromString } from 'node:v8';
import { assemble } from './assembler.js';
import { attend, attendGradient } from './attention.js';
import { packRoutines, productRoutines } from './product.js';
import { rowRoutines } from './rows.js';
import { stepRoutines } from './step.js';

/** Node has it; TypeScript declares it only in the DOM library. */
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

/** Shared memory of this many bytes, with the routines of the optimiser's step in it. */
export function sharedMemory(bytes: number): { readonly buffer: SharedArrayBuffer; readonly routines: SimdRoutines } {
  const pages = Math.ceil(bytes / pageBytes);
  const memory = new WebAssembly.Memory({ initial: pages, maximum: pages, shared: true });
  return { buffer: memory.buffer, routines: instance(assemble(stepRoutines, pages), memory) };
}

const build = (relaxed: boolean) => assemble([...productRoutines(relaxed), ...packRoutines, attend(relaxed), attendGradient, ...rowRoutines]);

/** Node 20 has fused multiply-add only behind a flag, later versions by default. Without it, results differ in the last digits. */
export function simdRoutines(memory: unknown): SimdRoutines {
  setFlagsFromString('--experimental-wasm-relaxed-simd');
  let bytes = build(true);
  if (!WebAssembly.validate(bytes)) bytes = build(false);
  return instance(bytes, memory);
}
