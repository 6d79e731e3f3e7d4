/** Leaves one step of reading out of this process: its module's function is replaced as it is loaded, so that reading itself needs no switches. WITHOUT_STEP names it. */
import { register } from 'node:module';
import { steps } from './steps.js';

const step = steps.find(({ name }) => name === process.env.WITHOUT_STEP);
if (!step) throw new Error(`WITHOUT_STEP=${process.env.WITHOUT_STEP}: no such step; see scripts/ablate-reading/steps.ts`);
const { href } = new URL(`../../src/reading/${step.file}`, import.meta.url);
const hooks = `
export async function load(url, context, next) {
  if (url !== ${JSON.stringify(href)}) return next(url, context);
  const source = 'export * from "${href}?kept"; export const ${step.name} = (a, b) => ${step.instead};';
  return { format: 'module', source, shortCircuit: true };
}`;
register(`data:text/javascript,${encodeURIComponent(hooks)}`);
