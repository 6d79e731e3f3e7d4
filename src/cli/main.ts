#!/usr/bin/env node
/** What the shell starts as `beleg`. */
import { run } from './program.js';

// The reader of stdout may close the pipe early: `beleg detect … | head -1`.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  throw error;
});

const code = await run(process.argv.slice(2));
// Threads that a failed command left behind must not keep the program alive.
if (code !== 0) process.exit(code);
