/**
 * The inner loop of a matrix product: a panel of eight columns, four rows at a time, all sums in registers. The left operand's strides are free, so a
 * transposed matrix needs no copy; the right operand's panel is packed, eight floats a step.
 */
import { type Code, either, i32, type Local, repeat, type Routine, routine, v128 } from './assembler.js';

/** Rows of one tile: with six, V8's fifteen registers do not suffice and it is a third slower. */
export const tileRows = 4;
export const panelColumns = 8;

/** product1 … product4(a, bytes between rows, bytes between steps, panel, out, bytes between its rows, steps, add to out?, tiles). */
export const productRoutines = (relaxed: boolean): readonly Routine[] => Array.from({ length: tileRows }, (_, i) => product(i + 1, relaxed));

function product(rows: number, relaxed: boolean): Routine {
  const each = <T>(make: (row: number) => T): T[] => Array.from({ length: rows }, (_, row) => make(row));
  return routine(
    `product${rows}`,
    Array.from({ length: 9 }, () => 'i32' as const),
    (frame, ...given) => {
      const [a, rowStep, step, panel, out, outStep, steps, sum, tiles] = given as [Local, Local, Local, Local, Local, Local, Local, Local, Local];
      const [left, b, b0, b1, value] = [frame.i32(), frame.i32(), frame.v128(), frame.v128(), frame.v128()];
      const [from, to] = [each(() => frame.i32()), each(() => frame.i32())];
      const sums = each(() => [frame.v128(), frame.v128()] as const);
      const rowsOf = (pointers: readonly Local[], base: Local, distance: Local): Code =>
        pointers.map((pointer, row) => pointer.set(row === 0 ? base.get : i32.add(pointers[row - 1]!.get, distance.get)));
      const advance: Code = [
        b0.set(v128.load(b.get)),
        b1.set(v128.load(b.get, 16)),
        each((row) => [
          value.set(v128.loadSplat(from[row]!.get)),
          [b0, b1].map((column, half) => sums[row]![half]!.set(v128.multiplyAdd(value.get, column.get, sums[row]![half]!.get, relaxed))),
          from[row]!.add(step.get),
        ]),
        b.add(i32.of(panelColumns * 4)),
        left.add(i32.of(-1)),
      ];
      return repeat(
        [
          rowsOf(from, a, rowStep),
          rowsOf(to, out, outStep),
          b.set(panel.get),
          left.set(steps.get),
          either(
            sum.get,
            each((row) => [0, 1].map((half) => sums[row]![half]!.set(v128.load(to[row]!.get, half * 16)))),
            each((row) => [0, 1].map((half) => sums[row]![half]!.set(v128.of(0)))),
          ),
          repeat(advance, left.get),
          each((row) => [0, 1].map((half) => v128.store(to[row]!.get, sums[row]![half]!.get, half * 16))),
          a.add(i32.mul(rowStep.get, i32.of(rows))),
          out.add(i32.mul(outStep.get, i32.of(rows))),
          tiles.add(i32.of(-1)),
        ],
        tiles.get,
      );
    },
  );
}

/** pack(from, bytes between steps, to, steps): eight adjacent columns. packTurned(from, bytes between columns, to, steps): the same of a transposed matrix. */
export const packRoutines: readonly Routine[] = [
  routine('pack', ['i32', 'i32', 'i32', 'i32'], (_, from, step, to, steps) =>
    repeat(
      [
        v128.store(to!.get, v128.load(from!.get)),
        v128.store(to!.get, v128.load(from!.get, 16), 16),
        from!.add(step!.get),
        to!.add(i32.of(panelColumns * 4)),
        steps!.add(i32.of(-1)),
      ],
      steps!.get,
    ),
  ),
  routine('packTurned', ['i32', 'i32', 'i32', 'i32'], (frame, from, distance, to, steps) => {
    const columns = Array.from({ length: panelColumns }, () => frame.i32());
    const [low, high] = [frame.v128(), frame.v128()];
    const gather = (into: Local, which: readonly Local[]): Code => [
      into.set(v128.loadSplat(which[0]!.get)),
      which.slice(1).map((column, i) => into.set(v128.loadLane(column.get, into.get, i + 1))),
    ];
    return [
      columns.map((column, i) => column.set(i === 0 ? from!.get : i32.add(columns[i - 1]!.get, distance!.get))),
      repeat(
        [
          gather(low, columns.slice(0, 4)),
          gather(high, columns.slice(4)),
          v128.store(to!.get, low.get),
          v128.store(to!.get, high.get, 16),
          columns.map((column) => column.add(i32.of(4))),
          to!.add(i32.of(panelColumns * 4)),
          steps!.add(i32.of(-1)),
        ],
        steps!.get,
      ),
    ];
  }),
];
