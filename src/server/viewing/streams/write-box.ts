/** A 32-bit number as boxes have it. */
export function word(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value >>> 0, 0);
  return bytes;
}

/** A box of an ISO base media file (ISO/IEC 14496-12, 4.2). */
export function box(type: string, ...content: Buffer[]): Buffer {
  const body = Buffer.concat(content);
  return Buffer.concat([word(body.length + 8), Buffer.from(type, 'latin1'), body]);
}

/** A box with a version and flags. */
export const fullBox = (type: string, [version, flags]: readonly [number, number], ...content: Buffer[]): Buffer =>
  box(type, word((version << 24) | flags), ...content);
