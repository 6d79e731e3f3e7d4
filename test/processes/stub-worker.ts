/** A worker process that does what the job's first word says: answer (after so many milliseconds), echo, report an event, die, die once, hang, or fail. */
import { existsSync, writeFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { serveJobs } from '../../src/processes/jobs.js';

export interface StubJob {
  readonly pieces: readonly Uint8Array[];
}

export interface StubAnswer {
  readonly pid: number;
  readonly text?: string;
}

export interface StubEvent {
  readonly progress: string;
}

const jobs = serveJobs<StubJob, StubAnswer, StubEvent>({
  async run({ pieces }, _signal, emit) {
    const [what, argument] = Buffer.concat(pieces).toString().split(' ');
    if (what === 'hang') await new Promise(() => {});
    if (what === 'die' || (what === 'die-once' && !existsSync(argument!))) {
      if (argument) writeFileSync(argument, '');
      process.kill(process.pid, 'SIGKILL');
      await new Promise(() => {});
    }
    if (what === 'fail') throw new TypeError('quotes a document');
    if (what === 'report') emit({ progress: argument! });
    if (what === 'answer') await delay(Number(argument ?? 0));
    return { pid: process.pid, ...(what === 'echo' && { text: String(pieces.length) }) };
  },
  close: async () => {},
});
if (process.argv[2] === 'unusable') jobs.unusable('unusable: no bundle');
else jobs.ready();
