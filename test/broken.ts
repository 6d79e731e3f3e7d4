/** Things that throw where a stage of the pipeline uses them. */
import type { Engine } from '../src/detect.js';
import type { Stage } from '../src/stages.js';

const boom = (what: string) => (): never => {
  throw new TypeError(`broken ${what}`);
};

/** As `thing`, but whoever asks for the member is thrown at. */
export function without<T extends object>(thing: T, member: keyof T): T {
  return Object.defineProperty({ ...thing }, member, { get: boom(String(member)), enumerable: false });
}

/** The engine, of which the part that the stage works with throws. */
export const brokenEngine: Readonly<Partial<Record<Stage, (engine: Engine) => Engine>>> = {
  network: ({ bundle, ...rest }) => ({ ...rest, bundle: { ...bundle, details: { ...bundle.details, run: async () => boom('network')() } } }),
  decoding: ({ bundle, ...rest }) => ({ ...rest, bundle: { ...bundle, details: { ...bundle.details, run: async () => ({}) } } }),
  rules: ({ knowledge, ...rest }) => ({ ...rest, knowledge: without(knowledge, 'rules') }),
  calibration: ({ bundle, ...rest }) => ({ ...rest, bundle: { ...bundle, calibration: new Proxy({} as never, { get: boom('calibration') }) } }),
};
