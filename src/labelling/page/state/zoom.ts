/** Pages that are zoomed: scaled as they were laid out last, and about the point that is looked at. */

/** In shares of the viewer's width. */
export const [least, most] = [0.25, 6];

export const within = (zoom: number): number => Math.min(most, Math.max(least, zoom));

/** Pages narrower than the viewer are in its middle. */
const leftOf = (zoom: number): number => Math.max(0, (1 - zoom) / 2);

export type Scaled = Readonly<Record<'width' | 'marginLeft' | 'transform', string>>;

/** Of pages laid out for `laidOut` that shall look as for `zoom`. */
export function scaledFrom(laidOut: number, zoom: number): Scaled {
  const across = ((leftOf(zoom) - leftOf(laidOut)) / laidOut) * 100;
  return {
    width: `${laidOut * 100}%`,
    marginLeft: `${leftOf(laidOut) * 100}%`,
    transform: laidOut === zoom ? 'none' : `translateX(${across}%) scale(${zoom / laidOut})`,
  };
}

interface Scrolled {
  readonly scrollLeft: number;
  readonly scrollTop: number;
  readonly clientWidth: number;
  readonly clientHeight: number;
}

/** Where to scroll so that the middle stays where it is. */
export const heldPoint = ({ scrollLeft, scrollTop, clientWidth, clientHeight }: Scrolled, factor: number): { readonly left: number; readonly top: number } => ({
  left: (scrollLeft + clientWidth / 2) * factor - clientWidth / 2,
  top: (scrollTop + clientHeight / 2) * factor - clientHeight / 2,
});
