/** Payment forms by country: rows of cells "share key/other key=value"; values are named in `form.ts`. */

export interface SlipForm {
  readonly languages: readonly string[];
  /** Share of invoices with such a form. */
  readonly share: number;
  readonly titles: readonly string[];
  /** Cells of a row are separated by "|", rows by newlines. */
  readonly rows: readonly string[];
  /** The machine-readable line at the bottom. */
  readonly machine?: 'boleto' | 'ocr' | 'fik' | 'viitta' | 'giro';
}

const rows = (text: string): readonly string[] =>
  text
    .trim()
    .split('\n')
    .map((line) => line.trim());

const coupon = rows(`30 Invoice No./Invoice #/Invoice Number=invoice|35 Account No./Customer #/Account Number=customer|35 Invoice date/Date=date
  30 Amount due/Total due/Please pay/Balance due=money|35 Due date/Payment due/Pay by=due|35 Amount enclosed/Amount paid/Amount remitted=blank
  50 Remit to/Make cheque payable to/Mail payment to=payee|50 From/Bill to/Customer=payer`);

export const slipForms: Readonly<Record<string, SlipForm>> = {
  BR: {
    languages: ['pt'],
    share: 0.5,
    titles: ['Recibo do Pagador', 'Recibo do Sacado', 'Ficha de Compensação', 'Boleto bancário'],
    rows: rows(`70 Local de pagamento=text:Pagável em qualquer banco até o vencimento;Até o vencimento, preferencialmente no banco emissor|30 Vencimento/Data de vencimento=due
      70 Beneficiário/Cedente=payeeName|30 Agência e Código Beneficiário=agency
      18 Data do documento=date|20 Nº do documento/Número do documento=invoice|12 Espécie doc.=text:DM;DS;NF|10 Aceite=text:N;S|18 Data processamento=processed|22 Nosso número=number
      18 Uso do banco=blank|14 Carteira=text:17;109;RG;SR|14 Espécie/Moeda=text:R$;REAL|14 Quantidade=blank|18 Valor=blank|22 (=) Valor do documento/Valor documento=amount
      70 Instruções=text:Não receber após 30 dias do vencimento;Após o vencimento cobrar multa de 2%;Protestar após 5 dias|30 (-) Desconto e Abatimento=blank
      70 Pagador/Sacado=payer|30 (=) Valor cobrado=blank`),
    machine: 'boleto',
  },
  SE: {
    languages: ['sv'],
    share: 0.3,
    titles: ['INBETALNING/GIRERING AVI', 'PlusGirot / Bankgirot', 'Bankgirot INBETALNING', 'Inbetalningskort'],
    rows: rows(`50 Inbetalningsavi/Meddelande till mottagaren=text:Ange OCR-nummer vid betalning;Glöm inte ange referens|25 Förfallodag/Oss tillhanda senast=due|25 Att betala/Belopp=money
      50 Avsändare/Betalningsavsändare/Inbetalare=payer|50 Betalningsmottagare/Mottagare=payeeName
      34 OCR-nummer/Referensnummer (OCR)/OCR=ocr|33 Till bankgironr/Bankgiro/Bankgironummer (alltid)=account|33 Fakturanr/Faktura nr=invoice`),
    machine: 'ocr',
  },
  DK: {
    languages: ['da'],
    share: 0.35,
    titles: ['INDBETALINGSKORT', 'KVITTERING', 'GIRO Indbetaling', 'Indbetaling'],
    rows: rows(`50 Indbetaler/Betaler/Kundens navn=payer|50 Kreditor/Kreditornummer og beløbsmodtager/Beløbsmodtager=payee
      34 Betales senest/Betalingsdato/Forfaldsdato=due|33 Kroner Øre/Beløb/Beløb DKK=amount|33 Kreditornr./FI-kreditornr.=creditor
      34 Reg.nr. og kontonr./Konto=account|33 Betalings-ID/Identifikationsnr.=number|33 Fakturanr./Vedr. faktura=invoice`),
    machine: 'fik',
  },
  FI: {
    languages: ['sv'],
    share: 0.55,
    titles: ['TILISIIRTO GIRERING', 'Tilisiirto – Gireringsblankett', 'GIRERING'],
    rows: rows(`60 Saajan tilinumero Mottagarens kontonummer/Mottagarens konto IBAN=iban|40 BIC=bic
      60 Saaja Mottagare/Mottagare=payee|40 Viesti Meddelande/Meddelande=invoice
      60 Maksaja Betalare/Betalare=payer|40 Viitenro Ref.nr/Ref. nr=viite
      40 Tililtä nro Från konto nr=blank|30 Eräpäivä Förfallodag/Förf.dag=due|30 Euro/EUR=amount`),
    machine: 'viitta',
  },
  HR: {
    languages: ['hr'],
    share: 0.3,
    titles: ['NALOG ZA PLAĆANJE', 'UNIVERZALNI NALOG ZA PLAĆANJE', 'HUB 3'],
    rows: rows(`50 PLATITELJ (naziv i adresa)/Platitelj=payer|25 Valuta plaćanja=currency|25 Iznos=amount
      50 PRIMATELJ (naziv i adresa)/Primatelj=payee|50 IBAN ili broj računa primatelja/IBAN primatelja=iban
      20 Model=text:HR00;HR01;HR05;HR99|30 Poziv na broj primatelja/Poziv na broj=invoice|50 Opis plaćanja=purpose
      50 Datum izvršenja=due|50 Pečat korisnika=blank`),
  },
  SI: {
    languages: ['sl'],
    share: 0.35,
    titles: ['UPN QR', 'Univerzalni plačilni nalog', 'POTRDILO'],
    rows: rows(`60 Ime, ulica in kraj plačnika/Plačnik=payer|40 Rok plačila=due
      25 Koda namena=text:OTHR;COST;GDSV;SCVE|40 Namen plačila=purpose|35 Znesek/Znesek EUR=money
      60 IBAN prejemnika=iban|40 Referenca prejemnika/Referenca=siReference
      60 Ime, ulica in kraj prejemnika/Prejemnik=payee|40 Datum plačila=blank`),
  },
  PL: {
    languages: ['pl'],
    share: 0.12,
    titles: ['Polecenie przelewu / wpłata gotówkowa', 'POLECENIE PRZELEWU', 'Odcinek dla banku'],
    rows: rows(`100 nazwa odbiorcy/Odbiorca=payeeName
      100 nr rachunku odbiorcy/Nr rachunku odbiorcy=iban
      20 waluta=currency|40 kwota/Kwota=amount|40 termin płatności/Termin=due
      100 nazwa zleceniodawcy/Zleceniodawca=payerName
      100 tytułem/Tytułem=purpose`),
  },
  AT: {
    languages: ['de'],
    share: 0.14,
    titles: ['ZAHLUNGSANWEISUNG', 'AUFTRAGSBESTÄTIGUNG  ZAHLUNGSANWEISUNG', 'Zahlschein'],
    rows: rows(`100 EmpfängerIn Name Firma/EmpfängerIn=payeeName
      60 IBAN EmpfängerIn/IBAN=iban|40 BIC (SWIFT-Code) der Empfängerbank/BIC=bic
      60 Zahlungsreferenz/Verwendungszweck=invoice|15 Währung=text:EUR|25 Betrag/Betrag EUR=amount
      60 Verwendungszweck=customerText|40 fällig am/Zahlbar bis=due
      60 IBAN KontoinhaberIn/AuftraggeberIn=blank|40 KontoinhaberIn/Name KontoinhaberIn=payerName`),
    machine: 'giro',
  },
  DE: {
    languages: ['de'],
    share: 0.05,
    titles: ['SEPA-Überweisung/Zahlschein', 'Beleg/Quittung für den Kontoinhaber', 'Überweisungsträger', 'Zahlschein'],
    rows: rows(`100 Angaben zum Zahlungsempfänger: Name, Vorname Firma/Empfänger=payeeName
      100 IBAN/IBAN des Zahlungsempfängers=iban
      60 BIC des Kreditinstituts/BIC=bic|40 Betrag: Euro, Cent/Betrag=amount
      60 Kunden-Referenznummer - Verwendungszweck/Verwendungszweck=invoice|40 noch Verwendungszweck=customerText
      100 Angaben zum Kontoinhaber/Kontoinhaber=payerName`),
  },
  NL: {
    languages: ['nl'],
    share: 0.1,
    titles: ['acceptgiro', 'Acceptgirokaart', 'BETALINGSOPDRACHT'],
    rows: rows(`35 Bedrag/euro=amount|40 Betalingskenmerk=number|25 Betalen voor/Vervaldatum=due
      50 Naam rekeninghouder/Van=payer|50 Aan/Begunstigde=payeeName
      60 Rekening begunstigde/IBAN begunstigde=iban|40 Omschrijving/Factuurnummer=invoice`),
    machine: 'giro',
  },
  IT: {
    languages: ['it'],
    share: 0.08,
    titles: ['CONTI CORRENTI POSTALI - Ricevuta di Versamento', 'BollettinoPA', 'Avviso di pagamento', 'pagoPA - Avviso di pagamento'],
    rows: rows(`25 sul C/C n./Codice avviso=number|25 di Euro/Importo=amount|50 Entro il/Scadenza=due
      50 Intestato a/Ente creditore/Beneficiario=payeeName|50 IBAN=iban
      50 Causale/Oggetto del pagamento=purpose|50 Eseguito da/Destinatario avviso=payer`),
    machine: 'giro',
  },
  FR: {
    languages: ['fr'],
    share: 0.06,
    titles: ['Talon de paiement', 'Coupon à joindre à votre règlement', 'TIP SEPA', 'Papillon à détacher'],
    rows: rows(`34 Facture n°/N° facture/Référence=invoice|33 N° client/Client=customer|33 Date=date
      34 Montant/Montant à régler/Net à payer=money|33 Échéance/À régler avant le=due|33 Référence/RUM=number
      50 Créancier/À l'ordre de=payee|50 Débiteur/Client=payer`),
    machine: 'giro',
  },
  US: { languages: ['en'], share: 0.16, titles: ['REMITTANCE', 'PAYMENT COUPON', 'Please detach and return with payment', 'Remittance slip'], rows: coupon },
  CA: { languages: ['en'], share: 0.14, titles: ['REMITTANCE', 'Payment stub', 'Please return this portion with your payment'], rows: coupon },
  AU: { languages: ['en'], share: 0.2, titles: ['PAYMENT ADVICE', 'Payment slip', 'Remittance Advice'], rows: coupon },
  GB: { languages: ['en'], share: 0.12, titles: ['REMITTANCE ADVICE', 'Payment slip', 'bank giro credit'], rows: coupon, machine: 'giro' },
  IE: { languages: ['en'], share: 0.12, titles: ['REMITTANCE ADVICE', 'Payment slip'], rows: coupon },
};
