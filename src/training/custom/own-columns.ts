/**
 * Initial weights of custom columns of the line items network: each new column is fitted by softmax regression over the base network's states, all
 * else stays. In the few steps that a few documents make, randomly initialised columns get a tenth of the way only.
 */
import { InputError } from '../../errors.js';
import { batchOf } from '../../features/batch.js';
import { columnNames, lineItemsDefaults } from '../../network/config.js';
import type { Graph, Weights } from '../../network/graph.js';
import { lineItemsNetwork } from '../../network/line-items.js';
import { flatten, startFrom, unflatten } from '../../network/weights.js';
import { random } from '../../random.js';
import { type BackendChoice, startBackend } from '../backend/backend.js';
import { type ColumnHead, type ColumnPage, type HeadOptions, learnColumns } from './column-heads.js';
import { interpreter } from '../backend/interpret.js';
import { lineItemTargets } from '../batches/line-item-targets.js';
import type { Labelled } from '../batches/targets.js';

/** Further columns are left to the training itself. */
const mostPages = 400;

/**
 * Weights of a network with `custom` columns, of which the base lacks the last ones: these are fitted on the pages. Throws InputError where the base has no
 * columns of line items.
 */
export async function withOwnColumns(
  base: Weights,
  pages: readonly Labelled[],
  custom: readonly string[],
  seed: number,
  options: HeadOptions & { readonly backend?: BackendChoice } = {},
): Promise<Weights> {
  const columns = base.get('head/columns/bias')?.length;
  if (columns === undefined) throw new InputError('base network: it has no columns of line items. Train from a line items network');
  const fresh = custom.slice(columns - columnNames().length);
  const graph = lineItemsNetwork({ ...lineItemsDefaults, custom: custom.length });
  const started = startFrom(graph, base, seed);
  if (fresh.length === 0) return started;
  const some =
    pages.length > mostPages
      ? random(seed, 'own columns')
          .shuffle([...pages])
          .slice(0, mostPages)
      : pages;
  const seen = await pagesSeen(base, columns, some, custom, fresh.length, options.backend);
  // An unlabelled column has nothing to be fitted on.
  const heads = learnColumns(seen, fresh.length, options);
  const taught = fresh.map((_, i) => seen.some(({ target }) => target.includes(columns + i)));
  return withHeads(graph, started, columns, heads, taught);
}

async function pagesSeen(
  base: Weights,
  columns: number,
  pages: readonly Labelled[],
  custom: readonly string[],
  fresh: number,
  choice?: BackendChoice,
): Promise<ColumnPage[]> {
  const backend = await startBackend(choice);
  const { tf } = backend;
  const whole = lineItemsNetwork({ ...lineItemsDefaults, custom: columns - columnNames().length });
  const graph = { ...whole, outputs: ['columns', statesOf(whole)] };
  const run = interpreter(backend, graph);
  const flat = unflatten(whole, flatten(whole, base));
  const seen: ColumnPage[] = [];
  for (const one of pages) {
    const batch = batchOf([one.page], { task: 'line-items' });
    const { columntarget, columnknown } = lineItemTargets([one], batch, custom);
    if (!columntarget) continue;
    const count = one.page.tokens.length;
    tf.tidy(() => {
      const inputs = Object.fromEntries(
        whole.inputs.map(({ name, type }) => [name, tf.tensor(batch.tensors[name]!.data, [...batch.tensors[name]!.shape], type)]),
      );
      const parameters = Object.fromEntries(whole.parameters.map(({ name, shape }) => [name, tf.tensor(flat.get(name)!.slice(), [...shape], 'float32')]));
      const output = run(inputs, parameters);
      const read = (name: string) => {
        const { shape } = output[name]!;
        return (output[name]!.dataSync() as Float32Array).slice(0, count * shape[shape.length - 1]!);
      };
      seen.push({
        states: read(graph.outputs[1]!),
        logits: read('columns'),
        target: Int32Array.from((columntarget.data as Int32Array).subarray(0, count)),
        known: Float32Array.from({ length: count * fresh }, (_, i) => columnknown!.data[Math.floor(i / fresh) * (columns + fresh) + columns + (i % fresh)]!),
      });
    });
  }
  return seen;
}

/** The input of the column head. */
function statesOf({ operations }: Graph): string {
  const product = operations.find(({ op, inputs }) => op === 'MatMul' && inputs[1] === 'head/columns/weights');
  return product!.inputs[0]!;
}

function withHeads(graph: Graph, weights: Weights, from: number, heads: readonly ColumnHead[], taught: readonly boolean[]): Weights {
  const [matrix, bias] = [weights.get('head/columns/weights')!.slice(), weights.get('head/columns/bias')!.slice()];
  const columns = bias.length;
  heads.forEach((head, i) => {
    if (!taught[i]) return;
    head.weights.forEach((value, row) => {
      matrix[row * columns + from + i] = value;
    });
    bias[from + i] = head.bias;
  });
  return new Map([...graph.parameters.map(({ name }) => [name, weights.get(name)!] as const), ['head/columns/weights', matrix], ['head/columns/bias', bias]]);
}
