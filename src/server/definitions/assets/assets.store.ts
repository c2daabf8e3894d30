import type { Database } from '../../platform/db/client.ts';
import { inRealm, type Tx } from '../../platform/db/scope.ts';

/** A file of a realm's folder, without its bytes. */
export interface AssetFacts {
  /** SHA-256 in hex. */
  hash: string;
  contentType: string;
}

/** Names that a realm's folder can have: others are not looked for. */
const wellNamed = /^[A-Za-z0-9._/-]{1,300}$/;

/** What is known of a file; undefined when the realm has none of that path. */
export async function findAsset(db: Database, realm: string, path: string): Promise<AssetFacts | undefined> {
  if (!wellNamed.test(path) || !wellNamed.test(realm)) return undefined;
  const row = await inRealm(db, realm, (tx) =>
    tx
      .selectFrom('assets')
      .select(['hash', 'content_type'])
      .where('realm', '=', realm)
      .where('path', '=', path)
      .executeTakeFirst(),
  );
  return row && { hash: row.hash, contentType: row.content_type };
}

/** The bytes of a file; undefined when they are no longer those of that hash. */
export async function readAsset(db: Database, realm: string, path: string, hash: string): Promise<Buffer | undefined> {
  const row = await inRealm(db, realm, (tx) =>
    tx
      .selectFrom('assets')
      .select('bytes')
      .where('realm', '=', realm)
      .where('path', '=', path)
      .where('hash', '=', hash)
      .executeTakeFirst(),
  );
  return row?.bytes;
}

/** The bytes of some files, by path. */
export async function assetBytes(tx: Tx, realm: string, paths: readonly string[]): Promise<Map<string, Buffer>> {
  const rows = await tx
    .selectFrom('assets')
    .select(['path', 'bytes'])
    .where('realm', '=', realm)
    .where('path', 'in', [...paths])
    .execute();
  return new Map(rows.map(({ path, bytes }) => [path, bytes]));
}

/** Hashes of some files, by path. */
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
