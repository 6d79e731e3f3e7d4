/** Where one field of a contact ends and the next begins: tags of single words mended by what an address looks like. */
import { countryOfName } from '../catalogue/country-names.js';
import { isState } from '../catalogue/states.js';
import { fieldOf, roleOf } from './contact-tags.js';
import { isApart } from './smooth.js';
import { editing, type TagEdit, type TagStep } from './tag-edits.js';

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

export const fieldBoundarySteps: readonly TagStep[] = [
  editing(
    'contacts.districts',
    ['form', 'layout'],
    goingOn((edit, i) => isDistrict(edit, i)),
  ),
  editing(
    'contacts.doors',
    ['wording', 'layout'],
    goingOn((edit, i) => isDoor(edit, i)),
  ),
  editing(
    'contacts.saints',
    ['wording', 'layout'],
    goingOn((edit, i) => isSaint(edit, i)),
  ),
  editing(
    'contacts.open-words',
    ['wording', 'layout'],
    goingOn((edit, i) => isFree(edit, i) && open.test(edit.tokens[i - 1]!.text)),
  ),
  editing(
    'contacts.short-words-within',
    ['layout'],
    goingOn((edit, i) => isWithin(edit, i)),
  ),
  editing(
    'contacts.regions',
    ['form', 'layout'],
    goingOn((edit, i) => isRegion(edit, i)),
  ),
  editing('contacts.whole-numbers', ['form', 'layout'], wholeNumbers),
  editing('contacts.owners-of-firms', ['wording', 'layout'], ownersOfFirms),
  editing('contacts.couples', ['wording', 'layout'], couples),
  editing('contacts.streets-to-their-comma', ['form', 'layout'], streetsToTheirComma),
];

/** Words that belong to the name, street or town that ends right before them. */
function goingOn(belongs: (edit: TagEdit, i: number) => boolean): (edit: TagEdit) => void {
  return (edit) => {
    for (let i = 1; i < edit.tokens.length; i++) {
      const before = edit.tags[i - 1]!;
      if (['Name', 'Street', 'City'].includes(fieldOf(before) ?? '') && isNext(edit, i) && belongs(edit, i)) edit.tags[i] = before;
    }
  };
}

const isNext = ({ tokens }: TagEdit, i: number): boolean => i < tokens.length && !isApart(tokens[i - 1]!, tokens[i]!, blank);
const fieldAt = ({ tags }: TagEdit, i: number) => fieldOf(tags[i] ?? 0);

/** Neither a part of what follows nor of a number. */
const isLoose = (edit: TagEdit, i: number): boolean =>
  [undefined, 'Street', 'ZipCode'].includes(fieldAt(edit, i)) &&
  !(isNext(edit, i + 1) && fieldAt(edit, i + 1) === 'Street') &&
  !/^[\d.]/.test(isNext(edit, i + 1) ? edit.tokens[i + 1]!.text : '');

/** No party's, or taken for a country that it is not. */
function isFree({ tokens, tags }: TagEdit, i: number): boolean {
  const [before, own] = [tags[i - 1]!, tags[i]!];
  return own === 0 || (fieldOf(own) === 'Country' && roleOf(own) === roleOf(before) && countryOfName(tokens[i]!.text) === undefined);
}

const isWithin = (edit: TagEdit, i: number): boolean =>
  edit.tags[i] === 0 && inner.test(edit.tokens[i]!.text) && isNext(edit, i + 1) && edit.tags[i + 1] === edit.tags[i - 1];

/** "Praha | 4" */
const isDistrict = (edit: TagEdit, i: number): boolean =>
  fieldAt(edit, i - 1) === 'City' && /^\d{1,2}[,;]?$/.test(edit.tokens[i]!.text) && /\p{L}$/u.test(edit.tokens[i - 1]!.text) && isLoose(edit, i);

const isDoor = (edit: TagEdit, i: number): boolean =>
  fieldAt(edit, i - 1) === 'Street' && numbered.test(edit.tokens[i - 1]!.text) && /^\d{1,4}[A-Z]?,?$/.test(edit.tokens[i]!.text);

