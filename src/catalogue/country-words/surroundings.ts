/** What is around a town and is no part of its name: quarters, counties, provinces, states, as a country's addresses print them. */
import { list } from '../languages/lists.js';

export interface SurroundingsHabit {
  /** Share of addresses with a quarter, and its forms; {w} is a name. */
  readonly district: number;
  readonly forms: readonly string[];
  /** Share of addresses with a county, province or state where the town's entry has none, and its forms. */
  readonly region?: number;
  readonly regions?: readonly string[];
}

/** Where no country's habit is known. */
export const otherSurroundings: SurroundingsHabit = {
  district: 0.05,
  forms: list('{w}|{w}|{w} {n}|Centre'),
  region: 0.03,
  regions: list('ST|XX|{w}|Region|State'),
};

/** By ISO 3166-1 code. */
export const surroundingsHabits: Readonly<Record<string, SurroundingsHabit>> = {
  BR: { district: 0.6, forms: list('Vila {w}|Jardim {w}|Parque {w}|Centro|Bairro {w}|Jd. {w}|{w}|Distrito Industrial') },
  MX: { district: 0.5, forms: list('Col. {w}|Colonia {w}|Centro|Col. Centro|Fracc. {w}|Parque Industrial {w}') },
  AR: { district: 0.15, forms: list('Barrio {w}|{w}|Piso {n}'), region: 0.4, regions: list('Capital Federal|Buenos Aires|CABA|Córdoba|Santa Fe|Mendoza') },
  IN: {
    district: 0.55,
    forms: list('{w} Nagar|{w} Colony|Sector {n}|{w} Layout|{w} Extension|Near {w} Market|Opp. {w} Bank|Dist. {w}|{w} Vihar|Near {w} Tank'),
  },
  AE: { district: 0.4, forms: list('Al {w}|Deira|{w} Free Zone|Business Bay|Al {w} Area') },
  TR: { district: 0.6, forms: list('{w}|{w}|Merkez|{w} Mah.|{w} Mahallesi') },
  RO: {
    district: 0.2,
    forms: list('Sector {n}|Sect. {n}|Cartier {w}|Parter'),
    region: 0.35,
    regions: list('Jud. Cluj|Jud. Ilfov|Ilfov|Jud. Timiș|Jud. Iași|Sector 1|Sector 3|Sector 6|jud. Brașov'),
  },
  GB: {
    district: 0.2,
    forms: list('{w}|{w} Green|{w} Village|{w} Business Park'),
    region: 0.2,
    regions: list('Kent|Surrey|Essex|West Midlands|Lancs|Berkshire|West Yorkshire|Middlesex|Herts|Cheshire'),
  },
  IE: { district: 0.2, forms: list('{w}|{w} Business Park'), region: 0.4, regions: list('Co. Cork|Co. Dublin|Co. Kildare|County Galway|Co. Meath') },
  US: {
    district: 0.06,
    forms: list('{w} City|Central City|{w} Heights|Downtown|{w} Village'),
    region: 0.5,
    regions: list('CA|NY|TX|FL|WA|OH|ST|California|Texas'),
  },
  ES: { district: 0.12, forms: list('Pol. Ind. {w}|Urb. {w}|Barrio {w}'), region: 0.25, regions: list('Madrid|Barcelona|Sevilla|Valencia|Alicante|Málaga') },
  IT: { district: 0.07, forms: list('Loc. {w}|Fraz. {w}|Z.I. {w}|Zona Industriale') },
  FR: { district: 0.08, forms: list('ZA {w}|ZI de {w}|Lieu-dit {w}|Quartier {w}|ZAC {w}') },
  DE: { district: 0.04, forms: list('OT {w}|Ortsteil {w}|{w}') },
  NZ: { district: 0.4, forms: list('{w}|Mount {w}|{w} Bay|{w} Central') },
  AU: { district: 0.08, forms: list('{w} Park|{w} Heights|{w} Business Centre') },
  HU: { district: 0.08, forms: list('{w}|{n}. kerület') },
};

/** Words of streets that are directions, in the English of South Asia and its neighbours. */
export const describedStreets = {
  doors: ['No. ', 'Plot No. ', 'Shop ', 'Office ', 'Basement '],
  buildings: ['Plaza', 'Building', 'Complex', 'House', 'Centre', 'Market', 'Tower', 'Chambers', 'Soc.', 'Compound', 'Estate', 'Palace'],
  main: 'Main',
  roads: ['Road', 'Road', 'Rd', 'Street', 'Lane', 'Marg', 'Cross', 'Highway'],
  cross: 'nd Cross',
} as const;

/** Words that streets of English-speaking countries are named by, beside street, road and avenue (USPS Publication 28, appendix C1). */
export const streetWords = list(
  'Alley|Bend|Bluff|Branch|Bypass|Cape|Circle|Cliffs|Common|Corner|Cove|Creek|Crest|Crossing|Dale|Divide|Estates|Falls|Ferry|Fields|Flats|Ford|Forest|Forge|Fork|Garden|Glen|Grove|Harbor|Haven|Heights|Hill|Hollow|Inlet|Island|Isle|Junction|Key|Knoll|Landing|Lock|Lodge|Loop|Manor|Meadow|Mills|Mission|Mount|Neck|Orchard|Oval|Park|Pass|Path|Pike|Pines|Plain|Point|Port|Prairie|Ranch|Rapids|Rest|Ridge|River|Row|Run|Shoal|Shores|Skyway|Spring|Spur|Station|Stream|Summit|Terrace|Trace|Track|Trail|Trafficway|Turnpike|Underpass|Union|Valley|Viaduct|View|Village|Vista|Walk|Well',
);
