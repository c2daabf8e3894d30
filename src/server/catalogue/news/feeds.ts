import type { NewsDocument } from '#schemas/generated/types.ts';
import { inRealm } from '../../platform/db/scope.ts';
import { findValidDocument } from '../../definitions/documents/valid.ts';
import type { ViewerContext } from '../../platform/realm-context.ts';

/** Returns the news feeds of a realm in display order. */
export async function feedsOf({ db, realm }: ViewerContext): Promise<NewsDocument['feeds']> {
  const stored = await inRealm(db, realm.id, (tx) => findValidDocument(tx, { realm: realm.id }, 'news', 'news'));
  return (stored as Pick<NewsDocument, 'feeds'> | undefined)?.feeds ?? [];
}
