/** Schemas of a dataset's files. They are untrusted input and are validated when read. */
import { z } from 'zod';
import { contactFields, contactRoles } from '../catalogue/contact-fields.js';
import { lineItemFields } from '../catalogue/line-item-fields.js';
import type { Labels } from './label.js';

const index = z.int().min(0).max(1_000_000);
const place = z.object({ page: index, words: z.array(index).min(1).max(10_000) });
const label = z.object({ value: z.string().max(20_000), places: z.array(place).max(1_000) });
const name = z.string().min(1).max(100);
const fields = (names: readonly string[]) => z.partialRecord(z.enum(names as readonly [string, ...string[]]), label);

const lineItem = z.object({
  fields: fields(lineItemFields.map((field) => field.name)),
  custom: z.record(name, label).optional(),
  page: index.optional(),
  firstLine: index.optional(),
  lastLine: index.optional(),
});

export const labelsSchema: z.ZodType<Labels> = z.object({
  supplier: z.string().max(200).optional(),
  layout: z.string().max(200).optional(),
  language: z.string().max(10).optional(),
  documentType: z.enum(['Invoice', 'CreditMemo', 'Other']).optional(),
  currency: z.string().max(10).optional(),
  vatExempt: z.boolean().optional(),
  details: z.record(name, z.array(label).max(1_000)),
  groups: z.record(name, z.array(z.record(name, z.string().max(20_000))).max(1_000)),
  contacts: z
    .array(z.object({ role: z.enum(contactRoles), fields: fields(contactFields) }))
    .max(100)
    .optional(),
  lineItems: z.array(lineItem).max(10_000).optional(),
  implied: z.record(name, z.array(z.string().max(20_000)).max(1_000)).optional(),
  lineRoles: z
    .array(z.array(z.enum(['outside', 'header', 'start', 'continues', 'other'])).max(100_000))
    .max(10_000)
    .optional(),
});

export const datasetFile = z.object({ format: z.int(), description: z.string().max(10_000).default('') });
export const labelsFile = z.object({ format: z.literal(1), sha256: z.string().regex(/^[0-9a-f]{64}$/), labels: labelsSchema });
