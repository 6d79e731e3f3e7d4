/** `beleg synthesize`: synthetic documents with their truth, as a dataset. */
import { addLabelled, createDataset, entries, stem, type Dataset } from '../../../dataset/store.js';
import { InputError } from '../../../errors.js';
import { random } from '../../../random.js';
import { isSampleName, sample, sampleName } from '../../../synthesis/sample.js';
import { labelsOfPicture, labelsOfRead } from '../../../synthesis/render/to-document.js';
import { toPdf } from '../../../synthesis/render/to-pdf.js';
import { toPhoto } from '../../../synthesis/render/to-photo.js';
import { toScan } from '../../../synthesis/render/to-scan.js';
import { repopulateDataset } from '../../training/repopulate-dataset.js';
import { counted } from '../../../counted.js';
import { command } from '../../command.js';
import { countryList, languageList } from '../../options/code-lists.js';
import { progress } from '../../progress.js';
import { inputOrder, openReader, type Reader, defaultReaders } from '../../workers/reader.js';

export const synthesize = command(
  {
    dataset: { type: 'string', demandOption: true, describe: 'folder of the dataset, made where it is missing' },
    count: { type: 'number', default: 100, describe: 'documents to generate; what an earlier, stopped command of the same options wrote is kept' },
    languages: { type: 'string', describe: 'ISO 639-1 codes, as "de,en"; all where absent' },
    countries: { type: 'string', describe: 'ISO 3166-1 codes of suppliers\' countries, as "CH,LI"; the usual ones of a language where absent' },
    from: {
      type: 'string',
      describe: 'labelled dataset (or a file of dataset pack) whose documents get other contents: their layout, other values, words alone',
    },
    seed: { type: 'string', default: '1', describe: 'the same seed gives the same documents' },
    pdf: { type: 'boolean', default: true, describe: 'write PDFs and read them; --no-pdf: only words with noise, as training sees them' },
    photo: { type: 'boolean', default: false, describe: 'photographs of the first page instead of PDFs, read as photos are: some seconds each' },
    scan: { type: 'boolean', default: false, describe: 'scans of the first page instead of PDFs, read as scans are: a second or two each' },
    noise: { type: 'number', default: 0.6, describe: 'share of documents read with noise (--no-pdf)' },
    'held-out': { type: 'boolean', default: false, describe: 'wordings and names that training never sees' },
    json: { type: 'boolean', default: false, describe: 'print what was written as JSON' },
  },
  [
    ['synthesize datasets/synthetic --count 50 --languages de,en', '50 German and English documents as PDFs with labels'],
    ['synthesize datasets/swiss --count 50 --countries CH,LI', '50 documents of Swiss suppliers in the languages of their country'],
    ['synthesize datasets/noisy --count 200 --no-pdf --noise 1 --seed 7', '200 documents as a bad reader sees them'],
    ['synthesize datasets/scans --count 100 --scan', '100 documents as an office scanner gives them'],
    ['synthesize datasets/acme-more --from datasets/acme --count 1000', 'labelled documents with other names, numbers, amounts and rows'],
    ['synthesize datasets/photos --count 100 --photo', '100 documents as photographs of a sheet on a desk'],
  ],
  async ({ dataset: path, count, from, languages, countries, seed, pdf, photo, scan, noise, 'held-out': heldOut, json }) => {
    if (!Number.isInteger(count) || count < 1 || count > 1_000_000)
      throw new InputError(`--count: ${count} is no number of documents. Give a whole number from 1 on`);
    if (!(noise >= 0 && noise <= 1)) throw new InputError(`--noise: ${noise} is no share. Give a number from 0 to 1`);
    if (Number(photo) + Number(scan) + Number(!pdf) > 1) throw new InputError('--photo, --scan, --no-pdf: photographs, scans or words alone. Give one of them');
    if (from !== undefined) {
      if (photo || scan || heldOut || languages !== undefined || countries !== undefined)
        throw new InputError(
          '--from: its documents bring their own layout, language and country. Leave out --photo, --scan, --held-out, --languages, --countries',
        );
      const done = await repopulateDataset({ from, to: path, count, seed, noise });
      if (json) process.stdout.write(`${JSON.stringify({ dataset: path, documents: done.written, pages: done.pages, kept: done.kept, seed, from })}\n`);
      else
        process.stdout.write(
          `${path}: ${counted(done.written, 'document')} with ${counted(done.pages, 'page')} made from ${from} (seed ${seed})${done.kept > 0 ? `, ${done.kept} kept` : ''}\n`,
        );
      return;
    }
    const codes = languageList(languages);
    const homes = countryList(countries);
    const content: ContentOptions = {
      seed,
      as: photo ? 'photo' : scan ? 'scan' : pdf ? 'pdf' : 'words',
      ...(codes && { languages: codes }),
      ...(homes && { countries: homes }),
      noise,
      heldOut,
    };
    const description = described(content);
    const dataset = await createDataset(path, description);
    const there = await syntheticIn(dataset, description);
    const bar = progress('generating', count);
    const missing = Array.from({ length: count }, (_, index) => index).filter((index) => !there.has(sampleName(index)));
    const kept = count - missing.length;
    let written = 0;
    let pages = 0;
    const workers = defaultReaders(missing.length);
    const reader = content.as === 'words' ? undefined : openReader({ workers });
    bar.update(kept);
    try {
      for await (const ready of inputOrder(missing, workers, (index) => made(reader, content, index))) {
        const { name, bytes, document, labels, drawn } = await ready();
        await addLabelled(dataset, name, bytes, document, labels);
        pages += drawn;
        bar.update(kept + ++written);
      }
    } finally {
      bar.stop();
      await reader?.close();
    }
    if (json) process.stdout.write(`${JSON.stringify({ dataset: path, documents: written, pages, kept, seed })}\n`);
    else
      process.stdout.write(
        `${path}: ${counted(written, 'document')} with ${counted(pages, 'page')} generated (seed ${seed})${kept > 0 ? `, ${kept} kept` : ''}\n`,
      );
  },
);

