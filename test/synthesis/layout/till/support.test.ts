/** Where customers turn to, in the foot of receipts. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { languages } from '../../../../src/catalogue/languages/index.js';
import { fieldsOf, rolls, shareOf, type Roll } from './rolls.js';

const foot = (roll: Roll) =>
  roll.drawings[0]!.runs.filter(({ text }) =>
    roll.facts.language.captions.till.support.some((form) => form.indexOf('{') > 6 && text === form.slice(0, form.indexOf('{')).trim()),
  );
const isLow = (roll: Roll): boolean => foot(roll).some(({ y }) => y > roll.drawings[0]!.height * 0.4);

test('every language names a number, a mail and a web address', () => {
  for (const { code, captions } of languages)
    for (const kind of ['phone', 'email', 'website'])
      assert.ok(
        captions.till.support.some((form) => form.includes(`{${kind}}`)),
        `${code} ${kind}`,
      );
});

test('one receipt in eight has such sentences, below', () => {
  const share = shareOf(isLow);
  assert.ok(share > 0.06 && share < 0.2, String(share));
});

test('what they name is the shop’s where it prints no other', () => {
  const digitsOf = (text: string): string => text.replace(/\D/g, '');
  const free = rolls.filter((roll) => isLow(roll) && roll.drawings[0]!.runs.some(({ text }) => /^(?:0800|1800|1-800|0850)/.test(text)));
  const own = free.filter((roll) => {
    const phone = fieldsOf(roll, 'Sender').Phone?.value;
    return phone !== undefined && digitsOf(phone) !== digitsOf(roll.facts.sender.phone);
  });
  assert.ok(own.length > 3, 'a service number alone');
  assert.ok(
    free.some((roll) => digitsOf(fieldsOf(roll, 'Sender').Phone?.value ?? '') === digitsOf(roll.facts.sender.phone)),
    'one beside the shop’s own',
  );
});
