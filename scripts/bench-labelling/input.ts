/** Keyboard and mouse on the page, counted. */
import type { Page } from 'playwright-core';
import type { Place } from '../../src/dataset/label.js';
import type { Document } from '../../src/document/document.js';

export interface Counts {
  keys: number;
  clicks: number;
}

export interface Input {
  press(...keys: readonly string[]): Promise<void>;
  /** Into the value that has the focus. */
  type(text: string): Promise<void>;
  /** By a click on the value; all values are shown first where it is hidden. */
  focus(key: string): Promise<void>;
  /** A click on one word, a box around several. */
  mark(document: Document, place: Place): Promise<void>;
  /** A further value. */
  markMore(document: Document, place: Place): Promise<void>;
}

/** `shown` is kept from document to document: whether the page shows all values. */
export function inputOn(page: Page, effort: Counts, shown: { all: boolean }): Input {
  async function press(...keys: readonly string[]): Promise<void> {
    for (const key of keys) await page.keyboard.press(key);
    effort.keys += keys.length;
  }

  async function mark(document: Document, place: Place): Promise<void> {
    const [left, top, right, bottom] = await onScreen(page, document, place);
    if (place.words.length === 1) await page.mouse.click((left + right) / 2, (top + bottom) / 2);
    else {
      await page.mouse.move(left - 1, top + 1);
      await page.mouse.down();
      await page.mouse.move(right + 1, bottom - 1, { steps: 3 });
      await page.mouse.up();
    }
    effort.clicks++;
  }

  return {
    press,
    async type(text) {
      await press('e');
      await page.keyboard.type(text);
      effort.keys += text.length;
      await press('Enter');
    },
    async focus(key) {
      const value = page.locator(`[data-key="${key}"]`);
      if (!shown.all && (await value.count()) === 0) {
        await press('v');
        shown.all = true;
      }
      await value.click();
      effort.clicks++;
    },
    mark,
    async markMore(document, place) {
      await page.keyboard.down('Shift');
      await mark(document, place);
      await page.keyboard.up('Shift');
      effort.keys++;
    },
  };
}

/** Left, top, right, bottom of the words, scrolled into sight. */
async function onScreen(page: Page, document: Document, { page: number, words }: Place): Promise<readonly [number, number, number, number]> {
  const paper = document.pages[number]!;
  const boxes = words.map((word) => paper.words[word]!.box);
  const [left, top] = [Math.min(...boxes.map(({ x }) => x)), Math.min(...boxes.map(({ y }) => y))];
  const [right, bottom] = [Math.max(...boxes.map((box) => box.x + box.width)), Math.max(...boxes.map((box) => box.y + box.height))];
  await page.evaluate(`{
    const viewer = document.querySelector('.viewer');
    const sheet = document.querySelectorAll('.paper .sheet')[${number}].getBoundingClientRect();
    viewer.scrollTop += sheet.top + sheet.height * ${top / paper.height} - viewer.getBoundingClientRect().top - viewer.clientHeight / 3;
  }`);
  const { x, y, width } = (await page.locator('.paper .sheet').nth(number).boundingBox())!;
  const scale = width / paper.width;
  return [x + left * scale, y + top * scale, x + right * scale, y + bottom * scale];
}
