/** The optimiser's step (optimiser.ts), four parameters at once: sums of gradients, their norm, and AdamW. Byte counts are multiples of 16. */
import { type Code, i32, type Local, repeat, type Routine, routine, v128 } from './assembler.js';

const overBytes = (j: Local, bytes: Local, body: Code): Code => [j.set(i32.of(0)), repeat([body, j.add(i32.of(16))], i32.less(j.get, bytes.get))];

/** add(sum, other, bytes) */
const add = routine('add', ['i32', 'i32', 'i32'], (frame, sum, other, bytes) => {
  const j = frame.i32();
  const at = (base: Local): Code => i32.add(base.get, j.get);
  return overBytes(j, bytes!, v128.store(at(sum!), v128.add(v128.load(at(sum!)), v128.load(at(other!)))));
});

/** scale(values, bytes, factor) */
const scale = routine('scale', ['i32', 'i32', 'f32'], (frame, values, bytes, factor) => {
  const j = frame.i32();
  const at = i32.add(values!.get, j.get);
  return overBytes(j, bytes!, v128.store(at, v128.mul(v128.load(at), v128.splat(factor!.get))));
});

/** squares(values, bytes, out): the sum of squares, as four partial sums. */
const squares = routine('squares', ['i32', 'i32', 'i32'], (frame, values, bytes, out) => {
  const [j, sum, value] = [frame.i32(), frame.v128(), frame.v128()];
  return [
    sum.set(v128.of(0)),
    overBytes(j, bytes!, [value.set(v128.load(i32.add(values!.get, j.get))), sum.add(v128.mul(value.get, value.get))]),
    v128.store(out!.get, sum.get),
  ];
});

/**
 * Decay of both moments, epsilon, and the bound below which moments become zero: moments of rare words decay to denormal numbers, which take a
 * hundred times as long.
 */
export const adamConstants = { beta1: 0.9, beta2: 0.98, epsilon: 1e-8, least1: 1e-15, least2: 1e-30 } as const;
const { beta1, beta2, epsilon, least1, least2 } = adamConstants;

/** adam(parameters, running mean, first moments, second moments, gradient, bytes, shorten, pace, correction of second moments, shrink, keep) */
const adam = routine('adam', [...Array.from({ length: 6 }, () => 'i32' as const), ...Array.from({ length: 5 }, () => 'f32' as const)], (frame, ...given) => {
  const [parameters, mean, first, second, gradient, bytes, shorten, pace, correct2, shrink, keep] = given as Local[] & { length: 11 };
  const [j, g, m, v, value] = [frame.i32(), frame.v128(), frame.v128(), frame.v128(), frame.v128()];
  const at = (base: Local): Code => i32.add(base.get, j.get);
  const blend = (share: number, old: Code, fresh: Code): Code => v128.add(v128.mul(v128.of(share), old), v128.mul(v128.of(1 - share), fresh));
  const unlessNothing = (moment: Local, least: number): Code => moment.set(v128.and(moment.get, v128.greater(v128.abs(moment.get), v128.of(least))));
  return overBytes(j, bytes!, [
    g.set(v128.mul(v128.load(at(gradient!)), v128.splat(shorten!.get))),
    m.set(blend(beta1, v128.load(at(first!)), g.get)),
    v.set(blend(beta2, v128.load(at(second!)), v128.mul(g.get, g.get))),
    unlessNothing(m, least1),
    unlessNothing(v, least2),
    v128.store(at(first!), m.get),
    v128.store(at(second!), v.get),
    v.set(v128.add(v128.sqrt(v128.mul(v.get, v128.splat(correct2!.get))), v128.of(epsilon))),
    value.set(v128.sub(v128.mul(v128.load(at(parameters!)), v128.splat(shrink!.get)), v128.div(v128.mul(v128.splat(pace!.get), m.get), v.get))),
    v128.store(at(parameters!), value.get),
    m.set(v128.load(at(mean!))),
    v128.store(at(mean!), v128.sub(value.get, v128.mul(v128.splat(keep!.get), v128.sub(value.get, m.get)))),
  ]);
});

export const stepRoutines: readonly Routine[] = [add, scale, squares, adam];
