import type { Diagnostic } from '#schemas/diagnostic.ts';
import type { RealmContext } from '../../platform/realm-context.ts';
import type { Database } from '../../platform/db/client.ts';
import { reportDamageOnce } from '../../platform/db/stored/report-damage.ts';

/** The database and the realm from which documents are read. */
export interface Reader {
  db: Database;
  realm: string;
}

/** Returns the database and realm from which a call reads documents. */
export const readerOf = ({ db, realm }: Pick<RealmContext, 'db' | 'realm'>): Reader => ({
  db,
  realm: realm.id,
});

/** Logs an issue of a document once, no matter how often the document is read. */
export const reportOnce = ({ db, realm }: Reader, diagnostic: Diagnostic): void =>
  reportDamageOnce(db, realm, diagnostic);
