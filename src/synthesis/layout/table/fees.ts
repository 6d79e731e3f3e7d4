/** Columns of fee notes: date, code, service, quantity, factor, amount. The factor is no field: it multiplies the single fee. */
import { numberText } from '../format.js';
import { plain } from '../pieces.js';
import type { Scene } from '../scene.js';
import type { Column } from './column.js';

/** Headings by language: of the code, the factor, the price at factor one, the tooth or part of the body. */
const headings: Readonly<Record<string, readonly [code: string, factor: string, price: string, part: string]>> = {
  de: [
    'Ziffer|Nr.|GOÄ-Nr.|GO-Nr.|Geb.-Nr.|Geb.Nr.|GOP|Geb.-Ziffer|Ziff.',
    'Faktor|Fakt.|Steigerung|Fkt.|F|Satz|Multiplikator',
    'Einfachsatz|Einzelpreis|1fach EUR|Einzelbetrag|Gebühr',
    'Zahn|Region|Zähne|Bereich',
  ],
  en: ['Code|Item|Procedure|CPT|Item No.|Proc. code', 'Factor|Multiplier|Mult.|Scale|RVU', 'Fee|Base fee|Single fee|Unit fee', 'Tooth|Area|Site'],
  fr: ['Code|Acte|Cotation|Code acte|N°', 'Coef.|Coefficient|Coeff.|Facteur', 'Tarif|Base|Prix simple', 'Dent|Zone'],
  it: ['Codice|Cod.|Voce|Prestazione n.', 'Coeff.|Fattore|Moltiplicatore|Coefficiente', 'Tariffa|Onorario base|Base', 'Dente|Zona'],
  es: ['Código|Cód.|Acto|N.º', 'Factor|Coef.|Coeficiente|Multiplicador', 'Tarifa|Base|Precio base', 'Pieza|Zona'],
  nl: ['Code|Prestatiecode|Verrichting|Nr.', 'Factor|Fact.|Coëff.', 'Tarief|Basistarief', 'Element|Zone'],
  pl: ['Kod|Kod świadczenia|Nr', 'Współczynnik|Mnożnik|Wsp.', 'Stawka|Taryfa', 'Ząb|Okolica'],
  cs: ['Kód|Kód výkonu|Č.', 'Koeficient|Koef.|Násobek', 'Sazba|Základ', 'Zub|Místo'],
};
const anywhere = ['Code|Nr.|No.', 'Factor|Coef.|x', 'Tarif|Base', '#|Zone'] as const;

const orders: readonly string[] = [
  'deliveryDate articleId description quantity factor total',
  'deliveryDate articleId description quantity factor total',
  'deliveryDate articleId quantity description factor total',
  'deliveryDate quantity articleId description factor total',
  'deliveryDate articleId description factor quantity total',
  'deliveryDate articleId description unitPrice factor quantity total',
  'deliveryDate articleId description quantity unitPrice factor total',
  'articleId description deliveryDate quantity factor total',
  'articleId description quantity unitPrice factor total',
  'deliveryDate articleId description unitPrice quantity factor total',
];

const heading = ({ random, language, allowed }: Scene, which: number): string =>
  random.fork(`fee heading ${which}`).pick(allowed((headings[language.code] ?? anywhere)[which]!.split('|')));

/** Names of the columns in their order. */
export function feeColumns({ facts, random }: Scene): string[] {
  const fork = random.fork('fee columns');
  const names = fork.pick(orders).split(' ');
  if (facts.items.some(({ position }) => position)) names.unshift('position');
  if (fork.chance(0.2)) names.splice(names.indexOf('description') + (fork.chance(0.5) ? 0 : 1), 0, 'part');
  if (facts.vatTotal !== 0 && fork.chance(0.3)) names.splice(names.indexOf('total'), 0, 'vatRate');
  return names;
}

/** Headings of a fee note's table that differ from the usual ones. */
export function feeHeading(scene: Scene, name: string): string | undefined {
  if (name === 'articleId') return heading(scene, 0);
  return name === 'unitPrice' ? heading(scene, 2) : undefined;
}

export function factorColumn(scene: Scene, align: Column['align']): Column {
  const fork = scene.random.fork('factor');
  const decimals = fork.pick([1, 1, 1, 2, 2, 3]);
  const [before, behind] = fork.pick([
    ['', ''],
    ['', ''],
    ['', ''],
    ['', ''],
    ['x ', ''],
    ['', 'x'],
    ['', '-fach'],
  ] as const);
  return {
    name: 'factor',
    header: heading(scene, 1),
    align,
    cell: ({ factor }) =>
      factor ? [plain(before + numberText(factor, 3, decimals, scene.style.number) + (scene.language.code === 'de' || behind === 'x' ? behind : ''))] : [],
  };
}

/** The tooth or part of the body. */
export const partColumn = (scene: Scene): Column => ({
  name: 'other',
  header: heading(scene, 3),
  align: 'left',
  cell: (item) => {
    const seed = Math.abs(item.total) + (item.factor ?? 0);
    return seed % 3 === 0 ? [] : [plain(`${1 + (seed % 4)}${1 + (seed % 8)}`)];
  },
});
