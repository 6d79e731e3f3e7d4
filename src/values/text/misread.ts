/** What readers of print take digits for: letters where only digits can be, and digits that look alike. */

const digitOf: Readonly<Record<string, string>> = {
  ...{ O: '0', o: '0', Q: '0', D: '0', I: '1', l: '1', i: '1', Z: '2', z: '2', A: '4', S: '5', s: '5' },
  ...{ G: '6', b: '6', T: '7', B: '8', g: '9', q: '9' },
};

/** Letters that look like digits as these. Case counts: "G" is a 6, "g" a 9. */
export const asDigits = (text: string): string => [...text].map((character) => digitOf[character] ?? character).join('');

/** Strokes are ones; a dollar within a number is a five. */
const strokes: Readonly<Record<string, string>> = { '|': '1', ']': '1', '[': '1', '!': '1', $: '5' };

/** The same where nothing but a number can be: strokes too are digits. */
export const misreadDigits = (text: string): string => asDigits([...text].map((character) => strokes[character] ?? character).join(''));

/** Digits that each digit is taken for, the likelier first. */
export const alike: Readonly<Record<string, string>> = {
  ...{ '0': '8695', '1': '74', '2': '7', '3': '895', '4': '1', '5': '638', '6': '580', '7': '12', '8': '30695', '9': '380' },
};
