/** Which words are the rest of a mail or web address that is broken behind a hyphen. */
import assert from 'node:assert/strict';
import test from 'node:test';
import { contactSpans } from '../../../../src/extraction/contacts/steps.js';
import { tagNames } from '../../../../src/network/config.js';
import { drawn } from '../../../drawn.js';
import { classifiedAs } from '../../fake-networks.js';

const [mail, web] = ['Sender.Email', 'Sender.WebsiteUrl'];

for (const [what, text, tagged, values] of [
  ['a mail address', 'Mail post@haus-\nseeblick.de', { 'post@haus-': mail }, ['post@haus-seeblick.de']],
  ['a web address', 'www.haus-\nseeblick.de', { 'www.haus-': web }, ['https://haus-seeblick.de']],
  ['the rest taken for a web site', 'post@haus-\nseeblick.de', { 'post@haus-': mail, 'seeblick.de': web }, ['post@haus-seeblick.de']],
  ['beside another column', 'Rechnung      post@haus-\nNr. 20.24     seeblick.de', { 'post@haus-': mail }, ['post@haus-seeblick.de']],
  ['a rest in the midst of a line', 'post@haus-\nsiehe seeblick.de', { 'post@haus-': mail }, ['']],
  ['a rest that is no host', 'post@haus-\n20.24', { 'post@haus-': mail }, ['']],
  ['a rest two lines below', 'post@haus-\n\n\nseeblick.de', { 'post@haus-': mail }, ['']],
  ['a whole address above another', 'post@seeblick.de\nhaus.de', { 'post@seeblick.de': mail, 'haus.de': web }, ['post@seeblick.de', 'https://haus.de']],
] as const)
  test(`broken addresses: ${what}`, async () => {
    const pages = await classifiedAs(drawn(text), {});
    for (const { page, tags } of pages)
      page.tokens.forEach((token, i) => {
        const tag = (tagged as Readonly<Record<string, string>>)[token.text];
        if (tag === undefined) return;
        tags.fill(0, i * tagNames.length, (i + 1) * tagNames.length);
        tags[i * tagNames.length + tagNames.indexOf(tag)] = 1;
      });
    assert.deepEqual(
      contactSpans(pages).map(({ value }) => value),
      values,
    );
  });
