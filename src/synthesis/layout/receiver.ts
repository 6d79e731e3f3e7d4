/** Who the document is for: in the window of an envelope, under "Bill to", beside the delivery address, or in boxes of seller and buyer. */
import type { TermName } from '../../catalogue/languages/language.js';
import { addressLines, cityOf, contactLines, joined, joiners, nameOf, streetOf } from './address.js';
import type { Text } from './canvas.js';
import { parties, plain, taxId, vatId, detail } from './pieces.js';
import type { Area } from './pairs.js';
import type { Scene } from './scene.js';

export type ReceiverShape = 'window' | 'titled' | 'parties';

export const receiverShape = (scene: Scene): ReceiverShape => {
  const formal = ['cs', 'sk', 'pl', 'hr', 'sl', 'tr', 'it', 'es', 'pt'].includes(scene.language.code);
  return (['window', 'titled', 'parties'] as const)[scene.random.weighted(formal ? [0.25, 0.3, 0.45] : [0.68, 0.22, 0.1])]!;
};

/** VAT id, tax number and registration of a party, as keyed lines; those that are not printed yet. */
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

/** A block with its heading; returns the base line behind. */
function titled(scene: Scene, index: number, title: TermName | undefined, area: Area, rich: boolean): number {
  const { canvas, random } = scene;
  const lines: Text[] = [];
  if (title) lines.push([{ ...scene.keyed(scene.term(title)), bold: random.chance(0.6) }]);
  lines.push(...addressLines(scene, index, { name: random.chance(0.35) ? 'bold' : 'plain', country: random.chance(0.6) }));
  if (rich) lines.push(...idLines(scene, index, 0.85));
  if (rich && random.chance(index === 0 ? 0.5 : 0.15)) lines.push(...contactLines(scene, index).slice(0, 3));
  let y = area.y;
  for (const line of lines) y = canvas.block(canvas.wrap(line, area.width), area.x, y, { max: area.width });
  return y;
}

/** Prints receiver and, where there is one, the delivery address; returns the base line below. */
export function receiver(scene: Scene, shape: ReceiverShape, area: Area): number {
  const { canvas, facts, random, style } = scene;
  const ship = facts.others.length > 0 && random.chance(0.85) ? 2 : undefined;
  const same = ship === undefined && random.chance(0.05);
  if (shape === 'window') {
    let { y } = area;
    const customer = random.chance(0.8);
    if (customer) {
      const small = Math.min(style.small, style.size * 0.8);
      const parts: Text[] = [[nameOf(scene, 0)], [streetOf(scene, 0)], cityOf(scene, 0, random.chance(0.15))];
      const line = joined(parts, random.pick(joiners));
      const wide = canvas.put(line, area.x, y, { size: small, max: area.width });
      if (random.chance(0.4)) canvas.stroke(area.x, y + 2, area.x + wide, y + 2, 0.4);
      y += canvas.line() * (1 + random.next());
    }
    const lines = addressLines(scene, 1, { name: random.chance(0.12) ? 'bold' : 'plain', prefix: random.chance(0.05) });
    if (random.chance(0.25))
      lines.unshift(
        [
          plain(
            random.pick(
              { de: ['Firma', 'Herrn', 'Frau', 'An'], en: ['To', 'Attn.', 'Messrs'], fr: ['À', 'M.'], it: ['Spett.le', 'Egr. Sig.'], es: ['Sr./Sra.'] }[
                scene.language.code
              ] ?? [''],
            ),
          ),
        ].filter((piece) => piece.text),
      );
    const gap = random.chance(0.1) ? canvas.line() : 0;
    lines.forEach((line, i) => {
      if (line.length === 0) return;
      if (gap && i === lines.length - 1) y += gap;
      canvas.put(line, area.x, y, { max: area.width });
      y += canvas.line();
    });
    if (random.chance(0.15)) for (const line of idLines(scene, 1, 0.7)) y = canvas.block([line], area.x, y, { max: area.width });
    if (random.chance(0.06)) canvas.box(area.x - 8, area.y - style.size * 1.6, area.width + 10, y - area.y + style.size * 1.2, 0.5);
    return ship === undefined ? y : titled(scene, ship, 'shipTo', { ...area, y: y + canvas.line() }, false);
  }
  const list: (readonly [number, TermName])[] =
    shape === 'parties'
      ? [
          [0, 'soldBy'],
          [1, 'billTo'],
        ]
      : [[1, 'billTo']];
  if (ship !== undefined) list.push([ship, 'shipTo']);
  else if (same) list.push([1, 'shipTo']);
  if (shape === 'parties' && random.chance(0.15)) list.reverse();
  // Side by side where the whole width is theirs, else below each other.
  const beside = list.length > 1 && area.width > canvas.width * 0.7;
  const boxed = shape === 'parties' ? random.chance(0.5) : random.chance(0.2);
  const width = beside ? area.width / list.length : Math.min(area.width, Math.max(180, canvas.width * 0.5));
  const { x } = area;
  let end = area.y;
  list.forEach(([index, title], i) => {
    const rich = shape === 'parties' || random.chance(0.25);
    const at = { x: x + (beside ? i * width : 0) + (boxed ? 4 : 0), y: beside || i === 0 ? area.y : end + canvas.line() * 0.6, width: width - 12 };
    end = Math.max(end, titled(scene, index, random.chance(0.95) ? title : undefined, at, rich));
  });
  if (boxed) {
    const cells = beside ? list.length : 1;
    for (let i = 0; i < cells; i++) canvas.box(x + i * width, area.y - style.size - 4, width - (i < cells - 1 ? 4 : 0), end - area.y + 6, 0.6);
  }
  return end + 4;
}
