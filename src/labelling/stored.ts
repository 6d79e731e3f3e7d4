/** Labels on the disk as the page reads and writes them: with a revision, so that two who save do not undo each other's work, and with who checked them. */
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { Labels } from '../dataset/label.js';
import { namedLabels } from '../dataset/import.js';
import { labelsSchema } from '../dataset/schema.js';
import { document as documentOf, type Entry, labelsPath, sha256, writeLabels } from '../dataset/store.js';
import { InputError } from '../errors.js';
import { writeJson } from '../files.js';
import { isOnPage } from './place.js';
import type { Check } from './wire.js';

/** Beside the labels, so that they stay what other commands write. */
const checkPath = ({ dataset, name }: Entry): string => join(dataset.path, 'checked', `${name}.json`);
const checkFile = z.object({ format: z.literal(1), by: z.string(), reviewedBy: z.string().optional(), labels: z.string() });

/** Changes with every change of the labels, whoever makes it; empty where there are none. */
export async function revisionOf(entry: Entry): Promise<string> {
  const text = await textOf(labelsPath(entry));
  return text === undefined ? '' : sha256(text);
}

/** Who confirmed that these very labels are right and complete. */
export async function checkOf(entry: Entry, revision: string): Promise<Check | undefined> {
  const text = await textOf(checkPath(entry));
  if (text === undefined) return undefined;
  try {
    const parsed = checkFile.safeParse(JSON.parse(text));
    if (!parsed.success || parsed.data.labels !== revision) return undefined;
    const { by, reviewedBy } = parsed.data;
    return { by, ...(reviewedBy !== undefined && { reviewedBy }) };
  } catch {
    return undefined;
  }
}

/** Writes both whole; who confirms what another person has checked reviews it. Throws InputError for labels that are none, or refer to words that the document does not have. */
export async function writeStored(entry: Entry, given: unknown, checked: boolean, who: string): Promise<void> {
  const labels = await usable(entry, given);
  const before = await revisionOf(entry);
  const known = await checkOf(entry, before);
  await writeLabels(entry, checked ? withSupplier(labels) : labels);
  if (!checked) await rm(checkPath(entry), { force: true });
  else {
    const revision = await revisionOf(entry);
    const isReview = known !== undefined && revision === before && known.by !== who;
    await writeJson(checkPath(entry), { format: 1, ...(isReview ? { by: known.by, reviewedBy: who } : { by: who }), labels: revision });
  }
}

async function usable(entry: Entry, given: unknown): Promise<Labels> {
  const parsed = labelsSchema.safeParse(given);
  if (!parsed.success) {
    const issue = parsed.error.issues[0]!;
    throw new InputError(`${entry.name}: ${issue.path.map(String).join('.') || 'labels'}: ${issue.message}. Nothing was saved`);
  }
  const document = await documentOf(entry);
  for (const { detail, label } of namedLabels(parsed.data))
    if (!label.places.every((place) => isOnPage(document, place)))
      throw new InputError(`${entry.name}: ${detail} stands on words that it does not have. Nothing was saved`);
  return parsed.data;
}

/** As tables of values name it: by VAT id, else by name. Splits keep its documents together. */
function withSupplier(labels: Labels): Labels {
  if (labels.supplier !== undefined) return labels;
  const sender = labels.contacts?.find(({ role }) => role === 'Sender')?.fields.Name?.value.toLowerCase();
  const supplier = (labels.details.SenderVatId?.[0]?.value ?? sender)?.slice(0, 200);
  return supplier === undefined ? labels : { supplier, ...labels };
}

async function textOf(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
