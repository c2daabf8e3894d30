import { type Diagnostic, diagnosticOf } from '#schemas/diagnostic.ts';
import { diagnosticLine, type Issue } from '#schemas/issue.ts';
import type { Database } from '../client.ts';
import { databaseOf, type Tx } from '../scope.ts';

/** So much is remembered; beyond it nothing new is told, so that a hostile document cannot flood the log. */
const MOST = 1000;

// Per database, so that tests with several do not share.
const reported = new WeakMap<Database, Set<string>>();

/** Tells what is wrong with something stored, once, however often it is read. */
export function tellOnce(db: Database, realm: string, diagnostic: Diagnostic): void {
  const known = reported.get(db) ?? new Set();
  reported.set(db, known);
  const key = `${realm} ${diagnosticLine(diagnostic)}`;
  if (known.has(key) || known.size >= MOST) return;
  known.add(key);
  db.observer?.damage?.(realm, diagnostic);
}

/** The same of what a transaction reads; `document` is where it stands, as diagnostics name it. */
export function tellIssues(tx: Tx, realm: string, document: string, issues: readonly Issue[]): void {
  const db = databaseOf(tx);
  if (db) for (const issue of issues) tellOnce(db, realm, diagnosticOf(document, issue));
}
