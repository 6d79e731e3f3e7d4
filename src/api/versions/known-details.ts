/** What of the catalogue and of a customer's bundle a version has, for Filter and for answers. */
import { details } from '../../catalogue/details.js';
import { type CustomWireDetail, customWireDetails, listWireDetails, type WireDetail } from '../filter.js';
import type { Version } from './version.js';

/** Whether the version has the detail of the catalogue. */
export const hasDetail = (version: Version, name: string): boolean => version.details.includes(name);

/** Of a customer's bundle: custom details and whitelists. */
export const ownDetails = (version: Version, custom: readonly CustomWireDetail[], lists?: readonly string[]): WireDetail[] => [
  ...customWireDetails(custom),
  ...(hasDetail(version, 'WhitelistGroup') ? listWireDetails(lists) : []),
];

/** What a Filter of this version may name: details of the catalogue, and `custom` ones. */
export function knownDetails(version: Version, custom: readonly WireDetail[]): WireDetail[] {
  const { flags } = version;
  const builtIn = details
    .filter(({ name }) => hasDetail(version, name))
    .map((detail) => (flags ? { ...detail, name: '', flags: detail.flags.filter((flag) => flags.includes(flag)) } : detail));
  return [...builtIn, ...custom];
}

/** Whether an id may be in an answer: one of a detail that the version has, or one of a customer's own. */
export function idsOf(version: Version, custom: readonly WireDetail[]): (id: bigint) => boolean {
  const has = new Set([...details.filter(({ name }) => hasDetail(version, name)), ...custom].map(({ id }) => id));
  const builtIn = new Set(details.map(({ id }) => id));
  return (id) => has.has(id) || !builtIn.has(id);
}
