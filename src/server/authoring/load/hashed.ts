import { createHash } from 'node:crypto';

/** The content hash of each file, by the file's path. */
export type FileHashes = ReadonlyMap<string, string>;

/** Parsed documents, keyed by their content hash. */
export type DocumentsByHash = Map<string, unknown>;

const known = new WeakMap<object, string>();

/**
 * Content hash of a document. Equal hashes mean equal documents. Documents that differ only in the order of properties
 * have different hashes.
 */
export function hashOfDocument(document: object): string {
  const before = known.get(document);
  if (before !== undefined) return before;
  const hash = createHash('sha256').update(JSON.stringify(document)).digest('hex');
  known.set(document, hash);
  return hash;
}
