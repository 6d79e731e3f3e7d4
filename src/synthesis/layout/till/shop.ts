/** The shop on a receipt: its name in the head, as a brand above the company, in the foot or in the thank-you line alone; address, ids, slogan. */
import { habitsOf } from '../../../catalogue/country-habits.js';
import { addressLines, capitals, contactLines, joined, streetOf } from '../party/address.js';
import { idLines } from '../party/ids.js';
import { contact, fill, plain } from '../pieces.js';
import type { Text } from '../canvas.js';
import type { Scene } from '../scene.js';
import { idLine } from './head.js';
import type { Till } from './canvas.js';
import { logoLine } from './logo.js';

/** Prints the head; returns what the foot prints of the shop. */
export function shop(tool: Till): () => void {
  const { scene } = tool;
  const { random, style } = scene;
  const { sender } = scene.facts;
  const align = random.chance(0.8) ? 'center' : 'left';
  const upper = random.chance(0.35);
  const way = (['head', 'brand', 'short', 'thanks', 'foot'] as const)[random.weighted([0.56, 0.17, 0.14, 0.06, 0.07])]!;
  const brand = upper || random.chance(0.5) ? sender.shortName.toUpperCase() : sender.shortName;
  const large = style.size * (random.chance(0.6) ? 1.2 + random.next() : 1);
  const name: Text = [{ ...contact(0, 'Name', upper ? sender.name.toUpperCase() : sender.name, sender.name), bold: random.chance(0.5) }];
  // Beside the company the brand is no name of its own.
  const sign: Text = [{ ...contact(0, 'Name', brand, sender.shortName, { ifAlone: true }), bold: random.chance(0.6) }, ...storeNumber(scene)];
  const address = printedAddress(scene).map((line) => (upper ? capitals(line) : line));
  const ids = idLines(scene, 0, 0.75);
  const contacts = contactLines(scene, 0).slice(0, random.integer(0, 2));
  const below = { address: way === 'foot' || random.chance(0.04), ids: random.chance(0.3), contacts: random.chance(0.3) };
  const { greetings } = tool.words;
  if (greetings && random.fork('greeting').chance(0.1)) tool.line([plain(random.fork('greeting words').pick(greetings))], align);
  const logo = way === 'thanks' || way === 'foot' ? undefined : logoLine(scene);
  if (logo) {
    tool.line(logo, align, large);
    // The number of the shop is above its name.
    if (contacts[0] && !below.contacts && random.fork('below the logo').chance(0.35)) tool.line(contacts.shift()!, align);
  }
  if (way !== 'thanks' && way !== 'head') tool.line(sign, align, logo ? style.size : large);
  if (random.chance(0.1)) tool.line([plain(slogan(scene))], align);
  const company: Text[] = way === 'head' ? [name] : way === 'brand' ? [operated(scene, name, brand)] : [];
  const head = together(scene, company, {
    address: below.address ? [] : address,
    contacts: below.contacts ? [] : contacts,
    ids: below.ids ? [] : ids,
  });
  if (random.chance(0.06)) head.unshift(...head.splice(-1));
  const branch = branchLine(scene);
  if (branch) head.splice(random.fork('branch at').integer(0, head.length), 0, branch);
  for (const line of head) tool.line(line, align);
  if (random.chance(0.25)) tool.step();
  if (random.chance(0.35)) tool.line([{ text: scene.term('receipt'), bold: random.chance(0.6) }], 'center');
  if (random.chance(0.12)) idLine(tool);
  tool.step(random.next());
  return () => {
    const foot: Text[] = [...(way === 'foot' ? [name] : []), ...(below.address ? address : []), ...(below.contacts ? contacts : []), ...(below.ids ? ids : [])];
    for (const line of foot) tool.line(line, align);
    const thanks = plain(tool.word('thanks'));
    if (way === 'thanks') tool.line([thanks, ...(random.chance(0.5) ? [plain('-')] : []), ...sign], 'center');
    else for (let i = random.integer(0, 2); i > 0; i--) tool.line([random.chance(0.6) ? thanks : plain(random.pick(scene.language.sentences))], 'center');
    if (random.chance(0.06)) for (const line of openingHours(scene)) tool.line([plain(line)], align);
  };
}

