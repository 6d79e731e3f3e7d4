/** Trains the plan it is given as JSON, a checkpoint after every step, and says each step it has done. */
import { type TrainingPlan, train } from '../../src/training/train.js';

await train(JSON.parse(process.argv[2]!) as TrainingPlan, ({ step }) => process.stdout.write(`${step}\n`));
