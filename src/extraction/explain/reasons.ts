/** Why a value was given: what decided, how sure it was read, what the network alone would have done and what would have changed it. */
import { contactRoles } from '../../catalogue/contact-fields.js';
import { detailByName } from '../../catalogue/details.js';
import type { Document } from '../../document/document.js';
import { centerX, centerY } from '../../document/box.js';
import { refusal } from './absence.js';
import type { Choice } from './alternatives.js';
import { cellChanges, share } from './decisions.js';
import { type Given, placeOf, type Question } from './given.js';
import type { Found, Prediction } from '../found.js';
import { checkedKinds } from '../decoding/repair.js';

export function reasons(question: Question, { prediction, group, row, besides }: Given): string[] {
  const { evidence, value, decidedBy } = prediction;
  const say: string[] = [];
  if (decidedBy) say.push(`${decidedBy} decided for "${value}".`);
  const page = (prediction.page ?? 0) + 1;
  if (isCodeGroup(group)) say.push(`Read from a code on page ${page}.`);
  const notes = evidence.notes
    .filter((note) => note !== decidedBy)
    .map((note) => (isCode(note) ? `Read from the ${note.replace('Code code', 'Code')} on page ${page}` : note));
  if (evidence.derived) say.push(`"${value}" is not printed; it follows: ${notes.join('; ') || decidedBy || 'from context'}.`);
  else say.push(...notes.map((note) => `${note}.`));
  if (question.name === 'TaxNumber') say.push('The SenderTaxId of a German sender, under its older name.');
  say.push(...checked(question, prediction, group));
  if (evidence.ambiguous) say.push(otherReading(question, prediction));
  if (evidence.disagrees > 0 && !notes.some(isContradiction)) say.push(contradiction(question, prediction, group));
  const least = leastRead(prediction, question.extraction.considered?.document);
  if (least !== undefined) say.push(`Recognised from a picture; its least sure word has confidence ${least.toFixed(2)}.`);
  const places = new Set(evidence.notes.some(isCode) ? [] : [...besides, ...(isCodeGroup(group) ? [] : placesInCodes(question.extraction, value))]);
  if (places.size > 0) say.push(`It stands ${[...places].join(', ')} too.`);
  say.push(...changes(question, row), ...owner(question));
  say.push(...(prediction.forced ? [forcedBecause(question, prediction)] : counterfactual(question, prediction, group)), passes(prediction));
  return say;
}

const codeGroups: ReadonlySet<string | undefined> = new Set(['QrCodeGroup', 'BarCode', 'BoletoBarCode']);
const isCodeGroup = (group: string | undefined): boolean => codeGroups.has(group);
/** Notes of what payment codes settled: "SwissQr code". */
const isCode = (note: string): boolean => /^\w+ code$/.test(note);

/** "1 × 100.00 is 100.00, printed is 121.00" */
const isContradiction = (note: string): boolean => note.includes(', printed is ');

/** Shorter values are in codes by chance. */
const longEnough = 5;

const placesInCodes = ({ groups }: Found, value: string): string[] =>
  value.length < longEnough
    ? []
    : groups
        .filter(({ name }) => isCodeGroup(name))
        .flatMap(({ name, members }) => members.filter((member) => member.value === value).map((member) => placeOf(member, name)));

function otherReading({ alternatives }: Question, { value, text, page }: Prediction): string {
  const other = alternatives.find((each) => !each.given && each.page === page && each.text.trim() === text && each.value !== value);
  return `It can be read in more than one way${other ? `, as ${other.value} too` : ''}: how the document writes other dates and amounts, or else its language and country, was weighed in.`;
}

/** Kinds that have check digits; of telephone numbers another check is kept there. */
const withDigits: ReadonlySet<string> = new Set([...checkedKinds, 'tax-id', 'kid', 'company-registration']);