/** Below each other; or shop, address and telephone in one text without signs, or the company's number behind its name. */
function together(
  { random, facts }: Scene,
  name: readonly Text[],
  { address, contacts, ids }: Readonly<Record<'address' | 'contacts' | 'ids', readonly Text[]>>,
): Text[] {
  const fork = random.fork('together');
  const way = fork.weighted([0.83, 0.07, 0.06, 0.04]);
  if (way === 1) return [[...name, ...address, ...contacts.slice(0, 1)].flat(), ...contacts.slice(1), ...ids].filter((text) => text.length > 0);
  // "Benton Grocers Ltd, 3 Quay Parade".
  if (way === 3 && name.length > 0 && address[0]) return [joined([name[0]!, address[0]], fork.pick([', ', ' - '])), ...address.slice(1), ...contacts, ...ids];
  const [first] = ids;
  // "LINTANG TRADING SDN BHD (774288-V)", or in brackets below it.
  const { registrationInBrackets } = habitsOf(facts.sender.country.code);
  if (first && facts.sender.companyRegistration && registrationInBrackets > 0 && fork.chance(registrationInBrackets)) {
    const number: Text = [{ text: '(' }, ...first.slice(1).map((piece) => ({ ...piece, attached: true })), { text: ')', attached: true }];
    const beside = name.length > 0 && fork.chance(0.4);
    const others = ids.slice(1).map((line) => (fork.chance(0.25) ? inBrackets(line, fork.chance(0.5)) : line));
    return [...(beside ? [[...name[0]!, ...number]] : [...name, number]), ...address, ...contacts, ...others];
  }
  if (way === 2 && name.length > 0 && first) return [[...name[0]!, ...(fork.chance(0.5) ? first.slice(1) : first)], ...address, ...contacts, ...ids.slice(1)];
  return [...name, ...address, ...contacts, ...ids];
}

/** "(GST ID No : 000473792512)", the colon apart or at the key. */
function inBrackets([key, ...value]: Text, apart: boolean): Text {
  if (!key || value.length === 0) return [];
  const text = apart ? key.text.replace(/\s*:$/, ' :') : key.text;
  return [{ text: '(' }, { ...key, text, attached: true }, ...value, { text: ')', attached: true }];
}

/** Behind the shop's sign: "NAME #1234", "NAME 512". */
function storeNumber(scene: Scene): Text {
  const random = scene.random.fork('store number');
  if (!random.chance(0.1)) return [];
  const digits = String(random.integer(1, random.pick([99, 9999, 99_999])));
  return [random.chance(0.6) ? { text: `#${digits}`, attached: random.chance(0.4) } : plain(digits)];
}

/** The number of the branch, a distractor. */
function branchLine(scene: Scene): Text | undefined {
  const random = scene.random.fork('branch');
  const { language } = scene;
  if (!random.chance(0.14)) return undefined;
  return [plain(random.pick(language.synthesis.till.branches).replace('{n}', `${random.chance(0.3) ? '0' : ''}${random.integer(1, 9999)}`))];
}

/** Who runs the shop, behind a word for it: "Inh. …", "A Unit of …", "… T/A …". */
function operated(scene: Scene, name: Text, brand: string): Text {
  const random = scene.random.fork('operator');
  const { operators } = scene.language.synthesis.till;
  if (!operators || !random.chance(0.15)) return name;
  return fill(random.pick(operators), { name, brand: [plain(brand)] }) ?? name;
}

/** Tills often leave out the postal code, and some the street. */
function printedAddress(scene: Scene): Text[] {
  const { random, facts } = scene;
  const lines = addressLines(scene, 0, { name: 'none', person: false, country: random.chance(0.05), oneLineStreet: random.chance(0.3) });
  // The town first: "Riga, Brivibas iela 12".
  const { street } = facts.sender;
  if (street && random.fork('town first').chance(0.1)) return [joined([[contact(0, 'City', facts.sender.city)], [streetOf(scene, 0)]], ', ')];
  if (random.chance(0.1)) return [[contact(0, 'City', facts.sender.city)]];
  if (random.chance(0.06)) return lines.slice(0, -1);
  return random.fork('own code').chance(habitsOf(facts.sender.country.code).codeOnOwnLineOfTills) ? codeApart(lines) : lines;
}

/** The code on a line of its own below the town: "CHAPEL HILL NC" over "27516". */
function codeApart(lines: readonly Text[]): Text[] {
  const own = lines.flatMap((line) => {
    const at = line.findIndex(({ means }) => means?.some((meaning) => 'contact' in meaning && meaning.field === 'ZipCode'));
    return at > 0 ? [line.slice(0, at), [{ ...line[at]!, attached: false }, ...line.slice(at + 1)]] : [line];
  });
  return own.filter((line) => line.length > 0);
}

function slogan({ random, language }: Scene): string {
  return random
    .pick(language.synthesis.party.claims)
    .replace('{word}', random.pick(language.companyWords))
    .replace('{word2}', random.pick(language.companyWords))
    .replace('{nn}', String(random.integer(10, 99)));
}

function openingHours({ random, language }: Scene): string[] {
  const { weekdays, saturday, sixDays } = language.captions.till.openingDays;
  const [from, to] = [random.integer(6, 10), random.integer(18, 23)];
  const days = random.pick([[weekdays, saturday], [weekdays, saturday], [weekdays, saturday], ['1-5', '6-7'], [sixDays]]);
  return days.map((day) => `${day}: ${String(from).padStart(2, '0')}:00 - ${to}:00`);
}
