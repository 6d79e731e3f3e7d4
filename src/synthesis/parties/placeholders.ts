/** Placeholder parties of samples and tests: "Lieferant GmbH", "Buyer Company", "Odběratel 1", in "Musterstraße 1", "Anytown". */
import type { Language } from '../../catalogue/languages/language.js';
import type { Random } from '../../random.js';

/** Words for sender, receiver and company; streets; towns. */
type Words = readonly [sender: string, receiver: string, company: string, streets: string, towns: string];

const words: Readonly<Record<string, Words>> = {
  de: [
    'Lieferant|Verkäufer|Absender|Muster-Lieferant',
    'Kunde|Kunden|Käufer|Musterkunde|Empfänger',
    'Firma|Musterfirma|Testfirma|Demofirma|Unternehmen',
    'Musterstraße {n}|Lieferantenstraße {n}|Kundenweg {n}|Musterweg {n}|Teststr. {n}|Beispielallee {n}',
    'Musterstadt|Musterhausen|Musterort|Beispielstadt|Testdorf|Bad Musterhausen',
  ],
  en: [
    'Seller|Supplier|Vendor|Sender|Provider',
    'Buyer|Customer|Client|Receiver|Recipient',
    'Company|Business|Test Company|Your Company|Company Name|Sample Company',
    '{n} Seller St|{n} Buyer Street|{n} Main St|{n} Sample Road|{n} Any Street|{n} Customer Ave|{n} Another Avenue|Street {n}',
    'Anytown|Some City|Seller City|Buyer City|Sample City|Different City|Sampletown|Test City',
  ],
  fr: [
    'Fournisseur|Vendeur|Émetteur|Prestataire',
    'Client|Acheteur|Destinataire',
    'Société|Entreprise|Ma société|Société Test',
    '{n} rue du Vendeur|{n} rue de l’Exemple|{n} rue du Client|{n} rue du Test',
    'Villeneuve-Test|Ville|Exempleville|Maville',
  ],
  it: [
    'Fornitore|Venditore|Mittente',
    'Cliente|Acquirente|Destinatario',
    'Azienda|Ditta|Società di Prova',
    'Via di Prova {n}|Via Esempio {n}|Via del Cliente {n}',
    'Città|Paese di Prova|Comune',
  ],
  es: [
    'Proveedor|Vendedor|Emisor|Empresa de Prueba',
    'Cliente|Comprador|Receptor',
    'Empresa|Empresa de Prueba|Mi Empresa',
    'Calle de Prueba {n}|Dirección de Prueba {n}|Calle Ejemplo {n}',
    'Ciudad|Ciudad Ejemplo|Villa Prueba',
  ],
  pt: [
    'Fornecedor|Vendedor|Emitente',
    'Cliente|Comprador|Destinatário',
    'Empresa|Empresa Teste|Minha Empresa',
    'Rua de Teste {n}|Rua Exemplo {n}|Rua do Cliente {n}',
    'Cidade|Vila Exemplo|Cidade Teste',
  ],
  nl: [
    'Leverancier|Verkoper|Afzender',
    'Klant|Afnemer|Koper|Ontvanger',
    'Bedrijf|Testbedrijf|Voorbeeldbedrijf',
    'Voorbeeldstraat {n}|Teststraat {n}|Klantweg {n}',
    'Voorbeeldstad|Teststad|Plaats',
  ],
  pl: [
    'Sprzedawca|Dostawca|Wystawca',
    'Nabywca|Klient|Odbiorca',
    'Firma|Firma Testowa|Przykładowa Firma',
    'ul. Testowa {n}|ul. Przykładowa {n}|ul. Kliencka {n}',
    'Miasto|Testowo|Przykładowo',
  ],
  cs: [
    'Dodavatel|Prodávající|Demoverze',
    'Odběratel|Kupující|Zákazník',
    'Firma|Testovací firma|Moje firma',
    'Dodavatelská {n}|Odběratelská {n}|Testovací {n}|Vzorová {n}',
    'Dodavatelov|Odběratelov|Vzorov|Testov',
  ],
  sk: [
    'Dodávateľ|Predávajúci',
    'Odberateľ|Kupujúci|Zákazník',
    'Firma|Testovacia firma|Moja firma',
    'Dodávateľská {n}|Vzorová {n}|Testovacia {n}',
    'Mesto|Vzorovo|Testovo',
  ],
  sl: ['Dobavitelj|Prodajalec', 'Kupec|Stranka|Naročnik', 'Podjetje|Testno podjetje', 'Testna ulica {n}|Vzorčna {n}', 'Mesto|Testno'],
  hr: ['Dobavljač|Prodavatelj', 'Kupac|Naručitelj|Klijent', 'Tvrtka|Testna tvrtka|Moja tvrtka', 'Testna ulica {n}|Primjerna {n}', 'Grad|Testograd'],
  tr: ['Satıcı|Tedarikçi|Gönderen', 'Alıcı|Müşteri', 'Firma|Deneme Firması|Örnek Şirket', 'Deneme Sokak No: {n}|Örnek Cad. {n}', 'Şehir|Örnekköy'],
  sv: [
    'Leverantör|Säljare|Avsändare',
    'Kund|Köpare|Mottagare',
    'Företag|Testföretaget|Mitt Företag',
    'Testgatan {n}|Exempelvägen {n}|Kundgatan {n}',
    'Teststad|Exempelstad|Orten',
  ],
  da: ['Leverandør|Sælger', 'Kunde|Køber|Modtager', 'Firma|Testfirma|Virksomhed', 'Testvej {n}|Eksempelvej {n}|Kundevej {n}', 'Testby|Eksempelby|By'],
  nb: ['Leverandør|Selger', 'Kunde|Kjøper|Mottaker', 'Firma|Testfirma|Bedrift', 'Testveien {n}|Eksempelveien {n}|Kundeveien {n}', 'Testby|Eksempelstad|Sted'],
};

export interface Placeholder {
  readonly name: string;
  readonly shortName: string;
  readonly street: string;
  readonly city: string;
}

/** `form`: a legal form of the country, undefined where it has none. */
export function placeholder(random: Random, language: Language, sends: boolean, form: string | undefined): Placeholder {
  const [sender, receiver, company, streets, towns] = words[language.code] ?? words.en!;
  const pick = (list: string): string => random.pick(list.split('|'));
  const who = pick(sends ? sender : receiver);
  const shortName = [
    who,
    `${who} ${random.integer(1, 9)}`,
    language.code === 'en' ? `${who} ${pick(company)}` : `${pick(company)} ${who}`,
    `${random.pick(['Test', 'Demo', 'ACME', 'XYZ', 'ABC'])} ${random.chance(0.5) ? who : pick(company)}`,
    `${pick(company)}${random.chance(0.4) ? ` ${random.pick(['A', 'B', '1', '2', 'X', 'Ltd.', 'ABC'])}` : ''}`,
  ][random.weighted([28, 12, 24, 22, 14])]!;
  return {
    shortName,
    name: form && random.chance(0.6) ? `${shortName} ${form}` : shortName,
    street: pick(streets).replace('{n}', String(random.chance(0.3) ? random.pick([1, 12, 123, 456, 789]) : random.integer(1, 200))),
    city: pick(towns),
  };
}
