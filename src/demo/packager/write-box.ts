/** Encodes a 32-bit big-endian number. */
export function word(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value >>> 0, 0);
  return bytes;
}

/** Encodes a box of an ISO base media file (ISO/IEC 14496-12, 4.2). */
export function writeBox(type: string, ...content: Buffer[]): Buffer {
  const body = Buffer.concat(content);
  return Buffer.concat([word(body.length + 8), Buffer.from(type, 'latin1'), body]);
}

/** Encodes a box with version and flags. */
export const fullBox = (type: string, [version, flags]: readonly [number, number], ...content: Buffer[]): Buffer =>
  writeBox(type, word((version << 24) | flags), ...content);
