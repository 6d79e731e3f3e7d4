/** Countries whose addresses have the quarter on the line of the street, behind its number, by ISO 3166-1 code: "Rua das Palmeiras, 99, Jardim Novo". */
export interface QuarterBehindNumber {
  /** What else is there, and belongs to the street: shops, floors, blocks; separated by "|". */
  readonly units: string;
}

export const quartersBehindNumbers: ReadonlyMap<string, QuarterBehindNumber> = new Map([
  ['BR', { units: 'loja|lj|sala|sl|andar|apto|apt|bloco|bl|casa|cj|conj|conjunto|fundos|galpão|galp|lote|km|térreo|box' }],
]);

/** What quarters and parts of buildings are called that some town is called, too, and what stands behind towns (CEDEX); folded, without blanks. */
export const commonQuarters: ReadonlySet<string> = new Set(
  'cedex altstadt neustadt mitte berg hof haus halle nord sud west ost center centre centro centrum centar merkez scala piano corte marina zonaindustriale sector nagar colony market'.split(
    ' ',
  ),
);

/** Countries that number the districts of their towns behind the name: "Colombo 03", "Pokhara-8", "Dublin 8", "Praha 5". */
export const numbersDistricts: ReadonlySet<string> = new Set(['LK', 'NP', 'IE', 'CZ', 'FR', 'HU']);
