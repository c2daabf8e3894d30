import type { Logger } from 'pino';
import type { Diagnostic } from '#schemas/diagnostic.ts';
import { diagnosticLine } from '#schemas/issue.ts';
import type { Context } from '../context.ts';
import type { Database } from '../db/client.ts';
import type { RealmRecord } from '../realms/realms.store.ts';

/** Where a realm's documents are read from, and who is told of what is wrong with them. */
export interface Reader {
  db: Database;
  realm: string;
  log: Pick<Logger, 'warn'>;
}

/** How a call reads its realm's documents. */
export const readerOf = ({ context, realm }: { context: Pick<Context, 'db' | 'log'>; realm: RealmRecord }): Reader => ({
  db: context.db,
  realm: realm.id,
  log: context.log,
});

/** So much is remembered; beyond it nothing new is told, so that a hostile document cannot flood the log. */
const MOST = 1000;

// Per database, so that tests with several do not share.
const reported = new WeakMap<Database, Set<string>>();

/** Writes into the log what is wrong with a document, once, however often the document is shown. */
export function reportOnce({ db, realm, log }: Reader, diagnostic: Diagnostic): void {
  const known = reported.get(db) ?? new Set();
  reported.set(db, known);
  const line = diagnosticLine(diagnostic);
  const key = `${realm} ${line}`;
  if (known.has(key) || known.size >= MOST) return;
  known.add(key);
  log.warn({ realm, diagnostic }, line);
}
