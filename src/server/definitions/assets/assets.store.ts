import type { Tx } from '../../platform/db/scope.ts';

/** Metadata of a stored file. */
export interface AssetFacts {
  /** SHA-256 of the file in hex. */
  hash: string;
  contentType: string;
}

const wellNamed = /^[A-Za-z0-9._/-]{1,300}$/;

/**
 * Whether realm id and path, both taken from a URL, are well formed. Otherwise no file can exist there, and no database
 * query is needed.
 */
export const isAssetPath = (realm: string, path: string): boolean => wellNamed.test(path) && wellNamed.test(realm);

/** Finds a file's metadata; undefined when it does not exist. */
export async function findAsset(tx: Tx, realm: string, path: string): Promise<AssetFacts | undefined> {
  const row = await tx
    .selectFrom('assets')
    .select(['hash', 'content_type'])
    .where('realm', '=', realm)
    .where('path', '=', path)
    .executeTakeFirst();
  return row && { hash: row.hash, contentType: row.content_type };
}

/** Reads a file's bytes; undefined when the file has been replaced and so has another hash. */
export async function readAsset(tx: Tx, realm: string, path: string, hash: string): Promise<Buffer | undefined> {
  const row = await tx
    .selectFrom('assets')
    .select('bytes')
    .where('realm', '=', realm)
    .where('path', '=', path)
    .where('hash', '=', hash)
    .executeTakeFirst();
  return row?.bytes;
}

/** Reads the bytes of files by path. */
export async function assetBytes(tx: Tx, realm: string, paths: readonly string[]): Promise<Map<string, Buffer>> {
  const rows = await tx
    .selectFrom('assets')
    .select(['path', 'bytes'])
    .where('realm', '=', realm)
    .where('path', 'in', [...paths])
    .execute();
  return new Map(rows.map(({ path, bytes }) => [path, bytes]));
}

/** Reads the hashes of files by path. */
export async function assetHashes(tx: Tx, realm: string, paths: readonly string[]): Promise<Map<string, string>> {
  if (paths.length === 0) return new Map();
  const rows = await tx
    .selectFrom('assets')
    .select(['path', 'hash'])
    .where('realm', '=', realm)
    .where('path', 'in', [...paths])
    .execute();
  return new Map(rows.map(({ path, hash }) => [path, hash]));
}
