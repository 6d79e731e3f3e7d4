/** Payment terms with several dates, days or instalments, by language, besides those of the catalogue. */

const lists = (texts: Readonly<Record<string, string>>): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(Object.entries(texts).map(([code, text]) => [code, text.split('|')]));

/** Discount and due date in one sentence: {discountPercent} {discountDate} {discountDays} {discountAmount} {discountedTotal} {date} {days} {amount}. */
export const bothSentences = lists({
  de: '{discountPercent} % Skonto bis {discountDate}, netto bis {date}|Zahlbar bis {discountDate} mit {discountPercent} % Skonto = {discountedTotal}, bis {date} ohne Abzug|bis {discountDate} {discountPercent}% Skonto ({discountAmount}), bis {date} netto {amount}|Bei Zahlung bis {discountDate} {discountPercent} % Skonto {discountAmount}, Zahlbetrag {discountedTotal}. Fällig netto am {date}.|Fällig am {date} rein netto, bis {discountDate} abzüglich {discountPercent} % Skonto|{discountDays} Tage {discountPercent} % ({discountDate}), {days} Tage netto ({date})|Zahlungsbedingungen: innerhalb von {discountDays} Tagen {discountPercent} % Skonto, innerhalb von {days} Tagen netto|Skontofrist: {discountDate} / Skontobetrag: {discountAmount} / Nettofälligkeit: {date}',
  en: '{discountPercent}% discount if paid by {discountDate}, net due {date}|Pay {discountedTotal} by {discountDate} or {amount} by {date}|{discountPercent}% {discountDate}, net {date}|Due {date}. Discount of {discountPercent}% ({discountAmount}) if received by {discountDate}.|{discountPercent}% {discountDays} days / Net {days} days|If paid by {discountDate}, deduct {discountAmount} ({discountPercent}%). Otherwise full payment is due by {date}.|Discount date: {discountDate}; due date: {date}; discount: {discountPercent}%',
  fr: 'Escompte de {discountPercent} % avant le {discountDate}, net au {date}|{discountPercent} % d’escompte à {discountDays} jours, {days} jours net|Payable au {date}, ou {discountedTotal} jusqu’au {discountDate} (escompte {discountPercent} %)|Échéance {date}. Escompte {discountPercent} % si paiement au {discountDate}',
  it: 'Sconto {discountPercent}% entro il {discountDate}, netto entro il {date}|{discountPercent}% a {discountDays} giorni, {days} giorni netto|Scadenza {date}; sconto cassa {discountPercent}% se pagato entro il {discountDate}',
  es: '{discountPercent}% de descuento hasta el {discountDate}, neto hasta el {date}|{discountPercent} % a {discountDays} días, {days} días neto|Vencimiento {date}; pronto pago {discountPercent} % antes del {discountDate}',
  pt: 'Desconto de {discountPercent}% até {discountDate}, líquido até {date}|{discountPercent}% a {discountDays} dias, {days} dias líquido|Vencimento {date}; desconto de {discountPercent}% para pagamento até {discountDate}',
  nl: '{discountPercent}% korting bij betaling voor {discountDate}, netto voor {date}|Binnen {discountDays} dagen {discountPercent}%, binnen {days} dagen netto|Vervaldatum {date}; betalingskorting {discountPercent}% tot {discountDate}',
  pl: 'Skonto {discountPercent}% do {discountDate}, termin płatności {date}|{discountPercent}% przy płatności w {discountDays} dni, {days} dni netto',
  cs: 'Skonto {discountPercent} % do {discountDate}, splatnost {date}|{discountDays} dnů {discountPercent} %, {days} dnů netto',
  sk: 'Skonto {discountPercent} % do {discountDate}, splatnosť {date}|{discountDays} dní {discountPercent} %, {days} dní netto',
  da: '{discountPercent}% rabat ved betaling senest {discountDate}, netto {date}|{discountDays} dage {discountPercent}%, {days} dage netto',
  nb: '{discountPercent}% rabatt ved betaling innen {discountDate}, netto {date}|{discountDays} dager {discountPercent}%, {days} dager netto',
  sv: '{discountPercent}% kassarabatt till {discountDate}, netto {date}|{discountDays} dagar {discountPercent}%, {days} dagar netto',
  hr: '{discountPercent}% popusta do {discountDate}, dospijeće {date}|{discountDays} dana {discountPercent}%, {days} dana neto',
  sl: '{discountPercent}% skonta do {discountDate}, rok plačila {date}|{discountDays} dni {discountPercent}%, {days} dni neto',
  tr: '{discountDate} tarihine kadar %{discountPercent} iskonto, vade {date}|{discountDays} gün %{discountPercent}, {days} gün net',
});

