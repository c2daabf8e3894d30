/** Builds a box for tests. */
export function readSampleBox(type: string, ...content: Buffer[]): Buffer {
  const body = Buffer.concat(content);
  const header = Buffer.alloc(8);
  header.writeUInt32BE(body.length + 8, 0);
  header.write(type, 4, 'latin1');
  return Buffer.concat([header, body]);
}

export function words(...values: number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 4);
  for (const [index, value] of values.entries()) bytes.writeUInt32BE(value, index * 4);
  return bytes;
}

/** Builds a version 0 `sidx` with a time scale of 1000 and one reference per `[size, milliseconds]`. */
export function sidx(first: number, gap: number, ...references: [size: number, duration: number][]): Buffer {
  const table = references.flatMap(([size, duration]) => [size, duration, 0x90000000]);
  return readSampleBox('sidx', words(0, 1, 1000, first, gap, references.length, ...table));
}
