/** Counties and provinces on a line of their own below the town: "Redditch", "Worcestershire". */
import { isProvince } from '../../values/contact/town-name.js';
import { overlapsBlock } from './address.js';
import type { ContactSpan } from './spans/span.js';
import { isTownOf } from './towns.js';

/** In lines: the most from a town to its county. */
const below = 2;

/** The spans without towns that the country (ISO 3166-1 alpha-2) has none of below one that it has: their province. The same object where there are none such. */
export function withoutRegions(spans: readonly ContactSpan[], country: string | undefined): readonly ContactSpan[] {
  const towns = spans.filter(({ field }) => field === 'City');
  if (country === undefined || towns.length < 2) return spans;
  const isListed = ({ text }: ContactSpan): boolean => isTownOf(text, country);
  const isRegion = (span: ContactSpan): boolean =>
    !isListed(span) &&
    !/[\d,]/.test(span.text.trim().replace(/[.,]$/, '')) &&
    !spans.some(({ field, line, page, box }) => field === 'ZipCode' && line === span.line && page === span.page && box.x < span.box.x) &&
    towns.some(
      (town) =>
        town.page === span.page &&
        town.line < span.line &&
        span.line - town.line <= below &&
        overlapsBlock(town, span) &&
        (isListed(town) || isProvince(span.text.replace(/[.,]+$/, ''), country)),
    );
  const left = spans.filter((span) => span.field !== 'City' || span.isRecalled || !isRegion(span));
  return left.length < spans.length ? left : spans;
}
