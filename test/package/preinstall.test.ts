/** What runs before the packages' own install scripts: no download by onnxruntime-node, nothing kept for other systems. */
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { cp, link, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { promisify } from 'node:util';

const run = promisify(execFile);
const script = new URL('../../scripts/preinstall.mjs', import.meta.url);
const downloads = 'throw new Error("nuget.org");\n';
const language = '@tesseract.js-data/deu';

interface Case {
  readonly what: string;
  /** Where the packages lie: in beleg's own node_modules, or beside it. */
  readonly own: boolean;
  readonly env: Readonly<Record<string, string>>;
  readonly script: string;
  readonly systems: readonly string[];
  readonly networks: readonly string[];
}

const [large, small] = ['4.0.0', '4.0.0_best_int'];
const emptied = '// Emptied by beleg, which needs the CPU library alone.\n';
const all = ['darwin/arm64', 'linux/arm64', 'linux/x64'];
const here = { npm_lifecycle_event: 'preinstall', npm_config_os: 'linux', npm_config_cpu: 'x64' };
const cases: readonly Case[] = [
  { what: 'packages of its own', own: true, env: here, script: emptied, systems: ['linux/x64'], networks: [small] },
  { what: 'packages that others may use too', own: false, env: here, script: emptied, systems: ['linux/x64'], networks: [large, small] },
  { what: 'the same, by hand', own: false, env: { ...here, npm_lifecycle_event: '' }, script: emptied, systems: ['linux/x64'], networks: [small] },
  {
    what: 'CUDA asked for',
    own: true,
    env: { ...here, npm_config_onnxruntime_node_install: 'cuda12' },
    script: downloads,
    systems: ['linux/x64'],
    networks: [small],
  },
  { what: 'a system without a library', own: true, env: { ...here, npm_config_cpu: 'riscv64' }, script: emptied, systems: all, networks: [small] },
];

for (const { what, own, env, ...expected } of cases) {
  test(`preinstall: ${what}`, async () => {
    const folder = await mkdtemp(join(tmpdir(), 'preinstall-'));
    try {
      const beleg = join(folder, 'node_modules', 'beleg');
      const packages = join(own ? beleg : folder, 'node_modules');
      const write = async (path: string, text: string) => {
        await mkdir(dirname(path), { recursive: true });
        await writeFile(path, text);
      };
      await write(join(beleg, 'package.json'), JSON.stringify({ dependencies: { 'onnxruntime-node': '1', [language]: '1' } }));
      await cp(script, join(beleg, 'scripts', 'preinstall.mjs'));
      const onnxruntime = join(packages, 'onnxruntime-node');
      await write(join(onnxruntime, 'package.json'), '{}');
      await write(join(onnxruntime, 'script', 'install.js'), downloads);
      await link(join(onnxruntime, 'script', 'install.js'), join(folder, 'shared.js'));
      for (const system of all) await write(join(onnxruntime, 'bin', 'napi-v6', system, 'library'), 'x');
      await write(join(packages, language, 'package.json'), '{}');
      for (const network of [large, small]) await write(join(packages, language, network, 'deu.traineddata.gz'), 'x');
      const clean = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^npm_|onnxruntime/i.test(name)));
      await run(process.execPath, [join(beleg, 'scripts', 'preinstall.mjs')], { env: { ...clean, ...env } });
      const systems = await readdir(join(onnxruntime, 'bin', 'napi-v6'), { recursive: true });
      assert.deepEqual(
        {
          script: await readFile(join(onnxruntime, 'script', 'install.js'), 'utf8'),
          systems: systems
            .filter((path) => path.endsWith('library'))
            .map(dirname)
            .sort(),
          networks: (await readdir(join(packages, language))).filter((name) => name.startsWith('4')),
        },
        expected,
      );
      // A hard link elsewhere keeps what it had.
      assert.equal(await readFile(join(folder, 'shared.js'), 'utf8'), downloads);
    } finally {
      await rm(folder, { recursive: true });
    }
  });
}
