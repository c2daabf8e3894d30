import type { Diagnostic } from '#schemas/diagnostic.ts';
import type { RealmContext } from '../../platform/realm-context.ts';
import type { Database } from '../../platform/db/client.ts';
import { reportDamageOnce } from '../../platform/db/stored/report-damage.ts';

/** Database and realm to read documents from. */
export interface Reader {
  db: Database;
  realm: string;
}

/** Returns the reader of a call's realm. */
export const readerOf = ({ db, realm }: Pick<RealmContext, 'db' | 'realm'>): Reader => ({
  db,
  realm: realm.id,
});

/** Reports an issue of a document once, no matter how often it is shown. */
export const reportOnce = ({ db, realm }: Reader, diagnostic: Diagnostic): void =>
  reportDamageOnce(db, realm, diagnostic);
