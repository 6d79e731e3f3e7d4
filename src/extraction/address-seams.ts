/** Words of an address whose tag is that of the field beside them: numbers of boxes, parks before a street, the street's end before its code. Tags in, tags out. */
import { countryOfName } from '../catalogue/country-names.js';
import type { Token } from '../features/contract.js';
import { fieldOf, roleOf, tagOf } from './contact-tags.js';
import { hasLegalForm, isLegalForm } from './contact-values.js';
import { isApart } from './smooth.js';
import { editing, follows, type TagEdit, type TagStep } from './tag-edits.js';
import { wantsMore } from './tag-seams.js';
import { textOf } from './token-text.js';

/** In line heights: what a blank between words of one line may be. */
const blank = 1.2;
/** Their number is no postal code, however many digits it has: "548 Market St PMB 90417". */
const box = /^(?:pmb|box|postfach|pf|bp|cs|tsa|apartado|apdo\.?|postboks|postbus|boks|skr\.?)$/i;
/** What stands before the name of an industrial park, a quarter or a block: "Pol. Ind. Malpica", "Z.A. de Kernevez". */
const park =
  /^(?:pol(?:\.|[íi]gono)|ind(?:\.|ustrial)|p\.i\.|parque|empresarial|urb(?:\.|anizaci[óo]n)|z\.?a\.?c?\.?|z\.?i\.?|zone|zona|artisanale|industriell?e|industriale)$/i;

/** Words that a street's name goes on behind: "Wiener Neustädter Str. 5", "Am Alten Markt". */
const beginning =
  /^(?:Wiener|Berliner|Alte[rs]?|Neue[rs]?|Große[rs]?|Kleine[rs]?|Obere[rs]?|Untere[rs]?|Lange|Kurze|Hohe[rs]?|Bad|Sankt|Am|Auf|Zur|Zum|Hinter|Unter|Vor|Dr\.|Prof\.|Gebrüder)$/;

export const addressSeamSteps: readonly TagStep[] = [
  editing('contacts.towns-before-counties', ['wording', 'layout'], atEach(townsBeforeCounties, { behindTag: false })),
  editing('contacts.box-numbers', ['wording', 'form'], atEach(boxNumbers)),
  editing('contacts.codes-of-two-groups', ['form', 'layout'], atEach(codesOfTwoGroups)),
  editing('contacts.names-taken-for-countries', ['network', 'layout'], atEach(namesTakenForCountries)),
  editing('contacts.streets-to-their-code', ['form', 'layout'], atEach(streetsToTheirCode)),
  editing('contacts.streets-behind-their-article', ['wording', 'layout'], atEach(streetsBehindTheirArticle)),
  editing('contacts.names-of-one-party', ['network', 'layout'], namesOfOneParty),
  editing('contacts.beginnings-of-streets', ['wording', 'layout'], beginningsOfStreets),
];

const isNext = ({ tokens }: TagEdit, i: number): boolean => follows(tokens, i, blank);

/** At each word that follows another closely; unless said otherwise, another that has a tag. */
function atEach(rule: (edit: TagEdit, i: number) => void, { behindTag = true } = {}): (edit: TagEdit) => void {
  return (edit) => {
    for (let i = 1; i < edit.tokens.length; i++) if (isNext(edit, i) && !(behindTag && edit.tags[i - 1] === 0)) rule(edit, i);
  };
}

function beginningsOfStreets(edit: TagEdit): void {
  const { tokens, tags } = edit;
  for (let i = tokens.length - 1; i > 0; i--) {
    if (fieldOf(tags[i]!) !== 'Street' || !isNext(edit, i) || tags[i - 1] === tags[i]) continue;
    if ((tags[i - 1] === 0 && (park.test(tokens[i - 1]!.text) || beginning.test(tokens[i - 1]!.text))) || lacksItsName(edit, i)) tags[i - 1] = tags[i]!;
  }
}

function boxNumbers({ tokens, tags }: TagEdit, i: number): void {
  if (fieldOf(tags[i]!) === 'ZipCode' && fieldOf(tags[i - 1]!) === 'Street' && box.test(tokens[i - 1]!.text)) tags[i] = tags[i - 1]!;
}

/** "Box 45, 776 | 21 Ludvika": the first group of a code that was taken for the street's end. */
function codesOfTwoGroups({ tokens, tags }: TagEdit, i: number): void {
  const [before, own] = [tags[i - 1]!, tags[i]!];
  if (fieldOf(own) !== 'ZipCode' || fieldOf(before) !== 'Street' || roleOf(own) !== roleOf(before)) return;
  if (/^\d{2}$/.test(tokens[i]!.text) && /^\d{3}$/.test(tokens[i - 1]!.text) && tags[i + 1] !== own && /,$/.test(tokens[i - 2]?.text ?? '')) tags[i - 1] = own;
}

