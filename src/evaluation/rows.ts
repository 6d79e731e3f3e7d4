/** predictions.jsonl: one judged prediction a line. Written by `beleg score`; five of its fields suffice to calibrate. */
import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { calibratorFeatures } from '../bundle/calibrator.js';
import { InputError } from '../errors.js';
import { featuresVersion } from '../features/contract.js';

/**
 * Why a value is missing or wrong: not on the page as read, no candidate, another reading of the right place, another place, no prediction, or a
 * false positive.
 */
export type Loss = 'not-read' | 'no-candidate' | 'invented' | 'wrongly-normalised' | 'wrongly-chosen' | 'nothing-given';

export interface Row {
  readonly document: string;
  /** '' where unknown. */
  readonly supplier: string;
  /** "InvoiceId", "VatGroup.VatRate", "Sender.Name", "LineItem.Quantity", "LineItem" for a whole row. */
  readonly detail: string;
  /** '' for no prediction; undefined where the file does not state it. */
  readonly value?: string;
  /** '' where there is no true value. */
  readonly truth?: string;
  readonly correct: boolean;
  readonly rawScore: number;
  readonly features?: readonly number[];
  /** Number of its group or line item. */
  readonly item?: number;
  readonly layout?: string;
  readonly quality?: string;
  /** Neither printed nor computed: no threshold is for it. */
  readonly guessed?: true;
  readonly language?: string;
  readonly loss?: Loss;
  /** Labelled documents of its supplier that the model was trained on; undefined: unknown. */
  readonly seen?: number;
  /** Its place: page, x, y, width, height. */
  readonly box?: readonly number[];
  /** Final score, where a calibration gave one. */
  readonly score?: number;
  readonly featuresVersion?: number;
  /** Hash prefix of the details network that predicted it: a calibration holds for this network only. */
  readonly model?: string;
}

/** Whether there is a prediction to calibrate. A missing value counts for recall only. */
export const isGiven = ({ value }: Pick<Row, 'value'>): boolean => value !== '';

export interface RowsRead {
  /** The caller's own data. */
  readonly rows: Row[];
  /** Duplicate lines. */
  readonly repeated: number;
  readonly withoutSupplier: number;
}

const longestLine = 200_000;

/** Throws InputError at the first unusable line. */
export async function readRows(path: string): Promise<RowsRead> {
  const lines = createInterface({ input: createReadStream(path), crlfDelay: Infinity });
  const rows: Row[] = [];
  const seen = new Map<string, number>();
  const lineOf: number[] = [];
  const intern = interner();
  let [number, repeated, withoutSupplier] = [0, 0, 0];
  try {
    for await (const line of lines) {
      number++;
      if (line.trim() === '') continue;
      const where = `${path}, line ${number}`;
      if (line.length > longestLine) throw new InputError(`${where}: ${line.length} characters, at most ${longestLine} are read. Give one prediction a line`);
      const row = rowOf(where, parse(where, line), intern);
      const key = `${row.document}\n${row.detail}\n${row.item ?? ''}\n${row.value ?? row.rawScore}\n${row.value === '' ? row.truth : ''}`;
      const known = seen.get(key);
      if (known !== undefined) {
        const first = rows[known]!;
        if (first.rawScore !== row.rawScore || first.correct !== row.correct) {
          const text = `${row.detail} of ${row.document} stands in line ${lineOf[known]} already, with another score or verdict`;
          throw new InputError(`${where}: ${text}. Give the predictions of one run, each document once`);
        }
        repeated++;
        continue;
      }
      seen.set(key, rows.length);
      lineOf.push(number);
      if (row.supplier === '') withoutSupplier++;
      rows.push(row);
    }
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') throw new InputError(`${path}: there is no such file. Make it: beleg score DATASET --bundle models/NAME --out ${path}`);
    if (code === 'EISDIR') throw new InputError(`${path}: is a folder. Give the file that beleg score wrote`);
    throw error;
  }
  if (rows.length === 0) throw new InputError(`${path}: holds no predictions. Make them: beleg score DATASET --bundle models/NAME --out ${path}`);
  return { rows, repeated, withoutSupplier };
}

