/** Italian: sentences, goods, names and streets that documents are made of. */
import type { LanguageTexts } from '../language.js';
import { articles, list } from '../lists.js';

export const texts: LanguageTexts = {
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
    'Fattura n. {invoiceId} del {invoiceDate}|Indicare nella causale il numero fattura {invoiceId} e il codice cliente {customerId}.|Come da Vs. ordine {receiverOrderId}:|Merce consegnata il {deliveryDate}|Rif. Vs. ordine n. {receiverOrderId}, consegna del {deliveryDate}|Causale: saldo fattura {invoiceId}|Cliente {customerId} - Fattura {invoiceId}|Con riferimento al vostro ordine {receiverOrderId} del {receiverOrderDate} vi fatturiamo quanto segue:|Merce consegnata il {deliveryDate} come da ordine {receiverOrderId}.|I lavori sono terminati il {deliveryDate}.',
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
