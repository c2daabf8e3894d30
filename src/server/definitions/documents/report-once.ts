import type { Diagnostic } from '#schemas/diagnostic.ts';
import type { Context } from '../../platform/context.ts';
import type { Database } from '../../platform/db/client.ts';
import { tellOnce } from '../../platform/db/stored/tell-once.ts';
import type { RealmRecord } from '../../platform/realms/realms.store.ts';

/** Where a realm's documents are read from. */
export interface Reader {
  db: Database;
  realm: string;
}

/** How a call reads its realm's documents. */
export const readerOf = ({ context, realm }: { context: Pick<Context, 'db'>; realm: RealmRecord }): Reader => ({
  db: context.db,
  realm: realm.id,
});

/** Tells what is wrong with a document, once, however often the document is shown. */
export const reportOnce = ({ db, realm }: Reader, diagnostic: Diagnostic): void => tellOnce(db, realm, diagnostic);
