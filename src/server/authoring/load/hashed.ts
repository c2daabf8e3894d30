import { createHash } from 'node:crypto';

/** Content hash by file path. */
export type FileHashes = ReadonlyMap<string, string>;

/** Loaded documents by content hash. */
export type DocumentsByHash = Map<string, unknown>;

const known = new WeakMap<object, string>();

/**
 * Content hash of a document. Equal hashes mean equal documents, but different hashes may only differ in property
 * order.
 */
export function hashOfDocument(document: object): string {
  const before = known.get(document);
  if (before !== undefined) return before;
  const hash = createHash('sha256').update(JSON.stringify(document)).digest('hex');
  known.set(document, hash);
  return hash;
}
