/** Italian: accompanying invoices and postal payment forms of Italy. */
import type { Forms } from '../forms.js';
import { list, otherFields, rows } from '../lists.js';

export const forms: Forms = {
  ruled: [
    {
      countries: ['IT'],
      weight: 3,
      titles: list('Fattura|Fattura accompagnatoria|Fattura immediata|Documento di trasporto e fattura'),
      subtitles: list('|Copia cliente|Copia di cortesia priva di valore fiscale'),
      headings: {
        sender: list('Mittente|Cedente/prestatore|Fornitore'),
        receiver: list('Spett.le|Destinatario|Cliente|Cessionario/committente|Intestatario'),
        delivery: list('Destinazione merce|Luogo di destinazione|Destinazione|Luogo di consegna'),
        carrier: list('Vettore|Vettore e data ritiro|Incaricato del trasporto'),
        sums: list('Totali|Riepilogo'),
        items: list('Descrizione dei beni'),
        notes: list('Annotazioni|Note'),
      },
      fields: {
        name: list('Ragione sociale|Denominazione|Cognome e nome / Ditta'),
        street: list('Indirizzo|Via'),
        district: list('Località|Frazione'),
        zip: list('CAP|C.A.P.'),
        city: list('Città|Comune|Località'),
        state: list('Prov.|Provincia|Pr.'),
        phone: list('Tel.|Telefono|Telefono/Fax'),
      },
      number: list('Numero documento|Fattura n.|N. documento|Numero|Nr. doc.'),
      date: list('Data documento|Data|Del'),
      sender: { block: 0.35, cells: 0.05, head: 0.6 },
      parties: { cells: 0.2, blocks: 0.65, column: 0.15 },
      others: otherFields(
        'Valuta=EUR,Euro|Pagina=1,1/1|Agente={n},|Codice cliente={n}|Listino={n},|Banca d’appoggio=|Resa=Franco,Porto assegnato|Zona={n}|Tipo documento=TD01,Fattura',
      ),
      freight: otherFields(
        'Causale del trasporto=Vendita,Conto visione|Aspetto esteriore dei beni=Scatole,Pallet,A vista|N. colli={n}|Peso kg={n}|Porto=Franco,Assegnato|Data e ora ritiro={date}|Firma del conducente=|Firma del destinatario=',
      ),
      taxes: list('Spese trasporto|Spese incasso|Spese varie|Bolli|Acconto|Sconto|Spese imballo'),
    },
  ],
  payment: {
    IT: {
      share: 0.08,
      titles: ['CONTI CORRENTI POSTALI - Ricevuta di Versamento', 'BollettinoPA', 'Avviso di pagamento', 'pagoPA - Avviso di pagamento'],
      rows: rows(`25 sul C/C n./Codice avviso=number|25 di Euro/Importo=amount|50 Entro il/Scadenza=due
        50 Intestato a/Ente creditore/Beneficiario=payeeName|50 IBAN=iban
        50 Causale/Oggetto del pagamento=purpose|50 Eseguito da/Destinatario avviso=payer`),
      machine: 'giro',
    },
  },
  qrBill: {
    receipt: 'Ricevuta',
    payment: 'Sezione pagamento',
    payable: 'Conto / Pagabile a',
    reference: 'Riferimento',
    payer: 'Pagabile da',
    currency: 'Valuta',
    amount: 'Importo',
    acceptance: 'Punto di accettazione',
  },
  orangeSlip: { payee: 'Einzahlung für / Versement pour', account: 'Konto / Compte' },
};
