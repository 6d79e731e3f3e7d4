/** Italian: the wordings that announce details, contacts and columns. */
import type { LanguageTerms } from '../language.js';
import { wordings } from '../lists.js';

export const terms: LanguageTerms = {
  terms: wordings({
    invoice:
      'Fattura|FATTURA|Fattura di vendita|Fattura immediata|Fattura differita|Fattura accompagnatoria|Parcella|Fattura di cortesia|Fattura elettronica|Fattura proforma|Avviso di parcella|Fattura d’acconto|Fattura di acconto|Fattura a saldo|Nota proforma|Ricevuta sanitaria',
    creditNote: 'Nota di credito|NOTA DI CREDITO|Nota credito|Nota di accredito|Nota di variazione|Storno fattura|Nota di credito a cliente',
    receipt:
      'Ricevuta|Scontrino|Ricevuta fiscale|Documento commerciale|Quietanza|Scontrino fiscale|Ricevuta di pagamento|Documento di vendita|Ricevuta non fiscale',
    deliveryNoteTitle: 'Documento di trasporto|DDT|Bolla di consegna|Bolla di accompagnamento',
    orderConfirmationTitle: 'Conferma d’ordine|Conferma ordine|Ordine cliente',
    offerTitle: 'Preventivo|Offerta|Offerta commerciale|Quotazione',
    reminderTitle: 'Sollecito di pagamento|Sollecito|Estratto conto|Secondo sollecito',
    termsTitle: 'Condizioni generali di vendita|Condizioni generali|Condizioni di vendita|Termini e condizioni',
    letterSubject: 'Oggetto|Rif.|Riguarda|Oggetto della lettera',
    invoiceId:
      'Fattura n.|Numero fattura|N. fattura|Numero documento|Fattura nr.|N° fattura|Fattura N°|Nr. fattura|Numero|N. documento|Fattura|Fatt. n.|Num. fattura|Nr. documento|N. doc.|Doc. n.|Nr.|Numero doc.|Documento n.|Num. doc.|Nota di credito n.|Fattura num.|Fattura numero|Numero Fatt.|Nr. Doc.|N. Fatt.|Numero di fattura|Documento nr.|Numero/Data documento|Scontrino n.|Ricevuta n.|N. ricevuta|Nr. fatt.|Doc. nr.|N. progressivo|Parcella n.|N. nota',
    invoiceDate:
      'Data fattura|Data|Data documento|Data doc.|Data emissione|Data di emissione|Data della fattura|Fattura del|del|Emessa il|Data fatt.|in data|Data di fatturazione|Li|Data fattura/documento|Emesso il|Emissione|Data ft.|Data di fattura|Data nota|Data del documento|Data Fattura Doc.|Luogo e data|Fatturato il|Data ricevuta',
    deliveryDate:
      'Data consegna|Data di consegna|Data prestazione|Data spedizione|Data DDT|Consegnato il|Data trasporto|Data di fornitura|Data ritiro|Consegna del|Data effettuazione operazione|Data inizio trasporto|Data intervento|Lavori eseguiti il|Eseguito il|Intervento del|Data esecuzione|Data di esecuzione|Prestazione del|Lavori ultimati il|Data lavori|Spedito il|Data di esecuzione lavori|Data della prestazione|Data prest.|Data fornitura|Data cessione|Data di vendita|Data vendita|Data e ora ritiro|Data erogazione|Merce consegnata il|Data partenza|Data lavoro',
    deliveryNoteId:
      'DDT n.|Numero DDT|DDT|D.D.T. n.|Bolla n.|N. DDT|Rif. DDT|Documento di trasporto n.|Nr. DDT|Rif. D.D.T.|Bolla di consegna n.|Ns. DDT|Vs. DDT n.|N. bolla|Nr. bolla|Numero bolla|Bolla|Bolle|DDT nr.|DDT num.|Documento di trasporto|Rif. bolla|Vs. bolla',
    customerId:
      'Codice cliente|Cod. cliente|Cliente|N. cliente|Numero cliente|Cod. Cli.|Codice Cliente|Nr. cliente|Cod.cliente|Cliente n.|Vs. codice|Codice utente|Conto cliente|N° cliente|Codice soggetto|Cod. anagrafica|Numero utente|Codice utenza|Codice cli.|Cod. Cl.|Codice contraente|ID cliente|Vs. cod. cliente|Matricola cliente|Rif. cliente|N. tessera|Numero cliente/utenza|Codice conto cliente',
    receiverOrderId:
      'Vs. ordine|Vs. ordine n.|Rif. Vs. ordine|Vostro ordine|Vs. rif.|Numero ordine|Ordine n.|Vostro riferimento|Ordine d’acquisto|N. ordine|Rif. ordine|Vs. riferimento|Ordine cliente|Nr. ordine|N. ordine cliente|Vs. ord.|V/s ordine|Ordine di acquisto n.|Rif. ordine cliente|Ordine cliente n.|Ordine cliente nr.|Ordine d’acquisto n.|N. ordine di acquisto|Numero d’ordine|Rif. Vs. ord.|Rif. Vs. ordine n.|Vs. Ordine Nr.|Riferimento ordine|Numero ordine di acquisto|Rif. acquirente|Vs. commessa|Nr. OdA',
    receiverOrderDate:
      'Data ordine|Vs. ordine del|Ordine del|Data ordine cliente|Data Vs. ordine|Vostro ordine del|Data dell’ordine|Data ord.|Rif. ordine del|Data dell’ordine cliente|Data ordine di acquisto|Data Vs. ord.',
    senderOrderId:
      'Ns. ordine|Ns. rif.|Conferma ordine|Ns. riferimento|Ordine|Nostro ordine|Commessa|Conferma d’ordine n.|N. commessa|Ns. ord.|Nostro riferimento|Ordine interno|Rif. interno|Ordine nr.|N/rif.|Rif. ns. ordine|Ns. ordine n.|Nostro ordine n.|N. conferma ordine|Conferma d’ordine|Ordine di vendita|Ordine di lavoro|N. commessa interna|Ns. commessa',
    senderOrderDate: 'Data conferma ordine|Data ordine|Ns. ordine del|Data commessa|Conferma d’ordine del|Conferma del|Data ns. ordine|Ordine registrato il',
    costCenter: 'Centro di costo|C.d.C.|CdC|Centro costo|Cod. centro di costo|Centro di spesa|Centro di profitto',
    dueDate:
      'Scadenza|Data scadenza|Data di scadenza|Scadenze|Pagare entro il|Scadenza pagamento|Da pagare entro il|Entro il|Data pagamento|Scade il|Termine di pagamento|Scadenza rata|Pagamento entro il|Scad.|Valuta|Addebito il|Da versare entro il|Pagabile entro il|Scadenza fattura|Scadenza del pagamento|Data scadenza pagamento|Scadenza pag.|Data di pagamento|Pagabile al|Pagamento al|Data scad.|Scad. pagamento|Saldare entro il|Termine pagamento|Scadenza il|In scadenza il|Da pagare entro|Scadenza/e|Data pag.|Da saldare entro il',
    paymentTerms:
      'Condizioni di pagamento|Pagamento|Modalità di pagamento|Modalità pagamento|Cond. pagamento|Termini di pagamento|Tipo pagamento|Condizioni pagamento|Metodo di pagamento|Pagamenti|Tipologia di pagamento|Forma di pagamento|Mod. pagamento|Mod. pag.|Cond. pag.|Metodo pagamento|Codice pagamento|Tipo di pagamento|Condiz. di pagamento|Termini pagamento|Modalità',
    discount:
      'Sconto cassa|Sconto pagamento anticipato|Sconto finanziario|Sconto per pronta cassa|Sconto se pagato entro|Sconto incondizionato cassa|Sc. cassa',
    deliveryPeriod:
      'Periodo|Periodo di riferimento|Periodo di fatturazione|Periodo fatturato|Periodo di fornitura|Competenza|Periodo di competenza|Periodo prestazione|Periodo di consumo|Soggiorno|Periodo di noleggio|Periodo di competenza fattura|Periodo di servizio|Periodo di abbonamento|Periodo contabile|Periodo fatturazione|Bimestre|Mese di competenza|Periodo di fatturaz.|Periodo di consegna',
    from: 'dal|da|Inizio|Arrivo|Data inizio|Data iniziale|Data di inizio|Dalla data|Inizio periodo|Check-in|Data arrivo',
    to: 'al|a|Fine|Partenza|Data fine|fino al|Data di fine|Alla data|Fine periodo|Check-out|Data partenza',
    netTotal:
      'Imponibile|Totale imponibile|Totale netto|Netto|Tot. imponibile|Totale merce|Imponibile netto|Subtotale|Totale IVA esclusa|Importo netto|Totale merci|Netto merce|Tot. netto|Totale (IVA escl.)|Totale parziale|Totale servizi|Tot. merce|Totale imponibili|Totale merce netta|Tot. netto merce|Tot. imponibili|Totale senza IVA|Totale esclusa IVA|Totale al netto IVA|Totale netto IVA|Importo imponibile totale|Totale prestazioni|Totale lordo merce|Totale righe|Totale compensi|Imponibile IVA totale|Importo totale imponibile|Totale beni|Totale esente IVA',
    vatTotal:
      'IVA|Totale IVA|Imposta|Totale imposta|Importo IVA|Tot. IVA|I.V.A.|Imposte|Totale imposte|Ammontare IVA|Totale I.V.A.|Tot. imposta|IVA totale|Imposta IVA|Importo imposta|Imposta totale|IVA a debito|Totale importo IVA',
    grandTotal:
      'Totale fattura|Totale documento|Totale|Totale generale|Totale complessivo|Importo totale|Totale IVA inclusa|Tot. documento|Totale Euro|Totale lordo|Totale ivato|Tot. fattura|Totale (IVA incl.)|Totale doc.|Totale €|Importo fattura|Totale IVA compresa|Totale IVA inc.|Totale con IVA|Totale incluso IVA|Totale compreso IVA|Importo totale documento|Importo totale fattura|Importo totale IVA inclusa|Totale EUR|Totale importo|Totale Fatt.|Tot. generale|Totale scontrino|Totale da fatturare|Totale fattura in Euro|Prezzo totale IVA incl.',
    vatRate: 'Aliquota|Aliquota IVA|% IVA|IVA %|Aliq.|Aliq. IVA|Ali. IVA',
    vatBase:
      'Imponibile|Base imponibile|Importo imponibile|Impon.|Imponibile IVA|Imponib.|Imp.le|Imponibile netto IVA|Base imp.|Tot. imponibile IVA|Imp. netto',
    amountDue:
      'Netto a pagare|Totale da pagare|Da pagare|Importo da pagare|Totale dovuto|A saldo|Importo dovuto|Totale a pagare|Saldo|Netto da pagare|Residuo da pagare|Saldo dovuto|Totale netto a pagare|Saldo da pagare|Totale saldo|Importo a saldo|Totale netto da pagare|Importo da versare|Totale residuo|Residuo|Saldo a vostro debito|Totale da versare|Da saldare|Totale bolletta|Totale da saldare|Resta da pagare|Importo residuo|Totale esigibile',
    prepaid:
      'Acconto|Acconti|Anticipo|Già pagato|Pagato|Acconto versato|Importo pagato|Pagamenti|Pagato finora|Acconti versati|Acconti pagati|Anticipi|Importo versato|Pagamento ricevuto|Pagamenti effettuati|Già versato|Già corrisposto|A detrarre acconto|Pagamento contante',
    rounding: 'Arrotondamento|Arrotondamenti|Arr.|Arrotond.',
    shipping:
      'Spese di trasporto|Trasporto|Spese spedizione|Spese di spedizione|Spese trasporto|Imballo|Spese imballo|Porto|Spese consegna|Spese di consegna|Contributo spese|Spese varie|Trasporto e imballo|Costi di spedizione|Spedizione|Spese imballaggio|Contributo trasporto|Spese accessorie',
    discountAmount:
      'Sconto|Sconto merce|Totale sconto|Sconti|Abbuono|Importo sconto|Sconto cliente|Totale sconti|Tot. sconto|Sconto totale|Sconto incondizionato|Sconto applicato|Buono sconto|Sconto fedeltà|Sconti e abbuoni',
    senderVatId:
      'P. IVA|Partita IVA|P.IVA|Part. IVA|P.I.|Cod. Fisc. e P. IVA|P. Iva|C.F. e P.IVA|Cod.Fisc./P.IVA|IVA n.|P.I. e C.F.|Nr. IVA|N. IVA|Identificativo fiscale ai fini IVA|VAT|P.IVA n.|P.IVA/C.F.|P. IVA e C.F.|C.F./P.IVA|Partita IVA n.|Partita IVA / Codice Fiscale|Codice Fiscale/Partita IVA|Cod. fiscale e Partita IVA|Codice Fiscale e Partita IVA|Codice IVA|Id. IVA|ID fiscale IVA|Numero IVA|IVA CHE|VAT n.|P.IVA IT',
    receiverVatId:
      'P. IVA cliente|Partita IVA cliente|Vs. P. IVA|P.IVA Cliente|Partita IVA cessionario|Vostra partita IVA|Part. IVA cliente|P.IVA destinatario|Vs. Partita IVA|P. IVA acquirente|P.IVA committente|Partita IVA/C.F. cliente|P.IVA/CF cliente|Partita IVA del cliente|P.Iva/Cod.Fisc. cliente|Vostra P. IVA|Vs. P.IVA/C.F.',
    taxId: 'Codice fiscale|C.F.|Cod. Fisc.|Cod. fiscale|CF|C. Fiscale|Cod. fisc. n.|Codice fiscale n.',
    companyRegistration:
      'REA|R.E.A.|Registro imprese|Reg. Imp.|N. REA|Iscr. Reg. Imprese|Reg. Imprese n.|CCIAA|R.E.A. n.|Nr. REA|Iscr. R.E.A.|Iscrizione Registro Imprese|Numero registro imprese',
    iban: 'IBAN|Codice IBAN|Cod. IBAN|Coordinate IBAN|N. IBAN|Conto IBAN|IBAN (EUR)',
    bic: 'BIC|SWIFT|BIC/SWIFT|Codice SWIFT|Codice BIC|BIC (SWIFT)|Cod. SWIFT|SWIFT/BIC|Cod. BIC',
    bankCode: 'ABI|CAB|ABI/CAB|Codice ABI|Clearing|Codice CAB|Cod. ABI/CAB|Cod. ABI|Cod. CAB',
    bankAccount: 'C/C|Conto corrente|Conto|N. conto|c/c n.|C/C bancario|Conto n.|Numero conto|Conto bancario|c/c postale|Conto corrente bancario',
    bankName:
      'Banca|Banca d’appoggio|Appoggio bancario|Coordinate bancarie|Istituto bancario|Ns. banca|Istituto|Banca cliente|Vs. banca|Appoggio|Nome banca|Coordinate|Dati bancari',
    isrReference: 'Riferimento|Numero di riferimento|Riferimento QR|N. di riferimento|Codice avviso|Riferimento PVR|N. rif. PVR|Riferimenti|Rif. n.',
    kid: 'Causale|Causale versamento|Riferimento pagamento|KID|Causale bonifico|Causale del versamento|Rif. pagamento|Causale pagamento|Riferimento da indicare|Descrizione bonifico',
    phone: 'Telefono|Tel.|Tel|Cell.|T|Cellulare|N. tel.|Tel. n.|Tel/Fax|Tel. e Fax|Mobile|Numero di telefono|Num. telefono|Telef.',
    fax: 'Fax|Telefax|F|N. fax|Fax n.|Numero fax',
    email: 'E-mail|Email|Mail|PEC|Posta elettronica|Indirizzo e-mail|Posta certificata|Indirizzo PEC',
    website: 'Sito web|Web|Sito|www|Internet|Sito internet|Pagina web',
    register: 'Registro imprese di|Sede legale|Capitale sociale|CCIAA|Tribunale di|Reg. Imp. di',
    managingDirector:
      'Amministratore|Amministratore delegato|Titolare|Legale rappresentante|Direttore|Amministratore unico|Amministratori|Presidente|Socio unico',
    contactPerson:
      'Contatto|Referente|Alla c.a.|Vs. referente|Persona di riferimento|c.a.|Alla cortese attenzione|Att.ne|Vostro riferimento persona|Persona di contatto|Alla c.a. di',
    billTo:
      'Spett.le|Intestatario|Cliente|Cessionario|Destinatario|Fatturare a|Intestazione|Indirizzo di fatturazione|Spettabile|Spett.|Fatturato a|Fatturazione a|Fattura a|Intestata a|Intestato a|Cessionario/committente|Cliente / Destinatario|Dati cliente|Dati del cliente|Committente|Acquirente|Indirizzo fatturazione|Dati di fatturazione|Destinatario fattura|Egr. Sig.|Gent.le|Sede legale cliente|Indirizzo di spedizione fattura|Cliente fatturazione|Nome cliente',
    shipTo:
      'Destinazione|Luogo di consegna|Destinazione merce|Indirizzo di consegna|Spedire a|Destinatario merce|Cantiere|Indirizzo consegna|Destinazione diversa|Luogo di destinazione|Destinatario della merce|Indirizzo di spedizione|Indirizzo spedizione|Spedito a|Luogo della prestazione|Destinazione della merce|Merce consegnata a|Indirizzo di fornitura|Punto di consegna|Luogo destinazione',
    soldBy:
      'Fornitore|Cedente|Venduto da|Mittente|Prestatore|Cedente/prestatore|Emittente|Emesso da|Fatturato da|Fattura da|Fornitore / Prestatore|Venditore|Emessa da|Dati fornitore|Ragione sociale fornitore|Beneficiario|Creditore',
    position: 'N.|Pos.|Riga|Nr.|#|Pos|Nr. riga|N. riga|Rif. riga',
    itemId:
      'Codice|Cod. articolo|Articolo|Cod. art.|Codice articolo|Cod.|Art.|Rif.|Codice prodotto|Cod. prodotto|Cod. prod.|Articolo n.|Codice art.|Nr. articolo|N. articolo|Cod. EAN|Rif. articolo|Codice merce|Codice a barre|N. art.',
    description:
      'Descrizione|Descrizione dei beni|Prodotto|Descrizione articolo|Prestazione|Natura e qualità dei beni|Servizio|Oggetto|Descrizione merce|Descrizione beni e servizi|Descrizione beni/servizi|Descrizione prodotto|Descrizione del servizio|Descrizione servizi|Descrizione dei beni/servizi|Prodotto / Servizio|Descrizione prestazione|Descrizione dei lavori|Causale prestazione|Denominazione|Prestazioni|Dettaglio',
    quantity: 'Quantità|Q.tà|Qta|Q.ta|Qtà|Quant.|Ore|N. pezzi|Num. ore|N° ore',
    unit: 'U.M.|UM|Unità|Un. mis.|Unità di misura|u.m.|UdM|Unità mis.|Unità di mis.',
    unitPrice:
      'Prezzo unitario|Prezzo|Prezzo unit.|P. unitario|Prezzo unit. netto|Pr. unitario|Unitario|P.U.|Tariffa|Costo unitario|Prezzo un.|P.zo unit.|P.unit.|Prezzo unitario netto|Pr. unit.|Prezzo netto|Importo unitario|Importo un.|Prezzo cad.|Prezzo/unità|Costo un.|Costo|Prezzo lordo|Prezzo listino|Prezzo IVA incl.|Compenso|Valore unitario|Prezzo singolo',
    lineVatRate: 'IVA|% IVA|Aliq. IVA|Aliq.|Cod. IVA|IVA %|C.I.|C. IVA|Codice IVA|Al. IVA',
    lineDiscount: 'Sconto|Sc. %|Sconto %|% Sc.|Sc.|Sconti|Sconto1|Sconto/Magg.',
    lineTotal:
      'Importo|Totale|Importo netto|Prezzo totale|Totale riga|Importo €|Totale netto|Valore|Imponibile|Imp. totale|Imp. netto|Totale netto riga|Importo riga|Importo EUR|Prezzo tot.|Totale prezzo|Tot. riga|Valore totale|Ammontare',
    lineDeliveryDate: 'Data|Data consegna|Data DDT|Data prestazione|Data di consegna|Data spedizione',
    lineOrderId: 'Ordine|Vs. ordine|Rif. ordine|Ord. n.|N. ordine|Vs. ord.',
    lineDeliveryId: 'DDT|Rif. DDT|DDT n.|Bolla|N. DDT|Nr. DDT',
    serialNumber: 'Matricola|N. serie|Numero di serie|S/N|Lotto|N. matricola|Nr. serie|N. lotto|Matr.|Numero lotto|Telaio|N. telaio|Seriale',
    carryOver: 'Riporto|A riportare|Totale a riporto|Riporto pagina|Segue|Totale a riportare|Riporto da pagina|Segue a pagina',
    subtotal: 'Subtotale|Totale parziale|Sub totale|Totale DDT',
    priceUnit: 'per|al|cad.|Unità prezzo',
    page: 'Pagina|Pag.|Foglio|Pag|Pag. n.|Pagina n.|Pagg.',
    printDate: 'Data stampa|Stampato il|Data di stampa|Generato il|Stampa del|Stampa|Data e ora stampa',
    project: 'Progetto|Commessa|Cantiere|Codice progetto|CUP|CIG|Nome progetto|Commessa n.|Codice commessa|Cod. CUP|Cod. CIG|Codice CIG|Codice CUP',
    contract: 'Contratto|N. contratto|Contratto n.|Numero contratto|Rif. contratto|Codice contratto|Rif. contr.|Polizza n.|N. polizza|Convenzione',
    trackingId: 'N. spedizione|Tracking|Numero di spedizione|Lettera di vettura|N. colli|Numero colli|Aspetto dei beni|Targa',
    meterId: 'POD|PDR|Matricola contatore|Contatore|N. contatore|Codice POD|Codice PDR|Nr. contatore|Numero contatore',
    previousBalance: 'Saldo precedente|Saldo iniziale|Importo precedente|Fatture precedenti|Riporto saldo',
    deposit: 'Cauzione|Deposito cauzionale|Caparra|Vuoti a rendere|Cauzioni',
    birthDate: 'Data di nascita|Nato il|Nata il|Nato/a il',
    validUntil: 'Valido fino al|Validità|Validità offerta|Valida fino al|Scadenza offerta',
    orderDateOfOffer: 'Preventivo del|Data preventivo|Data offerta|Ns. offerta del',
    clerk:
      'Agente|Operatore|Cassiere|Venditore|Addetto|Rappresentante|Vettore|Compilato da|Tecnico|Commesso|Agente di vendita|Vs. agente|Responsabile|Cameriere|Servito da|Emesso da operatore|Incaricato',
    reference:
      'Riferimento|Rif.|Preventivo n.|Pratica|Protocollo|N. preventivo|Rif. offerta|Codice destinatario|Rif. preventivo|N. offerta|Ns. offerta|Causale documento|Porto e resa|Resa|Codice univoco|Codice SDI|N. pratica|Causale del trasporto|Tipo documento|Regime fiscale|Incoterms',
    terminal: 'Terminale|Cassa|Punto vendita|RT|POS|N. cassa|Tavolo|Cod. aut.|N. scontrino|Negozio|Coperti|Operazione|Matricola RT|Pompa|Cod. autorizzazione',
  }),
  heldOut: {
    invoiceId: 'Identificativo fattura',
    invoiceDate: 'Fattura redatta il',
    deliveryDate: 'Merce resa il',
    deliveryNoteId: 'Estremi bolla',
    customerId: 'Identificativo cliente',
    receiverOrderId: 'Vs. richiesta d’acquisto',
    receiverOrderDate: 'Richiesta d’acquisto del',
    senderOrderId: 'Numero interno ordine',
    senderOrderDate: 'Ricezione ordine',
    costCenter: 'Codice centro spesa',
    dueDate: 'Ultimo giorno utile per il pagamento',
    paymentTerms: 'Accordi di pagamento',
    discount: 'Riduzione per pagamento rapido',
    deliveryPeriod: 'Intervallo di prestazione',
    from: 'A decorrere dal',
    to: 'Fino a tutto il',
    netTotal: 'Somma al netto dell’imposta',
    vatTotal: 'Di cui IVA',
    grandTotal: 'Somma finale',
    vatRate: 'Percentuale d’imposta',
    vatBase: 'Valore tassabile',
    amountDue: 'Resta da versare',
    senderVatId: 'Numero di identificazione IVA',
    receiverVatId: 'IVA del committente',
    taxId: 'N. codice fiscale',
    companyRegistration: 'Numero REA',
    iban: 'Bonifico su IBAN',
    bic: 'Codice BIC/SWIFT',
    bankCode: 'Codice banca',
    bankAccount: 'N. di c/c',
    isrReference: 'Riferimento polizza QR',
    kid: 'Indicare nella causale',
    phone: 'Centralino',
    fax: 'Numero di telefax',
    email: 'Indirizzo di posta elettronica',
    website: 'Indirizzo web',
    billTo: 'Fattura intestata a',
    shipTo: 'Consegnare a',
    soldBy: 'Fattura emessa da',
  },
};
