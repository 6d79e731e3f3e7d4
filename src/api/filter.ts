/** Filter of a request (int64 bitmask, interface spec): from every form that clients send to a mask, and from a mask to what it asks for. */
import { details, freeBits } from '../catalogue/details.js';
import { apiError } from './errors.js';

/** A detail on the wire: its bit, and the names by which Filter may request it. */
export interface WireDetail {
  readonly id: bigint;
  readonly name: string;
  readonly flags: readonly string[];
  /** Its bit was assigned here, for answers: Filter requests it by name, not by number. */
  readonly assigned?: true;
}

/** A customer's own detail; without an id it is answered under the next free bit, and requested by name or with Filter 0. */
export interface CustomWireDetail {
  readonly name: string;
  readonly id?: string;
  readonly group?: string;
  /** Columns of line items are requested with the table and have no bit of their own. */
  readonly lineItem?: boolean | undefined;
}

/** Lists of clients and suppliers are part of the interface, whether a customer has them or not. */
const defaultLists = ['Supplier', 'Client'];

/**
 * A customer's lists, each answered as a group "<name>Group". All such groups have the same id: a number requests all of them, a name one, by a bit
 * beyond those of the wire.
 */
export function listWireDetails(lists: readonly string[] = []): WireDetail[] {
  return [...new Set([...defaultLists, ...lists])].map((name, index) => ({ id: 1n << BigInt(65 + index), name: `${name}Group`, flags: [name] }));
}

export type FilterForm = bigint | number | string | null | undefined;

/** All details: what Filter 0 requests. */
export const wholeMask = -1n;

/** Requests no existing detail: a bit beyond those of details, since 0 stands for all. */
const nothing = 1n << 64n;

/**
 * A customer's details of the header with their bits of Filter: declared bits are kept, the others take free ones in order (`assigned`); columns of the item
 * table have none.
 */
export function customWireDetails(all: readonly CustomWireDetail[]): WireDetail[] {
  const custom = all.filter(({ lineItem }) => !lineItem);
  const taken = new Set(custom.flatMap(({ id }) => (id === undefined ? [] : BigInt(id))));
  const free = freeBits.filter((bit) => !taken.has(bit));
  // More details than free bits share the last one: the mask cannot distinguish them, the names still do.
  const next = () => free.shift() ?? freeBits.at(-1)!;
  return custom.map(({ name, id }) => (id === undefined ? { id: next(), name, flags: [name], assigned: true } : { id: BigInt(id), name, flags: [name] }));
}

/** 0n where all details are wanted. Bits are unsigned inside, so that -2^63 (BarCodeGroup) is a bit like any other. */
export function filterMask(filter: FilterForm, known: readonly WireDetail[] = details, bits: 32 | 64 = 64): bigint {
  if (filter === undefined || filter === null) return 0n;
  if (typeof filter === 'bigint') return byNumber(filter, known, bits);
  if (typeof filter === 'number') {
    if (!Number.isSafeInteger(filter)) throw apiError('FILTER_NUMBER', filter, bits);
    return byNumber(BigInt(filter), known, bits);
  }
  let mask = 0n;
  for (const part of filter.split(/[,|;]/)) mask |= partMask(part.trim(), known, bits);
  return mask;
}

function partMask(part: string, known: readonly WireDetail[], bits: 32 | 64): bigint {
  if (part === '' || part.toLowerCase() === 'none') return 0n;
  if (/^[+-]?\d{1,20}$/.test(part)) return byNumber(BigInt(part.replace('+', '')), known, bits);
  const wanted = part.toLowerCase();
  const detail = known.find(({ name, flags }) => flags.some((flag) => flag.toLowerCase() === wanted) || name.toLowerCase() === wanted);
  if (detail) return bitOf(detail.id);
  const flags = [...new Set(known.flatMap((each) => (isList(each) ? each.name : (each.flags[0] ?? []))))];
  throw apiError('FILTER_NAME', part.slice(0, 60), flags);
}

/** The mask of a number: assigned bits of a customer's details are dropped, unless another detail has them. */
function byNumber(value: bigint, known: readonly WireDetail[], bits: 32 | 64): bigint {
  const mask = inRange(value, bits);
  const bitsOf = (those: readonly WireDetail[]) => those.reduce((all, { id }) => all | bitOf(id), 0n);
  const assigned = bitsOf(known.filter((each) => each.assigned)) & ~bitsOf(known.filter((each) => !each.assigned));
  const own = mask & ~assigned;
  return own === 0n && mask !== 0n ? nothing : own;
}

function inRange(value: bigint, bits: 32 | 64): bigint {
  const half = 1n << BigInt(bits - 1);
  if (value < -half || value >= 2n * half) throw apiError('FILTER_BITS', value, bits);
  return BigInt.asUintN(64, value);
}

/** Its bit is beyond those of the wire. */
const isList = ({ id }: WireDetail): boolean => id >= nothing;

/** A subscription may name custom details that this bundle does not have; nothing named means nothing allowed. */
export function subscriptionMask(names: readonly string[], known: readonly WireDetail[]): bigint {
  return names.reduce((mask, name) => {
    const wanted = name.trim().toLowerCase();
    const detail = known.find((each) => each.name.toLowerCase() === wanted || each.flags.some((flag) => flag.toLowerCase() === wanted));
    return detail ? mask | bitOf(detail.id) : mask;
  }, 0n);
}

/** Whether a detail with one of these ids is requested. */
export type Wanted = (...ids: readonly bigint[]) => boolean;

/** Whether a detail is asked for and within the subscription; 0 asks for all. Several ids: any of them is enough. */
export function wanted(mask: bigint, subscription: bigint = wholeMask): Wanted {
  const open = [mask === 0n ? wholeMask : mask, subscription];
  // Custom and list details may be named by a bit of the wire in one mask and by a name in the other.
  return (...ids) => open.every((bits) => ids.some((id) => (bitOf(id) & bits) !== 0n));
}

/** -2^63 is the last bit of the wire. */
const bitOf = (id: bigint): bigint => (id < 0n ? BigInt.asUintN(64, id) : id);
