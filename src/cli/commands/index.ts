/** Every command of the program. A new command is a file beside this one and a row here; its code is loaded when it is called. */
import type { Entry } from '../command.js';

export const commands: readonly Entry[] = [
  {
    usage: 'dataset add <dataset> <files..>',
    help: 'read documents and keep them in a dataset (made where it is missing)',
    load: async () => (await import('./datasets/dataset-add.js')).datasetAdd,
  },
  {
    usage: 'dataset pack <dataset> <out>',
    help: 'labelled documents in one file to train on, without the documents themselves',
    load: async () => (await import('./datasets/dataset-pack.js')).datasetPack,
  },
  {
    usage: 'label from-einvoice <dataset>',
    help: 'label documents from the XML inside ZUGFeRD, Factur-X and XRechnung PDFs',
    load: async () => (await import('./datasets/label-from-einvoice.js')).labelFromEInvoice,
  },
  {
    usage: 'label from-values <dataset> <values>',
    help: 'label documents from a table: a row a document, the column "file" and a column a detail',
    load: async () => (await import('./datasets/label-from-values.js')).labelFromValuesCommand,
  },
  {
    usage: 'label from-package <dataset> <package>',
    help: 'add and label the documents of a learn package (zip with NAME.pdf and NAME.json side by side)',
    load: async () => (await import('./datasets/label-from-package.js')).labelFromPackageCommand,
  },
  {
    usage: 'label import <dataset> <from>',
    help: 'label documents from the export of another tool: Label Studio, Document AI, COCO and others',
    load: async () => (await import('./datasets/label-import.js')).labelImport,
  },
  {
    usage: 'label export <dataset> <out>',
    help: 'write labels for another tool, and list what its format does not hold',
    load: async () => (await import('./datasets/label-export.js')).labelExport,
  },
  {
    usage: 'label show <dataset> [document]',
    help: 'show how many values of each detail are labelled, or every value of one document with the words it stands on',
    load: async () => (await import('./datasets/label-show.js')).labelShow,
  },
  {
    usage: 'label serve <dataset>',
    help: 'label in the browser: proposals on the page, keys for everything, checks while you label',
    load: async () => (await import('./datasets/label-serve.js')).labelServe,
  },
  {
    usage: 'label lint <dataset>',
    help: 'find labels that contradict sums, check digits, dates or another document of the supplier; ends with 1 where there are some',
    load: async () => (await import('./datasets/label-lint.js')).labelLint,
  },
  {
    usage: 'read <files..>',
    help: 'read documents: pages, words with boxes and confidence, codes, language',
    load: async () => (await import('./documents/read.js')).read,
  },
  {
    usage: 'synthesize <dataset>',
    help: 'generate synthetic invoices and other documents with their truth, as a dataset',
    load: async () => (await import('./datasets/synthesize.js')).synthesize,
  },
  {
    usage: 'learn [dataset]',
    help: 'remember the layouts of labelled documents, at once; with --values or --train also label, train, compare and take what is not worse',
    load: async () => (await import('./training/learn.js')).learn,
  },
  {
    usage: 'bundle list <bundle>',
    help: 'versions of a bundle: when they were made, by which command, from what, with which figures',
    load: async () => (await import('./training/bundle.js')).bundleList,
  },
  {
    usage: 'bundle promote <bundle> <number>',
    help: 'let another version of a bundle serve; the one that serves now stays beside it',
    load: async () => (await import('./training/bundle.js')).bundlePromote,
  },
  {
    usage: 'bundle rollback <bundle>',
    help: 'let the version serve again that the last change was made to',
    load: async () => (await import('./training/bundle.js')).bundleRollback,
  },
  {
    usage: 'train details <datasets..>',
    help: 'train the network that finds header details and contacts',
    load: async () => (await import('./training/train.js')).trainDetails,
  },
  {
    usage: 'train line-items <datasets..>',
    help: 'train the network that finds the rows and cells of item tables',
    load: async () => (await import('./training/train.js')).trainLineItems,
  },
  {
    usage: 'export <runs..>',
    help: 'write trained networks as ONNX into a bundle; refuses where onnxruntime and tfjs differ by more than 1e-4',
    load: async () => (await import('./training/export.js')).exportCommand,
  },
  {
    usage: 'rules compile <customer>',
    help: "check a customer's details.yaml and rules.yaml and put them into a bundle",
    load: async () => (await import('./rules/rules-compile.js')).rulesCompile,
  },
  {
    usage: 'rules test <customer>',
    help: "run the tests beside a customer's rules and say which rules have none",
    load: async () => (await import('./rules/rules-test.js')).rulesTest,
  },
  {
    usage: 'whitelist compile <csv>',
    help: 'put a list (suppliers, cost centres, projects) into a bundle; its first column is the value that is answered',
    load: async () => (await import('./rules/whitelist-compile.js')).whitelistCompile,
  },
  {
    usage: 'whitelist search <text..>',
    help: 'find rows of a whitelist by any of their words and numbers, misspelt or not',
    load: async () => (await import('./rules/whitelist-search.js')).whitelistSearch,
  },
  {
    usage: 'whitelist match <documents..>',
    help: 'match Documents (as beleg read writes them) with the whitelists of a bundle; a line a document and whitelist',
    load: async () => (await import('./rules/whitelist-match.js')).whitelistMatch,
  },
  {
    usage: 'whitelist learn <dataset>',
    help: "learn the names under which a whitelist's rows stand on labelled documents",
    load: async () => (await import('./rules/whitelist-learn.js')).whitelistLearn,
  },
  {
    usage: 'detect <files..>',
    help: 'find everything on the documents; writes one DetectInvoiceResponse (1.18) a file',
    load: async () => (await import('./documents/detect.js')).detect,
  },
  {
    usage: 'worker',
    help: 'help other machines with their beleg detect --queue until stopped',
    load: async () => (await import('./service/worker.js')).worker,
  },
  {
    usage: 'why <file> <detail>',
    help: 'how one detail of a document came to its value: candidates, evidence, the steps that decided',
    load: async () => (await import('./documents/why.js')).why,
  },
  {
    usage: 'serve',
    help: 'answer POST /v1-18/invoicedetail/detect, and all other versions, until stopped; the first start makes a key and shows it',
    load: async () => (await import('./service/serve.js')).serve,
  },
  { usage: 'keys create', help: 'make an API key; it is shown once and stored as a hash', load: async () => (await import('./service/keys.js')).keysCreate },
  {
    usage: 'keys list',
    help: 'all keys: whose they are and what they may, never the keys themselves',
    load: async () => (await import('./service/keys.js')).keysList,
  },
  { usage: 'keys revoke <id>', help: 'end a key at once, also for a running server', load: async () => (await import('./service/keys.js')).keysRevoke },
  { usage: 'usage', help: 'how much each key and X-ApiIdentifier was used', load: async () => (await import('./service/usage.js')).usage },
  {
    usage: 'score <dataset>',
    help: 'hold what a bundle says of labelled documents against their labels: a row a prediction',
    load: async () => (await import('./evaluation/score.js')).score,
  },
  {
    usage: 'calibrate <predictions>',
    help: 'turn raw scores into probabilities and choose a RecommendedThreshold for every detail, -1 where the evidence is thin',
    load: async () => (await import('./evaluation/calibrate.js')).calibrate,
  },
  {
    usage: 'evaluate <dataset>',
    help: 'report how good a bundle is on labelled documents: precision, recall, honesty of scores, thresholds, worst documents',
    load: async () => (await import('./evaluation/evaluate.js')).evaluate,
  },
  {
    usage: 'compare <before> <after> [dataset]',
    help: 'two bundles on the same labelled documents: what the second fixes and what it breaks, with exact tests',
    load: async () => (await import('./evaluation/compare.js')).compare,
  },
  {
    usage: 'learning-curve <source>',
    help: 'how much passes unseen with fewer labelled documents, and a forecast for more: is labelling fifty more worth it?',
    load: async () => (await import('./evaluation/learning-curve.js')).learningCurve,
  },
  {
    usage: 'monitor <corrections>',
    help: 'test from corrected values whether thresholds still hold, and withdraw (-1) those that do not',
    load: async () => (await import('./evaluation/monitor.js')).monitor,
  },
];
