/** Parties as lists of keys and values, as on forms and ERP printouts: stacked, side by side, or as one table. */
import type { TermName } from '../../../catalogue/languages/language.js';
import type { Text } from '../canvas.js';
import { cityOf, countryOf, joined, nameOf, streetOf } from './address.js';
import { type Area, narrowPairs, type Pair } from '../pairs.js';
import { boxedForm, hasCells } from './boxed-form.js';
import { headingOf } from './heading.js';
import { idLines } from './ids.js';
import { channelPiece } from './contact-lines.js';
import type { AddressField } from '../../../catalogue/languages/synthesis-words.js';
import { worded } from './words.js';
import { contact, parties, plain } from '../pieces.js';
import { listPairs } from '../list-pairs.js';
import type { Scene } from '../scene.js';

interface Row extends Pair {
  readonly field: string;
}

/** The document's key of a field, the same for both parties. */
const keyOf = (scene: Scene, field: AddressField): Text => [
  scene.keyed(worded(scene, scene.language.synthesis.party.fields[field], scene.random.fork(`field ${field}`))),
];

/** Fields of the document's lists; both parties have the same. */
interface Plan {
  readonly address: 'apart' | 'zipCity' | 'oneLine';
  readonly country: boolean;
  readonly person: boolean;
  readonly empty: boolean;
  readonly ids: boolean;
}

function rowsOf(scene: Scene, index: number, plan: Plan): Row[] {
  const party = parties(scene.facts)[index]!;
  const { random } = scene;
  const rows: Row[] = [];
  const add = (field: AddressField, value: Text | undefined): void => {
    if (value?.length) rows.push({ field, key: keyOf(scene, field), value });
    else if (plan.empty) rows.push({ field, key: keyOf(scene, field), value: [plain(random.pick(['-', '–', 'n/a', '---']))] });
  };
  add('name', [nameOf(scene, index)]);
  if (plan.person && party.person) rows.push({ field: 'person', key: [scene.key('contactPerson')], value: [plain(party.person)] });
  const street: Text | undefined = party.street ? [streetOf(scene, index)] : undefined;
  const country = plan.country ? countryOf(scene, index) : undefined;
  if (plan.address === 'oneLine') add('street', joined([...(street ? [street] : []), cityOf(scene, index)], ', '));
  else {
    add('street', street);
    if (party.extra) add('extra', [plain(party.extra)]);
    if (plan.address === 'zipCity') add('zipCity', cityOf(scene, index));
    else {
      const zip: Text | undefined = party.zip ? [contact(index, 'ZipCode', party.zip)] : undefined;
      const city: Text = [contact(index, 'City', party.city)];
      const order: readonly (readonly [AddressField, Text | undefined])[] = [
        ['zip', zip],
        ['city', city],
      ];
      for (const [field, value] of random.fork('zip first').chance(0.75) ? order : [...order].reverse()) add(field, value);
      if (party.state) add('state', [plain(party.state)]);
    }
  }
  if (country) add('country', [random.fork('codes').chance(0.4) ? { ...country, text: party.country.code } : country]);
  const speaks = index === 0 ? 0.6 : 0.3;
  if (random.chance(speaks)) {
    const phone = channelPiece(scene, index, 'phone');
    if (phone) add('phone', [phone]);
  }
  if (random.chance(speaks)) {
    const mail = channelPiece(scene, index, 'email');
    if (mail) add('email', [mail]);
  }
  if (index === 0 && random.chance(0.25)) {
    const site = channelPiece(scene, index, 'website');
    if (site) rows.push({ field: 'website', key: [scene.key('website')], value: [site] });
  }
  if (plan.ids) for (const [key, ...value] of idLines(scene, index, 0.8)) rows.push({ field: key!.text, key: [key!], value });
  return rows;
}

/** Prints the parties' lists and returns the base line below. */
export function partyForm(scene: Scene, list: readonly (readonly [index: number, title: TermName])[], area: Area): number {
  const { canvas, random } = scene;
  if (area.width > canvas.width * 0.7 && hasCells(scene))
    return boxedForm(
      scene,
      list.map(([index, title]) => ({ index, heading: random.chance(0.9) ? headingOf(scene, title) : undefined })),
      area,
    );
  const plan: Plan = {
    address: (['apart', 'zipCity', 'oneLine'] as const)[random.weighted([0.6, 0.25, 0.15])]!,
    country: random.chance(0.65),
    person: random.chance(0.4),
    empty: random.chance(0.1),
    ids: random.chance(0.8),
  };
  const wide = area.width > canvas.width * 0.7;
  const named = list.map(([index, title]) => ({ rows: rowsOf(scene, index, plan), heading: random.chance(0.93) ? headingOf(scene, title) : undefined }));
  if (wide && list.length > 1 && random.chance(0.2)) return matrix(scene, named, area);
  const beside = wide && list.length > 1 && random.chance(0.8);
  const width = beside ? area.width / list.length - 10 : Math.min(area.width, canvas.width * 0.7);
  const shape = random.integer(0, 4);
  const bar = random.chance(0.35);
  const seed = random.fork('form');
  const own = seed.chance(0.5);
  let end = area.y;
  named.forEach(({ rows, heading }, i) => {
    const x = area.x + (beside ? i * (width + 10) : 0);
    let y = beside || i === 0 ? area.y : end + canvas.line() * 0.7;
    if (heading) {
      if (bar) canvas.fill(x - 2, y - scene.style.size, width, scene.style.size * 1.4, scene.style.gray);
      canvas.put([{ ...plain(heading), bold: !bar || random.chance(0.5) }], x, y, { max: width });
      y += canvas.line() * 1.3;
    }
    const place = { x, y, width };
    end = Math.max(end, own ? listPairs(scene, rows, place, shape) : narrowPairs(scene, rows, place));
  });
  return end;
}

/** Keys at the left, a column for each party. */
function matrix(scene: Scene, named: readonly { readonly rows: readonly Row[]; readonly heading: string | undefined }[], { x, y, width }: Area): number {
  const { canvas, random, style } = scene;
  const fields = [...new Set(named.flatMap(({ rows }) => rows.map(({ field }) => field)))];
  const first = width * 0.24;
  const column = (width - first) / named.length;
  const ruled = random.chance(0.6);
  const step = canvas.line() + (ruled ? 3 : 0);
  let at = y;
  const rule = (): void => {
    if (ruled) canvas.stroke(x, at - style.size - 2, x + width, at - style.size - 2, 0.5);
  };
  rule();
  named.forEach(({ heading }, i) => {
    if (heading) canvas.put([{ ...plain(heading), bold: true }], x + first + i * column + 3, at, { max: column - 8 });
  });
  at += step;
  for (const field of fields) {
    rule();
    const pairs = named.map(({ rows }) => rows.find((row) => row.field === field));
    canvas.put(pairs.find((pair) => pair !== undefined)!.key, x + 2, at, { max: first - 6 });
    let deepest = 1;
    pairs.forEach((pair, i) => {
      if (!pair) return;
      const lines = canvas.wrap(pair.value, column - 8);
      canvas.block(lines, x + first + i * column + 3, at, { max: column - 8 });
      deepest = Math.max(deepest, lines.length);
    });
    at += step + (deepest - 1) * canvas.line();
  }
  rule();
  if (ruled)
    for (let i = 0; i <= named.length + 1; i++)
      canvas.stroke(i === 0 ? x : x + first + (i - 1) * column, y - style.size - 2, i === 0 ? x : x + first + (i - 1) * column, at - style.size - 2, 0.5);
  return at;
}
