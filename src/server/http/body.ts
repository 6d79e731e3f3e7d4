/** The body of a request as the chunks that arrive: joining 80 MB would block the event loop. */
import type { IncomingMessage } from 'node:http';

/** Rejects with `tooLarge` as soon as more than `maxBytes` are announced or received; the rest is then still to be drained. */
export function receive(request: IncomingMessage, maxBytes: number, tooLarge: () => Error): Promise<readonly Buffer[]> {
  if (Number(request.headers['content-length'] ?? 0) > maxBytes) return Promise.reject(tooLarge());
  const pieces: Buffer[] = [];
  let length = 0;
  return new Promise((resolve, reject) => {
    const unsubscribe = () => request.off('data', onData).off('end', onEnd).off('error', onBroken).off('close', onBroken);
    const onData = (piece: Buffer) => {
      pieces.push(piece);
      length += piece.length;
      if (length <= maxBytes) return;
      unsubscribe();
      request.pause();
      reject(tooLarge());
    };
    const onEnd = () => {
      unsubscribe();
      resolve(pieces);
    };
    const onBroken = () => {
      unsubscribe();
      reject(Object.assign(new Error('the body ended early'), { statusCode: 400 }));
    };
    request.on('data', onData).on('end', onEnd).on('error', onBroken).on('close', onBroken);
  });
}

/** Whether the client still sends a body. */
export const isSending = ({ headers, complete, destroyed }: IncomingMessage): boolean =>
  !complete && !destroyed && (headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0);

/** No client means to send more. */
const maxDrained = 1024 ** 3;

/** Reads the rest of a body and discards it: a client that is still sending when the connection closes never reads the answer, and a proxy makes a 502 of it. */
export function drain(body: IncomingMessage): Promise<void> {
  let left = maxDrained;
  return new Promise((resolve) => {
    body.on('data', (part: Buffer) => (left -= part.length) < 0 && body.destroy());
    body
      .once('end', resolve)
      .once('close', resolve)
      .once('error', () => resolve());
    body.resume();
  });
}
