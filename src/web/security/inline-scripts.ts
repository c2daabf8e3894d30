import { createHash, randomBytes } from 'node:crypto';

/** A page whose inline scripts a policy may name by what they are. */
export interface SealedPage {
  html: Uint8Array<ArrayBuffer>;
  /** The policy's sources for them (CSP level 3, section 2.3.1): `'sha256-…'`. */
  hashes: string[];
}

/** What marks the scripts of one page while it is drawn; nobody outside ever sees it. */
export const scriptMark = (): string => randomBytes(16).toString('base64url');

/**
 * Takes the mark off a drawn page's scripts and answers the hashes of those that are inline: the same page then has the
 * same bytes for everybody, and no copy of it in a cache shares a secret with another. Only scripts that carry the mark
 * count, so that markup which found its way into a page is as dead as it is with a nonce.
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
