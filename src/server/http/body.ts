/** The body of a request as the pieces that arrive: joining 80 MB would hold up everybody else. */
import type { IncomingMessage } from 'node:http';

/** `tooLarge` is thrown as soon as that is known; the rest is then still to be read, or forgotten. */
export function receive(request: IncomingMessage, most: number, tooLarge: () => Error): Promise<readonly Buffer[]> {
  if (Number(request.headers['content-length'] ?? 0) > most) return Promise.reject(tooLarge());
  const pieces: Buffer[] = [];
  let length = 0;
  return new Promise((resolve, reject) => {
    const leave = () => request.off('data', take).off('end', end).off('error', broken).off('close', broken);
    const take = (piece: Buffer) => {
      pieces.push(piece);
      length += piece.length;
      if (length <= most) return;
      leave();
      request.pause();
      reject(tooLarge());
    };
    const end = () => {
      leave();
      resolve(pieces);
    };
    const broken = () => {
      leave();
      reject(Object.assign(new Error('the body ended early'), { statusCode: 400 }));
    };
    request.on('data', take).on('end', end).on('error', broken).on('close', broken);
  });
}

export const isSending = ({ headers, complete, destroyed }: IncomingMessage): boolean =>
  !complete && !destroyed && (headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0);

/**
 * Who is still sending when the connection ends never reads why (a proxy makes a 502 of it): a body that nobody wants is taken in and forgotten, up to a
 * size that no client means.
 */
export function heardOut(body: IncomingMessage): Promise<void> {
  let left = 1024 ** 3;
  return new Promise((resolve) => {
    body.on('data', (part: Buffer) => (left -= part.length) < 0 && body.destroy());
    body
      .once('end', resolve)
      .once('close', resolve)
      .once('error', () => resolve());
    body.resume();
  });
}
