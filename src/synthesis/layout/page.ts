/** The layout of a document: its blocks, their positions and their order. A layout is drawn for every document and not stored. */
import type { Random } from '../../random.js';
import type { Drawing } from '../drawing.js';
import type { Facts } from '../facts.js';
import { notes, stamp, termsPage } from './closing/closing.js';
import { drawFooter } from './closing/footer.js';
import { remitTo } from './party/remit-to.js';
import { framedOpening, isFramed } from './framed/framed.js';
import { footOf, letterhead, letterheadPlace } from './party/letterhead.js';
import { intro } from './opening/opening.js';
import { cornerOpening, opening, oppositeOpening, type PersonPlace } from './opening/openings.js';
import { reserveRunningText } from './opening/running-text.js';
import { personBlock, personSentence } from './party/person.js';
import { withFallbackValues } from './fallback-values.js';
import { thirdPartyLines } from './party/third-parties.js';
import { bankBlock, terms } from './closing/payment.js';
import { isInvoice, ownId, plain } from './pieces.js';
import { isPrinterPage, printerPage, printerStyle, struck } from './printer/printer.js';
import { isRuledForm, ruledForm } from './ruled/form.js';
import { type LayoutOptions, part, type Scene, scene as newScene } from './scene.js';
import { scanBlock, slip, slipHeight, slipKind } from './slip/slip.js';
import { itemTable } from './table/table.js';
import { template, templateStyle } from './template/template.js';
import { till } from './till/till.js';
import { totals } from './closing/totals.js';
import { viewer, viewerStyle } from './viewer/viewer.js';

/** Pages of the facts as drawings, in points. */
export function layout(facts: Facts, random: Random, options: LayoutOptions = {}): Drawing[] {
  return withFallbackValues(printed(facts, random, options));
}

function printed(facts: Facts, random: Random, options: LayoutOptions): Drawing[] {
  const listed = (facts.type === 'invoice' || facts.type === 'creditNote') && random.fork('listed').chance(0.08);
  const templated = !listed && (facts.type === 'invoice' || facts.type === 'creditNote') && random.fork('template').chance(0.14);
  const ruled = !listed && !templated && isRuledForm(facts, random);
  const struckPage = !listed && !templated && !ruled && isPrinterPage(facts, random);
  const scene = newScene(facts, random, options, listed ? viewerStyle : templated ? templateStyle : struckPage ? printerStyle : undefined);
  if (scene.style.kind === 'roll') return roll(scene);
  if (isInvoice(facts) && facts.deliveryDate === facts.invoiceDate && random.fork('same day').chance(0.35)) scene.printed.add('sameDay').add('deliveryDate');
  if (listed) return listing(scene);
  if (templated) return plainPage(scene, template, 0.3);
  if (ruled) return plainPage(scene, ruledForm, 0.35);
  if (struckPage) return struck(scene, plainPage(scene, printerPage, 0));
  // Many documents print the minimum.
  if (random.fork('sparse').chance(0.3)) scene.printed.add('sparse');
  const { canvas, style } = scene;
  const needsBank = facts.sender.banks.length > 0;
  const bankInFlow = needsBank && random.chance(0.3);
  const person = personPlace(scene);
  const place = letterheadPlace(part(scene, 'letterhead place'));
  const slipScene = part(scene, 'slip');
  const kind = slipKind(slipScene);
  const foot = footOf(scene, place);
  const bareHead = foot !== 'usual' || place === 'none' || place === 'logo' || place === 'opposite';
  if (foot !== 'usual' && random.fork('no window line').chance(0.5)) scene.printed.add('no window line');
  const footer = drawFooter(part(scene, 'footer'), bareHead || (needsBank && !bankInFlow), foot);
  canvas.bottom = style.height - style.bottom - footer.height;
  const slipApart = slipHeight(slipScene, kind) > 0;
  // Title and references beside the letterhead, as usual in America.
  const framed = isFramed(scene);
  if (framed) scene.printed.add('framed');
  else if (facts.type !== 'terms') reserveRunningText(scene);
  const corner = !framed && (place === 'left' || place === 'logo') && facts.type !== 'terms' && random.chance(0.45);
  const below = framed ? style.top : letterhead(part(scene, 'letterhead'), place, corner ? 0.48 : 1);
  canvas.y = below;
  canvas.beginPage = () => further(scene);
  if (facts.type === 'terms') termsPage(scene);
  else {
    if (framed) framedOpening(part(scene, 'opening'));
    else if (corner) cornerOpening(part(scene, 'opening'), person);
    else if (place === 'opposite') oppositeOpening(part(scene, 'opening'), person, below);
    else opening(part(scene, 'opening'), person);
    if (facts.type !== 'letter') {
      itemTable(part(scene, 'table'));
      if (facts.type !== 'deliveryNote') totals(part(scene, 'totals'));
    } else for (let i = 0; i < random.integer(2, 8); i++) intro(scene, { id: 'meta', date: 'meta', title: false, titleSize: 10, wide: false });
    canvas.y += style.size * style.airy;
    const blocks = [
      () => (scene.printed.has('terms beside sums') ? undefined : terms(part(scene, 'terms'))),
      () => (scene.printed.has('notes beside sums') ? undefined : notes(part(scene, 'notes'))),
      () => (bankInFlow ? bankBlock(part(scene, 'bank')) : undefined),
      () => personBelow(part(scene, 'person'), person),
      () => strangerBelow(part(scene, 'stranger')),
      () => (isInvoice(facts) ? remitTo(part(scene, 'remit to')) : undefined),
      () => (kind === 'code' ? scanBlock(slipScene) : undefined),
    ];
    for (const block of random.chance(0.6) ? blocks : random.shuffle(blocks)) block();
    if (slipApart) slip(slipScene, kind);
    if (random.chance(0.03)) {
      canvas.newPage();
      termsPage(scene);
    }
  }
  finish(scene, footer.draw, slipApart);
  return canvas.drawings();
}

