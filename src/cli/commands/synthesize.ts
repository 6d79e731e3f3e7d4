/** `beleg synthesize`: imagined documents with their truth, as a dataset. */
import { addLabelled, createDataset } from '../../dataset/store.js';
import { InputError } from '../../errors.js';
import { closeReaders, read } from '../../reading/read.js';
import { random } from '../../random.js';
import { sample } from '../../synthesis/sample.js';
import { labelsOfPicture, labelsOfRead } from '../../synthesis/to-document.js';
import { toPdf } from '../../synthesis/to-pdf.js';
import { toPhoto } from '../../synthesis/to-photo.js';
import { toScan } from '../../synthesis/to-scan.js';
import { command } from '../command.js';
import { countryList, languageList } from '../code-lists.js';
import { progress } from '../progress.js';

export const synthesize = command(
  {
    dataset: { type: 'string', demandOption: true, describe: 'folder of the dataset, made where it is missing' },
    count: { type: 'number', default: 100, describe: 'documents to imagine' },
    languages: { type: 'string', describe: 'ISO 639-1 codes, as "de,en"; all where absent' },
    countries: { type: 'string', describe: 'ISO 3166-1 codes of suppliers\' countries, as "CH,LI"; the usual ones of a language where absent' },
    seed: { type: 'string', default: '1', describe: 'the same seed gives the same documents' },
    pdf: { type: 'boolean', default: true, describe: 'write PDFs and read them; --no-pdf: only words with noise, as training sees them' },
    photo: { type: 'boolean', default: false, describe: 'photographs of the first page instead of PDFs, read as photos are: some seconds each' },
    scan: { type: 'boolean', default: false, describe: 'scans of the first page instead of PDFs, read as scans are: a second or two each' },
    noise: { type: 'number', default: 0.6, describe: 'share of documents read with noise (--no-pdf)' },
    'held-out': { type: 'boolean', default: false, describe: 'wordings and names that training never sees' },
    json: { type: 'boolean', default: false, describe: 'print what was written as JSON' },
  },
  [
    ['synthesize datasets/imagined --count 50 --languages de,en', '50 German and English documents as PDFs with labels'],
    ['synthesize datasets/swiss --count 50 --countries CH,LI', '50 documents of Swiss suppliers in the languages of their country'],
    ['synthesize datasets/noisy --count 200 --no-pdf --noise 1 --seed 7', '200 documents as a bad reader sees them'],
    ['synthesize datasets/scans --count 100 --scan', '100 documents as an office scanner gives them'],
    ['synthesize datasets/photos --count 100 --photo', '100 documents as photographs of a sheet on a desk'],
  ],
  async ({ dataset: path, count, languages, countries, seed, pdf, photo, scan, noise, 'held-out': heldOut, json }) => {
    if (!Number.isInteger(count) || count < 1 || count > 1_000_000)
      throw new InputError(`--count: ${count} is no number of documents. Give a whole number from 1 on`);
    if (!(noise >= 0 && noise <= 1)) throw new InputError(`--noise: ${noise} is no share. Give a number from 0 to 1`);
    if (Number(photo) + Number(scan) + Number(!pdf) > 1) throw new InputError('--photo, --scan, --no-pdf: photographs, scans or words alone. Give one of them');
    const picture = photo ? { name: 'photo', take: toPhoto } : scan ? { name: 'scan', take: toScan } : undefined;
    const codes = languageList(languages);
    const homes = countryList(countries);
    const dataset = await createDataset(path, `imagined, seed ${seed}`);
    const bar = progress('imagining', count);
    let pages = 0;
    for (let index = 0; index < count; index++) {
      const { facts, drawings, document, labels } = sample(seed, index, {
        ...(codes ? { languages: codes } : {}),
        ...(homes ? { countries: homes } : {}),
        noise: pdf ? 0 : noise,
        heldOut,
        ...(picture ? { maxPages: 1 } : {}),
      });
      if (picture) {
        const bytes = await picture.take(drawings, document.name, random(picture.name, seed, index));
        const name = `${document.name}.${bytes[0] === 0xff ? 'jpg' : 'png'}`;
        const seen = await read(bytes, { name });
        await addLabelled(dataset, name, bytes, seen, labelsOfPicture(facts, drawings, seen));
      } else if (pdf) {
        const name = `${document.name}.pdf`;
        const bytes = await toPdf(drawings, document.name);
        const seen = await read(bytes, { name });
        await addLabelled(dataset, name, bytes, seen, labelsOfRead(facts, drawings, seen));
      } else {
        const text = document.pages
          .map(({ lines, words }) => lines.map((line) => line.words.map((word) => words[word]!.text).join(' ')).join('\n'))
          .join('\n\n');
        const name = `${document.name}.txt`;
        await addLabelled(dataset, name, new TextEncoder().encode(`${text}\n`), { ...document, name }, labels);
      }
      pages += drawings.length;
      bar.update(index + 1);
    }
    bar.stop();
    await closeReaders();
    if (json) process.stdout.write(`${JSON.stringify({ dataset: path, documents: count, pages, seed })}\n`);
    else process.stdout.write(`${path}: ${count} documents with ${pages} pages imagined (seed ${seed})\n`);
  },
);
