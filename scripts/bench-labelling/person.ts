/** Somebody who knows what is printed labels a document by the page: takes what is proposed, corrects what is wrong, says what is not there. Counts keys and clicks. */
import type { Page } from 'playwright-core';
import type { Place, Labels } from '../../src/dataset/label.js';
import type { Document } from '../../src/document/document.js';
import { keyOf } from '../../src/labelling/page/state/paths.js';
import type { Asked } from './documents.js';
import { isRight, rowsMatched, type Wanted, wantedCells, wantedOf, wrongly } from './wanted.js';

export interface Effort {
  readonly name: string;
  keys: number;
  clicks: number;
  /** What was not right as proposed. */
  readonly corrected: string[];
  /** What is not right in the end. */
  readonly left: string[];
}

/** `stored`: the labels on the disk. */
export function person(page: Page, stored: (name: string) => Promise<Labels | undefined>) {
  let showsAll = false;

  /** Labels the document that is open. */
  async function label({ name, document, truth }: Asked): Promise<Effort> {
    const effort: Effort = { name, keys: 0, clicks: 0, corrected: [], left: [] };

    async function press(...keys: readonly string[]): Promise<void> {
      for (const key of keys) await page.keyboard.press(key);
      effort.keys += keys.length;
    }

    const saved = async (): Promise<Labels | undefined> => {
      await page.locator('.saving.saved').waitFor();
      return stored(name);
    };

    /** A moment: one question to the server, and a save. */
    async function until(isSo: (labels: Labels | undefined) => boolean): Promise<boolean> {
      for (let i = 0; i < 40; i++) {
        if (isSo(await saved())) return true;
        await page.waitForTimeout(50);
      }
      return false;
    }

    async function focus(key: string): Promise<void> {
      const value = page.locator(`[data-key="${key}"]`);
      if (!showsAll && (await value.count()) === 0) {
        await press('v');
        showsAll = true;
      }
      await value.click();
      effort.clicks++;
    }

    async function mark(place: Place): Promise<void> {
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

    async function choose(value: string): Promise<void> {
      await press('e');
      await page.keyboard.type(value);
      effort.keys += value.length;
      await press('Enter');
    }

    async function type(text: string): Promise<void> {
      await press('e');
      await page.keyboard.type(text);
      effort.keys += text.length;
      await press('Enter');
    }

    async function correct(wanted: Wanted): Promise<void> {
      const { path, labels } = wanted;
      await focus(keyOf(path));
      if (labels.length === 0) await press(path.of === 'detail' ? 'x' : 'Delete');
      else if (path.of === 'document') await choose(labels[0]!.value);
      else {
        await mark(labels[0]!.places[0]!);
        for (const more of labels.slice(1)) {
          await page.keyboard.down('Shift');
          await mark(more.places[0]!);
          await page.keyboard.up('Shift');
          effort.keys++;
        }
      }
      if (await until((now) => isRight(now, wanted))) return;
      // The words hold more than the value.
      if (labels.length > 0) await type(labels[0]!.value);
      await until((now) => isRight(now, wanted));
    }

    /** As many rows as there are, each at its place. */
    async function sortRows(): Promise<void> {
      const truths = truth.lineItems ?? [];
      const rows = async () => (await saved())?.lineItems ?? [];
      for (let at = 0; at < (await rows()).length; ) {
        const now = await rows();
        if (rowsMatched(now, truths)[at] !== undefined) at++;
        else {
          effort.corrected.push(`row ${at + 1} is none`);
          await focus(`LineItems[${at}].Description`);
          await press('D');
          await until((labels) => (labels?.lineItems ?? []).length === now.length - 1);
        }
      }
      for (let at = 0; at < truths.length; at++) {
        const now = await rows();
        if (rowsMatched(now, truths)[at] === at) continue;
        effort.corrected.push(`row ${at + 1} is missing`);
        if (at > 0) await focus(`LineItems[${at - 1}].Description`);
        await press('o');
        await until((labels) => (labels?.lineItems ?? []).length === now.length + 1);
        const cell = wantedCells(truth).find(({ path, labels }) => path.of === 'cell' && path.row === at && labels.length > 0)!;
        await correct(cell);
      }
    }

    await press('A', 'X');
    await until((now) => now !== undefined);
    await sortRows();
    for (const all of [wantedOf(truth, await saved()), wantedCells(truth)])
      for (const wanted of all) {
        const now = await saved();
        if (isRight(now, wanted)) continue;
        effort.corrected.push(wrongly(now, wanted));
        await correct(wanted);
      }
    const last = await saved();
    for (const wanted of [...wantedOf(truth, last), ...wantedCells(truth)]) if (!isRight(last, wanted)) effort.left.push(wrongly(last, wanted));
    await press('d');
    return effort;
  }

  return { label };
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
