import type { Client } from 'pg';

/** An application table with its columns, without generated ones. */
export interface StoredTable {
  name: string;
  columns: string[];
}

/** Tables that triggers fill from other tables (migration 0018), so they are not backed up. */
const derived = ['search_texts', 'search_words'];

/**
 * Reads the application's tables from the database catalogue, so that no table can be forgotten. Tables are sorted by
 * foreign keys: referenced tables first. The job queue's tables are in another schema and not included.
 * @throws Error when a table has no column `realm`, because rows are read realm by realm
 */
export async function storedTables(client: Client): Promise<StoredTable[]> {
  const { rows: tables } = await client.query<StoredTable & { needs: string[] }>(
    `
    select c.relname as name,
      (select json_agg(a.attname order by a.attnum) from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
      (select coalesce(json_agg(distinct f.relname), '[]') from pg_constraint k join pg_class f on f.oid = k.confrelid
        where k.conrelid = c.oid and k.contype = 'f' and f.oid <> c.oid) as needs
    from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
      and c.relname <> all ($1)
    order by c.relname`,
    [derived],
  );
  const lost = tables.find(({ columns }) => !columns.includes('realm'));
  if (lost) throw new Error(`The table ${lost.name} has no column realm: a backup would not see its rows`);
  const sorted: StoredTable[] = [];
  const isSorted = (wanted: string) => sorted.some(({ name }) => name === wanted);
  while (sorted.length < tables.length) {
    const next = tables.find(({ name, needs }) => !isSorted(name) && needs.every(isSorted));
    if (!next) throw new Error('Tables refer to each other in a circle: none can be restored first');
    sorted.push({ name: next.name, columns: next.columns });
  }
  return sorted;
}
