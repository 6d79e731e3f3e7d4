/** What the memory says of pages that are half alike: one form of two suppliers, another program of one supplier, values that are printed otherwise. */
import assert from 'node:assert/strict';
import test from 'node:test';
import type { Labels } from '../../src/dataset/label.js';
import type { Document } from '../../src/document/document.js';
import { encode } from '../../src/features/encode.js';
import { encodeLayouts } from '../../src/memory/codec.js';
import { openLayouts } from '../../src/memory/layouts.js';
import { rememberLabelled } from '../../src/training/memory/remember-labelled.js';
import { drawn } from '../drawn.js';
import { asked, columns } from './workshop.js';

interface Slip {
  readonly sender?: string;
  readonly dated?: string;
  readonly key?: string;
  readonly total?: string;
}

/** A page of a form that many fill in. */
const slip = ({ sender = 'Imkerei Falke Bachweg 9 99084 Erfurt', dated = '04.02.2026', key = 'Summe', total = '225,00' }: Slip): Document =>
  drawn(`
    Empfangsschein                      Zahlteil
    Konto / Zahlbar an
    ${sender}

    ${dated}
    Referenz                            Zusaetzliche Informationen
    Waehrung                            Betrag
    ${key.padEnd(36)}${total}
    Annahmestelle                       Zahlbar durch
  `);

/** Of the same supplier by another program; two words stand where those of the slip do. */
const otherProgram = drawn(`
    Referenz                     Imkerei Falke Bachweg 9 99084 Erfurt
    Konto

    Honig im Glas, Kunde Lindner, zwei Kisten, geliefert nach Apolda

    04.03.2026                          am Tor uebergeben
    Rechnung vom                        07.03.2026
`);

const labelsOf = ({ pages: [page] }: Document): Labels => {
  const at = (value: string, ...texts: readonly string[]) => ({
    value,
    places: [{ page: 0, words: texts.map((text) => page!.words.findIndex((word) => word.text === text)) }],
  });
  return {
    details: { InvoiceDate: [at('2026-02-04', '04.02.2026')], GrandTotalAmount: [at('225.00', '225,00')] },
    groups: {},
    contacts: [{ role: 'Sender', fields: { Name: at('Imkerei Falke', 'Imkerei', 'Falke'), Street: at('Bachweg 9', 'Bachweg', '9') } }],
  };
};

const known = slip({});
const memory = openLayouts(encodeLayouts([rememberLabelled({ ...known, name: 'known' }, labelsOf(known), columns)]), 'test');

/** What the memory adds to the logit of a value, by its text. */
function termOf(document: Document, detail: string, text: string): number {
  const of = columns.filter(({ name }) => name === detail);
  const page = asked(document, 1, { text, logit: 3 });
  const terms = memory.recall(document, [page.page])!.details([page], of)[0]!;
  return terms[page.page.candidates.findIndex((each) => each.text === text && each.kind === of[0]!.kind)]!;
}

test('the form of another supplier is not recalled', () => {
  const recalled = (document: Document) => memory.recall(document, encode(document))?.names;
  assert.deepEqual(recalled(slip({ dated: '11.03.2026' })), ['known']);
  assert.equal(recalled(slip({ sender: 'Weberei Dohle Markt 3 07743 Jena' })), undefined);
});

test('of another program of the supplier contacts are recalled, not details', () => {
  const page = asked(otherProgram);
  const recalled = memory.recall(otherProgram, [page.page])!;
  assert.deepEqual(recalled.names, ['known']);
  assert.ok(recalled.tags(page).some((term) => term !== 0));
  assert.equal(termOf(otherProgram, 'InvoiceDate', '04.03.2026'), 0);
});

test('a sign between thousands does not change the form of an amount', () =>
  assert.equal(termOf(slip({ total: '1.480,00' }), 'GrandTotalAmount', '1.480,00'), termOf(slip({ total: '12480,00' }), 'GrandTotalAmount', '12480,00')));

test('where no remembered place is found, what the network holds likeliest stays as likely', () =>
  assert.equal(termOf(slip({ key: '225,00 und 19,00 zusammen', total: '' }), 'GrandTotalAmount', '225,00'), 0));
