/** Prometheus metrics: requests, durations, load of the workers. */
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

export interface Metrics {
  /** `uncalibrated`: source of a document that the bundle was not calibrated on. */
  answered(version: string, status: number, seconds: number, pages: number, uncalibrated?: string): void;
  text(): Promise<string>;
  readonly contentType: string;
}

/** Prometheus text format. `load`: of the pool, asked at each scrape. */
export function metrics(load: () => { readonly ready: number; readonly busy: number; readonly queued: number }): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  const requests = new Counter({ name: 'beleg_requests_total', help: 'Calls of the detect operation', labelNames: ['version', 'status'], registers });
  const pages = new Counter({ name: 'beleg_pages_total', help: 'Pages read', registers });
  const uncalibrated = new Counter({
    name: 'beleg_uncalibrated_total',
    help: 'Documents of a source that the bundle was not calibrated on',
    labelNames: ['source'],
    registers,
  });
  const duration = new Histogram({
    name: 'beleg_request_duration_seconds',
    help: 'From the first byte of a call to its answer',
    labelNames: ['version'],
    buckets: [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 120, 230],
    registers,
  });
  for (const [name, help] of [
    ['ready', 'Workers that are ready'],
    ['busy', 'Workers that work'],
    ['queued', 'Calls that wait for a worker'],
  ] as const) {
    new Gauge({
      name: name === 'queued' ? 'beleg_queued' : `beleg_workers_${name}`,
      help,
      registers,
      collect() {
        this.set(load()[name]);
      },
    });
  }
  return {
    answered(version, status, seconds, count, source) {
      requests.inc({ version, status });
      duration.observe({ version }, seconds);
      pages.inc(count);
      if (source !== undefined) uncalibrated.inc({ source });
    },
    text: () => registry.metrics(),
    contentType: registry.contentType,
  };
}
