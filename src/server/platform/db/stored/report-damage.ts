import { type Diagnostic, diagnosticOf } from '#schemas/diagnostic.ts';
import { diagnosticLine, type Issue } from '#schemas/issue.ts';
import type { Database } from '../client.ts';
import { databaseOf, type Tx } from '../scope.ts';

/** Maximum number of remembered reports; further ones are dropped, so that a hostile document cannot flood the log. */
const MOST = 1000;

// Reports are remembered per database, so that tests with several databases do not affect each other.
const reported = new WeakMap<Database, Set<string>>();

/** Reports an issue of a stored document once, no matter how often it is read. */
export function reportDamageOnce(db: Database, realm: string, diagnostic: Diagnostic): void {
  const known = reported.get(db) ?? new Set();
  reported.set(db, known);
  const key = `${realm} ${diagnosticLine(diagnostic)}`;
  if (known.has(key) || known.size >= MOST) return;
  known.add(key);
  db.observer?.damage?.(realm, diagnostic);
}

/** Reports issues found in a transaction once each. `document` is the file name used in diagnostics. */
export function reportDamages(tx: Tx, realm: string, document: string, issues: readonly Issue[]): void {
  const db = databaseOf(tx);
  if (db) for (const issue of issues) reportDamageOnce(db, realm, diagnosticOf(document, issue));
}
