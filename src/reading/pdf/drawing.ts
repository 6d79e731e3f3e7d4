/** The door of @napi-rs/canvas: pages of pdf.js as pictures, drawn within bounds of memory. */
import type { Canvas, createCanvas, SKRSContext2D } from '@napi-rs/canvas';
import type { Box } from '../../document/box.js';
import type { Picture } from '../raster/picture.js';
import { picturesOverBudget } from './picture-budget.js';

/** Largest side of what is drawn of a page in pixels; larger pages are drawn at a lower resolution. */
const largestSide = 8400;
/**
 * Pixels of all canvases that pdf.js may make for one picture, 4 bytes each: groups, soft masks and pictures have canvases of their own, and one keeps a copy of
 * each that was drawn upon it for as long as it lives.
 */
const mostPixels = 150_000_000;
/** A page that takes more is drawn at a half of the resolution, or less. */
const divisors = [1, 2, 3, 4] as const;

/** The part of pdf.js's page that draws. */
interface Drawable<Viewport> {
  getViewport(of: { scale: number; rotation: number; offsetX?: number; offsetY?: number }): Viewport;
  render(of: { canvas: never; canvasContext: never; viewport: Viewport; operationsFilter?: (index: number) => boolean }): {
    readonly promise: Promise<unknown>;
  };
}

export interface Drawing {
  /** At `resolution`, or at a lower one where the page is too large or takes too much memory. */
  readonly resolution: number;
  /** Pixels per inch of `part`. */
  readonly partResolution: number;
  readonly rotation: number;
  readonly part?: Box | undefined;
  readonly operations: readonly number[];
  readonly names: Readonly<Record<string, number>>;
  /** Operators left out, by their index. */
  readonly without?: ((index: number) => boolean) | undefined;
}

interface Entry {
  canvas: Canvas | null;
  context: SKRSContext2D | null;
}

class TooManyPixels extends Error {
  override readonly name = 'TooManyPixels';
}

/** What one document's pages are drawn with, one after the other: `factory` makes the canvases of pdf.js (its CanvasFactory). */
export interface PageRenderer {
  readonly factory: new () => object;
  draw<Viewport extends { readonly width: number; readonly height: number }>(page: Drawable<Viewport>, drawing: Drawing): Promise<Picture>;
}

/**
 * One page is drawn after the other, within a budget of pixels: `draw` throws TooManyPixels where a drawing asks for more at the lowest resolution too. The
 * factory throws Error for a canvas without area.
 */
export function pageRenderer(): PageRenderer {
  let make: typeof createCanvas | undefined;
  const budget = { left: 0, isExceeded: false };
  let last: Promise<unknown> = Promise.resolve();

  function take(width: number, height: number): readonly [number, number] {
    budget.left -= width * height;
    if (budget.left >= 0) return [width, height];
    // pdf.js ends a drawing that failed with calls of its own, whose errors would be unhandled.
    if (budget.isExceeded) return [1, 1];
    budget.isExceeded = true;
    throw new TooManyPixels(`drawing it takes more than ${mostPixels / 1e6} million pixels`);
  }
  class Factory {
    create(width: number, height: number): Entry {
      if (!(width > 0 && height > 0)) throw new Error('Invalid canvas size');
      const canvas = make!(...take(width, height));
      return { canvas, context: smoothing(canvas) };
    }
    reset({ canvas }: Entry, width: number, height: number): void {
      if (canvas) [canvas.width, canvas.height] = take(width, height);
    }
    destroy(entry: Entry): void {
      if (entry.canvas) discard(entry.canvas);
      entry.canvas = entry.context = null;
    }
  }

  async function draw<V extends { readonly width: number; readonly height: number }>(page: Drawable<V>, drawing: Drawing): Promise<Picture> {
    make ??= (await import('@napi-rs/canvas')).createCanvas;
    for (const divisor of divisors) {
      Object.assign(budget, { left: mostPixels, isExceeded: false });
      const isLast = divisor === divisors.at(-1);
      const isOverBudget = isLast ? picturesOverBudget(drawing, () => budget.left < mostPixels / 2) : undefined;
      try {
        return await rendered(make, page, drawing, divisor, isOverBudget);
      } catch (error) {
        if (!(error instanceof TooManyPixels) || isLast) throw error;
      }
    }
    throw new Error('no resolution to draw at');
  }
  return {
    factory: Factory,
    draw(page, drawing) {
      const turn = last.then(() => draw(page, drawing));
      last = turn.catch(() => {});
      return turn;
    },
  };
}

async function rendered<V extends { readonly width: number; readonly height: number }>(
  make: typeof createCanvas,
  page: Drawable<V>,
  { resolution, partResolution, rotation, part, without }: Drawing,
  divisor: number,
  isOverBudget?: (index: number) => boolean,
): Promise<Picture> {
  const area = part ?? page.getViewport({ scale: partResolution / 72, rotation });
  const own = Math.min(resolution, (largestSide * partResolution) / Math.max(area.width, area.height)) / divisor;
  const factor = own / partResolution;
  const viewport = page.getViewport({ scale: own / 72, rotation, offsetX: -(part?.x ?? 0) * factor, offsetY: -(part?.y ?? 0) * factor });
  const [across, down] = part ? [part.width * factor, part.height * factor] : [viewport.width, viewport.height];
  const [width, height] = [Math.max(1, Math.round(across)), Math.max(1, Math.round(down))];
  const canvas = make(width, height);
  try {
    const context = smoothing(canvas);
    context.fillStyle = '#ffffff';
    context.fillRect(0, 0, width, height);
    const isLeftOut = without || isOverBudget ? (index: number) => without?.(index) === true || isOverBudget?.(index) === true : undefined;
    await page.render({
      canvas: canvas as never,
      canvasContext: context as never,
      viewport,
      ...(isLeftOut && { operationsFilter: (index: number) => !isLeftOut(index) }),
    }).promise;
    // Read at once: encoding in the background reads a canvas that may have been collected meanwhile, which ends the process.
    return { pixels: opaque(canvas.data(), width * height), width, height, channels: 3, resolution: own };
  } finally {
    discard(canvas);
  }
}

/** Pixels of the drawing to one of a picture beyond which it is no print but a code's modules, which keep their edges: letters have some ten pixels, 60 dpi at least. */
const mostEnlarged = 5;

/** pdf.js turns smoothing off where a picture without /Interpolate is enlarged, and its letters' edges become steps. Cubic interpolation reads better. */
function smoothing(canvas: Canvas): SKRSContext2D {
  const context = canvas.getContext('2d');
  context.imageSmoothingQuality = 'high';
  const own = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(context), 'imageSmoothingEnabled')!;
  Object.defineProperty(context, 'imageSmoothingEnabled', {
    get: () => own.get!.call(context) as boolean,
    set(smooth: boolean) {
      const { a, b } = context.getTransform();
      own.set!.call(context, smooth || Math.hypot(a, b) <= mostEnlarged);
    },
  });
  return context;
}

/** Its memory goes now, not when it is collected. */
function discard(canvas: Canvas): void {
  canvas.width = canvas.height = 0;
}

/** Three bytes a pixel of four: the canvas began white and opaque. */
function opaque(rgba: Buffer, count: number): Buffer {
  const pixels = Buffer.allocUnsafe(count * 3);
  for (let from = 0, to = 0; to < pixels.length; from += 4, to += 3) {
    pixels[to] = rgba[from]!;
    pixels[to + 1] = rgba[from + 1]!;
    pixels[to + 2] = rgba[from + 2]!;
  }
  return pixels;
}
