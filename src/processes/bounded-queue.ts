/** Backpressure: what waits, first in first out, within a number of items and of bytes. */

export interface BoundedQueue<T> {
  length(): number;
  hasRoomFor(item: T): boolean;
  add(item: T): void;
  /** Before all others, whether there is room or not. */
  addFirst(item: T): void;
  take(): T | undefined;
  /** Nothing where it does not wait any more. */
  remove(item: T): void;
  /** Takes all. */
  drain(): readonly T[];
}

/** `bytesOf` must give the same number for an item as long as it waits. */
export function boundedQueue<T>(maxLength: number, maxBytes: number, bytesOf: (item: T) => number): BoundedQueue<T> {
  const items: T[] = [];
  let bytes = 0;
  const removed = (taken: readonly T[]): readonly T[] => {
    for (const item of taken) bytes -= bytesOf(item);
    return taken;
  };
  return {
    length: () => items.length,
    hasRoomFor: (item) => items.length < maxLength && bytes + bytesOf(item) <= maxBytes,
    add(item) {
      items.push(item);
      bytes += bytesOf(item);
    },
    addFirst(item) {
      items.unshift(item);
      bytes += bytesOf(item);
    },
    take: () => removed(items.splice(0, 1))[0],
    remove(item) {
      const at = items.indexOf(item);
      if (at >= 0) removed(items.splice(at, 1));
    },
    drain: () => removed(items.splice(0)),
  };
}
