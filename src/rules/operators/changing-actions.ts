/** Actions that change values without looking at the page: set, map, reformat, copy, score, and asking for a person's eyes. */
import { z } from 'zod';
import type { KindName } from '../../values/kind.js';
import { kinds } from '../../values/index.js';
import { pattern as compile } from '../pattern.js';
import { cachedPattern } from '../pattern.js';
import { change, known, put } from '../put.js';
import { type Action, action, decided, type CompileContext } from '../rule.js';
import { byDetail, detailName, names, score, value } from './arguments.js';
import { valuesOf } from './detail-conditions.js';
import { kindOf } from './finding-actions.js';

const sure = 0.99;

/** A value that its detail's kind cannot read would never be one. */
function unreadable(detail: string, text: string, { custom }: CompileContext): string | undefined {
  const kind = kindOf(detail, custom);
  return kinds[kind as KindName].read(text).length > 0
    ? undefined
    : `${JSON.stringify(text)} is no value of ${detail}, which is of kind ${kind}. Write it as it should stand in the answer`;
}

const copy = z.object({ from: detailName, to: detailName }).strict();

export const changingActions: readonly Action[] = [
  action({
    name: 'set',
    example: 'set: { CostCenter: 4711 }',
    schema: byDetail(value),
    details: (wanted) => Object.keys(wanted),
    problem: (wanted, all) => Object.entries(wanted).flatMap(([detail, text]) => unreadable(detail, text, all) ?? [])[0],
    run: (wanted, state) =>
      Object.entries(wanted).reduce((extraction, [detail, text]) => put(extraction, known(detail, text, sure, state.rule), state.custom), state.extraction),
  }),
  action({
    name: 'map',
    example: 'map: { detail: CostCenter, from: ProjectId, table: { P-1: 4711 } }',
    schema: z.object({ detail: detailName, from: detailName.optional(), table: z.record(z.string(), value), otherwise: value.optional() }).strict(),
    details: ({ detail, from }) => (from === undefined ? [detail] : [detail, from]),
    problem: ({ detail, table, otherwise }, all) =>
      Object.keys(table).length === 0
        ? 'the table is empty. Write pairs: { P-1: 4711 }'
        : [...Object.values(table), ...(otherwise === undefined ? [] : [otherwise])].flatMap((text) => unreadable(detail, text, all) ?? [])[0],
    run({ detail, from = detail, table, otherwise }, state) {
      const source = valuesOf(from, state)[0];
      if (!source) return state.extraction;
      const mapped = Object.hasOwn(table, source.value) ? table[source.value] : otherwise;
      if (mapped === undefined) return state.extraction;
      const prediction = { ...source, name: detail, value: mapped };
      return put(state.extraction, decided(prediction, state), state.custom);
    },
  }),
  action({
    name: 'reformat',
    example: String.raw`reformat: { detail: InvoiceId, pattern: '^RE-?(\d+)$', to: '$1' }`,
    schema: z.object({ detail: detailName, pattern: z.string().max(1000), to: z.string().max(200) }).strict(),
    details: ({ detail }) => [detail],
    patterns: ({ pattern }) => [{ pattern }],
    problem({ pattern, to }) {
      try {
        compile(pattern).replace('', to);
      } catch (error) {
        return `${(error as Error).message.split('\n')[0]}. Name groups of the pattern only, as $1`;
      }
      const groups = (pattern.match(/\((?!\?)/g) ?? []).length;
      const wrong = [...to.matchAll(/\$(\d)/g)].find((match) => Number(match[1]) > groups);
      return wrong && `$${wrong[1]} names no group: the pattern has ${groups}. Put brackets around what to keep`;
    },
    run: ({ detail, pattern, to }, state) =>
      change(state.extraction, detail, (prediction) => {
        const changed = cachedPattern(pattern).replace(prediction.value, to);
        return changed === prediction.value ? prediction : decided({ ...prediction, value: changed }, state);
      }),
  }),
  action({
    name: 'copy',
    example: 'copy: { from: DeliveryDate, to: InvoiceDate }',
    schema: copy,
    details: ({ from, to }) => [from, to],
    problem: ({ from, to }, { custom }) => {
      if (from === to) return 'copies a detail to itself. Name another one under "to"';
      const [a, b] = [kindOf(from, custom), kindOf(to, custom)];
      return a === b || b === 'text' || b === 'identifier'
        ? undefined
        : `${from} is of kind ${a}, ${to} of kind ${b}: a copy would be no value of it. Copy between details of one kind`;
    },
    run({ from, to }, state) {
      const source = valuesOf(from, state)[0];
      return source ? put(state.extraction, decided({ ...source, name: to }, state), state.custom) : state.extraction;
    },
  }),
  action({
    name: 'score',
    example: 'score: { detail: InvoiceId, set: 0.5 }',
    schema: z
      .object({ detail: detailName, set: score.optional(), add: z.number().min(-1).max(1).optional(), times: z.number().min(0).max(10).optional() })
      .strict(),
    details: ({ detail }) => [detail],
    problem: ({ set, add, times }) =>
      [set, add, times].filter((each) => each !== undefined).length === 1
        ? undefined
        : 'write exactly one of set, add and times: { detail: InvoiceId, times: 0.5 }',
    run: ({ detail, set, add = 0, times = 1 }, state) =>
      change(state.extraction, detail, (prediction) =>
        decided({ ...prediction, score: Math.max(0, Math.min(1, set ?? prediction.score * times + add)) }, state),
      ),
  }),
  action({
    name: 'validate',
    example: 'validate: GrandTotalAmount',
    schema: names,
    details: (wanted) => wanted,
    run: (wanted, state) => ({
      ...wanted.reduce((extraction, name) => change(extraction, name, (prediction) => decided({ ...prediction, validate: true }, state)), state.extraction),
      confidence: 0,
    }),
  }),
  action({
    name: 'require',
    example: 'require: [ReceiverOrderId]',
    schema: names,
    details: (wanted) => wanted,
    /** What is missing is asked for by an empty value that a person must look at. */
    run(wanted, state) {
      const missing = wanted.filter((name) => valuesOf(name, state).length === 0);
      if (missing.length === 0) return state.extraction;
      const asked = missing.reduce(
        (extraction, name) => put(extraction, { ...known(name, '', 0, state.rule), validate: true }, state.custom),
        state.extraction,
      );
      return { ...asked, confidence: 0 };
    },
  }),
];
