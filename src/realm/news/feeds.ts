import type { NewsDocument } from '#schemas/generated/types.ts';
import { inRealm } from '../db/scope.ts';
import { findValid } from '../documents/valid.ts';
import type { ViewerCall } from '../http/call.ts';

/** The feeds of a realm, in the order in which they are offered. */
export async function feedsOf({ context, realm }: ViewerCall): Promise<NewsDocument['feeds']> {
  const stored = await inRealm(context.db, realm.id, (tx) => findValid(tx, { realm: realm.id }, 'news', 'news'));
  return (stored as Pick<NewsDocument, 'feeds'> | undefined)?.feeds ?? [];
}
