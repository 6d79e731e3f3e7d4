/** Parts that arguments of operators are made of. */
import { z } from 'zod';

/** Fields of contacts and line items have two parts. */
export const detailName = z
  .string()
  .regex(/^[A-Z][A-Za-z0-9]{1,63}(?:\.[A-Z][A-Za-z0-9]{1,63})?$/, 'is no name of a detail. Write it as InvoiceId, Sender.City or LineItem.Quantity');
/** One value or a list of at most 500; always gives a list. */
export const oneOrMore = <T extends z.ZodType>(item: T) =>
  z.union([item, z.array(item).min(1).max(500)]).transform((value) => (Array.isArray(value) ? value : [value]) as z.infer<T>[]);
/** YAML reads 4711 and 2024-01-31 as number and date; values are texts here. */
export const value = z.union([z.string().max(2000), z.number(), z.boolean()]).transform(String);
export const score = z.number().min(0).max(1);
export const phrase = z.string().min(2).max(200);
export const names = oneOrMore(detailName);
/** A mapping from names of details to values, not empty. */
export const byDetail = <T extends z.ZodType>(item: T): z.ZodType<Record<string, z.output<T>>> =>
  z.record(detailName, item).refine((record) => Object.keys(record).length > 0, 'names no detail. Write: InvoiceId: …') as unknown as z.ZodType<
    Record<string, z.output<T>>
  >;
/** Undefined where the text is no number; '' is none. */
export const numberOf = (text: string): number | undefined => (text.trim() === '' || Number.isNaN(Number(text)) ? undefined : Number(text));
