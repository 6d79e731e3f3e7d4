/** The descriptions by a public validator, and as a client that is generated from them sees them. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { Validator } from '@seriousme/openapi-schema-validator';
import { openApi } from '../../src/api/openapi.js';
import { versions } from '../../src/api/versions.js';

const description = (version: (typeof versions)[number], server = '') => JSON.parse(JSON.stringify(openApi(version, server)));

for (const version of versions) {
  for (const server of ['', 'https://beleg.example'])
    test(`${version.name} ${server}: valid OpenAPI`, async () => {
      const validator = new Validator();
      const { valid, errors } = await validator.validate(description(version, server));
      assert.ok(valid, JSON.stringify(errors));
      assert.equal(validator.version, '3.0');
    });

  test(`${version.name}: the client's types are generated from the description as it is`, async () => {
    const types = await readFile(new URL(`./client/v${version.name.replace('.', '-')}.ts`, import.meta.url), 'utf8');
    const hash = createHash('sha256')
      .update(JSON.stringify(openApi(version)))
      .digest('hex');
    assert.ok(types.startsWith(`// sha256 ${hash}\n`), 'run: node --import tsx scripts/client-types.ts');
  });
}

test("a customer's own details are described, with their ids", async () => {
  const own = openApi(versions[0]!, '', [{ name: 'ProjectId', id: '4' }, { name: 'CostObject' }]);
  const { Filter } = (own.components.schemas.DetectInvoiceRequest as { properties: { Filter: { description: string } } }).properties;
  assert.match(Filter.description, / Details of your own: ProjectId 4, CostObject \d+\.$/);
  assert.ok((await new Validator().validate(JSON.parse(JSON.stringify(own)))).valid);
});

test('a sample call compiles with the generated types', () => {
  const tsc = fileURLToPath(new URL('../../node_modules/.bin/tsc', import.meta.url));
  const project = fileURLToPath(new URL('./client/tsconfig.json', import.meta.url));
  const { status, stdout } = spawnSync(tsc, ['-p', project, '--noEmit'], { encoding: 'utf8' });
  assert.equal(status, 0, stdout);
});
