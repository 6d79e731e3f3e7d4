/** A labelling server in a process of its own, for tests that kill it: its dataset and bundle are there, its address is its first line. */
import { serveLabelling } from '../../src/labelling/serve.js';
import { stubWorkers } from './service-of.js';

const [dataset, bundle] = process.argv.slice(2) as [string, string];
const server = await serveLabelling({ dataset, bundle, canLearn: false, own: [], port: 0, workers: stubWorkers() });
process.stdout.write(`${JSON.stringify({ address: server.address, port: server.port, token: server.token })}\n`);