function checked({ name, ranking }: Question, { evidence: { check } }: Prediction, group: string | undefined): string[] {
  const kind = ranking?.ranked[0]?.candidate.kind ?? detailByName.get(name)?.kind;
  if (!check || !kind || !withDigits.has(kind) || isCodeGroup(group)) return [];
  if (check === 'passed') return ['Its check digits are right.'];
  if (check === 'repaired')
    return ['As it was read its check digits were wrong; another reading of its picture, or the same number elsewhere on the page, has the right ones.'];
  return [kind === 'tax-id' ? 'No known check digits hold for it; not every such number has them.' : 'Its check digits are wrong.'];
}

function contradiction({ name, part }: Question, { evidence: { disagrees } }: Prediction, group: string | undefined): string {
  if (part === 'LineItem') return 'Quantity, price and total of its row do not agree.';
  if (group === 'VatGroup') return 'Rate, net and VAT of its group do not agree.';
  if (group === 'DueDateGroup') return 'Date and duration of its group do not agree, counted from the invoice date.';
  if (name.endsWith('TotalAmount')) return 'Net, VAT and gross amount do not add up.';
  return disagrees === 1 ? 'One relation that should hold does not.' : `${disagrees} relations that should hold do not.`;
}

/** Confidence of the least sure of its words that OCR read: contacts and cells are scored as if a text layer held them, so the words themselves are asked. */
function leastRead({ page, box, text, evidence }: Prediction, document: Document | undefined): number | undefined {
  if (evidence.derived) return undefined;
  if (!evidence.textLayer) return evidence.minConfidence;
  if (page === undefined || !box || !text || !document) return undefined;
  const own = document.pages[page]!.words.filter(
    (word) =>
      word.source === 'ocr' &&
      Math.abs(centerX(word.box) - centerX(box)) <= box.width / 2 &&
      Math.abs(centerY(word.box) - centerY(box)) <= box.height / 2 &&
      (text.includes(word.text) || word.text.includes(text)),
  );
  return own.length > 0 ? Math.min(...own.map(({ confidence }) => confidence)) : undefined;
}

/** What steps changed after the network: "In step details.totals: 150.00 → 119.00." */
function changes({ extraction: { considered, lineItems }, name, decisions, alternatives }: Question, row: number | undefined): string[] {
  if (row === undefined) return decisions.changesOf(alternatives.filter(({ given }) => given)).map((change) => `In ${change}.`);
  return considered ? cellChanges(considered.trace, lineItems[row - 1]!, row - 1, name, considered.document).map((change) => `In ${change}.`) : [];
}

/** Why a contact's value is this party's, where the network alone takes its block for another's. */
function owner({ part, alternatives, decisions }: Question): string[] {
  if (!contactRoles.some((role) => role === part)) return [];
  return alternatives
    .flatMap((each) => (each.given ? (decisions.reasonFor(each) ?? []) : []))
    .map(({ because, step }) => `It is the ${part}’s: ${because} (step ${step}).`);
}

/** What the network alone would have done, and how far the next value is. */
function counterfactual(question: Question, given: Prediction, group: string | undefined): string[] {
  const { ranking, alternatives, name, decisions } = question;
  const { evidence, decidedBy } = given;
  if (name === 'DocumentType')
    return decidedBy || evidence.notes.length > 0 ? [] : [`Next likeliest is another type with ${share(evidence.probability - evidence.margin)}.`];
  if (evidence.derived || isCodeGroup(group) || alternatives.length === 0) return [];
  const [first] = alternatives as [Choice];
  const isChosen = decidedBy === undefined && !evidence.notes.some(isCode) && (!ranking || evidence.candidates > 0);
  if (!alternatives.some((each) => each.given && each.probability >= first.probability)) {
    if (first.probability < likelyAtAll) return [];
    const why = isChosen ? refusal(question, first) : `${decidedBy ?? 'the code'} decided against it`;
    const likelier =
      first.probability >= (decisions.thresholds[0]?.threshold ?? 0)
        ? `The network alone would have chosen "${first.text}"`
        : `"${first.text}" is likelier by itself`;
    return [`${likelier} (${share(first.probability)}); ${why}.`, ...limits(question, given)];
  }
  if (!isChosen) return [];
  if (!ranking) return besideWords(question, given);
  return [...nextTo(question, given, group), ...limits(question, given)];
}

/** Less likely values came near nothing. */
const likelyAtAll = 0.005;

