/** Countries whose addresses have the quarter on the line of the street, behind its number, by ISO 3166-1 code: "Rua das Palmeiras, 99, Jardim Novo". */
export interface QuarterBehindNumber {
  /** What else is there, and belongs to the street: shops, floors, blocks; separated by "|". */
  readonly units: string;
}

export const quartersBehindNumbers: ReadonlyMap<string, QuarterBehindNumber> = new Map([
  ['BR', { units: 'loja|lj|sala|sl|andar|apto|apt|bloco|bl|casa|cj|conj|conjunto|fundos|galpão|galp|lote|km|térreo|box' }],
]);
