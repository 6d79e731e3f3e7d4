/** The input is unusable. The message is one line: where, what was found, what to do next. */
export class InputError extends Error {
  override readonly name = 'InputError';
}

/** The packages that only learning and reports use are left out of an install for a server (`--omit=peer`). The message names how to get the one that is missing; other errors stay as they are. */
export function notInstalled(error: unknown, name: string, what: string): unknown {
  const { code, message } = error as NodeJS.ErrnoException;
  const missing = (code === 'MODULE_NOT_FOUND' || code === 'ERR_MODULE_NOT_FOUND') && message.includes(`'${name}'`);
  return missing ? new InputError(`${what}: the package ${name} is not installed; a server does without. Install it: npm install --include=peer`) : error;
}
