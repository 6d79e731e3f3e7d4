/** Invoices of a workshop that prints the order's number under a key of its own, and their labels. */
import assert from 'node:assert/strict';
import type { Labels } from '../../src/dataset/label.js';
import type { Document } from '../../src/document/document.js';
import { encode } from '../../src/features/encode.js';
import type { RecallQuery } from '../../src/memory/recall.js';
import type { RememberedDocument } from '../../src/memory/remembered.js';
import { tagNames } from '../../src/network/config.js';
import { columnsOf } from '../../src/training/batches/pages.js';
import { type RememberOptions, rememberLabelled } from '../../src/training/memory/remember-labelled.js';
import { drawn } from '../drawn.js';

export const columns = columnsOf([]);

export interface Facts {
  readonly receiver?: string;
  readonly number: string;
  readonly order: string;
  readonly date: string;
}

export const workshop = ({ receiver = 'Nordlicht Verlag GmbH', number, order, date }: Facts): Document =>
  drawn(`
    Drechslerei Amsel
    Werkhof 7, 04420 Markranstaedt                  www.amsel-holz.example

    ${receiver.padEnd(36)}            Vorgang      ${order}
    Lindenallee 3                                   Beleg        ${number}
    80331 Muenchen                                  vom          ${date}

    Menge   Gegenstand                              Betrag
    2       Schale aus Esche                        58,00

    Zu zahlen                                       58,00
  `);

const wordsOf = ({ pages: [page] }: Document, text: string) => {
  const parts = text.split(' ');
  const first = page!.words.findIndex((_, i) => parts.every((part, k) => page!.words[i + k]?.text === part));
  assert.ok(first >= 0, text);
  return parts.map((_, k) => first + k);
};

export const labelled = (document: Document, { receiver = 'Nordlicht Verlag GmbH', number, order, date }: Facts): Labels => {
  const label = (value: string, printed = value) => ({ value, places: [{ page: 0, words: wordsOf(document, printed) }] });
  const [day, month, year] = date.split('.');
  return {
    supplier: 'amsel',
    details: { InvoiceId: [label(number)], ReceiverOrderId: [label(order)], InvoiceDate: [label(`${year}-${month}-${day}`, date)], DeliveryNoteId: [] },
    groups: {},
    contacts: [
      { role: 'Sender', fields: { Name: label('Drechslerei Amsel'), Street: label('Werkhof 7', 'Werkhof 7,') } },
      { role: 'Receiver', fields: { Name: label(receiver) } },
    ],
  };
};

export const first: Facts = { number: '2026-118', order: '70031', date: '02.03.2026' };
export const second: Facts = { receiver: 'Stadtwerke Aurich', number: '2026-131', order: '70090', date: '17.03.2026' };

/** As it is remembered, with the labels that `change` makes of the right ones. */
export function rememberedWorkshop(
  name: string,
  facts: Facts,
  change: (labels: Labels) => Labels = (labels) => labels,
  options?: RememberOptions,
): RememberedDocument {
  const document = workshop(facts);
  return rememberLabelled({ ...document, name }, change(labelled(document, facts)), columns, options);
}

/** A network that says the same of everything; `logit`: of all candidates but those of a text, of which it is sure. */
export function asked(document: Document, details = 1, sure?: { readonly text: string; readonly logit: number }): RecallQuery {
  const [page] = encode(document);
  const logits = page!.candidates.flatMap(({ text }) => Array<number>(details).fill(text === sure?.text ? sure.logit : -4));
  return { page: page!, logits: Float32Array.from(logits), tags: new Float32Array(page!.tokens.length * tagNames.length).fill(1 / tagNames.length) };
}
