/** Pages that are zoomed: scaled about the centre of the view, from the size they were rendered in last. Lengths are pixels of the screen. */

/** In shares of the viewer's width. */
export const [least, most] = [0.25, 6];

/** The zoom, at least 0.25 and at most 6 times the page in the window. */
export const within = (zoom: number): number => Math.min(most, Math.max(least, zoom));

/** Around the pages, as styles/viewer.css has it. */
const margin = 14;

/** Of the viewer. */
export interface Scrolled {
  readonly scrollLeft: number;
  readonly scrollTop: number;
  readonly clientWidth: number;
  readonly clientHeight: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Of the viewer's width: pages narrower than it are in its middle. */
const leftOf = (zoom: number): number => Math.max(0, (1 - zoom) / 2);
const leftEdge = (zoom: number, { clientWidth }: Scrolled): number => margin + leftOf(zoom) * (clientWidth - 2 * margin);

/** What is in the middle of the viewer, on pages rendered for `rendered`. */
export const middleOf = (viewer: Scrolled, rendered: number): Point => ({
  x: viewer.scrollLeft + viewer.clientWidth / 2 - leftEdge(rendered, viewer),
  y: viewer.scrollTop + viewer.clientHeight / 2 - margin,
});

/** Where to scroll, so that it is in the middle of pages rendered for `zoom`, too. */
export const scrollTo = (middle: Point, rendered: number, zoom: number, viewer: Scrolled): { readonly left: number; readonly top: number } => ({
  left: (middle.x * zoom) / rendered + leftEdge(zoom, viewer) - viewer.clientWidth / 2,
  top: (middle.y * zoom) / rendered + margin - viewer.clientHeight / 2,
});

export type Scaled = Readonly<Record<'width' | 'marginLeft' | 'transform' | 'transformOrigin', string>>;

/** Of pages rendered for `rendered` that are shown as for `zoom`. */
export const scaledFrom = (rendered: number, zoom: number, middle: Point | undefined): Scaled => ({
  width: `${rendered * 100}%`,
  marginLeft: `${leftOf(rendered) * 100}%`,
  transform: rendered === zoom ? 'none' : `scale(${zoom / rendered})`,
  transformOrigin: middle && rendered !== zoom ? `${middle.x}px ${middle.y}px` : '0 0',
});
