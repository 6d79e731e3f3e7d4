/** Shapes of a graph's values by ONNX's rules (opset 17), told from the graph alone; an operation that does not fit throws. */
import assert from 'node:assert/strict';
import type { Graph, Operation } from '../../src/network/graph.js';

/** Numbers are sizes, names are dynamic axes. */
export type Shape = readonly (number | string)[];

export function shapesOf({ inputs, parameters, operations }: Graph): ReadonlyMap<string, Shape> {
  const shapes = new Map<string, Shape>([...inputs, ...parameters].map(({ name, shape }) => [name, shape]));
  assert.equal(shapes.size, inputs.length + parameters.length, 'a name stands twice');
  for (const operation of operations) {
    const given = operation.inputs.map((name) => {
      const shape = shapes.get(name);
      assert.ok(shape, `${operation.output}: ${name} is used before it is made`);
      return shape;
    });
    assert.ok(!shapes.has(operation.output), `${operation.output} is made twice`);
    shapes.set(operation.output, shapeOf(operation, given));
  }
  return shapes;
}

function shapeOf({ op, output, attributes }: Operation, given: readonly Shape[]): Shape {
  const x = given[0] ?? [];
  const list = (value: number | readonly number[] | undefined): readonly number[] => (value === undefined ? [] : [value].flat());
  const at = (axis: number): number => (axis < 0 ? x.length + axis : axis);
  switch (op) {
    case 'Constant':
      return [];
    case 'Relu':
    case 'Sigmoid':
    case 'Softmax':
    case 'Tanh':
      return x;
    case 'LayerNormalization':
      for (const shape of given.slice(1)) assert.deepEqual(shape, x.slice(-1), output);
      return x;
    case 'Add':
    case 'Mul':
    case 'Sub':
      return broadcast(output, x, given[1]!);
    case 'Concat': {
      const axis = at(list(attributes.axis)[0]!);
      const without = (shape: Shape) => shape.filter((_, index) => index !== axis);
      for (const shape of given) assert.deepEqual(without(shape), without(x), output);
      return x.map((size, index) => (index === axis ? given.reduce((sum, shape) => sum + Number(shape[axis]), 0) : size));
    }
    case 'Gather':
      assert.deepEqual(list(attributes.axis), [0], output);
      return [...given[1]!, ...x.slice(1)];
    case 'MatMul': {
      const y = given[1]!;
      assert.equal(x.at(-1), y.at(-2), `${output}: ${x} times ${y}`);
      return [...(y.length > 2 ? broadcast(output, x.slice(0, -2), y.slice(0, -2)) : x.slice(0, -2)), x.at(-2)!, y.at(-1)!];
    }
    case 'ReduceMax':
    case 'ReduceMean':
    case 'ReduceSum': {
      const axes = list(attributes.axes).map(at);
      return attributes.keepdims === 0 ? x.filter((_, index) => !axes.includes(index)) : x.map((size, index) => (axes.includes(index) ? 1 : size));
    }
    case 'Reshape': {
      const shape = list(attributes.shape).map((size, index) => (size === 0 ? x[index]! : size));
      const product = (sizes: Shape) => sizes.reduce<number>((all, size) => all * (typeof size === 'number' ? size : 1), 1);
      const names = (sizes: Shape) => sizes.filter((size) => typeof size === 'string');
      assert.deepEqual([product(shape), names(shape)], [product(x), names(x)], `${output}: ${x} as ${shape}`);
      return shape;
    }
    case 'Transpose':
      assert.deepEqual([...list(attributes.perm)].sort(), [...x.keys()], output);
      return list(attributes.perm).map((axis) => x[axis]!);
  }
}

/** Axes from the last one on: equal, or one of them 1 or absent. */
function broadcast(output: string, a: Shape, b: Shape): Shape {
  return Array.from({ length: Math.max(a.length, b.length) }, (_, index, rank = Math.max(a.length, b.length)) => {
    const [left, right] = [a[index - rank + a.length] ?? 1, b[index - rank + b.length] ?? 1];
    assert.ok(left === right || left === 1 || right === 1, `${output}: ${a} and ${b}`);
    return left === 1 ? right : left;
  });
}
