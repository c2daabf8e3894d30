import { type MediaBox, findBox, Mp4Error } from './boxes.ts';

/** A segment of the index: offset and size in bytes of the file, times in seconds. */
export interface Segment {
  offset: number;
  size: number;
  start: number;
  seconds: number;
}

/** Ticks per second in the `sidx` box. */
export const timescaleOf = (all: MediaBox[]): number => findBox(all, 'sidx').body.readUInt32BE(8);

/**
 * Parses the segments of the `sidx` box (ISO/IEC 14496-12, 8.16.3); each must begin with a random access point.
 * @throws Mp4Error for nested indexes
 */
export function segmentsOf(all: MediaBox[]): Segment[] {
  const { body, start, size } = findBox(all, 'sidx');
  const version = body.readUInt8(0);
  const timescale = timescaleOf(all);
  const wide = version === 1;
  let time = wide ? Number(body.readBigUInt64BE(12)) : body.readUInt32BE(12);
  let offset = start + size + (wide ? Number(body.readBigUInt64BE(20)) : body.readUInt32BE(16));
  const table = wide ? 28 : 20;
  const count = body.readUInt16BE(table + 2);
  return Array.from({ length: count }, (_, index) => {
    const at = table + 4 + 12 * index;
    const reference = body.readUInt32BE(at);
    if (reference >>> 31) throw new Mp4Error('An index of indexes is not supported');
    const duration = body.readUInt32BE(at + 4);
    const segment = { offset, size: reference, start: time / timescale, seconds: duration / timescale };
    offset += reference;
    time += duration;
    return segment;
  });
}
