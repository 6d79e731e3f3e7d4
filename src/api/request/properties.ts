/** PropertyStore (interface spec): what the caller knows about the document, as options of extraction. What is malformed is ignored, as the interface does. */
import type { ExtractOptions } from '../../extraction/options.js';
import { namedAs } from './member-names.js';
import type { Version } from '../versions/version.js';

export interface Properties extends ExtractOptions {
  /** Added to every log entry of the request. */
  readonly sessionLogId?: string;
}

const maxLogId = 200;

/** The version's keys of the request's property store; unknown ones are ignored, malformed ones count as not there. */
export function propertiesOf(sent: Readonly<Record<string, unknown>>, version: Version): Properties {
  const store = namedAs(sent, version.propertyKeys);
  const text = (key: string): string => {
    const value = version.propertyKeys.includes(key) && Object.hasOwn(store, key) ? store[key] : undefined;
    return value === undefined || value === null || typeof value === 'object' ? '' : String(value).trim();
  };
  const list = (key: string): string[] =>
    text(key)
      .split(/[,;]/)
      .map((id) => id.trim())
      .filter(Boolean)
      .slice(0, 1000);
  const [receiverVatIds, senderVatIds] = [list('ReceiverVatId'), list('SenderVatId')];
  const country = text('DocumentReceiverCountry').toUpperCase();
  const date = text('DocumentReceivedDate').slice(0, 10);
  // Control characters would allow log injection.
  const sessionLogId = text('SessionLogId')
    .replace(/\p{Cc}/gu, ' ')
    .slice(0, maxLogId);
  return {
    ...(receiverVatIds.length > 0 && { receiverVatIds }),
    ...(senderVatIds.length > 0 && { senderVatIds }),
    ...(/^[A-Z]{2}$/.test(country) && { receiverCountry: country }),
    ...(/^\d{4}-\d{2}-\d{2}$/.test(date) && !Number.isNaN(Date.parse(date)) && { receivedDate: date }),
    ...(/^(true|1)$/i.test(text('ForceReturnBestMatch')) && { forceBestMatch: true }),
    ...(sessionLogId && { sessionLogId }),
  };
}
