/** Territories whose banks have BICs with a code of their own and IBANs of the country that they are a part of (ISO 13616, ISO 9362): by ISO 3166-1 code of the country. */
const territories: Readonly<Record<string, readonly string[]>> = {
  FI: ['AX'],
  FR: ['BL', 'GF', 'GP', 'MF', 'MQ', 'NC', 'PF', 'PM', 'RE', 'WF', 'YT'],
  GB: ['GG', 'IM', 'JE'],
};

/** The country that the IBANs of a territory begin with. */
export const ibanCountryOfTerritory: ReadonlyMap<string, string> = new Map(
  Object.entries(territories).flatMap(([country, own]) => own.map((code) => [code, country] as const)),
);
