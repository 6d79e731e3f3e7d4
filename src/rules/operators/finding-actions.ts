/** Actions that find a value on the page: take it from a place, or prefer one candidate to what was chosen. */
import { z } from 'zod';
import { detailByName } from '../../catalogue/details.js';
import { intersection } from '../../document/box.js';
import { type Direction, directions, type Found, valuesAnywhere, valuesAt, valuesIn } from '../find-values.js';
import { cachedPattern } from '../pattern.js';
import { isCell, partOf } from '../parts.js';
import { printed, put, removeOf } from '../put.js';
import { type Action, action, type CompileContext, type State } from '../rule.js';
import { detailName, oneOrMore, phrase, score } from './arguments.js';
import { valuesOf } from './detail-conditions.js';

const fraction = z.number().min(0).max(1);
const region = z
  .object({
    page: z.int().min(1).max(10_000).optional(),
    left: fraction.default(0),
    top: fraction.default(0),
    right: fraction.default(1),
    bottom: fraction.default(1),
  })
  .strict();

const take = z
  .object({
    detail: detailName,
    'right-of': oneOrMore(phrase).optional(),
    below: oneOrMore(phrase).optional(),
    column: oneOrMore(phrase).optional(),
    near: oneOrMore(phrase).optional(),
    region: region.optional(),
    pattern: z.string().max(1000).optional(),
    score: score.default(0.95),
    /** Every value found there, not the first alone. */
    all: z.boolean().default(false),
  })
  .strict();
type Take = z.infer<typeof take>;

/** Kind by which a value is read; 'text' where the name is not known. */
export const kindOf = (name: string, custom: CompileContext['custom']): string =>
  partOf(name)?.kind ?? detailByName.get(name)?.kind ?? custom.find((detail) => detail.name === name)?.kind ?? 'text';

function found(argument: Take, state: State): readonly Found[] {
  const places = foundAnywhere(argument, state);
  if (!isCell(argument.detail)) return places;
  // What a line item is given is in its own row.
  const [row] = state.extraction.lineItems;
  return row ? places.filter(({ place }) => place.page === row.page && intersection(place.box, row.box) !== undefined) : [];
}

function foundAnywhere(argument: Take, { document, custom }: State): readonly Found[] {
  const own = custom.find(({ name }) => name === argument.detail);
  const wanted = { kind: kindOf(argument.detail, custom), pattern: argument.pattern ?? own?.pattern };
  const places = directions.flatMap((direction: Direction) => (argument[direction] ?? []).flatMap((keyword) => valuesAt(direction, keyword, wanted, document)));
  const inRegion = argument.region ? valuesIn(argument.region, wanted, document) : [];
  if (directions.every((direction) => !argument[direction])) return argument.region ? inRegion : valuesAnywhere(wanted, document);
  // Both named: what is at the keyword, as far as it is in the region.
  return argument.region
    ? places.filter(({ place }) => inRegion.some((other) => other.place.cell === place.cell && other.place.start === place.start))
    : places;
}

const format = (name: string, { custom }: State) => custom.find((detail) => detail.name === name)?.format;

const whereProblem = (argument: Take): string | undefined => {
  const { region: r } = argument;
  if (r && (r.left >= r.right || r.top >= r.bottom))
    return 'the region is empty. Write fractions of the page with left < right and top < bottom: { top: 0, bottom: 0.3 }';
  const somewhere = directions.some((direction) => argument[direction]) || argument.region !== undefined || argument.pattern !== undefined;
  return somewhere ? undefined : 'says nowhere to take it from. Add right-of, below, column, near, region or pattern';
};

export const findingActions: readonly Action[] = [
  action({
    name: 'take',
    example: 'take: { detail: ReceiverOrderId, right-of: Ihre Bestellung }',
    schema: take,
    details: ({ detail }) => [detail],
    patterns: ({ detail, pattern }) => (pattern === undefined ? [] : [{ pattern, detail }]),
    problem: whereProblem,
    run(argument, state) {
      const values = distinct(found(argument, state)).slice(0, argument.all ? 50 : 1);
      return values.reduce(
        (extraction, value, index) =>
          put(extraction, printed(argument.detail, value, argument.score, state.rule, state.document, format(argument.detail, state)), state.custom, index > 0),
        state.extraction,
      );
    },
  }),
  action({
    name: 'prefer',
    example: "prefer: { detail: InvoiceId, pattern: 'RE-\\d+' }",
    schema: take,
    details: ({ detail }) => [detail],
    patterns: ({ detail, pattern }) => (pattern === undefined ? [] : [{ pattern, detail }]),
    problem: whereProblem,
    run(argument, state) {
      const values = found(argument, state);
      const chosen = valuesOf(argument.detail, state);
      // What was chosen is one of them: nothing to prefer.
      if (values.length === 0 || chosen.some(({ value }) => values.some((other) => other.value === value))) return state.extraction;
      return put(
        state.extraction,
        printed(argument.detail, values[0]!, argument.score, state.rule, state.document, format(argument.detail, state)),
        state.custom,
      );
    },
  }),
  action({
    name: 'forbid',
    example: "forbid: { detail: InvoiceId, pattern: '^0+$' }",
    schema: z.union([
      detailName.transform((detail) => ({ detail, pattern: undefined })),
      z.object({ detail: detailName, pattern: z.string().max(1000).optional() }).strict(),
    ]),
    details: ({ detail }) => [detail],
    patterns: ({ pattern }) => (pattern === undefined ? [] : [{ pattern }]),
    run: ({ detail, pattern }, { extraction }) =>
      removeOf(extraction, detail, ({ value }) => pattern === undefined || cachedPattern(pattern).find(value) !== undefined),
  }),
];

const distinct = (values: readonly Found[]): readonly Found[] =>
  values.filter(({ value }, index) => values.findIndex((other) => other.value === value) === index);
