/** The little of Protocol Buffers that an ONNX file needs: writing fields, and walking over them. */

export type Field = Buffer;

function varint(value: number | bigint): Buffer {
  let rest = BigInt.asUintN(64, BigInt(value));
  const bytes: number[] = [];
  do {
    const low = Number(rest & 127n);
    rest >>= 7n;
    bytes.push(rest ? low | 128 : low);
  } while (rest);
  return Buffer.from(bytes);
}

const key = (field: number, wire: number): Buffer => varint((field << 3) | wire);

/** Length-delimited (wire type 2). */
export const bytesField = (field: number, content: Uint8Array): Field => Buffer.concat([key(field, 2), varint(content.length), content]);
/** UTF-8, length-delimited (wire type 2). */
export const textField = (field: number, text: string): Field => bytesField(field, Buffer.from(text));
/** A field of wire type 0 (varint). `field`: its number. */
export const integerField = (field: number, value: number | bigint): Field => Buffer.concat([key(field, 0), varint(value)]);
/** A message within another: length-delimited (wire type 2). */
export const message = (field: number, parts: readonly Field[]): Field => bytesField(field, Buffer.concat(parts));

/** A field of wire type 5: four bytes, little-endian. */
export function floatField(field: number, value: number): Field {
  const bytes = Buffer.alloc(4);
  bytes.writeFloatLE(value);
  return Buffer.concat([key(field, 5), bytes]);
}

export interface ReadField {
  readonly field: number;
  /** Of length-delimited fields; empty otherwise. */
  readonly bytes: Uint8Array;
  /** Of varint fields; 0 otherwise. */
  readonly value: number;
}

/** The fields of one message. Throws where the bytes are none. */
export function* fields(bytes: Uint8Array): Generator<ReadField> {
  let at = 0;
  const next = (): number => {
    let [value, factor] = [0, 1];
    for (let i = 0; i < 10; i++, factor *= 128) {
      const byte = bytes[at++];
      if (byte === undefined) break;
      value += (byte & 127) * factor;
      if (byte < 128) return value;
    }
    throw new Error('cut short');
  };
  /** The next so many bytes. */
  const taken = (length: number): Uint8Array => {
    if (at + length > bytes.length) throw new Error('cut short');
    at += length;
    return bytes.subarray(at - length, at);
  };
  while (at < bytes.length) {
    const tag = next();
    const [field, wire] = [Math.floor(tag / 8), tag & 7];
    if (wire === 0) yield { field, bytes: new Uint8Array(), value: next() };
    else if (wire === 2) yield { field, bytes: taken(next()), value: 0 };
    else if (wire === 5 || wire === 1) taken(wire === 5 ? 4 : 8);
    else throw new Error(`wire type ${wire}`);
  }
}
