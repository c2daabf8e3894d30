/** So many bytes tell: of what is encrypted as a whole one in some three million would begin so. */
const ENOUGH = 16;

const isPrintable = (byte: number) => (byte >= 0x20 && byte < 0x7f) || (byte >= 0x09 && byte <= 0x0d);

/** Whether an answer begins as words do: a page of a proxy, or the words of a refusal. No container of media does. */
export function isText(data: ArrayBuffer): boolean {
  const first = new Uint8Array(data, 0, Math.min(ENOUGH, data.byteLength));
  // As some write it before a page (UTF-8, RFC 3629, section 6).
  const words = first[0] === 0xef && first[1] === 0xbb && first[2] === 0xbf ? first.subarray(3) : first;
  return words.length > 0 && words.every(isPrintable);
}
