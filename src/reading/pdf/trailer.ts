/** Rebuilds the trailer of a truncated PDF, which names its catalogue (ISO 32000-1, 7.5.5). */

/** The bytes themselves where nothing is missing, or nothing can be done. */
export function withTrailer(bytes: Uint8Array): Uint8Array {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (file.lastIndexOf('/Root') >= 0) return bytes;
  const at = Math.max(file.lastIndexOf('/Type/Catalog'), file.lastIndexOf('/Type /Catalog'));
  if (at < 0) return bytes;
  const before = file.toString('latin1', Math.max(0, at - 1024), at);
  const head = /(\d{1,10})\s+(\d{1,5})\s+obj/.exec(before.slice(Math.max(0, before.lastIndexOf('endobj'))));
  return head ? Buffer.concat([file, Buffer.from(`\ntrailer\n<</Root ${head[1]} ${head[2]} R>>\nstartxref\n0\n%%EOF\n`)]) : bytes;
}
