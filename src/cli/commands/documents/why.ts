/** `beleg why`: how one detail of a document came to its value. */
import { bundleFolder, shippedName } from '../../../bundle/shipped.js';
import { detect, loadEngine } from '../../../detect.js';
import { InputError } from '../../../errors.js';
import { explain, explainable } from '../../../extraction/explain/explain.js';
import { closeReaders } from '../../../reading/read.js';
import { command } from '../../command.js';
import { documentBytes } from '../../batch/document-files.js';
import { explanationText } from '../../views/explanation-text.js';

export const why = command(
  {
    file: { type: 'string', demandOption: true, describe: 'a PDF or picture' },
    detail: { type: 'string', demandOption: true, describe: 'GrandTotalAmount, VatGroup.NetAmount, Sender.City, LineItem.Quantity, a custom detail' },
    bundle: { type: 'string', default: shippedName, coerce: bundleFolder, describe: 'bundle to use' },
    top: { type: 'number', default: 6, describe: 'candidates to show' },
    'best-match': { type: 'boolean', default: false, describe: 'as where the best candidate is given however unlikely (ForceReturnBestMatch)' },
    json: { type: 'boolean', default: false, describe: 'print the explanation as JSON' },
  },
  [
    ['why invoice.pdf GrandTotalAmount', 'what it was chosen from, and which steps decided, by what'],
    ['why invoice.pdf Sender.Name --json', 'the same for a program'],
  ],
  async ({ file, detail, bundle, top, json, ...options }) => {
    const engine = await loadEngine(bundle);
    try {
      const { extraction } = await detect(await documentBytes(file), engine, { name: file, forceBestMatch: options['best-match'] });
      const explanation = explain(extraction, detail, { top: Math.max(1, Math.floor(top) || 1) });
      if (!explanation) throw new InputError(`${detail}: no single detail of this name was looked for. One of: ${explainable(extraction).sort().join(', ')}`);
      process.stdout.write(json ? `${JSON.stringify(explanation)}\n` : `${explanationText(explanation)}\n`);
    } finally {
      await closeReaders();
    }
  },
);