/** Names of an instalment: "1. Rate", "Instalment 1": {n}; and the word between it and its date. */
export const instalmentWords = lists({
  de: '{n}. Rate|Rate {n}|Teilbetrag {n}|{n}. Teilzahlung',
  en: 'Instalment {n}|Installment {n}|Payment {n}|Part {n}',
  fr: 'Échéance {n}|{n}e échéance|Versement {n}',
  it: 'Rata {n}|{n}ª rata|Scadenza {n}',
  es: 'Vencimiento {n}|Plazo {n}|Cuota {n}',
  pt: 'Parcela {n}|{n}ª parcela|Prestação {n}|Duplicata {n}',
  nl: 'Termijn {n}|{n}e termijn',
  pl: 'Rata {n}|{n} rata',
  cs: '{n}. splátka|Splátka {n}',
  sk: '{n}. splátka|Splátka {n}',
  da: 'Rate {n}|{n}. rate',
  nb: 'Avdrag {n}|Rate {n}',
  sv: 'Delbetalning {n}|Rat {n}',
  hr: '{n}. rata|Rata {n}',
  sl: '{n}. obrok|Obrok {n}',
  tr: '{n}. taksit|Taksit {n}',
});

export const dueWords = lists({
  de: 'fällig am|fällig|zahlbar bis|bis',
  en: 'due|due on|payable by|by',
  fr: 'au|le|à payer le',
  it: 'scadenza|al|entro il',
  es: 'vence el|vto.|el',
  pt: 'vencimento|venc.|até',
  nl: 'vervalt op|voor',
  pl: 'termin|płatne do',
  cs: 'splatná|splatnost',
  sk: 'splatná|splatnosť',
  da: 'forfalder|senest',
  nb: 'forfaller|innen',
  sv: 'förfaller|senast',
  hr: 'dospijeće|do',
  sl: 'zapade|do',
  tr: 'vade|son ödeme',
});

/** Conditions of late payment: percentages and days that are neither discount nor due date. */
export const lateSentences = lists({
  de: 'Bei Zahlungsverzug berechnen wir Verzugszinsen in Höhe von {percent} % p. a.|Verzugszinsen: {percent} % über dem Basiszinssatz|Nach Ablauf der Frist werden {percent} % Zinsen pro Monat berechnet.|Für Mahnungen berechnen wir {fee}, Verzugszinsen {percent} %.|Erstattungen erfolgen innerhalb von {days} Werktagen.',
  en: 'A {percent}% monthly service charge applies to past due accounts.|Interest of {percent}% per month will be charged on late payments.|Late payments are subject to interest at {percent}% above base rate.|Overdue accounts: {percent}% per month. Returned checks: {fee}.|Refunds are processed within {days} business days.',
  fr: 'En cas de retard de paiement, une pénalité de {percent} % par mois sera appliquée.|Taux des pénalités de retard : {percent} %|Pénalités de retard : {percent} % ; indemnité forfaitaire pour frais de recouvrement : {fee}',
  it: 'In caso di ritardato pagamento saranno addebitati interessi di mora del {percent}%.|Interessi di mora: {percent}% annuo',
  es: 'En caso de demora se aplicará un interés del {percent} % mensual.|Intereses de demora: {percent}%',
  pt: 'Em caso de atraso serão cobrados juros de mora de {percent}% ao mês.|Juros de mora: {percent}%; multa de {fee}',
  nl: 'Bij te late betaling wordt {percent}% rente per maand in rekening gebracht.|Vertragingsrente {percent}%, administratiekosten {fee}',
  pl: 'W przypadku opóźnienia naliczane są odsetki w wysokości {percent}% rocznie.|Odsetki za zwłokę: {percent}%',
  cs: 'Při pozdní úhradě účtujeme úrok z prodlení {percent} % denně.|Úrok z prodlení {percent} % za každý den prodlení.',
  sk: 'Pri oneskorenej úhrade účtujeme úrok z omeškania {percent} % denne.',
  hr: 'U slučaju kašnjenja zaračunavamo zatezne kamate {percent} % godišnje.',
  sl: 'Za zamudo pri plačilu zaračunavamo zamudne obresti {percent} %.',
  sv: 'Efter förfallodagen debiteras dröjsmålsränta med {percent} %.|Dröjsmålsränta {percent}%, påminnelseavgift {fee}',
  nb: 'Ved forsinket betaling beregnes morarente {percent} % p.a.|Purregebyr {fee}, morarente {percent}%',
  da: 'Ved for sen betaling tilskrives renter med {percent} % pr. påbegyndt måned.|Rykkergebyr {fee}, rente {percent}%',
  tr: 'Gecikme halinde aylık %{percent} faiz uygulanır.|Vade farkı aylık % {percent}',
});