/** "Mill Road, New Ross, Co. | Wexford": the town is what stands before the county, from the comma or the line's beginning on. */
function townsBeforeCounties(edit: TagEdit, i: number): void {
  const { tokens, tags } = edit;
  const county = tags[i]!;
  const isTown = (k: number) =>
    k >= 0 && tokens[k]!.line === tokens[i]!.line && /^\p{Lu}[\p{L}’'-]+,?$/u.test(tokens[k]!.text) && [undefined, 'Street'].includes(fieldOf(tags[k]!));
  if (fieldOf(county) !== 'City' || !/^(?:Co\.?|County)$/.test(tokens[i - 1]!.text) || !isTown(i - 2) || !/,$/.test(tokens[i - 2]!.text)) return;
  const isComma = (k: number) => !isNext(edit, k + 1) || /,$/.test(tokens[k]!.text);
  let from = i - 2;
  while (isTown(from - 1) && !isComma(from - 1)) from--;
  // Without a comma before it nobody knows where the street ends.
  if (from > 0 && !isComma(from - 1)) from = i - 2;
  let end = i;
  while (tags[end] === county) tags[end++] = 0;
  tags[i - 1] = 0;
  tags.fill(county, from, i - 1);
}

/** "The Lobster Pot Restaurant": the first word of a name, taken for that of a country. */
function namesTakenForCountries({ tokens, tags }: TagEdit, i: number): void {
  const [before, own] = [tags[i - 1]!, tags[i]!];
  if (fieldOf(before) !== 'Country' || fieldOf(own) !== 'Name' || roleOf(before) !== roleOf(own) || /[,;]$/.test(tokens[i - 1]!.text)) return;
  if (tags[i - 2] !== before && countryOfName(tokens[i - 1]!.text) === undefined) tags[i - 1] = own;
}

/** "11 rue | Gutenberg, 29120 Pont-l’Abbé": a town before the code that has another behind it is the street's end, where no comma parts it from the street. */
function streetsToTheirCode(edit: TagEdit, from: number): void {
  const { tokens, tags } = edit;
  const [street, town] = [tags[from - 1]!, tags[from]!];
  const role = roleOf(town);
  if (!role || fieldOf(street) !== 'Street' || fieldOf(town) !== 'City' || roleOf(street) !== role || /[,;]$/.test(tokens[from - 1]!.text)) return;
  let to = from;
  while (isNext(edit, to + 1) && tags[to + 1] === town) to++;
  let code = to + 1;
  while (isNext(edit, code) && tags[code] === tagOf(role, 'ZipCode')) code++;
  if (code > to + 1 && isNext(edit, code) && tags[code] === town) tags.fill(street, from, to + 1);
}

/** "14 route de | Vierzon": what an article of the street stands before is no town, where the address has another. */
function streetsBehindTheirArticle(edit: TagEdit, from: number): void {
  const { tokens, tags } = edit;
  const [street, town] = [tags[from - 1]!, tags[from]!];
  if (fieldOf(street) !== 'Street' || fieldOf(town) !== 'City' || roleOf(street) !== roleOf(town) || !wantsMore(tokens[from - 1]!.text)) return;
  let to = from;
  while (isNext(edit, to + 1) && tags[to + 1] === town) to++;
  const zip = tagOf(roleOf(street)!, 'ZipCode');
  // A town may also hang on its code.
  const isTown = (i: number) => tags[i] === town || (tags[i] === zip && /^\p{L}{3}/u.test(tokens[i]!.text));
  const isElsewhere = tokens.some(({ line }, i) => (i < from || i > to) && isTown(i) && Math.abs(line - tokens[from]!.line) <= 2);
  if (isElsewhere || tags[to + 1] === zip) tags.fill(street, from, to + 1);
}

/** No street is called so alone: "Lange | Straße 44", "Mill | Lane 3". */
const streetWord = /^(?:stra(?:ß|ss)e|str\.|street|road|rd\.?|lane|vej|vägen|gatan|straat|laan|utca|cadde(?:si)?|cad\.|soka(?:k|ğı)|sok\.)$/iu;

function lacksItsName({ tokens, tags }: TagEdit, i: number): boolean {
  const [before, number] = [tokens[i - 1]!.text, tokens[i + 1]];
  if (!streetWord.test(tokens[i]!.text) || number?.line !== tokens[i]!.line || !/^\d/.test(number.text)) return false;
  return /^\p{Lu}[\p{L}.’'-]+$/u.test(before) && !isLegalForm(before) && (tags[i - 1] === 0 || roleOf(tags[i - 1]!) === roleOf(tags[i]!));
}

/** In line heights: words of one name stand no further apart. */
const within = 0.8;

/** "Outback Drive | Rentals Pty Ltd": words of one name that were taken for several parties' are those of whom they are likeliest. */
function namesOfOneParty({ tokens, tags, probability }: TagEdit): void {
  const isName = (i: number) => fieldOf(tags[i] ?? 0) === 'Name';
  for (let from = 0; from < tokens.length; from++) {
    if (!isName(from)) continue;
    let to = from;
    while (isName(to + 1) && !isApart(tokens[to]!, tokens[to + 1]!, within) && !/[,;:|·•–]$/.test(tokens[to]!.text)) to++;
    const own = new Set(tags.slice(from, to + 1));
    if (own.size > 1 && !hasLegalFormWithin(tokens, tags, from, to)) {
      const massOf = (tag: number) => tokens.slice(from, to + 1).reduce((sum, _, k) => sum + probability(from + k, tag), 0);
      tags.fill(
        [...own].reduce((best, tag) => (massOf(tag) > massOf(best) ? tag : best)),
        from,
        to + 1,
      );
    }
    from = to;
  }
}

/** Where the first of them ends with its legal form they are two names. */
function hasLegalFormWithin(tokens: readonly Token[], tags: Int32Array, from: number, to: number): boolean {
  for (let i = from; i < to; i++) if (tags[i] !== tags[i + 1] && hasLegalForm(textOf(tokens.slice(from, i + 1)))) return true;
  return false;
}
