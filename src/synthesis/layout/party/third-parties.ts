/** Third parties whose names and addresses are distractors: printers, software vendors, banks, courts, carriers, payment services. */
import { syntheticAddress, phoneNumber, webAddresses } from '../../parties/addresses.js';
import { companyName } from '../../parties/names.js';
import { joined, joiners } from './address.js';
import type { Text } from '../canvas.js';
import { plain } from '../pieces.js';
import type { Scene } from '../scene.js';

/** One or several lines about a third party; they have no label. */
export function thirdPartyLines(scene: Scene): Text[] {
  const { random, facts, language } = scene;
  const { country } = facts.sender;
  const { name, shortName } = companyName(random, language, country);
  const address = syntheticAddress(random, country, language);
  const web = webAddresses(random, shortName, country, undefined);
  const word = plain(random.pick(language.synthesis.thirdParties));
  const parts: Text[] = [[plain(name)]];
  if (random.chance(0.5)) parts.push([plain(address.street)], [plain(`${address.zip} ${address.city}`.trim())]);
  if (random.chance(0.35)) parts.push([plain(web.website)]);
  if (random.chance(0.15)) parts.push([plain(web.email)]);
  if (random.chance(0.15)) parts.push([plain(phoneNumber(random, country.phonePrefix, random.integer(0, 8)))]);
  return random.chance(0.75) ? [[word, ...joined(parts, random.pick(joiners))]] : [[word], ...parts];
}
