/** Text of one picture by several readers: ours, tesseract.js on the whole picture, and the native program at several sizes where it is installed. */
import { execFile } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { createWorker, OEM } from 'tesseract.js';
import { plainText } from '../../src/document/text.js';
import { read } from '../../src/reading/read.js';
import { ocrLanguages } from '../../src/reading/language/ocr-languages.js';

export interface Reader {
  readonly name: string;
  /** `language`: ISO 639-1. */
  text(file: string, language: string): Promise<string>;
}

const run = promisify(execFile);
const require = createRequire(import.meta.url);

const ours: Reader = {
  name: 'ours',
  text: async (file, language) => plainText(await read(await readFile(file), { name: basename(file), languages: [language] })),
};

const tesseractJs: Reader = {
  name: 'tesseract.js',
  async text(file, language) {
    const code = ocrLanguages.get(language) ?? 'eng';
    const langPath = dirname(require.resolve(`@tesseract.js-data/${code}/4.0.0_best_int/${code}.traineddata.gz`));
    const worker = await createWorker(code, OEM.LSTM_ONLY, { langPath, cacheMethod: 'none', gzip: true, errorHandler: () => {} });
    try {
      return (await worker.recognize(await sharp(file).rotate().png().toBuffer())).data.text;
    } finally {
      await worker.terminate();
    }
  },
};

const native = (scale: number): Reader => ({
  name: `native ${scale}×`,
  async text(file, language) {
    const picture = sharp(file).rotate();
    const { width } = await picture.metadata();
    const png = join(work, `${basename(file)}-${scale}.png`);
    await (scale === 1 ? picture : picture.resize({ width: Math.round(width! * scale), kernel: 'cubic' })).png().toFile(png);
    const { stdout } = await run('tesseract', [png, '-', '-l', ocrLanguages.get(language) ?? 'eng', '--dpi', '300'], {
      maxBuffer: 1e8,
      env: { ...process.env, OMP_THREAD_LIMIT: '1' },
    });
    return stdout;
  },
});
const work = '/tmp/beleg-bench-pictures';

/** The native program alone where it is there. */
export async function readers(): Promise<readonly Reader[]> {
  await mkdir(work, { recursive: true });
  const isNative = await run('tesseract', ['--version']).then(
    () => true,
    () => false,
  );
  if (!isNative) process.stderr.write('tesseract is not installed: its columns are left out (apt-get install tesseract-ocr)\n');
  return [ours, tesseractJs, ...(isNative ? [1, 2, 3].map(native) : [])];
}

/** What a reader said before of the same file is kept, but for ours. */
export async function remembered(reader: Reader, file: string, language: string): Promise<string> {
  const kept = join(work, `${basename(file)}.${reader.name.replace(/\W+/g, '-')}.txt`);
  const known = reader === ours ? undefined : await readFile(kept, 'utf8').catch(() => undefined);
  if (known !== undefined) return known;
  const text = await reader.text(file, language).catch((error: Error) => `\n(${error.message.split('\n')[0]})`);
  await writeFile(kept, text);
  return text;
}
