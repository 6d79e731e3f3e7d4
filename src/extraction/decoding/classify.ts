/** Document → probabilities: the networks of the bundle run over the encoded pages. */
import { batchOf } from '../../features/batch.js';
import type { Batch, EncodedPage } from '../../features/contract.js';
import { columnNames, lineRoles, tagNames } from '../../network/config.js';
import type { Recollection } from '../../memory/recall.js';
import { inStage } from '../../stages.js';
import { changesOf } from './column-changes.js';
import type { PageOutput } from './column-consensus.js';
import { columnSteps, describeColumns } from './column-steps.js';
import { newTrace, runSteps, type Trace } from './steps.js';
import { smoothTags } from './viterbi.js';
import { logOf, softmaxRows } from './probabilities.js';

/** The part of a loaded network that extraction needs; `bundle/runtime.ts` provides it. */
export interface Runner {
  run(
    tensors: Batch['tensors'],
    wanted?: readonly string[],
  ): Promise<Readonly<Record<string, { readonly data: Float32Array; readonly shape: readonly number[] }>>>;
}

/** Less padding than training has, where a new shape costs more; products come in eights all the same. */
const multiple = 8;

/** Inputs of the details network, kept until the line item network takes what is the same of them. Only a few pages', for a crowded one's have megabytes. */
export type KeptInputs = Map<EncodedPage, Batch['tensors']>;
const mostKept = 3;

/** One page (or piece of a crowded page) with the output of the details network. */
export interface ClassifiedPage {
  readonly page: EncodedPage;
  /** Logit of candidate c as detail f against "none of them": logits[c × details + f], in the order of the details asked for. */
  readonly logits: Float32Array;
  /** Probability of every tag, token by token: tags[i × tagNames.length + t]. */
  readonly tags: Float32Array;
  /** Logits of the page: three document types, VAT exemption, item table. */
  readonly document: Float32Array;
  /** Fields of contacts that are remembered and found again on it. */
  readonly found?: ReturnType<Recollection['fields']>;
}

/** `columns`: names of the network's output columns; `details`: those wanted, all of them among the columns. Throws where the network has other columns. */
export async function classifyDetails(
  pages: readonly EncodedPage[],
  network: Runner,
  columns: readonly string[],
  details: readonly string[] = columns,
  kept?: KeptInputs,
): Promise<ClassifiedPage[]> {
  const places = details.map((name) => columns.indexOf(name));
  const classified: ClassifiedPage[] = [];
  for (const page of pages) {
    const output = await outputOf(network, page, 'details', kept, detailOutputs);
    const tags = softmaxRows(output.tags!.data.slice(0, page.tokens.length * tagNames.length), tagNames.length);
    const { data, shape } = output.scores!;
    if (shape.at(-1) !== columns.length) throw new Error(`details network: ${shape.at(-1)} columns, ${columns.length} are named`);
    const logits = new Float32Array(page.candidates.length * places.length);
    for (let c = 0; c < page.candidates.length; c++)
      for (let f = 0; f < places.length; f++) logits[c * places.length + f] = data[c * columns.length + places[f]!]!;
    classified.push({ page, logits, tags, document: output.document!.data.slice() });
  }
  return classified;
}

export interface ClassifiedLines extends PageOutput {
  /** The column each token is taken for, its neighbours considered. */
  readonly chosen: Int32Array;
}

/** Neighbouring words of one cell are closer than this, in line heights. */
const cellGap = 0.6;

/** Probabilities of columns and roles for each page after `columnSteps`; `chosen` by Viterbi. `recollection` adds to the columns' logits. */
export async function classifyLines(
  pages: readonly EncodedPage[],
  network: Runner,
  trace: Trace = newTrace(),
  recollection?: Pick<Recollection, 'columns'>,
  kept?: KeptInputs,
): Promise<ClassifiedLines[]> {
  const read: PageOutput[] = [];
  for (const page of pages) {
    const output = await outputOf(network, page, 'line-items', kept);
    const columnCount = output.columns!.shape[2] ?? columnNames().length;
    const roles = softmaxRows(output.roles!.data.slice(0, page.lineCount * lineRoles.length), lineRoles.length).map(logOf);
    const columns = softmaxRows(output.columns!.data.slice(0, page.tokens.length * columnCount), columnCount);
    read.push({ page, columns, columnCount, roles });
  }
  return runSteps(columnSteps, read, recollection, trace, describeColumns).map((each) => ({
    ...each,
    chosen: smoothTags(each.page.tokens, each.columns, { count: each.columnCount, change: changesOf(each), gap: cellGap }),
  }));
}

/** Those that are read here; its states are for few labels. */
const detailOutputs = ['scores', 'tags', 'document'];

async function outputOf(network: Runner, page: EncodedPage, task: 'details' | 'line-items', kept?: KeptInputs, wanted?: readonly string[]) {
  const other = kept?.get(page);
  const { tensors } = await inStage('encoding', () => batchOf([page], { task, multiple, other }));
  if (other) kept?.delete(page);
  else if (task === 'details' && kept && kept.size < mostKept) kept.set(page, tensors);
  return inStage('network', () => network.run(tensors, wanted));
}
