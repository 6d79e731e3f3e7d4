/** Made-up supplier lists and invoices that mean a row of them: with branches, near duplicates, shared towns, and words read wrongly. */
import type { Document, Page, Word } from '../src/document/document.js';
import { hull } from '../src/document/box.js';
import { type Random, random } from '../src/random.js';
import type { Column } from '../src/rules/whitelist/columns.js';

export const whitelistColumns: readonly Column[] = [
  { name: 'id', kind: 'id' },
  { name: 'name', kind: 'name' },
  { name: 'street', kind: 'street' },
  { name: 'zip', kind: 'zip' },
  { name: 'city', kind: 'city' },
  { name: 'vatId', kind: 'vatId' },
  { name: 'iban', kind: 'iban' },
  { name: 'phone', kind: 'phone' },
];

const onsets = 'b br d dr f fl fr g gl gr h j k kl kr l m n p pf r s sch schl schm schr schw st str t tr v w z'.split(' ');
const vowels = 'a e i o u ä ö ü au ei ie eu'.split(' ');
const codas = 'b ch ck d f g k l ld ll lm ln m mm n nd ng nn nt r rg rk rl rm rn rt s ss st t tt tz x'.split(' ');
const surnameEnds = ['er', 'mann', 'inger', 'ner', 'l', 'e', 'hofer', 'bauer', 'berger', 'ler', 'sen', 'ke', ''];
const trades =
  'Bau Elektro Transporte Spedition Handel Technik Druck Verpackung Metallbau Tischlerei Installationen Software Beratung Reinigung Maschinenbau Kunststoffe Lebensmittel Textil Möbel Logistik Energie Papier Stahl Glas Medien'.split(
    ' ',
  );
const forms = ['GmbH', 'GmbH', 'GmbH', 'GmbH & Co. KG', 'KG', 'AG', 'e.U.', 'OG', 'Ges.m.b.H.', ''];
const streetEnds = ['straße', 'gasse', 'weg', 'platz', 'allee', 'ring', 'zeile'];

const capital = (text: string): string => text[0]!.toUpperCase() + text.slice(1);
const syllable = (dice: Random): string => dice.pick(onsets) + dice.pick(vowels) + dice.pick(codas);

/** [id, name, street, zip, city, VAT id, IBAN, phone]. Every twelfth firm has branches, every thirtieth a namesake elsewhere. */
export function inventedRows(count: number, seed: string): readonly (readonly string[])[] {
  const dice = random('suppliers', seed);
  const names = Array.from({ length: Math.max(200, Math.round(Math.sqrt(count) * 40)) }, () =>
    capital(syllable(dice) + (dice.chance(0.3) ? syllable(dice).slice(0, 3) : '') + dice.pick(surnameEnds)),
  );
  const towns = Array.from(
    { length: Math.max(50, Math.min(6000, Math.round(count / 20))) },
    () =>
      [
        String(dice.integer(1000, 99999)).padStart(dice.chance(0.5) ? 4 : 5, '0'),
        capital(syllable(dice) + dice.pick(['', 'dorf', 'stadt', 'berg', 'heim', 'bach', 'kirchen'])),
      ] as const,
  );
  const streets = Array.from({ length: Math.max(80, Math.min(20_000, Math.round(count / 10))) }, () =>
    capital(syllable(dice) + (dice.chance(0.4) ? syllable(dice) : '') + dice.pick(streetEnds)),
  );
  const rows: string[][] = [];
  const address = (): string[] => {
    const [zip, city] = dice.pick(towns);
    return [`${dice.pick(streets)} ${dice.integer(1, 180)}`, zip!, city!];
  };
  while (rows.length < count) {
    const name = nameOf(dice, names);
    const vat = `DE${digits(dice, 9)}`;
    const branches = dice.chance(1 / 12) ? dice.integer(2, 5) : 1;
    for (let i = 0; i < branches && rows.length < count; i++)
      rows.push([String(100_000 + rows.length), name, ...address(), vat, germanIban(dice), `+49 ${digits(dice, 3)} ${digits(dice, 6)}`]);
    if (dice.chance(1 / 30) && rows.length < count)
      rows.push([
        String(100_000 + rows.length),
        name.replace(/ \S+$/, ' KG'),
        ...address(),
        `DE${digits(dice, 9)}`,
        germanIban(dice),
        `+49 ${digits(dice, 3)} ${digits(dice, 6)}`,
      ]);
  }
  return rows;
}

