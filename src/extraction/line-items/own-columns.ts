/** A customer's own columns of the item table (serial number, project): the words of a row that were taken for one, as one cell. */
import { runsOf } from '../../grouped.js';
import type { Token } from '../../features/contract.js';
import { columnNames } from '../../network/config.js';
import { kinds } from '../../values/index.js';
import type { KindName } from '../../values/kind.js';
import type { Prediction } from '../found.js';
import { columnsOf } from './cells/columns.js';
import { tokensOn } from '../../features/tokens/line-index.js';
import { evidenceOf } from '../decoding/predictions.js';
import { gap } from './cells/table-cells.js';
import { boxOf, isApart, textOf } from '../../features/tokens/token-text.js';
import type { TableRow } from './cells/cell.js';

export interface OwnColumn {
  readonly name: string;
  readonly kind: string;
  /** The part of a cell that the customer's own pattern takes for the value; undefined where it finds none. */
  readonly part?: (text: string) => string | undefined;
}

const builtIn = columnNames().length;
/** Columns whose words a value of a customer's may be taken from: it is within the description, or is nothing else. */
const sources = columnsOf('outside', 'Description');
/**
 * Share from which such a word is taken where the row has no cell of the column. Viterbi smoothing joins
 * neighbouring words: one word behind its key ("S/N: ZA961") has to be seven times as likely as the description to be tagged apart.
 */
const narrow = 0.35;

/** Columns in the order of the network's, behind the built-in ones. Undefined where the row has none of them. */
export function ownCells(row: TableRow, columns: readonly OwnColumn[]): Readonly<Record<string, Prediction>> | undefined {
  const cells = columns.flatMap((column, i) => cellOf(row, builtIn + i, column) ?? []);
  return cells.length > 0 ? Object.fromEntries(cells.map((cell) => [cell.name, cell])) : undefined;
}

interface Run {
  readonly tokens: readonly Token[];
  /** Of the column's shares over its words. */
  readonly sum: number;
}

function cellOf(row: TableRow, index: number, column: OwnColumn): Prediction | undefined {
  const chosen = runsIn(row, index, isChosen);
  const runs = chosen.length > 0 || column.kind === 'text' ? chosen : runsIn(row, index, isNarrow);
  // Text may run over lines; of anything else the likeliest that can be read counts.
  const choices =
    column.kind === 'text' && runs.length ? [{ tokens: runs.flatMap(({ tokens }) => tokens), sum: runs.reduce((all, { sum }) => all + sum, 0) }] : runs;
  const mean = ({ tokens, sum }: Run) => sum / tokens.length;
  for (const run of [...choices].sort((a, b) => mean(b) - mean(a))) {
    const text = textOf(run.tokens);
    const value = valueIn(text, column);
    if (value === undefined) continue;
    const probability = mean(run);
    return { name: column.name, value, text, score: probability, page: row.piece.page.page, box: boxOf(run.tokens), evidence: evidenceOf(probability) };
  }
  return undefined;
}

type IsTaken = (chosen: number, share: number, column: number) => boolean;
const isChosen: IsTaken = (chosen, _, column) => chosen === column;
const isNarrow: IsTaken = (chosen, share) => share >= narrow && sources.has(chosen);

/** Words of the column that are together on a line. */
function runsIn({ piece, lines }: TableRow, column: number, isTaken: IsTaken): Run[] {
  const { tokens } = piece.page;
  const shareOf = (i: number): number => piece.columns[i * piece.columnCount + column]!;
  const taken = tokensOn(piece.page, lines).filter((i) => isTaken(piece.chosen[i]!, shareOf(i), column));
  const runs = runsOf(taken, (last, next) => last === next - 1 && !isApart(tokens[last]!, tokens[next]!, gap));
  return runs.map((run) => ({ tokens: run.map((i) => tokens[i]!), sum: run.reduce((sum, i) => sum + shareOf(i), 0) }));
}

function valueIn(printed: string, { kind: name, part }: OwnColumn): string | undefined {
  const text = part ? part(printed) : name === 'identifier' ? printed.slice(keyEnd(printed)) : printed;
  if (text === undefined) return undefined;
  const kind = kinds[name as KindName];
  const whole = kind.read(text)[0];
  if (whole) return whole.value;
  const span = kind.find(text)[0];
  return span && kind.read(text.slice(span.start, span.end))[0]?.value;
}

/** Where "Los-Nr." ends in "Los-Nr. 54-6767", "S/N:" in "S/N:ZA961": behind the last sign of a key that no digit is before. */
function keyEnd(text: string): number {
  const digit = text.search(/\d/);
  for (let i = digit - 1; i > 0; i--) if (/[:.#]/.test(text[i]!) && (text[i] !== '.' || text[i + 1] === ' ')) return i + 1;
  return 0;
}
