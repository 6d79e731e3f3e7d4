/** States and provinces that are printed behind a town: USPS Publication 28, appendix B, the provinces of Canada and Italy, the cantons of Switzerland and the states of Australia, Brazil, Mexico, India and Malaysia; as code, as name or both. */
import { fold } from '../fold.js';

const american =
  'AL Alabama|AK Alaska|AZ Arizona|AR Arkansas|CA California|CO Colorado|CT Connecticut|DE Delaware|DC District of Columbia|FL Florida|GA Georgia|HI Hawaii|ID Idaho|IL Illinois|IN Indiana|IA Iowa|KS Kansas|KY Kentucky|LA Louisiana|ME Maine|MD Maryland|MA Massachusetts|MI Michigan|MN Minnesota|MS Mississippi|MO Missouri|MT Montana|NE Nebraska|NV Nevada|NH New Hampshire|NJ New Jersey|NM New Mexico|NY New York|NC North Carolina|ND North Dakota|OH Ohio|OK Oklahoma|OR Oregon|PA Pennsylvania|PR Puerto Rico|RI Rhode Island|SC South Carolina|SD South Dakota|TN Tennessee|TX Texas|UT Utah|VT Vermont|VA Virginia|WA Washington|WV West Virginia|WI Wisconsin|WY Wyoming';
const canadian =
  'AB Alberta|BC British Columbia|MB Manitoba|NB New Brunswick|NL Newfoundland and Labrador|NS Nova Scotia|ON Ontario|PE Prince Edward Island|QC Quebec|SK Saskatchewan';
const australian =
  'ACT Australian Capital Territory|NSW New South Wales|NT Northern Territory|QLD Queensland|SA South Australia|TAS Tasmania|VIC Victoria|WA Western Australia';

/** The states of Mexico, whose codes are not used in print (ISO 3166-2:MX). */
const mexican =
  'Aguascalientes|Baja California|Baja California Sur|Campeche|Chiapas|Chihuahua|Ciudad de México|CDMX|Coahuila|Coahuila de Zaragoza|Colima|Durango|Estado de México|Edo. de México|Guanajuato|Guerrero|Hidalgo|Jalisco|Michoacán|Michoacán de Ocampo|Morelos|Nayarit|Nuevo León|Oaxaca|Puebla|Querétaro|Quintana Roo|San Luis Potosí|Sinaloa|Sonora|Tabasco|Tamaulipas|Tlaxcala|Veracruz|Veracruz de Ignacio de la Llave|Yucatán|Zacatecas';

/** The states and territories of India, in full (ISO 3166-2:IN). */
const indian =
  'Andhra Pradesh|Arunachal Pradesh|Assam|Bihar|Chhattisgarh|Goa|Gujarat|Haryana|Himachal Pradesh|Jharkhand|Karnataka|Kerala|Madhya Pradesh|Maharashtra|Manipur|Meghalaya|Mizoram|Nagaland|Odisha|Punjab|Rajasthan|Sikkim|Tamil Nadu|Tamilnadu|Telangana|Tripura|Uttar Pradesh|Uttarakhand|West Bengal|Jammu and Kashmir|Ladakh|Puducherry';

/** The states of Malaysia (ISO 3166-2:MY), which are evidence of the country alone: features do not know them. */
export const malaysian = 'Johor|Kedah|Kelantan|Melaka|Negeri Sembilan|Pahang|Perak|Perlis|Pulau Pinang|Sabah|Sarawak|Selangor|Selangor Darul Ehsan|Terengganu';

const italian =
  'AG AL AN AO AP AQ AR AT AV BA BG BI BL BN BO BR BS BT BZ CA CB CE CH CL CN CO CR CS CT CZ EN FC FE FG FI FM FR GE GO GR IM IS KR LC LE LI LO LT LU MB MC ME MI MN MO MS MT NA NO NU OR PA PC PD PE PG PI PN PO PR PT PU PV PZ RA RC RE RG RI RM RN RO SA SI SO SP SR SS SU SV TA TE TN TO TP TR TS TV UD VA VB VC VE VI VR VT VV';
const swiss = 'AG AI AR BE BL BS FR GE GL GR JU LU NE NW OW SG SH SO SZ TG TI UR VD VS ZG ZH';
const brazilian = 'AC AL AM AP BA CE DF ES GO MA MG MS MT PA PB PE PI PR RJ RN RO RR RS SC SE SP TO';

/** As they are printed behind towns, older ones among them. */
const indianCodes = 'AN AP AR AS BR CG CH CT DD DL DN GA GJ HP HR JH JK KA KL LA LD MH ML MN MP MZ NL OD OR PB PY RJ SK TG TN TR TS UA UK UP UT WB';

const codeOf = (state: string): string => state.slice(0, state.indexOf(' '));
const codesOf = (list: string): readonly string[] => list.split('|').map(codeOf);
/** Codes of the United States' own. */
export const americanCodes: readonly string[] = codesOf(american);

const codesByCountry: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ['US', new Set(americanCodes)],
  ['CA', new Set(codesOf(canadian))],
  ['AU', new Set(codesOf(australian))],
  ['IT', new Set(italian.split(' '))],
  ['CH', new Set(swiss.split(' '))],
  ['BR', new Set(brazilian.split(' '))],
  ['IN', new Set(indianCodes.split(' '))],
]);
/** Whether letters are the code of a state, province or canton of a country (ISO 3166-2), as it prints them behind towns: "Como (CO)", "Salem, IN". */
export const isStateCodeOf = (letters: string, country: string): boolean => codesByCountry.get(country)?.has(letters) ?? false;

/** Code and full name, in that order. */
const coded: readonly string[] = [american, canadian, australian].flatMap((list) => list.split('|'));
const fullName = (state: string): string => state.slice(state.indexOf(' ') + 1);

/** In full: "New York", "Jalisco". */
export const stateNames: readonly string[] = [...coded.map(fullName), ...mexican.split('|'), ...indian.split('|')];

const words: ReadonlySet<string> = new Set([...coded.map(codeOf), ...stateNames.map(fold)]);

/** "NY" or "New York"; codes in capitals only. */
export const isState = (text: string): boolean => words.has(/^[A-Z]{2,3}$/.test(text) ? text : fold(text));

/** Names that towns, countries and people have as well. */
const ambiguous: ReadonlySet<string> = new Set(['georgia', 'victoria', 'washington', 'virginia', 'montana', 'colima', 'hidalgo', 'puebla', 'durango', 'goa']);

const countries: ReadonlyMap<string, string> = new Map(
  Object.entries({ US: american, CA: canadian, AU: australian, MX: mexican, IN: indian, MY: malaysian }).flatMap(([country, list]) =>
    list.split('|').map((state) => [fold(coded.includes(state) ? fullName(state) : state), country] as const),
  ),
);

/** ISO 3166-1 alpha-2 of a state's full name that nothing else has. */
export function countryOfState(text: string): string | undefined {
  const name = fold(text);
  return ambiguous.has(name) ? undefined : countries.get(name);
}
