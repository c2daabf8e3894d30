import { createHash } from 'node:crypto';

/** What each file of a folder holds, by a hash. */
export type FileHashes = ReadonlyMap<string, string>;

/** Documents at hand, by their hashes. */
export type DocumentsByHash = Map<string, unknown>;

const known = new WeakMap<object, string>();

/**
 * A document's hash. The same hash means the same document; another one means nothing: it may be written in another order.
 */
export function hashOfDocument(document: object): string {
  const before = known.get(document);
  if (before !== undefined) return before;
  const hash = createHash('sha256').update(JSON.stringify(document)).digest('hex');
  known.set(document, hash);
  return hash;
}
