/** Where one field of a contact ends and the next begins: tags of single words mended by what an address looks like. */
import { countryOfName } from '../catalogue/country-names.js';
import { isState } from '../catalogue/states.js';
import type { Token } from '../features/contract.js';
import { fieldOf, roleOf } from './contact-tags.js';
import { isApart } from './smooth.js';

/** Words that no name, street or town ends with: "1242 chemin de l'olive", "Brandenburg an der Havel". */
const open = /^(?:de|du|des|la|le|les|der|dem|den|am|an|im|zur|zum|van|von|vom|di|del|della|dei|da|do|dos|das|the|of|and|et|und|og|och|pod|nad|&)$/i;
export const wantsMore = (text: string): boolean => open.test(text.split(/\s+/).at(-1)!);

/** What has its number behind it: "Suite 1400". */
const numbered = /^(?:suite|ste|unit|apt|apartment|floor|level|room|top|t[üu]r|no|nr)\.?$/i;
/** What has the rest of its town behind it: "Donostia-San | Sebastián". */
const saint = /(?:^|-)(?:San|Santa|Santo|Sant|Saint|Sainte|Sankt|St\.?|Ste|Bad)$/;
/** Short words that stand within one: "Carrera en Corts". */
const inner = /^\p{L}{1,3}\.?$/u;
/** In line heights: what a blank between words of one line may be. */
const blank = 0.8;

const isNamed = (tag: number): boolean => ['Name', 'Street', 'City'].includes(fieldOf(tag) ?? '');

export function mendedTags(tokens: readonly Token[], tags: Int32Array): Int32Array {
  const result = tags.slice();
  const field = (i: number) => fieldOf(result[i] ?? 0);
  /** Neither a part of what follows nor of a number. */
  const isLoose = (i: number) =>
    [undefined, 'Street', 'ZipCode'].includes(field(i)) &&
    !(isNext(i + 1) && field(i + 1) === 'Street') &&
    !/^[\d.]/.test(isNext(i + 1) ? tokens[i + 1]!.text : '');
  const isNext = (i: number) => i < tokens.length && !isApart(tokens[i - 1]!, tokens[i]!, blank);
  for (let i = 1; i < tokens.length; i++) {
    const [before, text] = [result[i - 1]!, tokens[i]!.text];
    if (!isNamed(before) || !isNext(i)) continue;
    const isFree = result[i] === 0 || (fieldOf(result[i]!) === 'Country' && roleOf(result[i]!) === roleOf(before) && countryOfName(text) === undefined);
    const isWithin = result[i] === 0 && inner.test(text) && isNext(i + 1) && result[i + 1] === before;
    const isDistrict = fieldOf(before) === 'City' && /^\d{1,2}[,;]?$/.test(text) && /\p{L}$/u.test(tokens[i - 1]!.text) && isLoose(i);
    const isDoor = fieldOf(before) === 'Street' && numbered.test(tokens[i - 1]!.text) && /^\d{1,4}[A-Z]?,?$/.test(text);
    // "Weilheim i. OB", "Neumarkt i. d. OPf."
    const isRegion = fieldOf(before) === 'City' && isLoose(i) && /^\p{Ll}\.$/u.test(tokens[i - 1]!.text) && /^(?:\p{Lu}|\p{Ll}\.$)/u.test(text);
    const isSaint = fieldOf(before) === 'City' && isFree && saint.test(tokens[i - 1]!.text) && /^\p{Lu}\p{L}+$/u.test(text);
    if (isDistrict || isDoor || isSaint || (isFree && open.test(tokens[i - 1]!.text)) || isWithin || isRegion) result[i] = before;
  }
  wholeNumbers(tokens, result, isNext);
  ownersOfFirms(tokens, result, isNext);
  couples(tokens, result, isNext);
  streetsToTheirComma(tokens, result, isNext);
  return result;
}

/** "27 Sir John Rogerson’s | Quay, Dublin": a street that goes over into the town without a comma ends at the comma within the town. */
function streetsToTheirComma(tokens: readonly Token[], tags: Int32Array, isNext: (i: number) => boolean): void {
  for (let i = 1; i < tokens.length; i++) {
    const [street, town] = [tags[i - 1]!, tags[i]!];
    if (fieldOf(street) !== 'Street' || fieldOf(town) !== 'City' || roleOf(street) !== roleOf(town)) continue;
    if (!isNext(i) || /[,;]$/.test(tokens[i - 1]!.text) || !/\p{L}{3},$/u.test(tokens[i]!.text) || !isNext(i + 1) || tags[i + 1] !== town) continue;
    const rest = tokens[i + 1]!.text.replace(/[,;.]$/, '');
    if (/^\p{Lu}{2,3}$|\d/u.test(rest) || isState(rest) || countryOfName(rest) !== undefined) continue;
    tags[i] = street;
  }
}

/** "Azienda Agricola Colle Alto | di Rossi Anna": the owner's name is a part of the firm's, where the line ends with it. */
function ownersOfFirms(tokens: readonly Token[], tags: Int32Array, isNext: (i: number) => boolean): void {
  for (let i = 2; i + 2 < tokens.length; i++) {
    const name = tags[i - 1]!;
    const isOwn = (k: number) => isNext(k) && (tags[k] === 0 || tags[k] === name);
    if (fieldOf(name) !== 'Name' || tags[i - 2] !== name || tokens[i]!.text !== 'di' || !isOwn(i)) continue;
    let end = i + 1;
    while (end < tokens.length && end <= i + mostNames && isOwn(end) && /^\p{Lu}[\p{L}’'.]+$/u.test(tokens[end]!.text)) end++;
    if (end >= i + 3 && (end === tokens.length || !isNext(end))) tags.fill(name, i, end);
  }
}
const mostNames = 4;

/** "Mr | and Mrs P Ellis": a name does not begin with "and". */
function couples(tokens: readonly Token[], tags: Int32Array, isNext: (i: number) => boolean): void {
  for (let i = 1; i < tokens.length; i++) {
    const isFirst = fieldOf(tags[i]!) === 'Name' && tags[i - 1] === 0 && isNext(i);
    if (isFirst && /^(?:and|und|et|y|&)$/.test(tokens[i]!.text) && /^\p{Lu}[\p{L}.]*$/u.test(tokens[i - 1]!.text)) tags[i - 1] = tags[i]!;
  }
}

/** Digits of a telephone number at most (ITU-T E.164). */
const mostDigits = 15;

/** "036-44 71 | 80": groups of digits that go on where the tag ends. */
function wholeNumbers(tokens: readonly Token[], tags: Int32Array, isNext: (i: number) => boolean): void {
  let digits = 0;
  for (let i = 0; i < tokens.length; i++) {
    const own = tokens[i]!.text.replace(/\D/g, '').length;
    const before = tags[i - 1] ?? 0;
    const goesOn = i > 0 && isNext(i) && ['Phone', 'Fax'].includes(fieldOf(before) ?? '');
    const isGroup = goesOn && tags[i] === 0 && digits > 0 && digits + own <= mostDigits && /^\d{2,4}[.,;)]?$/.test(tokens[i]!.text);
    if (isGroup && !(i + 1 < tokens.length && isNext(i + 1) && /^(?:uhr|h|bis|:)$/i.test(tokens[i + 1]!.text))) tags[i] = before;
    digits = goesOn && tags[i] === before ? digits + own : own;
  }
}
