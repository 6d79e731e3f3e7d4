/** Fiscal signatures, numbers and texts of receipts, by ISO 3166-1 code. */
export interface FiscalMarks {
  /** Share of the receipts that could carry them; all where absent. */
  readonly share?: number;
  /**
   * Pieces of a line are separated by "~". In braces: {digits 6}, {digits 4-7}, {groups 11} (of four digits), {hex 32}, {HEX 40}, {hexGroups 4} (of eight), {HEXGroups 5}, {base64 40},
   * {code 8} (letters and digits), {uuid}, {UUID}, {amount}, {at} (a moment of the day), {day}, {tillHash} (the language's key), {pick a;b}.
   */
  readonly lines: readonly string[];
}

export const fiscalMarks: Readonly<Record<string, FiscalMarks>> = {
  // Kassensicherungsverordnung, section 6.
  DE: {
    lines: [
      'TSE-Transaktion:~{digits 4-7}',
      'TSE-Start:~{at}.000Z',
      'TSE-Stop:~{at}.000Z',
      'TSE-Seriennummer:~{hex 32}',
      'Signaturzähler:~{digits 6}',
      'TSE-Signatur:~{base64 40}',
      'Seriennr. Kasse:~{hex 12}',
    ],
  },
  AT: { lines: ['Kassen-ID~{pick K;KASSE;RK}{digits 3}', 'RKSV~_R1-AT1_{digits 4}'] },
  HR: {
    lines: [
      'JIR:~{uuid}',
      'ZKI:~{hex 32}',
      '{pick Oznaka operatera:;Operater:}~{digits 2}',
      '{pick Način plaćanja:;Vrsta plaćanja:}~{pick Gotovina;Kartice;Transakcijski račun}',
    ],
  },
  SI: { lines: ['ZOI:~{hex 32}', 'EOR:~{uuid}'] },
  CZ: { lines: ['FIK:~{uuid}-ff', 'BKP:~{HEXGroups 5}', 'EET:~běžný režim'] },
  SK: { lines: ['UID:~O-{HEX 32}', 'OKP:~{hexGroups 4}', 'Kód pokladnice:~8882{digits 13}'] },
  IT: { lines: ['{pick RT;Cassa RT}~{pick 99MEX;96SRT;2CITP;72MU}{digits 6}', 'DOCUMENTO COMMERCIALE', 'di vendita o prestazione'] },
  PL: { lines: ['PARAGON FISKALNY', 'NIP nabywcy:~-', '{pick #001 KIEROWNIK;Nr sys.}~{digits 4}', '{HEX 40}', 'BCE~{digits 10}'] },
  PT: { lines: ['ATCUD:~{code 8}-{digits 3}', '{base64 4}-Processado por programa certificado nº {digits 4}/AT'] },
  BR: { lines: ['Chave de acesso:~{groups 11}', 'Protocolo de autorização:~{digits 15}~{day}', 'Valor aprox. dos tributos R$~{amount}'] },
  AR: { lines: ['CAE N°:~{digits 14}', 'Fecha Vto. CAE:~{day}', 'IIBB:~{digits 9}'] },
  MX: {
    lines: [
      'Folio fiscal:~{UUID}',
      'No. de serie del certificado:~{digits 20}',
      'Este documento es una representación impresa de un CFDI',
      'Sello digital:~{base64 44}',
    ],
  },
  TR: { lines: ['ETTN:~{UUID}', 'Senaryo:~{pick TICARIFATURA;TEMELFATURA;EARSIVFATURA}', 'MF YAB~{digits 8}'] },
  ES: { share: 0.4, lines: ['VERI*FACTU', 'Factura verificable en la sede electrónica de la AEAT'] },
  SE: { lines: ['Kontrollenhet:~{pick CLEANCASH;INFR}{digits 9}'] },
  BE: { lines: ['VAT~{digits 4}/{digits 6} NS', '{tillHash}~{hex 8}'] },
};
