/** A box of an ISO base media file (ISO/IEC 14496-12, 4.2) with its file offset and content. */
export interface MediaBox {
  type: string;
  start: number;
  size: number;
  body: Buffer;
}

export class Mp4Error extends Error {
  override name = 'Mp4Error';
}

/**
 * Parses consecutive boxes; `base` is the file offset of the first byte.
 * @throws Mp4Error for invalid sizes
 */
export function boxes(bytes: Buffer, base = 0): MediaBox[] {
  const found: MediaBox[] = [];
  for (let at = 0; at < bytes.length; ) {
    if (at + 8 > bytes.length) throw new Mp4Error(`Box header cut off at ${base + at}`);
    const short = bytes.readUInt32BE(at);
    const header = short === 1 ? 16 : 8;
    const size = short === 1 ? Number(bytes.readBigUInt64BE(at + 8)) : short || bytes.length - at;
    const type = bytes.toString('latin1', at + 4, at + 8);
    if (size < header || at + size > bytes.length) throw new Mp4Error(`Box ${type} at ${base + at} has size ${size}`);
    found.push({ type, start: base + at, size, body: bytes.subarray(at + header, at + size) });
    at += size;
  }
  return found;
}

/** Bytes of own fields before the first child box. */
const BEFORE_CHILDREN: Record<string, number> = { stsd: 8, avc1: 78, mp4a: 28 };

/**
 * Follows a path of box types, such as `moov/trak/mdia`, to the first match of each.
 * @throws Mp4Error if one is missing
 */
export function findBox(all: MediaBox[], path: string): MediaBox {
  let level = all;
  let box: MediaBox | undefined;
  for (const type of path.split('/')) {
    box = level.find((candidate) => candidate.type === type);
    if (!box) throw new Mp4Error(`No ${type} in ${path}`);
    const isLast = path.endsWith(type);
    if (!isLast) level = boxes(box.body.subarray(BEFORE_CHILDREN[type] ?? 0));
  }
  return box as MediaBox;
}
