/** One network on one thread's backend: the gradient of a batch, or only its loss and scores. */
import type { Tensor } from '@tensorflow/tfjs-core';
import type { Batch } from '../../features/contract.js';
import { layout } from '../../network/weights.js';
import type { Backend } from '../backend/backend.js';
import type { TrainingBatch } from '../contract.js';
import { floats, type WasmBackend } from '../backend/heap.js';
import { interpreter, type Tensors } from '../backend/interpret.js';
import type { Judgement, Output } from '../losses/losses.js';
import { graphOf, judgeOf, type Task } from '../task.js';

export interface Learner {
  /** Writes the gradient into a flat array of the parameters' size. */
  learn(batch: TrainingBatch, parameters: Float32Array, gradient: Float32Array): Judgement;
  judge(batch: TrainingBatch, parameters: Float32Array): Judgement;
  /** The network's outputs, for comparison with ONNX. */
  run(inputs: Batch, parameters: Float32Array): Record<string, Output>;
}

/** `trainable`: whether a parameter of this name gets a gradient; that of the others is 0. */
export function learner(backend: Backend, task: Task, trainable: (name: string) => boolean = () => true): Learner {
  const { tf } = backend;
  const graph = graphOf(task);
  const spans = layout(graph);
  const [learnt, fixed] = [spans.filter(({ parameter }) => trainable(parameter.name)), spans.filter(({ parameter }) => !trainable(parameter.name))];
  const run = interpreter(backend, graph);
  const judge = judgeOf(task);

  // wasm tensors can be viewed in place: fewer copies, and less garbage collection on the shared cores.
  const isWasm = backend.name === 'wasm';
  const partOf = (flat: Float32Array, start: number, end: number) => (isWasm ? flat.subarray(start, end) : flat.slice(start, end));
  const valuesOf = (tensor: Tensor): Float32Array => (isWasm ? floats(tf.backend() as unknown as WasmBackend, tensor) : (tensor.dataSync() as Float32Array));
  const tensors = (which: typeof spans, flat: Float32Array): Tensor[] =>
    which.map(({ parameter, start, end }) => tf.tensor(partOf(flat, start, end), [...parameter.shape], 'float32'));
  const named = (which: typeof spans, values: readonly Tensor[]): Tensors => Object.fromEntries(which.map(({ parameter }, i) => [parameter.name, values[i]!]));
  const feed = ({ tensors: given }: Batch): Tensors =>
    Object.fromEntries(graph.inputs.map(({ name, type }) => [name, tf.tensor(given[name]!.data, [...given[name]!.shape], type)]));
  const read = (values: Readonly<Record<string, Tensor>>): Record<string, Output> =>
    Object.fromEntries(Object.entries(values).map(([name, value]) => [name, { data: value.dataSync() as Float32Array, shape: value.shape }]));
  const forward = (inputs: Batch, parameters: Float32Array): Record<string, Output> => {
    let outputs: Record<string, Output> = {};
    tf.tidy(() => {
      outputs = read(run(feed(inputs), named(spans, tensors(spans, parameters))));
    });
    return outputs;
  };

  return {
    learn(batch, parameters, gradient) {
      let judgement: Judgement | undefined;
      gradient.fill(0);
      tf.tidy(() => {
        const inputs = feed(batch.inputs);
        const rest = named(fixed, tensors(fixed, parameters));
        const values = tensors(learnt, parameters);
        const loss = () => {
          const outputs = run(inputs, { ...rest, ...named(learnt, values) });
          const names = Object.keys(outputs);
          // The loss is computed outside of tfjs; tfjs receives only its gradient at the outputs.
          const judged = tf.customGrad((...given) => {
            const made = given.slice(0, names.length) as Tensor[];
            judgement = judge(read(Object.fromEntries(names.map((name, i) => [name, made[i]!]))), batch.targets);
            const { gradients } = judgement;
            return {
              value: tf.scalar(judgement.loss),
              gradFunc: () => names.map((name, i) => (gradients[name] ? tf.tensor(gradients[name], made[i]!.shape) : tf.zeros(made[i]!.shape))),
            };
          });
          return judged(...names.map((name) => outputs[name]!));
        };
        const { grads } = tf.engine().gradients(loss, values, undefined, true);
        for (const [i, { start }] of learnt.entries()) if (grads[i]) gradient.set(valuesOf(grads[i]), start);
      });
      return judgement!;
    },
    judge: (batch, parameters) => judge(forward(batch.inputs, parameters), batch.targets),
    run: (inputs, parameters) => forward(inputs, parameters),
  };
}
