/**
 * Numbers and dates of a trade that are no details of the document: rooms, stays, vehicles, policies, meters, shop orders. By language:
 * "key=wording,wording; …".
 */
export type OccasionName =
  | 'room'
  | 'arrival'
  | 'departure'
  | 'guest'
  | 'plate'
  | 'chassis'
  | 'mileage'
  | 'policy'
  | 'paidBy'
  | 'shipped'
  | 'shipping'
  | 'tariff'
  | 'reading'
  | 'patient'
  | 'site'
  | 'saved'
  | 'limit';

const table = (text: string): ReadonlyMap<string, readonly string[]> =>
  new Map(
    text.split(';').map((entry) => {
      const [key, wordings] = entry.split('=') as [string, string];
      return [key.trim(), wordings.split(',').map((each) => each.trim())] as const;
    }),
  );

export const occasionWords: Readonly<Record<string, ReadonlyMap<string, readonly string[]>>> = {
  de: table(
    'room=Zimmer,Zimmer-Nr.,Zi.-Nr.; arrival=Anreise,Anreisedatum; departure=Abreise,Abreisedatum; guest=Gast,Gastname; plate=Kennzeichen,Amtl. Kennzeichen; chassis=Fahrgestell-Nr.,FIN; mileage=km-Stand,Kilometerstand; policy=Versicherungsschein-Nr.,Police,Versicherungsnummer; paidBy=Zahlungsart,Zahlungsweise,Zahlart; shipped=Versanddatum,Versendet am; shipping=Versandart,Lieferart,Lieferbedingung; tariff=Tarif,Produkt; reading=Zählerstand,Zählerstand neu; patient=Patient,Patienten-Nr.; site=Bauvorhaben,Objekt,BV; saved=Sie sparen,Ihre Ersparnis; limit=Kreditlimit,Verfügungsrahmen',
  ),
  en: table(
    'room=Room,Room No.; arrival=Arrival,Check-in,Arrival Date; departure=Departure,Check-out,Departure Date; guest=Guest,Guest Name; plate=Vehicle Reg.,License Plate,Reg No; chassis=VIN,Chassis No.; mileage=Odometer,Mileage; policy=Policy No.,Policy Number; paidBy=Payment method,Payment Method,Paid by; shipped=Ship Date,Shipped,Date shipped; shipping=Ship Via,Shipping method,FOB; tariff=Plan,Tariff; reading=Meter reading,Current reading; patient=Patient,Patient ID; site=Job,Site,Job Name; saved=You saved,Your savings; limit=Credit limit,Available credit',
  ),
  fr: table(
    "room=Chambre,N° chambre; arrival=Arrivée,Date d'arrivée; departure=Départ,Date de départ; guest=Client,Nom du client; plate=Immatriculation,Véhicule; chassis=N° de châssis,VIN; mileage=Kilométrage; policy=N° de contrat,N° de police; paidBy=Mode de paiement,Mode de règlement,Règlement; shipped=Date d'expédition,Expédié le; shipping=Mode de livraison,Transporteur; tariff=Offre,Forfait; reading=Relevé,Index; patient=Patient; site=Chantier,Affaire; saved=Vous économisez; limit=Encours autorisé",
  ),
  it: table(
    'room=Camera,N. camera; arrival=Arrivo,Data arrivo; departure=Partenza,Data partenza; guest=Ospite; plate=Targa; chassis=Telaio,N. telaio; mileage=Km; policy=Polizza n.,N. polizza; paidBy=Modalità di pagamento,Pagamento,Condizioni di pagamento; shipped=Data spedizione,Spedito il; shipping=Porto,Vettore,Trasporto a mezzo; tariff=Offerta,Tariffa; reading=Lettura; patient=Paziente; site=Cantiere; saved=Risparmio; limit=Fido',
  ),
  es: table(
    'room=Habitación,Hab.; arrival=Entrada,Fecha entrada; departure=Salida,Fecha salida; guest=Huésped; plate=Matrícula; chassis=Bastidor,Nº bastidor; mileage=Kms,Kilómetros; policy=Póliza,Nº póliza; paidBy=Forma de pago,Método de pago,Modo de pago; shipped=Fecha de envío,Enviado; shipping=Transportista,Portes,Forma de envío; tariff=Tarifa,Plan; reading=Lectura,Lectura actual; patient=Paciente; site=Obra; saved=Usted ahorra; limit=Límite de crédito',
  ),
  pt: table(
    'room=Quarto; arrival=Chegada,Check-in; departure=Saída,Check-out; guest=Hóspede; plate=Matrícula,Placa; chassis=Chassis; mileage=Km; policy=Apólice,N.º apólice; paidBy=Modo de pagamento,Forma de pagamento,Cond. pagamento; shipped=Data de expedição,Data de saída; shipping=Expedição,Transportadora; tariff=Tarifário,Plano; reading=Leitura; patient=Utente,Paciente; site=Obra,Local de descarga; saved=Poupou; limit=Limite de crédito',
  ),
  nl: table(
    'room=Kamer,Kamernr.; arrival=Aankomst; departure=Vertrek; guest=Gast; plate=Kenteken; chassis=Chassisnummer; mileage=Km-stand; policy=Polisnummer; paidBy=Betaalwijze,Betaalmethode; shipped=Verzenddatum,Verzonden op; shipping=Verzendwijze,Leveringsvoorwaarde; tariff=Abonnement,Tarief; reading=Meterstand; patient=Patiënt; site=Werk,Project; saved=U bespaart; limit=Kredietlimiet',
  ),
  pl: table(
    'room=Pokój,Nr pokoju; arrival=Przyjazd; departure=Wyjazd; guest=Gość; plate=Nr rejestracyjny; chassis=VIN,Nr nadwozia; mileage=Przebieg; policy=Nr polisy,Polisa; paidBy=Forma płatności,Sposób płatności; shipped=Data wysyłki; shipping=Sposób dostawy,Wysyłka; tariff=Taryfa,Abonament; reading=Stan licznika,Odczyt; patient=Pacjent; site=Budowa; saved=Oszczędzasz; limit=Limit kredytowy',
  ),
  cs: table(
    'room=Pokoj; arrival=Příjezd; departure=Odjezd; guest=Host; plate=SPZ,RZ; chassis=VIN; mileage=Stav km,Tachometr; policy=Číslo smlouvy,Pojistka č.; paidBy=Forma úhrady,Způsob platby; shipped=Datum odeslání; shipping=Způsob dopravy,Doprava; tariff=Tarif; reading=Stav měřidla,Odečet; patient=Pacient; site=Stavba; saved=Ušetřili jste; limit=Kreditní limit',
  ),
  sk: table(
    'room=Izba; arrival=Príchod; departure=Odchod; guest=Hosť; plate=EČV; chassis=VIN; mileage=Stav km; policy=Poistka č.; paidBy=Forma úhrady,Spôsob platby; shipped=Dátum odoslania; shipping=Spôsob dopravy; tariff=Tarif; reading=Stav merača; patient=Pacient; site=Stavba; saved=Ušetrili ste; limit=Kreditný limit',
  ),
  nb: table(
    'room=Rom,Romnr; arrival=Ankomst; departure=Avreise; guest=Gjest; plate=Reg.nr,Kjennemerke; chassis=Understellsnr; mileage=Km-stand; policy=Polisenr,Avtalenr; paidBy=Betalingsmåte,Bet.betingelser; shipped=Sendt dato; shipping=Leveringsmåte,Lev.betingelse; tariff=Abonnement; reading=Målerstand; patient=Pasient; site=Prosjekt; saved=Du sparer; limit=Kredittgrense',
  ),
  sv: table(
    'room=Rum,Rumsnr; arrival=Ankomst; departure=Avresa; guest=Gäst; plate=Reg.nr,Registreringsnummer; chassis=Chassinr; mileage=Mätarställning; policy=Försäkringsnr; paidBy=Betalningssätt,Betalningsvillkor; shipped=Utleveransdatum; shipping=Leveranssätt,Leveransvillkor; tariff=Abonnemang; reading=Mätarställning; patient=Patient; site=Objekt,Projekt; saved=Du sparar; limit=Kreditgräns',
  ),
  da: table(
    'room=Værelse; arrival=Ankomst; departure=Afrejse; guest=Gæst; plate=Reg.nr.; chassis=Stelnr.; mileage=Km-stand; policy=Policenr.; paidBy=Betalingsmåde,Betalingsbetingelser; shipped=Afsendelsesdato; shipping=Leveringsmåde,Leveringsbetingelser; tariff=Abonnement; reading=Målerstand,Aflæsning; patient=Patient; site=Sag,Sagsnr.; saved=Du sparer; limit=Kreditmaksimum',
  ),
  hr: table(
    'room=Soba; arrival=Dolazak; departure=Odlazak; guest=Gost; plate=Registracija,Reg. oznaka; chassis=Broj šasije; mileage=Kilometri; policy=Broj police; paidBy=Način plaćanja; shipped=Datum otpreme; shipping=Način otpreme,Paritet; tariff=Tarifa; reading=Stanje brojila,Očitanje; patient=Pacijent; site=Gradilište,Objekt; saved=Ušteda; limit=Kreditni limit',
  ),
  sl: table(
    'room=Soba; arrival=Prihod; departure=Odhod; guest=Gost; plate=Registrska oznaka; chassis=Št. šasije; mileage=Stanje km; policy=Št. police; paidBy=Način plačila; shipped=Datum odpreme; shipping=Način dostave,Pariteta; tariff=Paket,Tarifa; reading=Stanje števca; patient=Pacient; site=Objekt; saved=Prihranek; limit=Kreditni limit',
  ),
  tr: table(
    'room=Oda No; arrival=Giriş Tarihi; departure=Çıkış Tarihi; guest=Misafir; plate=Plaka; chassis=Şasi No; mileage=Km; policy=Poliçe No; paidBy=Ödeme Şekli,Ödeme Yöntemi; shipped=Sevk Tarihi,Gönderim Tarihi; shipping=Teslim Şekli,Gönderim Şekli; tariff=Tarife; reading=Endeks,Son Endeks; patient=Hasta; site=Şantiye; saved=Kazancınız; limit=Kredi Limiti',
  ),
};
