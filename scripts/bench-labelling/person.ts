/** Somebody who knows what is printed labels a document by the page: takes what is proposed, corrects what is wrong, says what is not there. Counts keys and clicks. */
import type { Page } from 'playwright-core';
import type { Labels } from '../../src/dataset/label.js';
import { keyOf } from '../../src/labelling/page/state/paths.js';
import type { Asked } from './documents.js';
import { type Counts, type Input, inputOn } from './input.js';
import { isRight, rowsMatched, type Wanted, wantedCells, wantedOf, wrongly } from './wanted.js';

export interface Effort extends Counts {
  readonly name: string;
  /** What was not right as proposed. */
  readonly corrected: string[];
  /** What is not right in the end. */
  readonly left: string[];
}

/** The document that is open. */
interface Open {
  readonly asked: Asked;
  readonly input: Input;
  readonly effort: Effort;
  /** The labels on the disk once the page has saved. */
  saved(): Promise<Labels | undefined>;
  /** Waits a moment, one question to the server and a save; false where it is not so by then. */
  until(isSo: (labels: Labels | undefined) => boolean): Promise<boolean>;
}

/** `stored`: the labels on the disk. */
export function person(page: Page, stored: (name: string) => Promise<Labels | undefined>) {
  const shown = { all: false };

  function open(asked: Asked): Open {
    const effort: Effort = { name: asked.name, keys: 0, clicks: 0, corrected: [], left: [] };
    const saved = async (): Promise<Labels | undefined> => {
      await page.locator('.saving.saved').waitFor();
      return stored(asked.name);
    };
    async function until(isSo: (labels: Labels | undefined) => boolean): Promise<boolean> {
      for (let i = 0; i < 40; i++) {
        if (isSo(await saved())) return true;
        await page.waitForTimeout(50);
      }
      return false;
    }
    return { asked, input: inputOn(page, effort, shown), effort, saved, until };
  }

  return { label: (asked: Asked): Promise<Effort> => label(open(asked)) };
}

async function label(open: Open): Promise<Effort> {
  const { asked, input, effort, saved, until } = open;
  await input.press('A', 'X');
  await until((now) => now !== undefined);
  await removeWrongRows(open);
  await addMissingRows(open);
  for (const all of [wantedOf(asked.truth, await saved()), wantedCells(asked.truth)])
    for (const wanted of all) {
      const now = await saved();
      if (isRight(now, wanted)) continue;
      effort.corrected.push(wrongly(now, wanted));
      await correct(open, wanted);
    }
  const last = await saved();
  for (const wanted of [...wantedOf(asked.truth, last), ...wantedCells(asked.truth)]) if (!isRight(last, wanted)) effort.left.push(wrongly(last, wanted));
  await input.press('d');
  return effort;
}

const rowsOf = async ({ saved }: Open) => (await saved())?.lineItems ?? [];

/** Rows that are none of the document's. */
async function removeWrongRows(open: Open): Promise<void> {
  const { asked, input, effort, until } = open;
  for (let at = 0; at < (await rowsOf(open)).length; ) {
    const now = await rowsOf(open);
    if (rowsMatched(now, asked.truth.lineItems ?? [])[at] !== undefined) at++;
    else {
      effort.corrected.push(`row ${at + 1} is none`);
      await input.focus(`LineItems[${at}].Description`);
      await input.press('D');
      await until((labels) => (labels?.lineItems ?? []).length === now.length - 1);
    }
  }
}

/** Each at its place, with its first cell. */
async function addMissingRows(open: Open): Promise<void> {
  const { asked, input, effort, until } = open;
  const truths = asked.truth.lineItems ?? [];
  for (let at = 0; at < truths.length; at++) {
    const now = await rowsOf(open);
    if (rowsMatched(now, truths)[at] === at) continue;
    effort.corrected.push(`row ${at + 1} is missing`);
    if (at > 0) await input.focus(`LineItems[${at - 1}].Description`);
    await input.press('o');
    await until((labels) => (labels?.lineItems ?? []).length === now.length + 1);
    const cell = wantedCells(asked.truth).find(({ path, labels }) => path.of === 'cell' && path.row === at && labels.length > 0)!;
    await correct(open, cell);
  }
}

async function correct({ asked: { document }, input, until }: Open, wanted: Wanted): Promise<void> {
  const { path, labels } = wanted;
  await input.focus(keyOf(path));
  if (labels.length === 0) await input.press(path.of === 'detail' ? 'x' : 'Delete');
  else if (path.of === 'document') await input.type(labels[0]!.value);
  else {
    await input.mark(document, labels[0]!.places[0]!);
    for (const more of labels.slice(1)) await input.markMore(document, more.places[0]!);
  }
  if (await until((now) => isRight(now, wanted))) return;
  // The words hold more than the value.
  if (labels.length > 0) await input.type(labels[0]!.value);
  await until((now) => isRight(now, wanted));
}
