/** Number of bytes to inspect. About one in three million encrypted segments starts with this many printable bytes. */
const ENOUGH = 16;

const isPrintable = (byte: number) => (byte >= 0x20 && byte < 0x7f) || (byte >= 0x09 && byte <= 0x0d);

/**
 * Whether a response is text, such as a proxy's HTML page or an error message. No media container starts with
 * printable characters only.
 */
export function isTextResponse(data: ArrayBuffer): boolean {
  const first = new Uint8Array(data, 0, Math.min(ENOUGH, data.byteLength));
  // Skips a byte order mark (UTF-8, RFC 3629, section 6).
  const words = first[0] === 0xef && first[1] === 0xbb && first[2] === 0xbf ? first.subarray(3) : first;
  return words.length > 0 && words.every(isPrintable);
}