/** Everything that makes documents of other content: a dataset holds those of one content. */
interface ContentOptions {
  readonly seed: string;
  readonly as: 'pdf' | 'photo' | 'scan' | 'words';
  readonly languages?: readonly string[];
  readonly countries?: readonly string[];
  readonly noise: number;
  readonly heldOut: boolean;
}

const pictures = { photo: toPhoto, scan: toScan } as const;

const described = ({ seed, as, languages, countries, noise, heldOut }: ContentOptions): string =>
  [
    `synthetic, seed ${seed}`,
    as === 'words' ? `noise ${noise}` : as,
    ...(languages ? [`languages ${languages.join(' ')}`] : []),
    ...(countries ? [`countries ${countries.join(' ')}`] : []),
    ...(heldOut ? ['held-out'] : []),
  ].join(', ');

/** The document of that number as it goes into the dataset, and how many pages were drawn; words alone need no reader. */
async function made(reader: Reader | undefined, { as, seed, noise, ...content }: ContentOptions, index: number) {
  const picture = as === 'photo' || as === 'scan' ? as : undefined;
  const { facts, drawings, document, labels } = sample(seed, index, { ...content, noise: as === 'words' ? noise : 0, ...(picture && { maxPages: 1 }) });
  const drawn = drawings.length;
  if (!reader) {
    const text = document.pages.map(({ lines, words }) => lines.map((line) => line.words.map((word) => words[word]!.text).join(' ')).join('\n')).join('\n\n');
    const name = `${document.name}.txt`;
    return { name, bytes: new TextEncoder().encode(`${text}\n`), document: { ...document, name }, labels, drawn };
  }
  const bytes = picture ? await pictures[picture](drawings, document.name, random(picture, seed, index)) : await toPdf(drawings, document.name);
  const name = `${document.name}.${picture ? (bytes[0] === 0xff ? 'jpg' : 'png') : 'pdf'}`;
  const seen = await reader.read(bytes, { name });
  return { name, bytes, document: seen, labels: (picture ? labelsOfPicture : labelsOfRead)(facts, drawings, seen), drawn };
}

/** Names of the synthetic documents that are complete there; throws InputError where other options made them. */
async function syntheticIn(dataset: Dataset, description: string): Promise<ReadonlySet<string>> {
  const names = (await entries(dataset)).map((entry) => stem(entry.name)).filter(isSampleName);
  // Datasets of earlier builds are described as "imagined".
  if (names.length > 0 && dataset.description.replace(/^imagined,/, 'synthetic,') !== description)
    throw new InputError(
      `${dataset.path}: has ${names.length} documents of another command (${dataset.description || 'no description'}; asked for: ${description}). Name another folder, or delete this one`,
    );
  return new Set(names);
}
