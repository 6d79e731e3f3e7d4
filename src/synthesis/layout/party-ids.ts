/** VAT id, tax number and registration of a party. */
import type { Text } from './canvas.js';
import { detail, parties, plain, taxId, vatId } from './pieces.js';
import type { Scene } from './scene.js';

/** As keyed lines; those that are not printed yet. */
export function idLines(scene: Scene, index: number, share: number): Text[] {
  const party = parties(scene.facts)[index]!;
  const { random, printed } = scene;
  const lines: Text[] = [];
  if (party.companyRegistration && random.chance(Math.max(share, 0.9))) {
    const key = scene.key('companyRegistration');
    lines.push([
      key,
      index < 2 && !(index === 1 && scene.facts.sender.companyRegistration)
        ? detail('CompanyRegistrationNumber', party.companyRegistration)
        : plain(party.companyRegistration),
    ]);
  }
  if (party.vatId && random.chance(share) && !(index === 1 && printed.has('receiverVatId'))) {
    printed.add(index === 0 ? 'senderVatId' : index === 1 ? 'receiverVatId' : `vat${index}`);
    lines.push([scene.key(index === 1 ? 'receiverVatId' : 'senderVatId'), vatId(index, party.vatId)]);
  }
  if (party.taxId && random.chance(share * 0.9)) {
    if (index === 0) printed.add('taxId');
    lines.push([scene.key('taxId'), taxId(index, party.taxId)]);
  }
  return lines;
}