function nextTo(question: Question, { evidence, text }: Prediction, group: string | undefined): string[] {
  const { ranking, alternatives, decisions } = question;
  const own = evidence.probability;
  const raw = alternatives.find((each) => each.given)!.probability;
  const lifted = own - raw >= 0.05 ? [`The network alone gives it ${share(raw)}, with what else is known of the document it has ${share(own)}.`] : [];
  const next = alternatives.find((each) => !each.given && each.probability <= own);
  if (!next || next.probability < likelyAtAll) return [...lifted, `No other value came near its ${share(own)}.`];
  // Two readings of one text are told apart by their values.
  const called = `"${next.text.trim() === text ? next.value : next.text}"`;
  const than = `Next is ${called} with ${share(next.probability)} against ${share(own)}`;
  if (group === 'VatGroup') return [...lifted, `${than}; rate, net and VAT of a group are chosen together.`];
  if (ranking!.many && next.probability >= (decisions.thresholds[0]?.threshold ?? 1))
    return [...lifted, `${called} has ${share(next.probability)} too, but ${refusal(question, next)}.`];
  if (ranking!.many) return [...lifted, `${than}.`];
  const factor = `it would have to be ${(own / next.probability).toFixed(1)} times as likely`;
  return [...lifted, `${than}: ${factor}${evidence.agrees > 0 ? ', and more, since the given one adds up with others' : ''}.`];
}

function forcedBecause({ decisions }: Question, { evidence }: Prediction): string {
  const own = share(evidence.probability);
  const [first] = decisions.thresholds;
  if (!first) return `The best match was asked for: it has ${own}, and without that nothing would be given.`;
  const { threshold, because } = first;
  if (evidence.probability < threshold)
    return `The best match was asked for: it has ${own}, and without that a value is given from ${threshold} on${/ \(.*/.exec(because)?.[0] ?? ''}.`;
  return `The best match was asked for: it has ${own}, but what else is known of the document decided against it.`;
}

/** From which probability it is given, where that is all it takes; else what decided. */
function limits({ extraction, decisions, alternatives }: Question, { evidence, value, decidedBy }: Prediction): string[] {
  if (decidedBy !== undefined || evidence.candidates === 0 || extraction.considered!.options.forceBestMatch) return [];
  if (placesInCodes(extraction, value).length > 0) return [];
  const own = alternatives.find((each) => each.given && each.value === value);
  const reason = own && decisions.reasonFor(own);
  if (reason) return [`${reason.because[0]!.toUpperCase()}${reason.because.slice(1)}.`];
  const [first] = decisions.thresholds;
  if (!first || evidence.probability < first.threshold) return [];
  const aside = / \(.*/.exec(first.because)?.[0] ?? '';
  return [`Below ${first.threshold} it would not have been given${aside}.`];
}

/** Of words that were tagged one by one no two compete for a limit. */
function besideWords({ name, alternatives }: Question, { evidence }: Prediction): string[] {
  const next = alternatives.find((each) => !each.given);
  if (!next) return [`No other words were taken for it.`];
  if (name === 'Email' || name === 'WebsiteUrl') return [];
  const also =
    name === 'Name'
      ? '; the address beneath, a legal form and being printed again count too'
      : isAddress(name)
        ? '; parts of one address are chosen together'
        : '';
  return [`Next is "${next.text}" with ${share(next.probability)} against ${share(evidence.probability)}${also}.`];
}

const isAddress = (name: string): boolean => name === 'Street' || name === 'ZipCode' || name === 'City';

function passes({ score, threshold, validate }: Prediction): string {
  const asked = validate ? '; a rule asks for a person to look' : undefined;
  if (threshold === undefined || threshold < 0) return `Score ${score.toFixed(4)}; no threshold is recommended${asked ?? ', so a person should look'}.`;
  const verdict = Number(score.toFixed(4)) >= Number(threshold.toFixed(4)) ? ': it passes unseen' : ': a person should look';
  return `Score ${score.toFixed(4)}, recommended threshold ${threshold.toFixed(4)}${asked ?? verdict}.`;
}
