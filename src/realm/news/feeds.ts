import type { NewsDocument } from '#schemas/generated/types.ts';
import { inRealm } from '../db/scope.ts';
import { findDefinition } from '../documents/documents.store.ts';
import type { ViewerCall } from '../http/call.ts';

/** The feeds of a realm, in the order in which they are offered. */
export async function feedsOf({ context, realm }: ViewerCall): Promise<NewsDocument['feeds']> {
  const stored = await inRealm(context.db, realm.id, (tx) => findDefinition(tx, realm.id, 'news', 'news'));
  return (stored as Pick<NewsDocument, 'feeds'> | undefined)?.feeds ?? [];
}
