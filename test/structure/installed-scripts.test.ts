/** `npm ci` in a clone runs no install script that downloads: npm 11.19 asks package.json, older ones what package-lock.json names. */
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';

interface Lock {
  readonly packages: Readonly<Record<string, { readonly hasInstallScript?: boolean }>>;
}

const { allowScripts } = JSON.parse(await readFile('package.json', 'utf8')) as { allowScripts: Record<string, boolean> };
const { packages } = JSON.parse(await readFile('package-lock.json', 'utf8')) as Lock;
/** That of onnxruntime-node downloads CUDA libraries from nuget.org, which beleg never opens. */
const downloading = 'onnxruntime-node';

test('structure: the install script that downloads is refused', () => {
  assert.equal(allowScripts[downloading], false);
  const named = packages[`node_modules/${downloading}`]!.hasInstallScript;
  assert.equal(named, undefined, `take "hasInstallScript" of ${downloading} out of package-lock.json: npm older than 11.19 runs its script otherwise`);
});

test('structure: every install script that package-lock.json names is allowed or refused by name', () => {
  const scripts = Object.entries(packages).flatMap(([path, { hasInstallScript }]) =>
    path !== '' && hasInstallScript ? path.replace(/^.*node_modules\//, '') : [],
  );
  assert.ok(scripts.length > 0);
  assert.deepEqual(
    scripts.filter((name) => allowScripts[name] === undefined),
    [],
  );
});
