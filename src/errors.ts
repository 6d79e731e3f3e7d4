/** Somebody gave us something unusable. The message is one line: where, what was found, what to do next. */
export class InputError extends Error {
  override readonly name = 'InputError';
}
