/** Pages that are zoomed: scaled about the point that is looked at, as they were laid out last. Lengths are pixels of the screen. */

/** In shares of the viewer's width. */
export const [least, most] = [0.25, 6];

export const within = (zoom: number): number => Math.min(most, Math.max(least, zoom));

/** Around the pages, as looks/viewer.css has it. */
export const margin = 14;

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

/** What is in the middle of the viewer, on pages laid out for `laidOut`. */
export const middleOf = (viewer: Scrolled, laidOut: number): Point => ({
  x: viewer.scrollLeft + viewer.clientWidth / 2 - leftEdge(laidOut, viewer),
  y: viewer.scrollTop + viewer.clientHeight / 2 - margin,
});

/** Where to scroll, so that it is in the middle of pages laid out for `zoom`, too. */
export const scrollTo = (middle: Point, laidOut: number, zoom: number, viewer: Scrolled): { readonly left: number; readonly top: number } => ({
  left: (middle.x * zoom) / laidOut + leftEdge(zoom, viewer) - viewer.clientWidth / 2,
  top: (middle.y * zoom) / laidOut + margin - viewer.clientHeight / 2,
});

export type Scaled = Readonly<Record<'width' | 'marginLeft' | 'transform' | 'transformOrigin', string>>;

/** Of pages laid out for `laidOut` that shall look as for `zoom`. */
export const scaledFrom = (laidOut: number, zoom: number, middle: Point | undefined): Scaled => ({
  width: `${laidOut * 100}%`,
  marginLeft: `${leftOf(laidOut) * 100}%`,
  transform: laidOut === zoom ? 'none' : `scale(${zoom / laidOut})`,
  transformOrigin: middle && laidOut !== zoom ? `${middle.x}px ${middle.y}px` : '0 0',
});