/** Where the sender's contact person is printed; in some documents only that person has contact data. */
function personPlace(scene: Scene): PersonPlace {
  const fork = scene.random.fork('person place');
  if (!['invoice', 'creditNote', 'offer', 'orderConfirmation', 'deliveryNote', 'reminder'].includes(scene.facts.type)) return 'none';
  const place = (['references', 'sentence', 'block', 'none'] as const)[fork.weighted([0.17, 0.1, 0.07, 0.66])]!;
  if (place !== 'none' && fork.chance(0.45)) scene.printed.add('person only');
  return place;
}

function personBelow(scene: Scene, person: PersonPlace): void {
  const { canvas, random } = scene;
  if (person !== 'sentence' && person !== 'block') return;
  canvas.need(canvas.line() * 7);
  if (person === 'sentence') canvas.y = canvas.block(canvas.wrap(personSentence(scene), canvas.width), canvas.left, canvas.y) + canvas.line() * 0.4;
  else {
    const onRight = random.chance(0.3);
    const width = canvas.width * 0.45;
    canvas.y = personBlock(scene, { x: onRight ? canvas.right - width : canvas.left, y: canvas.y + canvas.line() * 0.3, width }) + canvas.line() * 0.5;
  }
}

/** Third parties (carriers, agents) among the notes. */
function strangerBelow(scene: Scene): void {
  const { canvas, random } = scene;
  if (!random.chance(0.05)) return;
  const lines = thirdPartyLines(scene).flatMap((line) => canvas.wrap(line, canvas.width));
  canvas.need(lines.length * canvas.line());
  canvas.y = canvas.block(lines, canvas.left, canvas.y) + canvas.line() * 0.4;
}

/** The running header of further pages: number, name or nothing. */
function further(scene: Scene): void {
  const { canvas, random, facts, style } = scene;
  canvas.y = style.top + style.size;
  const fork = random.fork('further');
  if (fork.chance(0.5)) {
    canvas.put([plain(fork.chance(0.5) ? facts.sender.shortName : scene.term('invoice')), ownId(scene)], canvas.left, canvas.y);
    canvas.y += canvas.line() * 2;
  }
}

/** The number of pages is known only now. */
function finish(scene: Scene, draw: (page: number, pages: number) => void, slipAtEnd: boolean): void {
  const { canvas } = scene;
  const all = canvas.sheets.splice(0);
  all.forEach((sheet, i) => {
    canvas.sheets.push(sheet);
    if (i === 0 && scene.random.chance(0.04)) stamp(scene);
    if (!(slipAtEnd && i === all.length - 1)) draw(i + 1, all.length);
  });
}

/** An e-invoice as a viewer renders it, with the viewer's own header and footer. */
function listing(scene: Scene): Drawing[] {
  const { canvas, random, style } = scene;
  canvas.bottom = style.height - style.bottom - style.size * 2;
  canvas.beginPage = () => further(scene);
  viewer(scene);
  const pageOf = random.chance(0.6) ? random.pick(scene.language.pageOf) : undefined;
  finish(
    scene,
    (page, pages) => {
      if (pageOf)
        canvas.put([plain(pageOf.replace('{page}', String(page)).replace('{pages}', String(pages)))], canvas.right, style.height - style.bottom, {
          align: 'right',
        });
    },
    false,
  );
  return canvas.drawings();
}

/** A plain template or a form: mostly without a footer. */
function plainPage(scene: Scene, print: (scene: Scene) => void, footers: number): Drawing[] {
  const { canvas, random, style } = scene;
  scene.printed.add('sparse');
  const footer = random.chance(footers) ? drawFooter(scene, false) : { height: 0, draw: () => undefined };
  canvas.bottom = style.height - style.bottom - footer.height;
  canvas.beginPage = () => further(scene);
  print(scene);
  finish(scene, footer.draw, false);
  return canvas.drawings();
}

function roll(scene: Scene): Drawing[] {
  const { canvas } = scene;
  canvas.bottom = Infinity;
  till(scene);
  return canvas.drawings().map((drawing) => ({ ...drawing, height: canvas.y + 20 }));
}
