/** Statement of the capital behind a company's name where the law of its country asks for it, by ISO 3166-1 code; {n} is an amount. */
export const capitalStatements: Readonly<Record<string, readonly string[]>> = {
  FR: ['au capital de {n} €', 'au capital de {n} euros', 'au capital social de {n} €', 'Capital : {n} €'],
  IT: ['cap. soc. € {n} i.v.', 'Capitale sociale € {n}'],
  ES: ['Capital social {n} €'],
  PT: ['Capital Social {n} €', 'Cap. Social € {n}'],
  DE: ['Stammkapital {n} €'],
  BE: ['au capital de {n} €'],
  LU: ['au capital de {n} €'],
  RO: ['Capital social: {n} lei'],
  PL: ['kapitał zakładowy {n} zł'],
};
