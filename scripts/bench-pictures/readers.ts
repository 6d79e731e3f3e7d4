/** Text of one picture by several readers: ours, tesseract.js on the whole picture, and the native program at several sizes where it is installed. All are given the language. */
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gunzipSync } from 'node:zlib';
import sharp from 'sharp';
import { createWorker, OEM, type Worker } from 'tesseract.js';
import { plainText } from '../../src/document/text.js';
import { writeWhole } from '../../src/files.js';
import { ocrLanguages } from '../../src/reading/language/ocr-languages.js';
import { closeReaders, read } from '../../src/reading/read.js';

export interface Reader {
  readonly name: string;
  /** `languages`: ISO 639-1. */
  text(bytes: Uint8Array, languages: readonly string[]): Promise<string>;
  close(): Promise<void>;
}

export const work = '/tmp/beleg-bench-pictures';
const run = promisify(execFile);
const require = createRequire(import.meta.url);

const ours: Reader = {
  name: 'ours',
  text: async (bytes, languages) => plainText(await read(bytes, { name: 'picture', languages, codes: false })),
  close: closeReaders,
};

/** One worker, kept while the language stays. */
function tesseractJs(): Reader {
  let worker: Worker | undefined;
  let loaded = '';
  const close = async () => void (await worker?.terminate());
  return {
    name: 'tesseract.js',
    async text(bytes, languages) {
      const codes = await languageData(languages);
      if (codes.join() !== loaded) {
        await close();
        worker = await createWorker([...codes], OEM.LSTM_ONLY, { langPath: tessdata, cacheMethod: 'none', gzip: true, errorHandler: () => {} });
        loaded = codes.join();
      }
      return (await worker!.recognize(await upright(bytes, 1))).data.text;
    },
    close,
  };
}

/** With the data of its own packages; where one is not installed, with ours. */
const native = (scale: number, installed: ReadonlySet<string>): Reader => ({
  name: `native ${scale}×`,
  async text(bytes, languages) {
    const codes = await languageData(languages);
    const png = join(work, `${process.pid}-${scale}.png`);
    await writeFile(png, await upright(bytes, scale));
    const data = codes.every((code) => installed.has(code)) ? [] : ['--tessdata-dir', tessdata];
    const { stdout } = await run('tesseract', [png, '-', '-l', codes.join('+'), '--dpi', '300', ...data], {
      maxBuffer: 1e8,
      env: { ...process.env, OMP_THREAD_LIMIT: '1' },
    });
    await rm(png);
    return stdout;
  },
  close: async () => {},
});

async function upright(bytes: Uint8Array, scale: number): Promise<Buffer> {
  const { data, info } = await sharp(bytes).rotate().png({ compressionLevel: 1 }).toBuffer({ resolveWithObject: true });
  if (scale === 1) return data;
  return sharp(data)
    .resize({ width: Math.round(info.width * scale), kernel: 'cubic' })
    .png({ compressionLevel: 1 })
    .toBuffer();
}

const tessdata = join(work, 'tessdata');
const laid = new Set<string>();

/** Tesseract's codes of the languages, whose data lie packed and unpacked in one folder from then on. */
async function languageData(languages: readonly string[]): Promise<readonly string[]> {
  const codes = languages.map((language) => ocrLanguages.get(language) ?? 'eng');
  for (const code of codes) {
    if (laid.has(code)) continue;
    await mkdir(tessdata, { recursive: true });
    const packed = require.resolve(`@tesseract.js-data/${code}/4.0.0_best_int/${code}.traineddata.gz`);
    await copyFile(packed, join(tessdata, `${code}.traineddata.gz`));
    await writeFile(join(tessdata, `${code}.traineddata`), gunzipSync(await readFile(packed)));
    laid.add(code);
  }
  return codes;
}

/** The native program alone where it is there. */
export async function readers(oursAlone: boolean): Promise<readonly Reader[]> {
  await mkdir(work, { recursive: true });
  if (oursAlone) return [ours];
  const installed = await run('tesseract', ['--list-langs']).then(
    ({ stdout }) => new Set(stdout.split('\n').slice(1)),
    () => undefined,
  );
  if (!installed) process.stderr.write('tesseract is not installed: its columns are left out (apt-get install tesseract-ocr)\n');
  return [ours, tesseractJs(), ...(installed ? [1, 2, 3].map((scale) => native(scale, installed)) : [])];
}

let tree: Promise<string | undefined> | undefined;

/** What reading is made of. */
const parts = ['catalogue', 'document', 'onnx', 'reading', 'recognition', 'values'].map((folder) => `src/${folder}`);

/** The state of the sources that ours is kept by; undefined while there are changes. */
const sourceTree = async (): Promise<string | undefined> => {
  const { stdout: changes } = await run('git', ['status', '--porcelain', ...parts]);
  if (changes.trim()) return undefined;
  const { stdout } = await run('git', ['rev-parse', ...parts.map((part) => `HEAD:${part}`)]);
  const left = process.env.WITHOUT_STEP ? `-${process.env.WITHOUT_STEP}` : '';
  return createHash('sha256').update(stdout).digest('hex').slice(0, 12) + left;
};

/** What a reader read of the same picture before; of ours with the same sources. A failure reads nothing and is reported. */
export async function remembered(reader: Reader, bytes: Uint8Array, languages: readonly string[]): Promise<string> {
  const state = reader === ours ? await (tree ??= sourceTree()) : 'theirs';
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 16);
  const kept = join(work, 'texts', `${hash}-${reader.name.replace(/\W+/g, '-')}-${languages.join('+')}-${state}.txt`);
  const known = state && (await readFile(kept, 'utf8').catch(() => undefined));
  if (known !== undefined) return known;
  try {
    const text = await reader.text(bytes, languages);
    if (state) await writeWhole(kept, text);
    return text;
  } catch (error) {
    process.stderr.write(`${reader.name}: ${(error as Error).message.split('\n')[0]}\n`);
    return '';
  }
}
