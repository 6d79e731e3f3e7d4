/** Additions of addresses: buildings, suites, floors, industrial parks; and doors after the house number. */
import type { Language } from '../../catalogue/languages/language.js';
import type { Random } from '../../random.js';

const extras: Readonly<Record<string, string>> = {
  de: 'Gebäude {n}|Haus {l}|{n}. OG|{n}. Stock|Gewerbepark {l}|Industriegebiet {w}|Hinterhaus|Aufgang {l}|Halle {n}|Hof {n}|Top {n}|Etage {n}|Technologiepark|Tor {n}',
  en: 'Suite {nnn}|Building {l}|Unit {n}|Floor {n}|{n}th Floor|{w} House|{w} Business Park|{w} Industrial Estate|Apt. {nn}|Ste. {nnn}|Block {l}|Bldg {n}|PMB {nnn}|{w} Court',
  fr: 'Bâtiment {l}|Bât. {l}|ZI {w}|Z.A. {w}|{n}e étage|Zone industrielle|Résidence {w}|Immeuble {w}|Appartement {nn}|CS {nnn}|BP {nnn}',
  it: 'Scala {l}|Int. {n}|Palazzina {l}|Zona Industriale|{n}° piano|Loc. {w}|Frazione {w}|Edificio {n}',
  es: 'Polígono Industrial {w}|Pol. Ind. {w}|Edificio {w}|Nave {n}|{n}º {l}|Local {n}|Oficina {nn}|Planta {n}|Esc. {l}',
  pt: 'Edifício {w}|{n}.º Esq.|{n}.º Dto.|Zona Industrial|Bloco {l}|Sala {nnn}|Loja {n}|Andar {n}|Bairro {w}',
  nl: 'Gebouw {l}|Unit {n}|{n}e verdieping|Bedrijvenpark {w}|Bus {n}|Industrieterrein {w}',
  da: '{n}. sal|{n}. tv.|{n}. th.|Bygning {n}|Erhvervspark {w}|st.',
  nb: '{n}. etasje|Bygg {l}|Oppgang {l}|Næringspark {w}',
  sv: '{n} tr|Hus {l}|Lgh {nnn}|Plan {n}|Uppgång {l}|{w} Företagspark',
  pl: 'lok. {n}|m. {n}|Budynek {l}|Piętro {n}|bud. {n}|hala {n}|Park Przemysłowy {w}',
  cs: 'Budova {l}|{n}. patro|Areál {w}|Hala {n}|Průmyslová zóna|Vchod {l}',
  sk: 'Budova {l}|{n}. poschodie|Areál {w}|Hala {n}|Priemyselná zóna',
  sl: '{n}. nadstropje|Stavba {l}|Industrijska cona|Poslovna cona {w}',
  hr: '{n}. kat|Zgrada {l}|Poslovna zona {w}|Industrijska zona',
  tr: 'Kat: {n}|Daire {n}|{w} Sanayi Sitesi|{w} Mah.|Blok {l}|D: {n}|{w} İş Merkezi|Organize Sanayi Bölgesi',
};

/** After the house number, on the same line. */
const doors: Readonly<Record<string, string>> = {
  de: ' {l}|, {n}. OG|, Top {n}|, Haus {n}',
  en: ', Unit {n}|, Suite {nnn}|, Apt {n}{l}| #{nnn}|, Floor {n}|, Ste {nnn}',
  fr: ' bis| ter|, bât. {l}',
  it: '/{l}|, int. {n}| bis|, scala {l}',
  es: ', {n}º {l}|, bajo|, local {n}|, nave {n}|, {n}º dcha.|, s/n',
  pt: ', {n}.º Esq.|, {n}.º Dto.|, loja {n}|, R/C| - Sala {nn}',
  nl: '-{n}| hs| bus {n}|{l}',
  da: ', {n}. tv.|, st.|, {n}. th.|, {n}. sal',
  nb: ' {l}|, {n}. etg.',
  sv: ' {l}| lgh {nnn}|, {n} tr',
  pl: ' m. {n}| lok. {nn}|/{nn}|{l}',
  cs: '/{nn}{l}|{l}',
  sk: '/{l}|/{nn}',
  sl: ' {l}|{l}',
  hr: '/{n}|{l}|/{l}',
  tr: ' D:{n}| Kat:{n} D:{n}|/{n}|-{l}',
};

const filled = (random: Random, language: Language, pattern: string): string =>
  pattern
    .replace(/\{n\}/g, () => String(random.integer(1, 9)))
    .replaceAll('{nn}', String(random.integer(10, 60)))
    .replaceAll('{nnn}', String(random.integer(100, 2400)))
    .replaceAll('{l}', random.pick([...'ABCDE']))
    .replaceAll('{w}', random.pick(random.chance(0.5) ? language.lastNames : language.companyWords));

export const addressExtra = (random: Random, language: Language): string =>
  filled(random, language, random.pick((extras[language.code] ?? extras.en!).split('|')));

export const doorOf = (random: Random, language: Language): string => filled(random, language, random.pick((doors[language.code] ?? doors.en!).split('|')));
