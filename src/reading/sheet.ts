/** What a file gives page by page, whatever its format. */
import type { Page } from '../document/document.js';
import type { Picture } from './raster/picture.js';

export interface Sheet {
  readonly page: Page;
  readonly kind: 'text' | 'scan' | 'photo';
}

export interface PageSource {
  readonly pageCount: number;
  /** What is wrong with the file as a whole, though its pages can be read. */
  readonly note?: string;
  /** Dots per inch of all its pages. */
  readonly resolution: number;
  /** Pages count from 1 and are asked for in order. */
  sheet(number: number): Promise<Sheet>;
  /** The page upright, in colour, at the document's resolution or at a lower one that is enough. */
  picture(number: number, maxResolution?: number): Promise<Picture>;
  close(): Promise<void>;
}