function nameOf(dice: Random, names: readonly string[]): string {
  const form = dice.pick(forms);
  const who = dice.chance(0.25)
    ? `${dice.pick(names)} & ${dice.pick(names)}`
    : dice.chance(0.15)
      ? `${dice.pick(names)}-${dice.pick(names)}`
      : dice.pick(names);
  return `${who} ${dice.chance(0.6) ? dice.pick(trades) : ''} ${form}`.replace(/ +/g, ' ').trim();
}

const digits = (dice: Random, count: number): string => Array.from({ length: count }, () => dice.integer(0, 9)).join('');

function germanIban(dice: Random): string {
  const body = digits(dice, 18);
  // The check digits make the number, with DE00 as 131400 behind it, one more than a multiple of 97.
  let rest = 0;
  for (const digit of `${body}131400`) rest = (rest * 10 + Number(digit)) % 97;
  return `DE${String(98 - rest).padStart(2, '0')}${body}`;
}

const filler =
  'Rechnung Nummer Datum Kunde Menge Bezeichnung Einzelpreis Gesamt netto brutto zahlbar innerhalb Tagen ohne Abzug Lieferung Auftrag Position Stück Artikel Rabatt Zwischensumme Umsatzsteuer Betrag Danke Schrauben Platte Kabel Dichtung Winkel Rohr Montage Stunden Anfahrt Material Farbe Filter Lampe Stecker Ventil Pumpe'.split(
    ' ',
  );

/** About 400 words: name and address of the sender, a receiver, a table. `keys`: VAT id and IBAN are printed too. */
export function invoiceOf(row: readonly string[], dice: Random, keys = false): Document {
  const [, name, street, zip, city, vat, iban, phone] = row as [string, string, string, string, string, string, string, string];
  const numbers = (): string => `${dice.integer(1, 900)},${digits(dice, 2)}`;
  const lines = [
    name,
    street,
    `${zip} ${city}`,
    'Empfänger Handels GmbH',
    `${capital(syllable(dice))}weg ${dice.integer(1, 90)}`,
    `${dice.integer(1000, 9999)} ${capital(syllable(dice))}stadt`,
    `Rechnung ${digits(dice, 6)} vom ${dice.integer(1, 28)}.${dice.integer(1, 12)}.2024`,
  ];
  for (let i = 0; i < 45; i++)
    lines.push(`${i + 1} ${Array.from({ length: 4 }, () => dice.pick(filler)).join(' ')} ${digits(dice, 5)} ${numbers()} ${numbers()}`);
  lines.push(`${name} ${zip} ${city}`);
  if (keys) lines.push(`USt-IdNr. ${vat} IBAN ${iban.replace(/(.{4})/g, '$1 ').trim()} Tel. ${phone}`);
  return documentOf(lines);
}

function documentOf(lines: readonly string[]): Document {
  const words: Word[] = [];
  const page: Page = {
    width: 2480,
    height: 3508,
    rotation: 0,
    words,
    lines: lines.map((text, index) => {
      const own = text.split(' ').map(
        (word, position): Word => ({
          text: word,
          box: { x: 200 + 200 * position, y: 100 + 50 * index, width: 190, height: 40 },
          confidence: 1,
          fontSize: 40,
          bold: false,
          source: 'text',
        }),
      );
      words.push(...own);
      return { words: own.map((_, position) => words.length - own.length + position), box: hull(own.map(({ box }) => box)) };
    }),
    codes: [],
    rulings: [],
  };
  return {
    name: 'invented',
    resolution: 300,
    format: 'Letter',
    source: 'text',
    language: 'de',
    countries: ['DE'],
    quality: { mean: 0, deviation: 0, max: 0, wordRatio: 100 },
    pages: [page],
    pageCount: 1,
  };
}

const letters = 'abcdefghijklmnopqrstuvwxyz';

/** Letters replaced, lost and doubled at that rate, as readers of pictures do. */
export function corrupted(document: Document, rate: number, dice: Random): Document {
  if (rate === 0) return document;
  const text = (word: string): string =>
    [...word]
      .map((letter) => {
        if (!/\p{L}/u.test(letter) || !dice.chance(rate)) return letter;
        const how = dice.integer(0, 9);
        return how < 7 ? letters[dice.integer(0, 25)]! : how < 9 ? '' : letter + letters[dice.integer(0, 25)]!;
      })
      .join('') || word;
  return { ...document, pages: document.pages.map((page) => ({ ...page, words: page.words.map((word) => ({ ...word, text: text(word.text) })) })) };
}