/** "Weilheim i. OB", "Neumarkt i. d. OPf." */
const isRegion = (edit: TagEdit, i: number): boolean =>
  fieldAt(edit, i - 1) === 'City' && isLoose(edit, i) && /^\p{Ll}\.$/u.test(edit.tokens[i - 1]!.text) && /^(?:\p{Lu}|\p{Ll}\.$)/u.test(edit.tokens[i]!.text);

const isSaint = (edit: TagEdit, i: number): boolean =>
  fieldAt(edit, i - 1) === 'City' && isFree(edit, i) && saint.test(edit.tokens[i - 1]!.text) && /^\p{Lu}\p{L}+$/u.test(edit.tokens[i]!.text);

/** "27 Sir John Rogerson’s | Quay, Dublin": a street that goes over into the town without a comma ends at the comma within the town. */
function streetsToTheirComma(edit: TagEdit): void {
  const { tokens, tags } = edit;
  for (let i = 1; i < tokens.length; i++) {
    const [street, town] = [tags[i - 1]!, tags[i]!];
    if (fieldOf(street) !== 'Street' || fieldOf(town) !== 'City' || roleOf(street) !== roleOf(town)) continue;
    if (!isNext(edit, i) || /[,;]$/.test(tokens[i - 1]!.text) || !/\p{L}{3},$/u.test(tokens[i]!.text) || !isNext(edit, i + 1) || tags[i + 1] !== town) continue;
    const rest = tokens[i + 1]!.text.replace(/[,;.]$/, '');
    if (/^\p{Lu}{2,3}$|\d/u.test(rest) || isState(rest) || countryOfName(rest) !== undefined) continue;
    tags[i] = street;
  }
}

/** "Azienda Agricola Colle Alto | di Rossi Anna": the owner's name is a part of the firm's, where the line ends with it. */
function ownersOfFirms(edit: TagEdit): void {
  const { tokens, tags } = edit;
  for (let i = 2; i + 2 < tokens.length; i++) {
    const name = tags[i - 1]!;
    const isOwn = (k: number) => isNext(edit, k) && (tags[k] === 0 || tags[k] === name);
    if (fieldOf(name) !== 'Name' || tags[i - 2] !== name || tokens[i]!.text !== 'di' || !isOwn(i)) continue;
    let end = i + 1;
    while (end < tokens.length && end <= i + mostNames && isOwn(end) && /^\p{Lu}[\p{L}’'.]+$/u.test(tokens[end]!.text)) end++;
    if (end >= i + 3 && (end === tokens.length || !isNext(edit, end))) tags.fill(name, i, end);
  }
}
const mostNames = 4;

/** "Mr | and Mrs P Ellis": a name does not begin with "and". */
function couples(edit: TagEdit): void {
  const { tokens, tags } = edit;
  for (let i = 1; i < tokens.length; i++) {
    const isFirst = fieldOf(tags[i]!) === 'Name' && tags[i - 1] === 0 && isNext(edit, i);
    if (isFirst && /^(?:and|und|et|y|&)$/.test(tokens[i]!.text) && /^\p{Lu}[\p{L}.]*$/u.test(tokens[i - 1]!.text)) tags[i - 1] = tags[i]!;
  }
}

/** Digits of a telephone number at most (ITU-T E.164). */
const mostDigits = 15;

/** "036-44 71 | 80": groups of digits that go on where the tag ends. */
function wholeNumbers(edit: TagEdit): void {
  const { tokens, tags } = edit;
  let digits = 0;
  for (let i = 0; i < tokens.length; i++) {
    const own = tokens[i]!.text.replace(/\D/g, '').length;
    const before = tags[i - 1] ?? 0;
    const goesOn = i > 0 && isNext(edit, i) && ['Phone', 'Fax'].includes(fieldOf(before) ?? '');
    const isGroup = goesOn && tags[i] === 0 && digits > 0 && digits + own <= mostDigits && /^\d{2,4}[.,;)]?$/.test(tokens[i]!.text);
    if (isGroup && !(i + 1 < tokens.length && isNext(edit, i + 1) && /^(?:uhr|h|bis|:)$/i.test(tokens[i + 1]!.text))) tags[i] = before;
    digits = goesOn && tags[i] === before ? digits + own : own;
  }
}
