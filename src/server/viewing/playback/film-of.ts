import type { Film, Media } from '#schemas/generated/types.ts';
import type { ContentRecord } from '../../catalogue/catalogue/catalogue.store.ts';
import type { Tx } from '../../platform/db/scope.ts';
import { findValidDocument } from '../../definitions/documents/valid.ts';

/** Finds the media entry of a title in the realm's media.json; undefined if there is none. */
export async function filmOf(tx: Tx, realm: string, { body }: ContentRecord): Promise<Film | undefined> {
  if (body.media === undefined) return undefined;
  const found = (await findValidDocument(tx, { realm }, 'media', 'media')) as Media | undefined;
  return found && Object.hasOwn(found.media, body.media) ? found.media[body.media] : undefined;
}
