/**
 * A progress bar with an estimate on stderr; a line now and then where stderr is no terminal. What is left is estimated from
 * the first update on, so that work taken up again (`--resume`) is not judged by what was done before.
 */
import { Presets, SingleBar } from 'cli-progress';

export interface Progress {
  /** Work done so far, of `total`; `note` is shown behind the bar ("loss 0.123, F1 0.94"). */
  update(done: number, note?: string): void;
  /** A line above the bar. */
  log(line: string): void;
  stop(): void;
}

/** On stderr: a bar where it is a terminal, otherwise lines. */
export function progress(what: string, total: number): Progress {
  return process.stderr.isTTY ? barProgress(what, total) : lineProgress(what, total);
}

function barProgress(what: string, total: number): Progress {
  const bar = new SingleBar(
    { format: `${what} [{bar}] {value}/{total}, {eta_formatted} left {note}`, stream: process.stderr, hideCursor: true, etaBuffer: 50 },
    Presets.shades_classic,
  );
  bar.start(total, 0, { note: '' });
  let begun = false;
  return {
    update(done, note) {
      if (begun) return bar.update(done, note === undefined ? {} : { note });
      begun = true;
      bar.start(total, done, { note: note ?? '' });
    },
    log: (line) => process.stderr.write(`\r\x1b[K${line}\n`),
    stop: () => bar.stop(),
  };
}

/** At most a line every ten seconds, and one at the end; nothing of work that took less, so that a refused input is one line on stderr. */
function lineProgress(what: string, total: number): Progress {
  const started = Date.now();
  let shown = started;
  let last = { done: 0, note: '' };
  let first: { readonly done: number; readonly at: number } | undefined;
  const line = () => {
    const done = last.done - (first?.done ?? 0);
    const left = first && done > 0 ? Math.round(((Date.now() - first.at) / done / 1000) * (total - last.done)) : undefined;
    process.stderr.write(`${what} ${last.done}/${total}${left === undefined ? '' : `, ${left} s left`} ${last.note}\n`);
  };
  return {
    update(done, note) {
      first ??= { done, at: Date.now() };
      last = { done, note: note ?? last.note };
      if (Date.now() - shown < 10_000) return;
      shown = Date.now();
      line();
    },
    log: (text) => void process.stderr.write(`${text}\n`),
    stop: () => {
      if (Date.now() - started >= 10_000) line();
    },
  };
}
