/** Country calling codes (ITU-T E.164) that one country alone has, of the countries whose telephone numbers tell a document's country. */
import { countries } from './country-table.js';

/** Of countries without a row in the table. More of them would be read into sums and article numbers ("+81 7"). */
const others = { AE: '+971', BG: '+359', CY: '+357', IN: '+91', LT: '+370', LV: '+371', MT: '+356', NZ: '+64', SG: '+65' } as const;

const all = [...countries.map(({ code, phonePrefix }) => [code, phonePrefix] as const), ...Object.entries(others)];

/** ISO 3166-1 alpha-2 by the digits behind the plus. */
export const countryByDiallingCode: ReadonlyMap<string, string> = new Map(
  all.flatMap(([country, prefix]) => (all.some(([other, same]) => same === prefix && other !== country) ? [] : [[prefix.slice(1), country] as const])),
);
