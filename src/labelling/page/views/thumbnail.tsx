/** Where a value is printed, as a piece of the page's picture. */
import { pictureOf } from '../acts/api.js';
import { boxOf } from '../state/words.js';
import type { Opened, Place } from '../state/types.js';

/** Around the words, in heights of a line. */
const [above, beside] = [0.4, 2];

/** The place with its surroundings; nothing where the page or its words are not there. */
export function Thumbnail({ opened, place }: { readonly opened: Opened; readonly place: Place }) {
  const page = opened.pages[place.page];
  const box = page && boxOf(page, place);
  if (!page || !box) return null;
  const [up, across] = [box.height * above, Math.min(box.height, 60) * beside];
  return (
    <svg class="thumbnail" role="img" aria-label="where it stands" viewBox={`${box.x - across} ${box.y - up} ${box.width + 2 * across} ${box.height + 2 * up}`}>
      <image href={pictureOf(opened.name, place.page)} width={page.width} height={page.height} preserveAspectRatio="none" />
    </svg>
  );
}
