/**
 * A reporter that names failed tests once more when all have run, so that the end of a long log tells them.
 * @param {AsyncIterable<import('node:test/reporters').TestEvent>} events
 */
export default async function* failedLast(events) {
  const failed = [];
  for await (const { type, data } of events) {
    if (type !== 'test:fail') continue;
    const { cause } = data.details.error;
    failed.push(`${data.name}\n  ${data.file}:${data.line}\n  ${cause?.stack ?? cause ?? data.details.error.message}`);
  }
  if (failed.length > 0) yield `\nfailed:\n\n${failed.join('\n\n')}\n`;
}
