/** `beleg serve`: the HTTP service, until it is stopped. */
import { settingsFrom } from '../../../server/settings.js';
import { workerModule } from '../../../processes/worker-process.js';
import { command } from '../../command.js';
import { stopSignal } from '../../stop-signal.js';

export const serve = command(
  {
    port: { type: 'number', describe: 'port to listen on [8080]' },
    host: { type: 'string', describe: 'address to listen on [127.0.0.1]; 0.0.0.0 for all' },
    bundle: { type: 'string', describe: 'bundle for keys that name none [base]' },
    data: { type: 'string', describe: "folder of the database of keys, or postgres://… [the system's folder for program data]" },
    workers: { type: 'number', describe: 'processes that read and recognise [one a core]' },
    config: { type: 'string', describe: 'YAML or JSON file of settings; flags and BELEG_… variables go before it' },
    'timeout-seconds': { type: 'number', describe: 'a document that takes longer is answered with 504 [230]' },
    'queue-length': { type: 'number', describe: 'requests that may wait for a worker [64]' },
    'max-pages': { type: 'number', describe: 'pages read of a document [10]' },
    'body-megabytes': { type: 'number', describe: 'largest request [100]' },
    'tls-certificate': { type: 'string', describe: 'PEM file; with it the service speaks https' },
    'tls-key': { type: 'string', describe: 'PEM file' },
    'trust-proxy': { type: 'boolean', describe: 'trust X-Forwarded-For of a proxy in front' },
    ebinterface: { type: 'boolean', describe: 'answer Format 1 with an ebInterface 6.1 document in FormattedResult [false]' },
    corrections: { type: 'string', describe: 'folder of corrections: with it POST /corrections is answered, and layouts are learnt from it [off]' },
    metrics: { type: 'boolean', describe: 'GET /metrics for Prometheus [true]' },
    'log-level': { type: 'string', describe: 'fatal, error, warn, info, debug, trace or silent [info]; the log goes to stderr' },
    'print-config': { type: 'boolean', default: false, describe: 'print the settings as they would be used, and end' },
  },
  [
    ['serve --bundle base', 'http://127.0.0.1:8080/v1-18/invoicedetail/detect'],
    [
      'serve --bundle models/acme --corrections /var/lib/beleg/corrections',
      'what clients correct is remembered at once; documents are kept only as long as the settings say',
    ],
    ['serve --port 9000 --data /var/lib/beleg', 'keys in /var/lib/beleg/beleg.sqlite'],
  ],
  async (args) => {
    const settings = await settingsFrom(
      {
        port: args.port,
        host: args.host,
        bundle: args.bundle,
        data: args.data,
        workers: args.workers,
        timeoutSeconds: args['timeout-seconds'],
        queueLength: args['queue-length'],
        maxPages: args['max-pages'],
        bodyMegabytes: args['body-megabytes'],
        tlsCertificate: args['tls-certificate'],
        tlsKey: args['tls-key'],
        trustProxy: args['trust-proxy'],
        ebInterface: args.ebinterface,
        corrections: args.corrections,
        metrics: args.metrics,
        logLevel: args['log-level'],
      },
      args.config,
    );
    if (args['print-config']) {
      process.stdout.write(`${JSON.stringify(settings, undefined, 1)}\n`);
      return;
    }
    // Loaded here, so that other commands start without it.
    const { serve: startServer } = await import('../../../server/serve.js');
    const server = await startServer(settings, workerModule('../../workers/corrector-worker', import.meta.url));
    if (server.firstKey) process.stderr.write(`There was no key yet, so this one was made. It is shown only now:\n  ${server.firstKey}\n`);
    process.stdout.write(`listening on ${server.address} (${settings.workers} workers, bundle ${settings.bundle}, keys in ${settings.data})\n`);
    await stopSignal();
    await server.stop();
  },
);
