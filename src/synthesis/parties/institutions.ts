/** Names that start with the kind of institution, by language: offices, schools, clubs, practices, inns, foundations, shops. */
export const institutions: Readonly<Record<string, string>> = {
  de: 'Stadt {town}|Gemeinde {town}|Landratsamt {town}|Universität {town}|Stadtwerke {town}|Hotel {word}|Gasthof {last}|Praxis Dr. {last}|Kanzlei {last}|Autohaus {last}|Bäckerei {last}|Verein für {word} {town}|Stiftung {word}|Krankenkasse {word}|Schreinerei {last}|Apotheke {town}|Grundschule {town}|Tischlerei {first} {last}|{first} {last} {word}|Dr. med. {first} {last}|Ingenieurbüro {last}|Malerbetrieb {last}|{last} & {last}|Zahnarztpraxis {last}|Kirchengemeinde {town}',
  en: 'City of {town}|{town} Council|University of {town}|{town} Primary School|The {word} Foundation|Hotel {word}|{last} & {last}|The {word} Inn|{first} {last}|{last} Plumbing & Heating|{last}’s {word}|St. {first}’s Hospital|{town} Water Department|Law Offices of {first} {last}|{last}, {last} & {last}|The {word} Company|Friends of {town}|{town} Medical Centre',
  fr: 'Mairie de {town}|Commune de {town}|Communauté de communes de {town}|Université de {town}|Hôtel {word}|Boulangerie {last}|Cabinet {last}|Garage {last}|Atelier {last}|Au {word}|Ma {word}|Restaurant {word}|Ets {last}|Établissements {last}|Association {word}|Pharmacie de {town}|{first} {last}|Maître {first} {last}',
  it: 'Comune di {town}|Studio {last}|Hotel {word}|Ristorante {word}|Farmacia {last}|Associazione {word}|Autofficina {last}|Università di {town}|Studio Legale {last}|Trattoria da {first}|{first} {last}|F.lli {last}',
  es: 'Ayuntamiento de {town}|Universidad de {town}|Hotel {word}|Restaurante {word}|Talleres {last}|Clínica {last}|Asociación {word}|Hermanos {last}|{first} {last}|Fundación {word}|Farmacia {last}',
  pt: 'Câmara Municipal de {town}|Município de {town}|Universidade de {town}|Hotel {word}|Restaurante {word}|Oficina {last}|Farmácia {last}|Prefeitura de {town}|{first} {last}|Associação {word}',
  nl: 'Gemeente {town}|Universiteit {town}|Hotel {word}|Bakkerij {last}|Stichting {word}|Garage {last}|Vereniging {word}|{first} {last}|De {word}|Het {word}',
  da: '{town} Kommune|Hotel {word}|Bageriet {word}|Foreningen {word}|{last} VVS|{first} {last}|Tømrermester {last}|Murermester {last}',
  nb: '{town} kommune|Hotell {word}|Bakeriet {word}|Foreningen {word}|{first} {last}|Rørlegger {last}|{town} skole',
  sv: '{town} kommun|Hotell {word}|Föreningen {word}|Bageri {word}|{first} {last}|Stiftelsen {word}|{last}s {word}|Brf {word}',
  pl: 'Urząd Miasta {town}|Gmina {town}|Hotel {word}|F.H.U. {first} {last}|P.P.H.U. {last}|Zakład {last}|Fundacja {word}|PHU {word}|Kancelaria {last}|{first} {last}|Restauracja {word}|Firma Handlowa {last}',
  cs: 'Město {town}|Obec {town}|Hotel {word}|Restaurace {word}|Základní škola {town}|{first} {last}|Ing. {first} {last}|Autoservis {last}|MUDr. {first} {last}|Nadace {word}',
  sk: 'Mesto {town}|Obec {town}|Hotel {word}|Reštaurácia {word}|{first} {last}|Ing. {first} {last}|Autoservis {last}|Základná škola {town}',
  sl: 'Občina {town}|Hotel {word}|Gostilna {last}|{first} {last} s.p.|Osnovna šola {town}|Zavod {word}|Društvo {word}',
  hr: 'Grad {town}|Općina {town}|Hotel {word}|Obrt {last}|{first} {last}|Restoran {word}|Udruga {word}|Osnovna škola {town}|Obrt za {word}, vl. {first} {last}',
  tr: '{town} Belediyesi|{word} Oteli|{last} Ticaret|{first} {last}|{word} Lokantası|{town} Üniversitesi|{last} Kardeşler|{word} Eczanesi',
};