function parse(where: string, line: string): Record<string, unknown> {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    if (/\b(?:NaN|Infinity)\b/.test(line))
      throw new InputError(`${where}: holds NaN or Infinity, which is no JSON and no score. Leave out predictions without a score`);
    throw new InputError(`${where}: is no JSON. Give one JSON object a line (predictions.jsonl of beleg score)`);
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new InputError(`${where}: is no object. Give {"document": …, "supplier": …, "detail": …, "rawScore": …, "correct": …}`);
  return value as Record<string, unknown>;
}

type Intern = (text: string) => string;

function rowOf(where: string, json: Record<string, unknown>, intern: Intern): Row {
  const { document, detail, correct, rawScore, features } = json;
  if (typeof document !== 'string' || document === '') throw new InputError(`${where}: "document" is missing or no text. It tells documents apart`);
  if (typeof detail !== 'string' || detail === '') throw new InputError(`${where}: "detail" is missing or no text. Give the detail's name, as "InvoiceId"`);
  if (typeof correct !== 'boolean') {
    throw new InputError(
      `${where}: "correct" is ${found(correct)}, not true or false. Without the truth nothing can be calibrated: label the documents, then beleg score`,
    );
  }
  if (typeof rawScore !== 'number' || !(rawScore >= 0 && rawScore <= 1))
    throw new InputError(`${where}: "rawScore" is ${found(rawScore)}, not a number from 0 to 1. Leave out predictions without a score`);
  const version = json.featuresVersion;
  if (version !== undefined && version !== featuresVersion) {
    throw new InputError(
      `${where}: predicted on features ${found(version)}, this build computes ${featuresVersion}. Score again: beleg score DATASET --bundle models/NAME --out FILE`,
    );
  }
  if (features !== undefined && features !== null) checkFeatures(where, features);
  const text = (name: string): string | undefined => {
    const value = json[name];
    if (value === undefined || value === null) return undefined;
    if (typeof value === 'string' || typeof value === 'number') return intern(String(value));
    throw new InputError(`${where}: "${name}" is ${found(value)}, not a text. Write it as text or leave it out`);
  };
  const optional = {
    value: text('value'),
    truth: text('truth'),
    layout: text('layout'),
    quality: text('quality'),
    language: text('language'),
    loss: text('loss') as Loss | undefined,
    model: text('model'),
  };
  return {
    document: intern(document),
    supplier: text('supplier') ?? '',
    detail: intern(detail),
    correct,
    rawScore,
    ...(Array.isArray(features) && { features: features as number[] }),
    ...(json.guessed === true && { guessed: true }),
    ...(typeof json.item === 'number' && { item: json.item }),
    ...(typeof json.seen === 'number' && { seen: json.seen }),
    ...(Array.isArray(json.box) && json.box.length === 5 && { box: json.box.map(Number) }),
    ...(typeof json.score === 'number' && json.score >= 0 && json.score <= 1 && { score: json.score }),
    ...(version !== undefined && { featuresVersion: version as number }),
    ...(Object.fromEntries(Object.entries(optional).filter(([, value]) => value !== undefined)) as typeof optional),
  } as Row;
}

function checkFeatures(where: string, features: unknown): void {
  const width = calibratorFeatures.length;
  if (Array.isArray(features) && features.length === width && features.every((value) => typeof value === 'number' && Number.isFinite(value))) return;
  const what = Array.isArray(features) ? `${features.length} entries, not all numbers` : found(features);
  throw new InputError(`${where}: "features" is ${what}; ${width} numbers are expected (${calibratorFeatures.join(', ')}). Score again: beleg score`);
}

const found = (value: unknown): string => (value === undefined ? 'missing' : JSON.stringify(value).slice(0, 40));

/** String interning: a million rows name few documents and details. */
function interner(): Intern {
  const known = new Map<string, string>();
  return (text) => {
    const same = known.get(text);
    if (same !== undefined) return same;
    known.set(text, text);
    return text;
  };
}
