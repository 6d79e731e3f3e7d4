/** Private memory of a process: without mapped files, of which all processes share one copy. */
import { readFileSync } from 'node:fs';

const pageBytes = 4096;

/** In bytes; undefined on systems without /proc, and for processes that have ended. */
export function ownMemory(pid: number | 'self'): number | undefined {
  try {
    const [, resident, shared] = readFileSync(`/proc/${pid}/statm`, 'latin1').split(' ');
    const pages = Number(resident) - Number(shared);
    return Number.isFinite(pages) ? pages * pageBytes : undefined;
  } catch {
    return undefined;
  }
}
