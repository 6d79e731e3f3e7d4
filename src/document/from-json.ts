/** A Document from JSON: a dataset's files. What comes back is checked, for files are untrusted. */
import { z } from 'zod';
import { InputError } from '../errors.js';
import type { Document } from './document.js';

const number = z.number().min(-1e6).max(1e6);
const box = z.object({ x: number, y: number, width: number.min(0), height: number.min(0) });

const word = z.object({
  text: z.string().min(1).max(10_000),
  box,
  confidence: z.number().min(0).max(1),
  fontSize: number.min(0),
  bold: z.boolean(),
  source: z.enum(['text', 'ocr']),
  alternatives: z.array(z.string().min(1).max(10_000)).max(100).optional(),
});

const page = z
  .object({
    width: number.min(1),
    height: number.min(1),
    rotation: z.union([z.literal(0), z.literal(90), z.literal(180), z.literal(270)]),
    words: z.array(word).max(200_000),
    lines: z.array(z.object({ words: z.array(z.int().min(0)).max(200_000), box })).max(200_000),
    codes: z.array(z.object({ format: z.string().max(40), text: z.string().max(20_000), box })).max(1000),
    rulings: z.array(z.object({ x1: number, y1: number, x2: number, y2: number })).max(20_000),
  })
  .refine((page) => page.lines.every((line) => line.words.every((index) => index < page.words.length)), {
    message: 'a line refers to a word that is not there',
    path: ['lines'],
  });

const schema = z.object({
  name: z.string().max(10_000),
  resolution: z.number().min(1).max(10_000),
  format: z.enum(['Letter', 'Receipt']),
  source: z.enum(['text', 'scan', 'photo']),
  language: z.string().max(10).optional(),
  countries: z.array(z.string().max(10)).max(100),
  quality: z.object({ mean: number, deviation: number, max: number, wordRatio: number }),
  pages: z.array(page).max(10_000),
  pageCount: z.int().min(0),
  unread: z.array(z.object({ page: z.int().min(0).optional(), reason: z.string().max(10_000) })).optional(),
});

/** `where` names the file in the message. Throws InputError where the text is no JSON or no document as `beleg read` writes it. */
export function documentFromJson(text: string, where = 'document JSON'): Document {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new InputError(`${where}: no JSON (${error instanceof Error ? error.message : error}). Write it with: beleg read FILE`);
  }
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0]!;
  throw new InputError(
    `${where}: no document as beleg read writes it: ${issue.path.join('.') || 'top'}: ${issue.message}. Read the original again: beleg read FILE`,
  );
}
