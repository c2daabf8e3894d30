import type { Labels } from '#schemas/generated/types.ts';
import type { Database } from '../db/client.ts';
import { inRealm } from '../db/scope.ts';
import type { Texts } from './base.ts';

/** The realm's own texts in some locales, by locale. */
export async function realmTexts(
  db: Database,
  realm: string,
  locales: readonly string[],
): Promise<Record<string, Texts>> {
  const rows = await inRealm(db, realm, (tx) =>
    tx
      .selectFrom('definitions')
      .select(['name', 'document'])
      .where('realm', '=', realm)
      .where('kind', '=', 'labels')
      .where('name', 'in', [...new Set(locales)])
      .execute(),
  );
  return Object.fromEntries(rows.map(({ name, document }) => [name, (document as Labels).labels]));
}
