import { sql } from 'kysely';
import { type Database, queries } from './client.ts';

/** From how many titles on a load changes what the tables hold so much that it matters. */
const MANY = 200;

/**
 * Has PostgreSQL learn what the catalogue's tables hold, after so many titles were written at once. Until it does so by
 * itself, up to a minute later, it plans for what was there before and reads whole tables for a page of cards
 * (PostgreSQL's manual, "Populating a Database", "Run ANALYZE Afterwards"). Where the connection's user does not own the
 * tables, PostgreSQL only warns.
 */
export async function learnCatalogue(db: Database, titles: number): Promise<void> {
  if (titles >= MANY) await sql`analyze contents, playlist_items, search_texts, search_words`.execute(db[queries]);
}

/** The same after so many programmes of the guide were written at once. */
export async function learnGuide(db: Database, programmes: number): Promise<void> {
  if (programmes >= MANY) await sql`analyze airings, search_texts, search_words`.execute(db[queries]);
}
