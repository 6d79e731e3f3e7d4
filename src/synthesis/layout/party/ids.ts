/** VAT id, tax number and registration of a party. */
import { habitsOf } from '../../../catalogue/country-habits.js';
import { stateCodeNames, taxIdNames, vatIdNames } from '../../../catalogue/country-words/id-names.js';
import type { TermName } from '../../../catalogue/languages/language.js';
import type { Piece, Text } from '../canvas.js';
import { also, detail, parties, plain, taxId, vatId } from '../pieces.js';
import type { Scene } from '../scene.js';

const ownKey = (scene: Scene, country: string, all: Readonly<Record<string, readonly string[]>>, term: TermName): Piece => {
  const fork = scene.random.fork('name of the number');
  const own = all[country];
  return own && fork.chance(0.85) ? scene.keyed(fork.pick(scene.allowed(own))) : scene.key(term);
};

/** Keys of the numbers of a party as its country calls them. */
export const vatKey = (scene: Scene, index: number): Piece =>
  ownKey(scene, parties(scene.facts)[index]!.country.code, vatIdNames, index === 1 ? 'receiverVatId' : 'senderVatId');
/** A key for a tax number that is usual in the party's country. */
export const taxKey = (scene: Scene, index: number): Piece => ownKey(scene, parties(scene.facts)[index]!.country.code, taxIdNames, 'taxId');

/** A key for the number in its register, as the party's country calls it. */
export const registrationKey = (scene: Scene, index: number): Piece => {
  const { registrationNames: names = [] } = parties(scene.facts)[index]!;
  const fork = scene.random.fork('name of the registration');
  return names.length > 0 && fork.chance(0.85) ? scene.keyed(fork.pick(scene.allowed(names))) : scene.key('companyRegistration');
};

/** Whether the number of this party is the document's: the sender's, or the receiver's where the sender has none. */
const isRegistration = ({ facts }: Scene, index: number): boolean => index === 0 || (index === 1 && !facts.sender.companyRegistration);

/** A party's number in its register. */
export const registrationPiece = (scene: Scene, index: number, number: string): Piece =>
  isRegistration(scene, index) ? detail('CompanyRegistrationNumber', number) : plain(number);

/** A party's tax number; in the North it is that of the register too. */
export function taxPiece(scene: Scene, index: number, number: string): Piece {
  const piece = taxId(index, number);
  const isBoth = parties(scene.facts)[index]?.companyRegistration === number && isRegistration(scene, index);
  return isBoth ? also(piece, { detail: 'CompanyRegistrationNumber', value: number }) : piece;
}

/** The sender's entry in the register. */
export function registerLines(scene: Scene): Text[] {
  const { register, companyRegistration: number, taxId: tax } = scene.facts.sender;
  if (!register) return [];
  const at = number ? register.indexOf(number) : -1;
  if (!number || at < 0) return [[plain(register)]];
  const [before, after] = [register.slice(0, at).trim(), register.slice(at + number.length)];
  const piece = number === tax ? taxPiece(scene, 0, number) : registrationPiece(scene, 0, number);
  return [[...(before ? [plain(before)] : []), piece, ...(after ? [{ text: after.trim(), attached: !after.startsWith(' ') }] : [])]];
}

/** As lines with keys; `apart`: sometimes the key on the line above its number. */
export function idLines(scene: Scene, index: number, share: number, apart = false): Text[] {
  const lines = keyedIds(scene, index, share);
  return apart && scene.random.fork('keys above').chance(0.12) ? lines.flatMap(([key, ...value]) => [[key!], value]) : lines;
}

/** Ids that are not printed yet. */
function keyedIds(scene: Scene, index: number, share: number): Text[] {
  const party = parties(scene.facts)[index]!;
  const { random, printed } = scene;
  const lines: Text[] = [];
  if (party.companyRegistration && party.registrationBeside && random.chance(Math.max(share, 0.9)))
    lines.push([registrationKey(scene, index), registrationPiece(scene, index, party.companyRegistration)]);
  if (party.vatId && random.chance(share) && !(index === 1 && printed.has('receiverVatId'))) {
    printed.add(index === 0 ? 'senderVatId' : index === 1 ? 'receiverVatId' : `vat${index}`);
    lines.push([vatKey(scene, index), vatId(index, party.vatId)]);
    // The number begins with the code of the state.
    const { stateCode } = habitsOf(party.country.code);
    if (stateCode > 0 && random.chance(stateCode)) lines.push([scene.keyed(random.pick(stateCodeNames)), plain(party.vatId.slice(0, 2))]);
  }
  if (party.taxId && random.chance(share * 0.9)) {
    if (index === 0) printed.add('taxId');
    lines.push([taxKey(scene, index), taxPiece(scene, index, party.taxId)]);
  }
  return lines;
}
