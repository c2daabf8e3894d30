import { createHash, randomBytes } from 'node:crypto';

/** A page with the hashes of its inline scripts. */
export interface SealedPage {
  html: Uint8Array<ArrayBuffer>;
  /** CSP sources (CSP level 3, section 2.3.1): `'sha256-…'`. */
  hashes: string[];
}

/** Creates a random mark for a page's own scripts during rendering. It is removed before the page is sent. */
export const scriptMark = (): string => randomBytes(16).toString('base64url');

/**
 * Removes the mark from a rendered page's scripts and returns the hashes of the inline ones. Without a nonce the page
 * is the same for all readers and cacheable. Only scripts with the mark are hashed, so injected scripts do not run.
 */
export function sealScripts(page: Uint8Array<ArrayBuffer>, mark: string): SealedPage {
  const bytes = Buffer.from(page.buffer, page.byteOffset, page.byteLength);
  const attribute = ` nonce="${mark}"`;
  const parts: Buffer[] = [];
  const hashes = new Set<string>();
  let kept = 0;
  for (let at = bytes.indexOf(attribute); at !== -1; at = bytes.indexOf(attribute, kept)) {
    parts.push(bytes.subarray(kept, at));
    kept = at + attribute.length;
    const begin = bytes.indexOf('>', kept) + 1;
    const content = bytes.subarray(begin, bytes.indexOf('</script', begin));
    if (content.length > 0) hashes.add(`'sha256-${createHash('sha256').update(content).digest('base64')}'`);
  }
  if (parts.length === 0) return { html: page, hashes: [] };
  return { html: new Uint8Array(Buffer.concat([...parts, bytes.subarray(kept)])), hashes: [...hashes] };
}
