/** Provinces and counties that are printed behind a town and are no part of its name; those of `isState` (`states.ts`) are features of the network, too. */
import { malaysian } from '../states.js';

/** By country, ISO 3166-1 alpha-2. */
const byCountry: Readonly<Record<string, string>> = {
  GB: 'Bedfordshire|Berkshire|Buckinghamshire|Cambridgeshire|Cheshire|Cornwall|Cumbria|Derbyshire|Devon|Dorset|East Sussex|Essex|Gloucestershire|Greater Manchester|Hampshire|Herefordshire|Hertfordshire|Isle of Wight|Kent|Lancashire|Leicestershire|Lincolnshire|Merseyside|Middlesex|Norfolk|North Yorkshire|Northamptonshire|Northumberland|Nottinghamshire|Oxfordshire|Rutland|Shropshire|Somerset|South Yorkshire|Staffordshire|Suffolk|Surrey|Tyne and Wear|Warwickshire|West Midlands|West Sussex|West Yorkshire|Wiltshire|Worcestershire|Powys|Gwynedd|Dyfed',
  IE: 'Carlow|Cavan|Clare|Cork|Donegal|Dublin|Galway|Kerry|Kildare|Kilkenny|Laois|Leitrim|Limerick|Longford|Louth|Mayo|Meath|Monaghan|Offaly|Roscommon|Sligo|Tipperary|Waterford|Westmeath|Wexford|Wicklow',
  MY: malaysian,
  NZ: 'Bay of Plenty|Canterbury|Hawke’s Bay|Manawatū|Marlborough|Northland|Otago|Southland|Taranaki|Tasman|Waikato|West Coast',
  ZA: 'Eastern Cape|Free State|Gauteng|KwaZulu-Natal|Limpopo|Mpumalanga|North West|Northern Cape|Western Cape',
};

const lists = new Map(Object.entries(byCountry).map(([country, names]) => [country, names.split('|')]));

/** None for countries whose provinces are not here. */
export const provincesOf = (country: string): readonly string[] => lists.get(country) ?? [];

/** Countries that print a district, with that word, behind a town. */
export const printDistricts: ReadonlySet<string> = new Set(['IN']);

/** What a place is, before its name, by country: "Mun. Oradea", "Oraș Breaza", "Sat Corund"; fragments of regular expressions, with the blank behind them. */
export const placeRanks: Readonly<Record<string, string>> = { RO: 'mun(?:icipiul |\\.)|ora[sșş](?:ul)?[ .]|com(?:una |\\.)|sat(?:ul)?[ .]|loc\\.' };

/** Countries whose counties have that word before them: "Co. Kerry", "County Durham". */
export const printCounties: ReadonlySet<string> = new Set(['GB', 'IE']);
