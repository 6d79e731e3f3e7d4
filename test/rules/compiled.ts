/** Rules of a customer who has declared one detail. */
import type { CustomDetail } from '../../src/bundle/manifest.js';
import { compileRules } from '../../src/rules/compile.js';
import { parseYaml } from '../../src/rules/yaml.js';

export const project: CustomDetail = { name: 'ProjectId', kind: 'identifier', pattern: String.raw`P-\d{4}-\d{3}`, keywords: { de: ['Projekt'] }, many: false };
const known = { custom: [project], whitelists: undefined };

export const compile = (text: string) => compileRules(parseYaml(text, 'rules.yaml'), known);
