/**
 * The door of tesseract.js, which reads where the network of a language's data is of a kind that `recognition/` does not know: a few warm workers, each loaded with the
 * language that it was last asked for; language data comes from packages, never from the network.
 */
import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import { dirname } from 'node:path';
import type { Worker } from 'tesseract.js';
import type { OcrWord } from '../ocr-word.js';
import type { GreyPicture } from '../raster/picture.js';
import { ocrLanguages } from '../language/ocr-languages.js';

interface Slot {
  worker: Worker;
  language: string;
  jobs: number;
}

/** The wasm memory of a worker only grows: it is replaced after this many pictures. */
const jobsOfAWorker = 200;
const mostWorkers = Math.max(1, Math.min(4, availableParallelism()));

const idle: Slot[] = [];
let running = 0;
const waiting: (() => void)[] = [];

/** Words of one text block, line by line, in the picture's pixels. Rejects with the signal's reason. */
export async function recognize(image: GreyPicture, language: string, signal?: AbortSignal): Promise<readonly OcrWord[]> {
  const [slot, { PSM }] = [await take(language), await tesseract()];
  // A terminated worker never answers.
  let abort = () => {};
  const stopped = new Promise<never>((_, reject) => {
    abort = () => {
      void slot.worker.terminate();
      reject(signal!.reason);
    };
  });
  stopped.catch(() => {});
  signal?.addEventListener('abort', abort, { once: true });
  let done = false;
  try {
    thread(slot.worker).ref();
    await Promise.race([slot.worker.setParameters({ tessedit_pageseg_mode: PSM.SINGLE_BLOCK, user_defined_dpi: '300' }), stopped]);
    const { data } = await Promise.race([slot.worker.recognize(graymap(image), {}, { blocks: true, text: false }), stopped]);
    done = true;
    return wordsFrom(data.blocks ?? []);
  } finally {
    signal?.removeEventListener('abort', abort);
    thread(slot.worker).unref();
    slot.jobs++;
    if (done && slot.jobs < jobsOfAWorker) idle.push(slot);
    else await slot.worker.terminate().catch(() => {});
    running--;
    waiting.shift()?.();
  }
}

/** Terminates all warm workers; a later `recognize` starts new ones. */
export async function closeOcr(): Promise<void> {
  await Promise.all(idle.splice(0).map((slot) => slot.worker.terminate()));
}

async function take(language: string): Promise<Slot> {
  while (running >= mostWorkers) await new Promise<void>((resolve) => waiting.push(resolve));
  running++;
  try {
    const ready = idle.findIndex((slot) => slot.language === language);
    if (ready >= 0) return idle.splice(ready, 1)[0]!;
    if (idle.length + running <= mostWorkers || idle.length === 0) return { worker: await start(language), language, jobs: 0 };
    // All places are taken by other languages: the longest idle worker is replaced.
    await idle.shift()!.worker.terminate();
    return { worker: await start(language), language, jobs: 0 };
  } catch (error) {
    running--;
    waiting.shift()?.();
    throw error;
  }
}

/** Loaded where it is needed: by few languages. */
const tesseract = () => import('tesseract.js');

async function start(language: string): Promise<Worker> {
  const { createWorker, OEM } = await tesseract();
  const code = ocrLanguages.get(language) ?? 'eng';
  const langPath = dirname(require.resolve(`@tesseract.js-data/${code}/4.0.0_best_int/${code}.traineddata.gz`));
  // The Italian data name a word list that they lack, at which tesseract would warn on stderr.
  const lists = 'user_words_suffix ';
  const worker = await createWorker(code, OEM.LSTM_ONLY, { langPath, cacheMethod: 'none', gzip: true, errorHandler: () => {} }, lists);
  // No second pass on the inverted picture: inverted text is normalised beforehand.
  await worker.setParameters({ tessedit_do_invert: '0' });
  return worker;
}

const require = createRequire(import.meta.url);

/** The thread of a worker, referenced only while it works, so that warm workers keep no process alive. */
function thread(worker: Worker): { ref(): void; unref(): void } {
  return (worker as unknown as { worker: { ref(): void; unref(): void } }).worker;
}

/** As a portable graymap (netpbm's PGM), which needs no decoder. */
function graymap({ pixels, width, height }: GreyPicture): Buffer {
  return Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`, 'latin1'), pixels]);
}

function wordsFrom(blocks: readonly Tesseract.Block[]): readonly OcrWord[] {
  const words: OcrWord[] = [];
  for (const block of blocks) {
    for (const paragraph of block.paragraphs) {
      for (const line of paragraph.lines) {
        const { x0, y0, x1, y1 } = line.baseline;
        const slope = x1 > x0 ? (y1 - y0) / (x1 - x0) : 0;
        for (const word of line.words) {
          const { bbox } = word;
          words.push({
            text: word.text,
            box: { x: bbox.x0, y: bbox.y0, width: bbox.x1 - bbox.x0, height: bbox.y1 - bbox.y0 },
            confidence: Math.max(0, Math.min(1, word.confidence / 100)),
            baseline: y0 + slope * ((bbox.x0 + bbox.x1) / 2 - x0),
            lineHeight: line.rowAttributes.rowHeight,
          });
        }
      }
    }
  }
  return words;
}
