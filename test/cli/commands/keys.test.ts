/** `beleg keys` as an operator meets it. */
import assert from 'node:assert/strict';
import test, { after } from 'node:test';
import { temporaryFolder } from '../../bundle/made.js';
import { startProgram } from '../beleg.js';

const folder = await temporaryFolder(after);
const beleg = await startProgram(folder, after);

test('keys: what was made is listed, with its bundle, until it is revoked', async () => {
  const made = await beleg.run('keys create --data d --customer Muster --details InvoiceId --bundle models/muster');
  assert.equal(made.code, 0, made.err);
  const id = /^beleg_([0-9a-f]{12})_/.exec(made.out)?.[1];
  await beleg.run('keys create --data d --customer Zwei --expires 2999-12-31');
  const { out } = await beleg.run('keys list --data d');
  assert.match(out, new RegExp(`^${id} +Muster +\\S+ +InvoiceId +any +models/muster +valid$`, 'm'));
  assert.match(out, /Zwei +\S+ +all +any +the server's +valid$/m);
  assert.equal((await beleg.run(`keys revoke ${id} --data d`)).code, 0);
  assert.match((await beleg.run('keys list --data d')).out, /models\/muster +revoked /);
});

for (const [options, said] of [
  ['--expires soon', /^beleg: --expires: “soon” is no date/],
  ['--expires 2020-01-01', /^beleg: --expires: 2020-01-01 is past, so that the key would never be valid\. Give a date to come/],
  ['--rate 0', /^beleg: --rate: 0 is no whole number above 0/],
] as const)
  test(`keys create ${options}: no key is made`, async () => {
    const { code, out, err } = await beleg.run(`keys create --data refused --customer Muster ${options}`);
    assert.equal(code, 1, out);
    assert.match(err, said);
    assert.equal((await beleg.run('keys list --data refused')).out, 'no keys\n');
  });
