/** Every command of the program. A new command is a file beside this one and a line here. */
import type { Command } from '../command.js';
import { calibrate } from './calibrate.js';
import { compare } from './compare.js';
import { datasetAdd } from './dataset-add.js';
import { detect } from './detect.js';
import { evaluate } from './evaluate.js';
import { exportCommand } from './export.js';
import { keysCreate, keysList, keysRevoke } from './keys.js';
import { labelFromEInvoice } from './label-from-einvoice.js';
import { labelFromPackageCommand } from './label-from-package.js';
import { labelFromValuesCommand } from './label-from-values.js';
import { labelShow } from './label-show.js';
import { learningCurve } from './learning-curve.js';
import { monitor } from './monitor.js';
import { read } from './read.js';
import { rulesCompile } from './rules-compile.js';
import { rulesTest } from './rules-test.js';
import { serve } from './serve.js';
import { score } from './score.js';
import { synthesize } from './synthesize.js';
import { trainDetails, trainLineItems } from './train.js';
import { usage } from './usage.js';
import { whitelistCompile } from './whitelist-compile.js';
import { whitelistLearn } from './whitelist-learn.js';
import { whitelistMatch } from './whitelist-match.js';
import { whitelistSearch } from './whitelist-search.js';

export const commands: readonly Command[] = [
  datasetAdd,
  labelFromEInvoice,
  labelFromValuesCommand,
  labelFromPackageCommand,
  labelShow,
  read,
  synthesize,
  trainDetails,
  trainLineItems,
  exportCommand,
  rulesCompile,
  rulesTest,
  whitelistCompile,
  whitelistSearch,
  whitelistMatch,
  whitelistLearn,
  detect,
  serve,
  keysCreate,
  keysList,
  keysRevoke,
  usage,
  score,
  calibrate,
  evaluate,
  compare,
  learningCurve,
  monitor,
];
