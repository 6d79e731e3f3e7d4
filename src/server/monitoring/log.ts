/** The log on stderr: one JSON line a call. A full disk or a closed pipe loses lines, but never blocks or ends the server. */
import { type Logger, pino } from 'pino';

/** Lines of JSON on stderr; lines that cannot be written are lost, and the server goes on. */
export function openLog(level: string): Logger {
  process.stderr.on('error', () => {});
  // pino's own destination waits for a full disk to have room again, and the whole process with it.
  return pino({ level, base: undefined, timestamp: pino.stdTimeFunctions.isoTime }, { write: (line: string) => void process.stderr.write(line) });
}
