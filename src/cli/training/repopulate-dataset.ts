/** `beleg synthesize --from`: the documents of a labelled dataset with other contents, as a dataset of words and labels. */
import { labelledDocuments } from '../../dataset/packed.js';
import { addLabelled, createDataset, entries } from '../../dataset/store.js';
import type { Document } from '../../document/document.js';
import { InputError } from '../../errors.js';
import { type LabelledSource, repopulated, repopulatedName } from '../../synthesis/from-documents/repopulate.js';
import { progress } from '../progress.js';

export interface RepopulateOptions {
  readonly from: string;
  readonly to: string;
  readonly count: number;
  readonly seed: string;
  readonly noise: number;
}

/** Every document has its turn before one has a second. Throws InputError where nothing is labelled, or where the folder holds documents of other options. */
export async function repopulateDataset({
  from,
  to,
  count,
  seed,
  noise,
}: RepopulateOptions): Promise<{ readonly written: number; readonly kept: number; readonly pages: number }> {
  const sources: LabelledSource[] = [];
  for await (const source of labelledDocuments(from)) sources.push(source);
  if (sources.length === 0) throw new InputError(`${from}: no labelled document to begin with. Label some: beleg label from-values ${from} VALUES.csv`);
  const description = `repopulated from ${from}, seed ${seed}, noise ${noise}`;
  const dataset = await createDataset(to, description);
  const there = new Set((await entries(dataset)).map(({ name }) => name));
  if (there.size > 0 && dataset.description !== description)
    throw new InputError(
      `${to}: has ${there.size} documents of another command (${dataset.description || 'no description'}; asked for: ${description}). Name another folder, or delete this one`,
    );
  const bar = progress('repopulating', count);
  let [written, kept, pages] = [0, 0, 0];
  for (let number = 0; number < count; number++) {
    const source = sources[number % sources.length]!;
    const index = Math.floor(number / sources.length);
    if (there.has(repopulatedName(source.name, index))) kept++;
    else {
      const { name, document, labels } = repopulated(source, seed, index, { noise });
      await addLabelled(dataset, name, new TextEncoder().encode(`${textOf(document)}\n`), document, labels);
      written++;
      pages += document.pages.length;
    }
    bar.update(number + 1);
  }
  bar.stop();
  return { written, kept, pages };
}

const textOf = ({ pages }: Document): string =>
  pages.map(({ lines, words }) => lines.map((line) => line.words.map((word) => words[word]!.text).join(' ')).join('\n')).join('\n\n');
