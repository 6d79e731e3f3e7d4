/**
 * Runs the TypeScript that `npm test` has compiled once into dist-test/, in place of tsx, which reads and maps every file anew in each of the thousand processes of a run.
 * Modules keep the addresses of their .ts files, so that paths beside them hold. NODE_OPTIONS hands it to all child processes, and who asks for tsx there gets this.
 */
import { existsSync, readFileSync } from 'node:fs';
import * as module from 'node:module';

const root = new URL('../', import.meta.url).href;
const own = import.meta.url.split('?')[0];

/** Where a module of the repository lies compiled; undefined for all others. */
function compiled(url) {
  if (!url.startsWith(root) || !/\.tsx?$/.test(url)) return undefined;
  const file = new URL(`dist-test/${url.slice(root.length).replace(/\.tsx?$/, '.js')}`, root);
  return existsSync(file) ? file : undefined;
}

export function resolve(specifier, context, next) {
  if (specifier === 'tsx' || specifier === 'tsx/esm/api') return { url: own, format: 'module', shortCircuit: true };
  if (/^(\.|file:)/.test(specifier) && specifier.endsWith('.js')) {
    const url = new URL(specifier, context.parentURL).href.replace(/\.js$/, '.ts');
    if (compiled(url)) return { url, format: 'module', shortCircuit: true };
  }
  return next(specifier, context);
}

export function load(url, context, next) {
  const file = compiled(url.split('?')[0]);
  return file ? { format: 'module', source: withMap(readFileSync(file, 'utf8'), file), shortCircuit: true } : next(url, context);
}

/** The map lies beside the compiled file, and names its sources from there; Node takes a path here, and no address. */
const withMap = (code, file) => code.replace(/(?<=\n\/\/# sourceMappingURL=)\S+\s*$/, `${file.pathname}.map\n`);

/** What threads call of tsx/esm/api; they have the hooks already. */
export function register() {}

// The hooks' own thread loads this file too, with a query.
if (!import.meta.url.includes('?hooks')) {
  process.setSourceMapsEnabled(true);
  module.register(`${own}?hooks`);
}
