/** Italian: wordings and conventions of invoices from Italy and Ticino. */
import type { Language } from './language.js';
import { articles, list, wordings } from './lists.js';

export const it: Language = {
  code: 'it',
  englishName: 'Italian',
  tesseract: 'ita',
  countries: ['IT', 'CH', 'SM'],
  terms: wordings({
    invoice: 'Fattura|FATTURA|Fattura di vendita|Fattura immediata|Fattura differita|Fattura accompagnatoria|Parcella|Fattura di cortesia',
    creditNote: 'Nota di credito|NOTA DI CREDITO|Nota credito|Nota di accredito|Nota di variazione|Storno fattura',
    receipt: 'Ricevuta|Scontrino|Ricevuta fiscale|Documento commerciale|Quietanza',
    deliveryNoteTitle: 'Documento di trasporto|DDT|Bolla di consegna|Bolla di accompagnamento',
    orderConfirmationTitle: 'Conferma d’ordine|Conferma ordine|Ordine cliente',
    offerTitle: 'Preventivo|Offerta|Offerta commerciale|Quotazione',
    reminderTitle: 'Sollecito di pagamento|Sollecito|Estratto conto|Secondo sollecito',
    termsTitle: 'Condizioni generali di vendita|Condizioni generali|Condizioni di vendita|Termini e condizioni',
    letterSubject: 'Oggetto|Rif.|Riguarda|Oggetto della lettera',
    invoiceId:
      'Fattura n.|Numero fattura|N. fattura|Numero documento|Fattura nr.|N° fattura|Fattura N°|Nr. fattura|Numero|N. documento|Fattura|Fatt. n.|Num. fattura|Nr. documento|N. doc.|Doc. n.|Nr.|Numero doc.|Documento n.|Num. doc.|Nota di credito n.',
    invoiceDate:
      'Data fattura|Data|Data documento|Data doc.|Data emissione|Data di emissione|Data della fattura|Fattura del|del|Emessa il|Data fatt.|in data|Data di fatturazione|Li',
    deliveryDate:
      'Data consegna|Data di consegna|Data prestazione|Data spedizione|Data DDT|Consegnato il|Data trasporto|Data di fornitura|Data ritiro|Consegna del|Data effettuazione operazione|Data inizio trasporto|Data intervento|Lavori eseguiti il|Eseguito il|Intervento del|Data esecuzione|Data di esecuzione|Prestazione del|Lavori ultimati il|Data lavori|Spedito il',
    deliveryNoteId:
      'DDT n.|Numero DDT|DDT|D.D.T. n.|Bolla n.|N. DDT|Rif. DDT|Documento di trasporto n.|Nr. DDT|Rif. D.D.T.|Bolla di consegna n.|Ns. DDT|Vs. DDT n.|N. bolla',
    customerId:
      'Codice cliente|Cod. cliente|Cliente|N. cliente|Numero cliente|Cod. Cli.|Codice Cliente|Nr. cliente|Cod.cliente|Cliente n.|Vs. codice|Codice utente|Conto cliente|N° cliente|Codice soggetto',
    receiverOrderId:
      'Vs. ordine|Vs. ordine n.|Rif. Vs. ordine|Vostro ordine|Vs. rif.|Numero ordine|Ordine n.|Vostro riferimento|Ordine d’acquisto|N. ordine|Rif. ordine|Vs. riferimento|Ordine cliente|Nr. ordine|N. ordine cliente|Vs. ord.|V/s ordine|Ordine di acquisto n.',
    receiverOrderDate: 'Data ordine|Vs. ordine del|Ordine del|Data ordine cliente|Data Vs. ordine|Vostro ordine del|Data dell’ordine|Data ord.|Rif. ordine del',
    senderOrderId:
      'Ns. ordine|Ns. rif.|Conferma ordine|Ns. riferimento|Ordine|Nostro ordine|Commessa|Conferma d’ordine n.|N. commessa|Ns. ord.|Nostro riferimento|Ordine interno|Rif. interno|Ordine nr.|N/rif.',
    senderOrderDate: 'Data conferma ordine|Data ordine|Ns. ordine del|Data commessa|Conferma d’ordine del|Conferma del|Data ns. ordine|Ordine registrato il',
    costCenter: 'Centro di costo|C.d.C.|CdC|Centro costo|Cod. centro di costo|Centro di spesa|Centro di profitto',
    dueDate:
      'Scadenza|Data scadenza|Data di scadenza|Scadenze|Pagare entro il|Scadenza pagamento|Da pagare entro il|Entro il|Data pagamento|Scade il|Termine di pagamento|Scadenza rata|Pagamento entro il|Scad.|Valuta|Addebito il|Da versare entro il|Pagabile entro il',
    paymentTerms:
      'Condizioni di pagamento|Pagamento|Modalità di pagamento|Modalità pagamento|Cond. pagamento|Termini di pagamento|Tipo pagamento|Condizioni pagamento|Metodo di pagamento',
    discount:
      'Sconto cassa|Sconto pagamento anticipato|Sconto finanziario|Sconto per pronta cassa|Sconto se pagato entro|Sconto incondizionato cassa|Sc. cassa',
    deliveryPeriod:
      'Periodo|Periodo di riferimento|Periodo di fatturazione|Periodo fatturato|Periodo di fornitura|Competenza|Periodo di competenza|Periodo prestazione|Periodo di consumo|Soggiorno|Periodo di noleggio',
    from: 'dal|da|Inizio|Arrivo|Data inizio|Data iniziale',
    to: 'al|a|Fine|Partenza|Data fine|fino al',
    netTotal:
      'Imponibile|Totale imponibile|Totale netto|Netto|Tot. imponibile|Totale merce|Imponibile netto|Subtotale|Totale IVA esclusa|Importo netto|Totale merci|Netto merce|Tot. netto|Totale (IVA escl.)|Totale parziale|Totale servizi',
    vatTotal: 'IVA|Totale IVA|Imposta|Totale imposta|Importo IVA|Tot. IVA|I.V.A.|Imposte|Totale imposte|Ammontare IVA|Totale I.V.A.|Tot. imposta',
    grandTotal:
      'Totale fattura|Totale documento|Totale|Totale generale|Totale complessivo|Importo totale|Totale IVA inclusa|Tot. documento|Totale Euro|Totale lordo|Totale ivato|Tot. fattura|Totale (IVA incl.)|Totale doc.|Totale €|Importo fattura',
    vatRate: 'Aliquota|Aliquota IVA|% IVA|IVA %|Aliq.|Aliq. IVA',
    vatBase: 'Imponibile|Base imponibile|Importo imponibile|Impon.|Imponibile IVA|Imponib.|Imp.le',
    amountDue:
      'Netto a pagare|Totale da pagare|Da pagare|Importo da pagare|Totale dovuto|A saldo|Importo dovuto|Totale a pagare|Saldo|Netto da pagare|Residuo da pagare|Saldo dovuto',
    prepaid: 'Acconto|Acconti|Anticipo|Già pagato|Pagato|Acconto versato|Importo pagato',
    rounding: 'Arrotondamento|Arrotondamenti|Arr.|Arrotond.',
    shipping: 'Spese di trasporto|Trasporto|Spese spedizione|Spese di spedizione|Spese trasporto|Imballo|Spese imballo|Porto',
    discountAmount: 'Sconto|Sconto merce|Totale sconto|Sconti|Abbuono|Importo sconto|Sconto cliente',
    senderVatId:
      'P. IVA|Partita IVA|P.IVA|Part. IVA|P.I.|Cod. Fisc. e P. IVA|P. Iva|C.F. e P.IVA|Cod.Fisc./P.IVA|IVA n.|P.I. e C.F.|Nr. IVA|N. IVA|Identificativo fiscale ai fini IVA|VAT',
    receiverVatId:
      'P. IVA cliente|Partita IVA cliente|Vs. P. IVA|P.IVA Cliente|Partita IVA cessionario|Vostra partita IVA|Part. IVA cliente|P.IVA destinatario|Vs. Partita IVA',
    taxId: 'Codice fiscale|C.F.|Cod. Fisc.|Cod. fiscale|CF|C. Fiscale',
    companyRegistration: 'REA|R.E.A.|Registro imprese|Reg. Imp.|N. REA|Iscr. Reg. Imprese|Reg. Imprese n.|CCIAA',
    iban: 'IBAN|Codice IBAN|Cod. IBAN|Coordinate IBAN|N. IBAN|Conto IBAN|IBAN (EUR)',
    bic: 'BIC|SWIFT|BIC/SWIFT|Codice SWIFT|Codice BIC|BIC (SWIFT)|Cod. SWIFT',
    bankCode: 'ABI|CAB|ABI/CAB|Codice ABI|Clearing|Codice CAB|Cod. ABI/CAB',
    bankAccount: 'C/C|Conto corrente|Conto|N. conto|c/c n.|C/C bancario|Conto n.',
    bankName: 'Banca|Banca d’appoggio|Appoggio bancario|Coordinate bancarie|Istituto bancario|Ns. banca',
    isrReference: 'Riferimento|Numero di riferimento|Riferimento QR|N. di riferimento|Codice avviso|Riferimento PVR|N. rif. PVR',
    kid: 'Causale|Causale versamento|Riferimento pagamento|KID|Causale bonifico|Causale del versamento|Rif. pagamento',
    phone: 'Telefono|Tel.|Tel|Cell.|T|Cellulare|N. tel.',
    fax: 'Fax|Telefax|F|N. fax|Fax n.|Numero fax',
    email: 'E-mail|Email|Mail|PEC|Posta elettronica|Indirizzo e-mail',
    website: 'Sito web|Web|Sito|www|Internet|Sito internet|Pagina web',
    register: 'Registro imprese di|Sede legale|Capitale sociale|CCIAA|Tribunale di|Reg. Imp. di',
    managingDirector: 'Amministratore|Amministratore delegato|Titolare|Legale rappresentante|Direttore|Amministratore unico',
    contactPerson: 'Contatto|Referente|Alla c.a.|Vs. referente|Persona di riferimento|c.a.',
    billTo: 'Spett.le|Intestatario|Cliente|Cessionario|Destinatario|Fatturare a|Intestazione|Indirizzo di fatturazione|Spettabile',
    shipTo: 'Destinazione|Luogo di consegna|Destinazione merce|Indirizzo di consegna|Spedire a|Destinatario merce|Cantiere',
    soldBy: 'Fornitore|Cedente|Venduto da|Mittente|Prestatore|Cedente/prestatore|Emittente',
    position: 'N.|Pos.|Riga|Nr.|#|Pos|Nr. riga',
    itemId: 'Codice|Cod. articolo|Articolo|Cod. art.|Codice articolo|Cod.|Art.|Rif.|Codice prodotto',
    description: 'Descrizione|Descrizione dei beni|Prodotto|Descrizione articolo|Prestazione|Natura e qualità dei beni|Servizio|Oggetto|Descrizione merce',
    quantity: 'Quantità|Q.tà|Qta|Q.ta|Qtà|Quant.|Ore|N. pezzi',
    unit: 'U.M.|UM|Unità|Un. mis.|Unità di misura|u.m.',
    unitPrice: 'Prezzo unitario|Prezzo|Prezzo unit.|P. unitario|Prezzo unit. netto|Pr. unitario|Unitario|P.U.|Tariffa|Costo unitario',
    lineVatRate: 'IVA|% IVA|Aliq. IVA|Aliq.|Cod. IVA|IVA %|C.I.',
    lineDiscount: 'Sconto|Sc. %|Sconto %|% Sc.|Sc.|Sconti',
    lineTotal: 'Importo|Totale|Importo netto|Prezzo totale|Totale riga|Importo €|Totale netto|Valore|Imponibile',
    lineDeliveryDate: 'Data|Data consegna|Data DDT|Data prestazione|Data di consegna|Data spedizione',
    lineOrderId: 'Ordine|Vs. ordine|Rif. ordine|Ord. n.|N. ordine|Vs. ord.',
    lineDeliveryId: 'DDT|Rif. DDT|DDT n.|Bolla|N. DDT|Nr. DDT',
    serialNumber: 'Matricola|N. serie|Numero di serie|S/N|Lotto|N. matricola',
    carryOver: 'Riporto|A riportare|Totale a riporto|Riporto pagina|Segue',
    subtotal: 'Subtotale|Totale parziale|Sub totale|Totale DDT',
    priceUnit: 'per|al|cad.|Unità prezzo',
    page: 'Pagina|Pag.|Foglio|Pag',
    printDate: 'Data stampa|Stampato il|Data di stampa|Generato il|Stampa del',
    project: 'Progetto|Commessa|Cantiere|Codice progetto|CUP|CIG',
    contract: 'Contratto|N. contratto|Contratto n.|Numero contratto|Rif. contratto|Codice contratto',
    trackingId: 'N. spedizione|Tracking|Numero di spedizione|Lettera di vettura|N. colli',
    meterId: 'POD|PDR|Matricola contatore|Contatore|N. contatore|Codice POD',
    previousBalance: 'Saldo precedente|Saldo iniziale|Importo precedente|Fatture precedenti|Riporto saldo',
    deposit: 'Cauzione|Deposito cauzionale|Caparra|Vuoti a rendere|Cauzioni',
    birthDate: 'Data di nascita|Nato il|Nata il|Nato/a il',
    validUntil: 'Valido fino al|Validità|Validità offerta|Valida fino al|Scadenza offerta',
    orderDateOfOffer: 'Preventivo del|Data preventivo|Data offerta|Ns. offerta del',
    clerk: 'Agente|Operatore|Cassiere|Venditore|Addetto|Rappresentante|Vettore|Compilato da|Tecnico',
    reference: 'Riferimento|Rif.|Preventivo n.|Pratica|Protocollo|N. preventivo|Rif. offerta|Codice destinatario',
    terminal: 'Terminale|Cassa|Punto vendita|RT|POS|N. cassa|Tavolo|Cod. aut.',
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
  months: list('gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre'),
  shortMonths: list('gen|feb|mar|apr|mag|giu|lug|ago|set|ott|nov|dic'),
  dateFormats: ['DD/MM/YYYY', 'DD/MM/YY', 'DD-MM-YYYY', 'D MMMM YYYY', 'DD.MM.YYYY', 'D/M/YYYY', 'YYYY-MM-DD', 'DD MMM YYYY'],
  numberFormats: [
    [',', '.'],
    [',', ''],
    ['.', "'"],
    ['.', ''],
  ],
  vatWords: list('IVA|I.V.A.|Iva|imposta'),
  vatLines: list(
    '{vatWord} {rate}% {vat}|{vatWord} {rate}% su {net} {vat}|{rate}% {net} {vat} {gross}|{net} {rate} {vat}|Imponibile {net} {vatWord} {rate}% {vat}|{rate} {vatWord} {rate}% {net} {vat}|di cui {vatWord} ({rate}%) {vat}',
  ),
  paymentSentences: list(
    'Pagamento a {days} giorni data fattura.|Bonifico bancario {days} gg d.f.|Bonifico bancario {days} gg f.m.|Ricevuta bancaria {days} giorni fine mese|Scadenza pagamento: {date}|Si prega di pagare entro il {date}.|Pagamento entro {discountDays} giorni con sconto {discountPercent}%, {days} giorni netto.|Sconto {discountPercent}% per pagamento entro il {discountDate}, netto entro il {date}.|Rimessa diretta a vista fattura.|Pagamento immediato al ricevimento della fattura.|L’importo sarà addebitato sul conto corrente il {date}.|Addebito diretto SEPA|Pagato, grazie.|Pagamento già effettuato con carta di credito.|{days} giorni netto|RI.BA. {days} GG D.F.F.M.|Da versare entro {days} giorni in {currency}.|Pagabile entro {days} giorni dalla data della fattura.',
  ),
  discountSentences: list(
    'Sconto {discountPercent}% per pagamento entro {discountDays} giorni|Sconto cassa {discountPercent}% entro il {discountDate}|{discountPercent}% di sconto a {discountDays} gg|Per pagamenti entro il {discountDate} si applica lo sconto del {discountPercent}%.',
  ),
  referenceSentences: list(
    'Fattura n. {invoiceId} del {invoiceDate}|Indicare nella causale il numero fattura {invoiceId} e il codice cliente {customerId}.|Come da Vs. ordine {receiverOrderId}:|Merce consegnata il {deliveryDate}|Rif. Vs. ordine n. {receiverOrderId}, consegna del {deliveryDate}|Causale: saldo fattura {invoiceId}|Cliente {customerId} - Fattura {invoiceId}',
  ),
  deliveryPeriodSentences: list(
    'Periodo dal {from} al {to}|Prestazioni dal {from} al {to}|Periodo di fatturazione: {from} - {to}|Competenza dal {from} al {to}|Canone periodo {from} – {to}',
  ),
  vatExemptions: list(
    'Operazione non imponibile art. 41 D.L. 331/93|Inversione contabile|Non imponibile art. 8 DPR 633/72|Esente art. 10 DPR 633/72|Operazione in franchigia da IVA, regime forfettario|Reverse charge art. 17 comma 6 DPR 633/72|Fuori campo IVA|Escluso art. 15 DPR 633/72',
  ),
  salutations: list('Spettabile ditta,|Gentile cliente,|Egregio Signor {name},|Gentile {name},|Egregi Signori,'),
  sentences: list(
    'Grazie per la Vostra fiducia.|Vi ringraziamo per l’ordine.|Con la presente Vi fatturiamo quanto segue.|Distinti saluti|La merce resta di nostra proprietà fino al completo pagamento.|Per ogni controversia è competente il foro della nostra sede.|Trascorsa la scadenza saranno addebitati gli interessi di mora.|Contributo ambientale assolto ove dovuto.|Documento privo di valenza fiscale ai sensi di legge.|Copia di cortesia della fattura elettronica inviata tramite SDI.|I prezzi si intendono IVA esclusa.|Eventuali reclami devono pervenire per iscritto al ricevimento della merce.|Per informazioni contattare il nostro ufficio amministrativo.|Imposta di bollo assolta in modo virtuale.|Porto franco.|Trasporto a mezzo vettore.|Causale del trasporto: vendita|Si prega di verificare i dati e comunicare eventuali errori.|Non si accettano resi senza autorizzazione.|Bonifico da effettuare sul conto indicato.|Il resto della merce sarà spedito appena disponibile.|Arrivederci e grazie.|Conservare il presente documento.|Siamo a Vostra disposizione per qualsiasi chiarimento.|Valgono le nostre condizioni generali di vendita.|Aspetto esteriore dei beni: cartoni|Documento emesso con sistema elettronico.|Vi preghiamo di prendere nota delle nuove coordinate bancarie.',
  ),
  articles: {
    trade: articles(
      'Carta fotocopie A4 @Risma 3-7|Raccoglitore a leva @PZ 2-5|Sedia ufficio girevole @PZ 90-390|Toner nero @PZ 45-170|Penne a sfera blu @CF 4-15|Lampadina LED E27 @PZ 3-12|Viti zincate @CF 5-28|Guanti da lavoro @PA 2-9|Avvitatore a batteria @PZ 89-320|Detergente concentrato @TAN 12-46|Film estensibile @RT 6-14|Scarpe antinfortunistiche @PA 49-140|Cuscinetto a sfere @PZ 3-19|Nastro adesivo @RT 1-4',
    ),
    construction: articles(
      'Posa piastrelle @MQ 22-55|Tinteggiatura pareti @MQ 6-14|Parete in cartongesso @MQ 35-75|Manodopera specializzata @ORE 30-48|Noleggio ponteggio @GG 15-90|Allestimento cantiere @AC 250-1900|Scavo e trasporto @MC 16-40|Calcestruzzo C25/30 @MC 85-160|Finestra PVC due ante @PZ 280-900|Cavo elettrico @ML 0.8-2.4|Tubo rame @ML 8-22|Diritto di chiamata @NR 25-70|Rifacimento manto di copertura @MQ 50-120',
    ),
    it: articles(
      'Hosting web annuale @ANNO 60-290|Licenza software @NR 60-900|Assistenza remota @ORE 45-95|Notebook 14 pollici @PZ 650-1800|Monitor 27 pollici @PZ 170-520|Manutenzione server @MESE 90-800|Registrazione dominio @ANNO 9-25|Switch di rete @PZ 140-680|Sviluppo software @ORE 45-95|Backup in cloud @GB 0.1-1.5|Docking station @PZ 85-260|Formazione utenti @GG 400-1000|Certificato SSL @ANNO 20-190',
    ),
    food: articles(
      'Mele Golden @KG 1.2-2.6|Farina tipo 00 @SC 14-28|Bistecca di manzo @KG 14-30|Latte intero @LT 0.8-1.6|Uova fresche @CT 9-30|Acqua minerale naturale @CF 2-6|Birra in fusto @FU 80-160|Burro @KG 6-12|Patate @SC 6-18|Pane comune @KG 2-4.5|Olio extravergine di oliva @BT 5-16|Caffè in grani @KG 11-28|Parmigiano stagionato @KG 13-24|Mozzarella di bufala @KG 10-18',
    ),
    consulting: articles(
      'Consulenza @ORE 60-180|Gestione progetto @GG 400-1100|Redazione bilancio @NR 600-3500|Elaborazione cedolini @NR 12-28|Corso di formazione @GG 600-1800|Rimborso chilometrico @KM 0.3-0.7|Tenuta contabilità @MESE 90-600|Onorario legale @ORE 120-320|Perizia tecnica @NR 350-2800|Traduzione @CART 18-45|Progettazione grafica @ORE 35-80|Revisione testi @PAG 3-9|Analisi di mercato @AC 900-5500',
    ),
    utilities: articles(
      'Energia elettrica @kWh 0.12-0.34|Quota fissa @MESE 5-18|Gas naturale @Smc 0.4-1.2|Trasporto e gestione contatore @MESE 4-22|Oneri di sistema @kWh 0.02-0.06|Acqua potabile @MC 0.8-2.2|Fognatura @MC 0.2-0.8|Depurazione @MC 0.4-1.1|Canone internet @MESE 20-50|Canone telefonico @MESE 9-45|Raccolta rifiuti @NR 6-24|Accise @kWh 0.01-0.03|Teleriscaldamento @MWh 70-150',
    ),
    transport: articles(
      'Trasporto bancale @NR 40-180|Spedizione collo @NR 5-15|Adeguamento gasolio @% 4-18|Pedaggio @NR 3-28|Deposito bancale @NR 3-12|Corriere espresso @NR 9-45|Facchinaggio @ORE 22-40|Trasporto container @NR 280-1100|Sdoganamento @NR 45-140|Sosta @ORE 30-60|Trasporto refrigerato @NR 120-620|Noleggio furgone @GG 45-110|Gasolio @LT 1.4-1.9',
    ),
    hospitality: articles(
      'Camera singola @NT 55-150|Camera doppia @NT 75-230|Prima colazione @NR 6-18|Coffee break @PAX 6-16|Tassa di soggiorno @NT 1-5|Pranzo di lavoro @PAX 14-35|Coperto @NR 1.5-3|Vino della casa @LT 8-16|Parcheggio @GG 8-28|Sala riunioni @GG 110-600|Caffè espresso @NR 1-2|Pizza margherita @NR 6-11|Acqua frizzante @BT 2-4|Catering @PAX 16-48',
    ),
  },
  units: list('PZ|NR|pz.|ORE|GG|MESE|KG|LT|MQ|MC|ML|CF|CT|KM|PA|kWh|AC|a corpo|n.'),
  firstNames: list(
    'Marco|Giulia|Andrea|Francesca|Luca|Chiara|Giuseppe|Maria|Alessandro|Sara|Matteo|Elena|Roberto|Laura|Stefano|Valentina|Paolo|Silvia|Davide|Martina|Antonio|Paola|Giovanni|Anna|Simone|Federica|Riccardo|Elisa|Fabio|Barbara|Massimo|Ilaria',
  ),
  lastNames: list(
    'Rossi|Russo|Ferrari|Esposito|Bianchi|Romano|Colombo|Ricci|Marino|Greco|Bruno|Gallo|Conti|De Luca|Costa|Giordano|Mancini|Rizzo|Lombardi|Moretti|Barbieri|Fontana|Santoro|Mariani|Rinaldi|Caruso|Ferrara|Galli|Martini|Leone|Longo|Gentile',
  ),
  companyWords: list(
    'Nuova|Antica|Officine|Edil|Costruzioni|Impianti|Trasporti|Logistica|Servizi|Consulenze|Informatica|Soluzioni|Sistemi|Grafica|Tipografia|Arredi|Ferramenta|Carpenteria|Meccanica|Elettro|Termo|Alimentari|Forno|Cantina|Frutta|Caseificio|Torrefazione|Albergo|Locanda|Trattoria|Vetreria|Legno|Marmi|Ceramiche|Energia|Acque|Adriatica|Alpina|Lombarda|Veneta|Toscana|Appennino|Sole|Stella|Monte|Lago|Fiume|Ponte|Aurora|Centro|Verde',
  ),
  streets: list(
    'Via Roma, {n}|Via Garibaldi {n}|Corso Italia, {n}|Piazza Cavour {n}|Via Mazzini, {n}|Viale della Libertà {n}|Via dell’Industria, {n}|Via Dante Alighieri, {n}|Via Verdi {n}|Corso Vittorio Emanuele, {n}|Via San Marco {n}|Via Milano, {n}|Via Torino, {n}|Viale Europa, {n}|Via Marconi {n}|Via della Stazione, {n}|Piazza del Popolo, {n}|Via Leopardi {n}|Via Galileo Galilei, {n}|Via Po {n}|Via Trento, {n}|Strada Provinciale, {n}|Via delle Rose, {n}|Vicolo Stretto {n}|Via Manzoni, {n}|Via Kennedy {n}|Largo Augusto, {n}|Via Puccini {n}|Via dei Mille, {n}|Via Emilia, {n}|Via Nazionale {n}|Via al Lago {n}',
  ),
  pageOf: list('Pagina {page} di {pages}|Pag. {page} di {pages}|Pag. {page}/{pages}|Pagina {page}/{pages}|Pagina {page}'),
  days: list('giorni|gg|gg.|giorno|giorni lavorativi'),
  immediately: list('immediato|a vista|alla consegna|al ricevimento fattura|contanti|rimessa diretta'),
};
