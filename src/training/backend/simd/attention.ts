/** Softmax over keys of scale · score + bias by relation + mask, and its gradient: rows of one head, four keys at once. */
import { type Code, f32, i32, type Local, repeat, type Routine, routine, v128 } from './assembler.js';

const lanes = [0, 1, 2, 3] as const;

/** Horizontal sum or maximum of a vector. */
const across = (value: Local, join: (a: Code, b: Code) => Code): Code =>
  join(join(v128.lane(value.get, 0), v128.lane(value.get, 1)), join(v128.lane(value.get, 2), v128.lane(value.get, 3)));

/** Powers of e at 2^leastExponent and below are zero: float32 sums with a term of 1 do not change, and masked keys do not become denormal numbers, which slow down every product. */
const leastExponent = -60;

/** e^x for x ≤ 0 (Cephes' expf): 2^n by the exponent's bits, the rest by a polynomial. */
const exponential = (x: Local, n: Local, relaxed: boolean): Code => {
  const horner = [1.98756915e-4, 1.3981999507e-3, 8.3334519073e-3, 4.1665795894e-2, 1.6666665459e-1, 0.5, 1, 1];
  const polynomial = horner.slice(1).reduce<Code>((sum, coefficient) => v128.multiplyAdd(sum, x.get, v128.of(coefficient), relaxed), v128.of(horner[0]!));
  return [
    x.set(v128.max(x.get, v128.of(-87))),
    n.set(v128.nearest(v128.mul(x.get, v128.of(Math.LOG2E)))),
    x.set(v128.sub(v128.sub(x.get, v128.mul(n.get, v128.of(0.693359375))), v128.mul(n.get, v128.of(-2.1219444e-4)))),
    x.set(v128.mul(polynomial, v128.shiftIntegers(v128.addIntegers(v128.toIntegers(n.get), v128.ofIntegers(127)), 23))),
    x.set(v128.and(x.get, v128.greater(n.get, v128.of(leastExponent)))),
  ];
};

/** For every four keys: j is the byte offset within a row. */
const overKeys = (j: Local, bytes: Local, body: Code): Code => [j.set(i32.of(0)), repeat([body, j.add(i32.of(16))], i32.less(j.get, bytes.get))];

/** attend(scores, biases by relation, relations, mask, out, rows, bytes of a row, scale). */
export const attend = (relaxed: boolean): Routine =>
  routine('attend', ['i32', 'i32', 'i32', 'i32', 'i32', 'i32', 'i32', 'f32'], (frame, ...given) => {
    const [scores, biases, relations, mask, out, rows, bytes, scale] = given as [Local, Local, Local, Local, Local, Local, Local, Local];
    const [j, highest, sum, x, n, factor] = [frame.i32(), frame.v128(), frame.v128(), frame.v128(), frame.v128(), frame.v128()];
    const at = (base: Local): Code => i32.add(base.get, j.get);
    const bias = (lane: number): Code => i32.add(biases.get, i32.shiftLeft(i32.load(at(relations), lane * 4), i32.of(2)));
    return repeat(
      [
        highest.set(v128.of(-3e38)),
        factor.set(v128.splat(scale.get)),
        overKeys(j, bytes, [
          x.set(v128.loadSplat(bias(0))),
          lanes.slice(1).map((lane) => x.set(v128.loadLane(bias(lane), x.get, lane))),
          x.set(v128.add(v128.add(v128.mul(v128.load(at(scores)), factor.get), x.get), v128.load(at(mask)))),
          v128.store(at(out), x.get),
          highest.set(v128.max(highest.get, x.get)),
        ]),
        highest.set(v128.splat(across(highest, f32.max))),
        sum.set(v128.of(0)),
        overKeys(j, bytes, [x.set(v128.sub(v128.load(at(out)), highest.get)), exponential(x, n, relaxed), v128.store(at(out), x.get), sum.add(x.get)]),
        factor.set(v128.splat(f32.div(f32.of(1), across(sum, f32.add)))),
        overKeys(j, bytes, v128.store(at(out), v128.mul(v128.load(at(out)), factor.get))),
        [scores, relations, out].map((base) => base.add(bytes.get)),
        rows.add(i32.of(-1)),
      ],
      rows.get,
    );
  });

/** attendGradient(weights, their gradient, relations, gradient of scores, of biases, rows, bytes of a row, scale); adds to the biases'. */
export const attendGradient: Routine = routine('attendGradient', ['i32', 'i32', 'i32', 'i32', 'i32', 'i32', 'i32', 'f32'], (frame, ...given) => {
  const [weights, dWeights, relations, dScores, dBiases, rows, bytes, scale] = given as [Local, Local, Local, Local, Local, Local, Local, Local];
  const [j, address, along, x] = [frame.i32(), frame.i32(), frame.v128(), frame.v128()];
  const at = (base: Local): Code => i32.add(base.get, j.get);
  return repeat(
    [
      along.set(v128.of(0)),
      overKeys(j, bytes, along.add(v128.mul(v128.load(at(weights)), v128.load(at(dWeights))))),
      along.set(v128.splat(across(along, f32.add))),
      overKeys(j, bytes, [
        x.set(v128.mul(v128.load(at(weights)), v128.sub(v128.load(at(dWeights)), along.get))),
        v128.store(at(dScores), v128.mul(x.get, v128.splat(scale.get))),
        lanes.map((lane) => [
          address.set(i32.add(dBiases.get, i32.shiftLeft(i32.load(at(relations), lane * 4), i32.of(2)))),
          f32.store(address.get, f32.add(f32.load(address.get), v128.lane(x.get, lane))),
        ]),
      ]),
      [weights, dWeights, relations, dScores].map((base) => base.add(bytes.get)),
      rows.add(i32.of(-1)),
    ],
    rows.get,
  );
});
