/** Distractors: numbers and dates that resemble those of the document and are none of them. */
import type { Scene } from './scene.js';

/** A number of any kind: project, contract, tracking. */
export function idLike(scene: Scene): string {
  const { random } = scene;
  const digits = (n: number): string => Array.from({ length: n }, () => random.integer(0, 9)).join('');
  return random.pick([
    () => digits(random.integer(3, 12)),
    () => `${random.pick(['P', 'V', 'K', 'A', 'PR', 'CT', 'REF', 'AB', 'L'])}${random.pick(['', '-', ' ', '/'])}${digits(random.integer(3, 8))}`,
    () => `${digits(4)}${random.pick(['-', '/', '.'])}${digits(random.integer(2, 5))}`,
    () => `20${random.integer(18, 26)}${random.pick(['-', '/', ''])}${digits(random.integer(3, 6))}`,
  ])();
}

/** A date some weeks or months around the document date. */
export function nearDate(scene: Scene, days: number): string {
  const time = Date.parse(`${scene.facts.invoiceDate}T00:00:00Z`) + scene.random.integer(-days, days) * 86_400_000;
  return new Date(time).toISOString().slice(0, 10);
}
