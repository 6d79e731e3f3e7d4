/**
 * Fingerprints of all numbers that two drawn documents are turned into. Networks are trained on these numbers: where they change, so must featuresVersion, and
 * only then is the file beside this one written anew: node --import tsx test/features/stored-rows.ts --write
 */
import { createHash } from 'node:crypto';
import { batchOf } from '../../src/features/batch.js';
import { featuresVersion } from '../../src/features/contract.js';
import { encode } from '../../src/features/encode.js';
import { featureSchema } from '../../src/features/schema.js';
import { writeJson } from '../../src/files.js';
import { drawn } from '../drawn.js';

const invoice = drawn(
  `
  Muster Werkzeuge GmbH                                   Rechnung
  Hauptstraße 12, 1010 Wien                               Nr.:RE-2024/4711
                                                          Datum: 12.03.2024
  Firma                                                   Kunden-Nr. 10023
  Beispiel s.r.o.
  Dlouhá 7
  CZ-110 00 Praha 1

  Pos  Artikel     Bezeichnung            Menge   Preis     Betrag
  ------------------------------------------------------------------
  1    A-100       Schraube M8 x 40       200 Stk   0,15      30,00
                   verzinkt
  2    B-7/2       Bohrmaschine             1 Stk  70,00      70,00
  ------------------------------------------------------------------
                                          Netto              100,00
                                          zzgl. 20% USt       20,00
                                          Gesamtbetrag    120,00EUR
  Zahlbar bis 11.04.2024 oder innerhalb von 10 Tagen mit 2 % Skonto
  UID: ATU57780814   IBAN AT61 1904 3002 3457 3201   BIC BKAUATWW
  \f
  Seite 2 von 2    www.muster.at    office@muster.at   Tel. +43 1 234567-0`,
  { bold: /Rechnung|Gesamtbetrag/ },
);
const receipt = drawn(
  `
  SHOP LONDON LTD
  VAT No GB 980 7806 84
  03/04/2025 12:30
  Tea            2 x £1.25     £2.50
  TOTAL                        £2.50
  Thank you!`,
  { language: 'en', countries: ['GB'], format: 'Receipt', source: 'ocr', confidence: 0.91 },
);

export interface Fingerprint {
  readonly numbers: number;
  readonly sum: number;
  readonly sha256: string;
}

export interface StoredRows {
  readonly featuresVersion: number;
  readonly arrays: Readonly<Record<string, Fingerprint>>;
}

export function rowsNow(): StoredRows {
  const arrays: Record<string, Fingerprint> = {};
  for (const [name, document] of Object.entries({ invoice, receipt })) {
    const hints = { receiverVatIds: new Set<string>(), senderVatIds: new Set(['ATU57780814']) };
    const pages = encode(document, { hints });
    pages.forEach(({ page, tokens, candidates, ids, tokenFeatures, relations, candidateFeatures, lineFeatures }) => {
      for (const [what, array] of Object.entries({ ids, tokenFeatures, relations, candidateFeatures, lineFeatures }))
        arrays[`${name} ${page} ${what}`] = fingerprint(array instanceof Uint8Array ? Int32Array.from(array) : array);
      arrays[`${name} ${page} candidates`] = fingerprint(Int32Array.from(candidates.flatMap(({ first, last, value }) => [first, last, value.length])));
      arrays[`${name} ${page} tokens`] = fingerprint(Int32Array.from(tokens.flatMap(({ word, start, end, line }) => [word, start, end, line])));
    });
    for (const task of ['details', 'line-items'] as const)
      for (const [what, { data }] of Object.entries(batchOf(pages, { task }).tensors)) arrays[`${name} ${task} ${what}`] = fingerprint(data);
  }
  return { featuresVersion, arrays };
}

function fingerprint(array: Float32Array | Int32Array): Fingerprint {
  const bytes = Buffer.from(array.buffer, array.byteOffset, array.byteLength);
  return {
    numbers: array.length,
    sum: Number(
      Float64Array.from(array)
        .reduce((sum, value) => sum + value, 0)
        .toPrecision(12),
    ),
    sha256: createHash('sha256').update(bytes).digest('hex').slice(0, 16),
  };
}

if (process.argv.includes('--write')) {
  await writeJson(new URL('./stored-rows.json', import.meta.url).pathname, rowsNow());
  await writeJson(new URL('./schema.json', import.meta.url).pathname, featureSchema);
}
