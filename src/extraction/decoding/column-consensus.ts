/** Consensus of table columns: numbers that end (or begin) at the same x in several rows share their column probabilities. */
import { runsOf } from '../../grouped.js';
import type { EncodedPage } from '../../features/contract.js';
import { lineRoles } from '../../network/config.js';
import { remembered } from '../../remembered.js';
import { isApart } from '../../features/tokens/token-text.js';
import { logOf } from './probabilities.js';

/** The item network's output for one page. */
export interface PageOutput {
  readonly page: EncodedPage;
  /** Probability of every column, token by token. */
  readonly columns: Float32Array;
  readonly columnCount: number;
  /** Log probability of every role, line by line. */
  readonly roles: Float32Array;
  /** By token the column that remembered documents are sure of, -1 where there is none; undefined where nothing of the table is remembered. */
  readonly sure?: Int8Array;
}

const itemRoles = [lineRoles.indexOf('start'), lineRoles.indexOf('continues')];
/** Lines of items, that is with at least this log probability. */
const least = Math.log(0.5);
/** Edges of one column lie no further apart, in line heights. */
const slack = 0.2;
/** A gap between columns, in line heights. */
const gap = 0.6;
/** Fewer rows are no evidence. */
const fewest = 3;
/** Weight of the others of a column against the word itself. */
const weight = 0.7;

interface Member {
  readonly columns: Float32Array;
  readonly token: number;
  readonly edge: number;
  readonly height: number;
  readonly shape: string;
}

/** The probabilities of all pages' columns anew; words that are alone keep theirs. */
export function withConsensus(outputs: readonly PageOutput[]): readonly PageOutput[] {
  const columnCount = outputs[0]?.columnCount ?? 0;
  const pieces = outputs.map((output) => ({ ...output, columns: output.columns.slice() }));
  const { ends, starts } = membersOf(pieces);
  const groups = [...groupsOf(ends), ...groupsOf(starts)].sort((a, b) => b.length - a.length);
  const settled = new Map<Float32Array, Set<number>>(pieces.map(({ columns }) => [columns, new Set()]));
  const logAt = ({ columns, token }: Member, column: number): number => logOf(columns[token * columnCount + column]!);
  /** Probabilities of a word's columns, blended with those of `count` others (sums of their logarithms). */
  const blended = (member: Member, others: readonly number[], count: number): number[] => {
    const logs = others.map((sum, column) => logAt(member, column) + (weight * sum) / count);
    const most = Math.max(...logs);
    const shares = logs.map((log) => Math.exp((log - most) / (1 + weight)));
    const all = shares.reduce((sum, share) => sum + share, 0);
    return shares.map((share) => share / all);
  };
  for (const group of groups) {
    const free = group.filter(({ columns, token }) => !settled.get(columns)!.has(token));
    if (free.length < fewest) continue;
    const sums = Array.from({ length: columnCount }, (_, column) => free.reduce((sum, member) => sum + logAt(member, column), 0));
    const changed = free.map((member) => {
      const others = sums.map((sum, column) => sum - logAt(member, column));
      return blended(member, others, free.length - 1);
    });
    free.forEach(({ columns, token }, i) => {
      columns.set(changed[i]!, token * columnCount);
      settled.get(columns)!.add(token);
    });
  }
  return groups.length === 0 ? outputs : pieces;
}

/** Words of items whose cell ends, or begins, with them. */
function membersOf(pieces: readonly PageOutput[]): { readonly ends: Member[]; readonly starts: Member[] } {
  const [ends, starts]: [Member[], Member[]] = [[], []];
  for (const { page, columns, roles } of pieces) {
    const { tokens } = page;
    for (const [i, token] of tokens.entries()) {
      if (!itemRoles.some((role) => roles[token.line * lineRoles.length + role]! > least)) continue;
      const shape = shapeOf(token.text);
      if (!shape) continue;
      const { box } = token;
      const isFirst = i === 0 || isApart(tokens[i - 1]!, token, gap);
      const isLast = i === tokens.length - 1 || isApart(token, tokens[i + 1]!, gap);
      const isAlone = isFirst && isLast;
      const isNumber = shape === 'amount' || shape === 'percent';
      if (isNumber ? isLast : isAlone) ends.push({ columns, token: i, edge: box.x + box.width, height: box.height, shape });
      if (isNumber ? isFirst : isAlone) starts.push({ columns, token: i, edge: box.x, height: box.height, shape });
    }
  }
  return { ends, starts };
}

/** Those with one edge, in order. */
function groupsOf(members: Member[]): Member[][] {
  members.sort((a, b) => (a.shape < b.shape ? -1 : a.shape > b.shape ? 1 : a.edge - b.edge));
  const groups = runsOf(members, (last, next) => last.shape === next.shape && next.edge - last.edge <= slack * next.height);
  return groups.filter(({ length }) => length >= fewest);
}

/** Amounts, percentages, whole numbers, identifiers, short words; anything else is part of a text. */
const shapeOf = remembered((text): string | null => {
  if (/^[-–−(]?\D?\d[\d.,’']*[.,]\d{1,4}[-)]?$/.test(text)) return 'amount';
  if (/%$/.test(text)) return 'percent';
  if (/^-?\d{1,6}$/.test(text)) return 'whole';
  if (/\d/.test(text)) return 'identifier';
  return /^\p{L}{1,4}\.?$/u.test(text) ? 'word' : null;
});
