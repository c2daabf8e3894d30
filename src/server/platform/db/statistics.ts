import { sql } from 'kysely';
import { type Database, queries } from './client.ts';

/** Number of written rows from which statistics are updated. */
const MANY = 200;

/**
 * Runs ANALYZE on the catalogue's tables after a load wrote many titles. Autovacuum would do so up to a minute later;
 * until then the planner uses old statistics and scans whole tables (PostgreSQL manual, "Populating a Database"). Where
 * the connection's user does not own the tables, PostgreSQL only warns.
 */
export async function analyzeCatalogueTables(db: Database, titles: number): Promise<void> {
  if (titles >= MANY) await sql`analyze contents, playlist_items, search_texts, search_words`.execute(db[queries]);
}

/** Runs ANALYZE on the guide's tables after many programmes were written. */
export async function analyzeGuideTables(db: Database, programmes: number): Promise<void> {
  if (programmes >= MANY) await sql`analyze airings, search_texts, search_words`.execute(db[queries]);
}
