/** Word lists of the language data: graphs of letters. */
import assert from 'node:assert/strict';
import { createRequire } from 'node:module';
import { test } from 'node:test';
import { lexiconOf } from '../../src/recognition/lexicon.js';
import { readLanguageData } from '../../src/recognition/language-data.js';

const units = [' ', 'a', 'b', 'c'];

/** Edges: letter, flags (1 the node's last, 4 the end of a word), node. */
function graphOf(edges: readonly (readonly [letter: string, flags: number, node: number])[]): Buffer {
  const graph = Buffer.alloc(10 + 8 * edges.length);
  graph.writeInt16LE(42, 0);
  graph.writeInt32LE(units.length, 2);
  graph.writeInt32LE(edges.length, 6);
  for (const [at, [letter, flags, node]] of edges.entries()) graph.writeBigUInt64LE(BigInt(units.indexOf(letter) + 8 * (flags + 8 * node)), 10 + 8 * at);
  return graph;
}

const graph = graphOf([
  ['a', 0, 2],
  ['b', 1, 4],
  ['b', 4, 4],
  ['c', 5, 0],
  ['a', 5, 0],
]);

for (const [word, wanted] of [
  ['ab', true],
  ['ac', true],
  ['aba', true],
  ['ba', true],
  ['a', false],
  ['bc', false],
  ['acb', false],
  ['abaa', false],
  ['', false],
  ['ax', false],
] as const)
  test(`word list: "${word}" is ${wanted ? 'a word' : 'none'}`, () => assert.equal(lexiconOf(graph, units)!.has(word), wanted));

for (const [name, bytes] of [
  ['another kind', Buffer.alloc(30)],
  ['a graph cut off', graph.subarray(0, 20)],
  ['nothing', Buffer.alloc(0)],
] as const)
  test(`word list: ${name} is none`, () => assert.equal(lexiconOf(bytes, units), undefined));

test('word list: words of a language in the cases in which they are written', async () => {
  const path = createRequire(import.meta.url).resolve('@tesseract.js-data/fra/4.0.0_best_int/fra.traineddata.gz');
  const { lexicon } = (await readLanguageData(path))!;
  for (const word of ['facture', 'Facture', 'livraison', 'été']) assert.ok(lexicon!.has(word), word);
  for (const word of ['factvre', 'livraisom']) assert.ok(!lexicon!.has(word), word);
});
