/**
 * Runs before the install scripts of the packages where beleg is installed as one (npm runs all `preinstall`s first, when every package is unpacked). In this repository
 * npm runs it last: there `allowScripts` of package.json refuses the script of onnxruntime-node (npm 11.19), and package-lock.json names none (older ones).
 * onnxruntime-node's install script downloads CUDA libraries from nuget.org and fails where only the npm registry is reached. beleg computes on the CPU, whose library is
 * inside the package: the script is emptied, unless ONNXRUNTIME_NODE_INSTALL or npm's onnxruntime-node-install asks for something.
 * Then what can never be opened here is removed: onnxruntime for other systems (218 MB), and the larger networks and word lists of the OCR languages (112 MB) where they lie
 * in beleg's own node_modules or this is started by hand: node scripts/preinstall.mjs
 */
import { existsSync, readdirSync, realpathSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const require = createRequire(import.meta.url);
const own = realpathSync(join(dirname(fileURLToPath(import.meta.url)), '..')) + sep;
const byHand = process.env.npm_lifecycle_event !== 'preinstall';
const { env } = process;
let removed = 0;

const onnxruntime = folderOf('onnxruntime-node');
if (onnxruntime) {
  const asked =
    env.ONNXRUNTIME_NODE_INSTALL ??
    env.npm_config_onnxruntime_node_install ??
    env.ONNXRUNTIME_NODE_INSTALL_CUDA ??
    env.npm_config_onnxruntime_node_install_cuda;
  if (asked === undefined) replace(join(onnxruntime, 'script', 'install.js'), '// Emptied by beleg, which needs the CPU library alone.\n');
  const systems = join(onnxruntime, 'bin', 'napi-v6');
  // npm's flags --os and --cpu install for another machine.
  const [system, processor] = [env.npm_config_os || process.platform, env.npm_config_cpu || process.arch];
  // Where nothing fits, nothing is known: all stays.
  if (existsSync(join(systems, system, processor))) {
    for (const other of readdirSync(systems)) if (other !== system) remove(join(systems, other));
    for (const other of readdirSync(join(systems, system))) if (other !== processor) remove(join(systems, system, other));
  }
}

for (const language of languages()) {
  const folder = folderOf(language);
  if (folder && (byHand || folder.startsWith(own)) && existsSync(join(folder, '4.0.0_best_int'))) remove(join(folder, '4.0.0'));
}

if (removed > 0) console.error(`beleg: removed ${Math.round(removed / 1e6)} MB that are never opened here`);

function languages() {
  return Object.keys(require('../package.json').dependencies).filter((name) => name.startsWith('@tesseract.js-data/'));
}

function folderOf(name) {
  try {
    return realpathSync(dirname(require.resolve(`${name}/package.json`)));
  } catch {
    return undefined;
  }
}

/** Never written in place: package managers share files between folders by hard links. */
function replace(file, text) {
  rmSync(file, { force: true });
  writeFileSync(file, text);
}

function remove(path) {
  if (!existsSync(path)) return;
  removed += sizeOf(path);
  rmSync(path, { recursive: true, force: true });
}

function sizeOf(path) {
  const about = statSync(path);
  return about.isDirectory() ? readdirSync(path).reduce((sum, name) => sum + sizeOf(join(path, name)), 0) : about.size;
}
