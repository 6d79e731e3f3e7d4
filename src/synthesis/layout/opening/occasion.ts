/** Distractor pairs of a trade: stays, vehicles, policies, shop orders, meters. */
import type { Industry } from '../../../catalogue/languages/language.js';
import type { Piece, Text } from '../canvas.js';
import { idLike, nearDate } from '../distractors.js';
import type { OccasionName } from '../../../catalogue/languages/synthesis-words.js';
import type { Pair } from '../pairs.js';
import { dated, money, plain } from '../pieces.js';
import type { Scene } from '../scene.js';

const ofTrade: Readonly<Record<Industry, readonly OccasionName[]>> = {
  hospitality: ['room', 'arrival', 'departure', 'guest', 'paidBy'],
  transport: ['plate', 'shipping', 'shipped', 'mileage', 'chassis'],
  utilities: ['tariff', 'reading', 'site', 'paidBy', 'policy'],
  trade: ['paidBy', 'shipped', 'shipping', 'saved', 'limit', 'plate'],
  food: ['shipping', 'paidBy', 'shipped', 'saved'],
  construction: ['site', 'paidBy', 'plate'],
  it: ['paidBy', 'tariff', 'policy', 'saved'],
  consulting: ['patient', 'policy', 'paidBy', 'site'],
};

/** Names of ways to pay, the same everywhere; bank transfer and prepayment have words of their own. */
const wallets = ['PayPal', 'VISA', 'Mastercard **** 4242', 'SEPA', 'Klarna', 'iDEAL'];
const brands = ['American Express', 'Apple Pay'];
const services = ['Stripe', 'Amazon Pay', 'BLIK', 'Swish'];
const carriers = ['DHL', 'UPS', 'DPD', 'GLS', 'FedEx', 'EXW', 'FCA', 'DAP', 'CPT', 'UPS Ground', 'PostNL', 'DDP Incoterms 2020'];

/** None for most documents; arrival and departure are the delivery period and have its labels. */
export function occasionPairs(scene: Scene): Pair[] {
  const { random, facts, language } = scene;
  if (!random.chance(scene.printed.has('sparse') ? 0.1 : 0.3)) return [];
  const words = language.synthesis.occasions;
  // A stay is the delivery period: printed whole or not at all.
  const stay: readonly OccasionName[] = facts.deliveryPeriod && !scene.printed.has('deliveryPeriod') ? ['arrival', 'departure'] : [];
  const others = random.shuffle(ofTrade[facts.industry].filter((name) => !isStay(name))).slice(0, random.integer(1, 3));
  const names = facts.industry === 'hospitality' && random.chance(0.6) ? [...stay, ...others] : others;
  if (names.includes('arrival')) scene.printed.add('deliveryPeriod');
  return names.map((name) => ({ key: [scene.keyed(random.pick(scene.allowed(words[name])))], value: occasionValue(scene, name) }));
}

/** The delivery date, where the document has no other. */
function shippingDate(scene: Scene): Piece {
  const { facts, printed } = scene;
  if (facts.deliveryPeriod || printed.has('deliveryDate')) return dated(scene, nearDate(scene, 12), []);
  printed.add('deliveryDate');
  return dated(scene, facts.deliveryDate ?? nearDate(scene, 12), ['DeliveryDate']);
}

const isStay = (name: OccasionName): boolean => name === 'arrival' || name === 'departure';

function occasionValue(scene: Scene, name: OccasionName): Text {
  const { random, language } = scene;
  const { transfer, prepayment } = language.captions.payment;
  const letters = (n: number): string => Array.from({ length: n }, () => random.pick([...'ABCDEFGHJKLMNPRSTVWXYZ'])).join('');
  switch (name) {
    case 'room':
      return [plain(String(random.integer(1, 999)))];
    case 'arrival':
      return [dated(scene, scene.facts.deliveryPeriod![0], ['DeliveryPeriodDateStart'])];
    case 'departure':
      return [dated(scene, scene.facts.deliveryPeriod![1], ['DeliveryPeriodDateEnd'])];
    case 'shipped':
      return [shippingDate(scene)];
    case 'guest':
    case 'patient':
      return [plain(`${random.pick(language.firstNames)} ${random.pick(language.lastNames)}`)];
    case 'plate':
      return [plain(`${letters(random.integer(1, 3))}${random.pick(['-', ' ', '-'])}${letters(random.integer(1, 2))} ${random.integer(10, 9999)}`)];
    case 'chassis':
      return [plain(`W${letters(2)}${letters(6)}${random.integer(10_000_000, 99_999_999)}`)];
    case 'mileage':
    case 'reading':
      return [plain(String(random.integer(100, 250000))), ...(random.chance(0.4) ? [plain(name === 'mileage' ? 'km' : 'kWh')] : [])];
    case 'paidBy':
      return [plain(random.pick([...wallets, transfer, ...brands, prepayment, ...services]))];
    case 'shipping':
      return [plain(random.pick(carriers))];
    case 'tariff':
      return [plain(random.pick(['Basic', 'Premium', 'Business 100', 'Eco 24', 'Pro (monthly)', 'Flex M', 'Komfort', 'XL']))];
    case 'site':
      return [plain(random.chance(0.5) ? idLike(scene) : random.pick(language.lastNames))];
    case 'saved':
    case 'limit':
      return money(scene, random.integer(100, name === 'saved' ? 9000 : 2_000_000), []);
    default:
      return [plain(idLike(scene))];
  }
}
