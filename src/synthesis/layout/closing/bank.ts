/** A party's bank account as keys with values. */
import type { Party } from '../../facts.js';
import type { Text } from '../canvas.js';
import type { Pair } from '../pairs.js';
import { detail, ibanText, plain } from '../pieces.js';
import type { Scene } from '../scene.js';

/** Bank accounts of a party as pairs. Values are details of the document unless the party is a third party. */
export function bankPairs(scene: Scene, party: Party, index: number, mine: boolean): Pair[] {
  const { random } = scene;
  const bank = party.banks[index];
  if (!bank) return [];
  const means = (name: string, value: string, text = value): Text => [mine ? detail(name, value, text) : plain(text)];
  const pairs: Pair[] = [];
  if (bank.name && random.chance(0.75)) pairs.push({ key: random.chance(0.4) ? [] : [scene.key('bankName')], value: [plain(bank.name)] });
  if (bank.bankAccount && (random.chance(0.45) || !bank.iban)) pairs.push({ key: [scene.key('bankAccount')], value: means('BankAccount', bank.bankAccount) });
  if (bank.bankCode && (random.chance(0.4) || !bank.iban)) pairs.push({ key: [scene.key('bankCode')], value: means('BankCode', bank.bankCode) });
  if (bank.iban) pairs.push({ key: [scene.key('iban')], value: means('Iban', bank.iban, ibanText(scene, bank.iban)) });
  if (bank.bic && random.chance(0.8)) pairs.push({ key: [scene.key('bic')], value: means('Bic', bank.bic) });
  return random.chance(0.3) ? random.shuffle(pairs) : pairs;
}

/** Pairs of one bank in lines of a narrow column. */
export function bankLines(scene: Scene, index: number): Text[] {
  return bankPairs(scene, scene.facts.sender, index, true).map((pair) => [...pair.key, ...pair.value]);
}
