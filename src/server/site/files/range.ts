/** Requested bytes of a file: all, a part (inclusive), or an unsatisfiable range. */
export type ByteRange = { kind: 'all' } | { kind: 'part'; start: number; end: number } | { kind: 'none' };

/**
 * Parses a `Range` header (RFC 9110, section 14.2). Multiple ranges and unknown units yield the whole file, as the RFC
 * allows.
 */
export function readRange(header: string | undefined, size: number): ByteRange {
  const [, first, last] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '') ?? [];
  if (first === undefined || last === undefined || (first === '' && last === '')) return { kind: 'all' };
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (first !== '' && last !== '' && Number(last) < start) return { kind: 'all' };
  return start >= size || (first === '' && Number(last) === 0) ? { kind: 'none' } : { kind: 'part', start, end };
}
