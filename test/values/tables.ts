/** Tables of cases for kinds: what a text is read as, what is found in a line. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Kind } from '../../src/values/kind.js';

/** Each text with its readings, most usual first; a check or convention follows after a blank where the case is about it. */
export function reads(kind: Kind, cases: readonly (readonly [text: string, ...readings: string[]])[]): void {
  for (const [text, ...expected] of cases)
    test(`${kind.name} read: ${text}`, () => {
      const found = kind
        .read(text)
        .map(({ value, check, convention }, index) =>
          expected[index]?.endsWith(`${value} ${check ?? convention}`) ? `${value} ${check ?? convention}` : value,
        );
      assert.deepEqual(found, expected);
    });
}

/** Each line with texts that must be among those found. */
export function finds(kind: Kind, cases: readonly (readonly [line: string, ...texts: string[]])[]): void {
  for (const [line, ...expected] of cases)
    test(`${kind.name} find: ${line}`, () => {
      const found = textsOf(kind, line);
      for (const text of expected) assert.ok(found.includes(text), `${text} is not among ${JSON.stringify(found)}`);
    });
}

export function findsNot(kind: Kind, cases: readonly (readonly [line: string, ...texts: string[]])[]): void {
  for (const [line, ...unwanted] of cases)
    test(`${kind.name} does not find: ${unwanted.join(', ')} in ${line}`, () => {
      const found = textsOf(kind, line);
      for (const text of unwanted) assert.ok(!found.includes(text), `${text} is among ${JSON.stringify(found)}`);
    });
}

const textsOf = (kind: Kind, line: string): string[] => kind.find(line).map(({ start, end }) => line.slice(start, end));
