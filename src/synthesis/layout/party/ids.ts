/** VAT id, tax number and registration of a party. */
import type { Piece, Text } from '../canvas.js';
import { detail, parties, plain, taxId, vatId } from '../pieces.js';
import type { Scene } from '../scene.js';

/** Countries whose numbers mostly carry their own name as key. */
const names: Readonly<Record<string, readonly string[]>> = {
  AU: ['ABN', 'ABN', 'A.B.N.', 'ABN No.'],
  IN: ['GSTIN', 'GSTIN', 'GSTIN No.', 'GSTIN/UIN', 'GST No.', 'GST No', 'GSTIN Number'],
};

function vatKey(scene: Scene, index: number): Piece {
  const country = parties(scene.facts)[index]!.country.code;
  const fork = scene.random.fork('name of the number');
  const own = names[country];
  return own && fork.chance(0.85) ? scene.keyed(fork.pick(scene.allowed(own))) : scene.key(index === 1 ? 'receiverVatId' : 'senderVatId');
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
    lines.push([vatKey(scene, index), vatId(index, party.vatId)]);
    // The number begins with the code of the state.
    if (party.country.code === 'IN' && random.chance(0.4))
      lines.push([scene.keyed(random.pick(['State Code', 'State code', 'Code'])), plain(party.vatId.slice(0, 2))]);
  }
  if (party.taxId && random.chance(share * 0.9)) {
    if (index === 0) printed.add('taxId');
    lines.push([scene.key('taxId'), taxId(index, party.taxId)]);
  }
  return lines;
}
