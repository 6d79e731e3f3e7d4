/** Sums, norms and masks over rows, four columns at once. */
import { type Code, f32, i32, type Local, repeat, type Routine, routine, v128 } from './assembler.js';

const across = (value: Local): Code =>
  f32.add(f32.add(v128.lane(value.get, 0), v128.lane(value.get, 1)), f32.add(v128.lane(value.get, 2), v128.lane(value.get, 3)));
const overColumns = (j: Local, bytes: Local, body: Code): Code => [j.set(i32.of(0)), repeat([body, j.add(i32.of(16))], i32.less(j.get, bytes.get))];
const columns = (bytes: Local): Code => f32.div(f32.fromInteger(bytes.get), f32.of(4));

/** throughRelu(gradient, y, out, bytes) */
const throughRelu = routine('throughRelu', ['i32', 'i32', 'i32', 'i32'], (frame, dy, y, out, bytes) => {
  const j = frame.i32();
  const at = (base: Local): Code => i32.add(base.get, j.get);
  return overColumns(j, bytes!, v128.store(at(out!), v128.and(v128.load(at(dy!)), v128.greater(v128.load(at(y!)), v128.of(0)))));
});

/** columnSums(x, out, rows, bytes of a row); out must be zero. */
const columnSums = routine('columnSums', ['i32', 'i32', 'i32', 'i32'], (frame, x, out, rows, bytes) => {
  const j = frame.i32();
  const at = (base: Local): Code => i32.add(base.get, j.get);
  return repeat(
    [overColumns(j, bytes!, v128.store(at(out!), v128.add(v128.load(at(out!)), v128.load(at(x!))))), x!.add(bytes!.get), rows!.add(i32.of(-1))],
    rows!.get,
  );
});

/** Mean and reciprocal standard deviation of the row at x, as vectors. */
function moments(x: Local, j: Local, bytes: Local, epsilon: Local, mean: Local, inverse: Local, scratch: Local): Code {
  const value = v128.load(i32.add(x.get, j.get));
  return [
    mean.set(v128.of(0)),
    overColumns(j, bytes, mean.add(value)),
    mean.set(v128.splat(f32.div(across(mean), columns(bytes)))),
    inverse.set(v128.of(0)),
    overColumns(j, bytes, [scratch.set(v128.sub(value, mean.get)), inverse.add(v128.mul(scratch.get, scratch.get))]),
    inverse.set(v128.splat(f32.div(f32.of(1), f32.sqrt(f32.add(f32.div(across(inverse), columns(bytes)), epsilon.get))))),
  ];
}

/** layerNorm(x, scale, shift, out, rows, bytes of a row, epsilon) */
const layerNorm = routine('layerNorm', ['i32', 'i32', 'i32', 'i32', 'i32', 'i32', 'f32'], (frame, ...given) => {
  const [x, scale, shift, out, rows, bytes, epsilon] = given as [Local, Local, Local, Local, Local, Local, Local];
  const [j, mean, inverse, scratch] = [frame.i32(), frame.v128(), frame.v128(), frame.v128()];
  const at = (base: Local): Code => v128.load(i32.add(base.get, j.get));
  const normal = v128.mul(v128.sub(at(x), mean.get), inverse.get);
  return repeat(
    [
      moments(x, j, bytes, epsilon, mean, inverse, scratch),
      overColumns(j, bytes, v128.store(i32.add(out.get, j.get), v128.add(v128.mul(normal, at(scale)), at(shift)))),
      x.add(bytes.get),
      out.add(bytes.get),
      rows.add(i32.of(-1)),
    ],
    rows.get,
  );
});

/** layerNormGradient(dy, x, scale, dx, dScale, dShift, rows, bytes of a row, epsilon); dScale and dShift must be zero. */
const layerNormGradient = routine('layerNormGradient', [...Array.from({ length: 8 }, () => 'i32' as const), 'f32'], (frame, ...given) => {
  const [dy, x, scale, dx, dScale, dShift, rows, bytes, epsilon] = given as [Local, Local, Local, Local, Local, Local, Local, Local, Local];
  const [j, mean, inverse, scratch, sum, along] = [frame.i32(), frame.v128(), frame.v128(), frame.v128(), frame.v128(), frame.v128()];
  const at = (base: Local): Code => v128.load(i32.add(base.get, j.get));
  const addTo = (base: Local, value: Code): Code => v128.store(i32.add(base.get, j.get), v128.add(at(base), value));
  const normal = v128.mul(v128.sub(at(x), mean.get), inverse.get);
  return repeat(
    [
      moments(x, j, bytes, epsilon, mean, inverse, scratch),
      sum.set(v128.of(0)),
      along.set(v128.of(0)),
      overColumns(j, bytes, [
        scratch.set(v128.mul(at(dy), at(scale))),
        sum.add(scratch.get),
        along.add(v128.mul(scratch.get, normal)),
        addTo(dScale, v128.mul(at(dy), normal)),
        addTo(dShift, at(dy)),
      ]),
      [sum, along].map((total) => total.set(v128.splat(f32.div(across(total), columns(bytes))))),
      overColumns(
        j,
        bytes,
        v128.store(i32.add(dx.get, j.get), v128.mul(inverse.get, v128.sub(v128.sub(v128.mul(at(dy), at(scale)), sum.get), v128.mul(normal, along.get)))),
      ),
      [dy, x, dx].map((base) => base.add(bytes.get)),
      rows.add(i32.of(-1)),
    ],
    rows.get,
  );
});

export const rowRoutines: readonly Routine[] = [throughRelu, columnSums, layerNorm, layerNormGradient];
