import type { Client } from 'pg';

/** A table of the application, with the columns that are written rather than computed. */
export interface StoredTable {
  name: string;
  columns: string[];
}

/** What triggers make of other tables (0018): restoring those makes it again. */
const derived = ['search_texts', 'search_words'];

/**
 * The application's tables, read from the database itself so that none is ever forgotten; each comes after those that it
 * refers to. The job queue's are in a schema of their own and not among them.
 * @throws Error where a table has no realm: rows are seen realm by realm
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
