import { type Insertable, sql } from 'kysely';
import { chunks } from '../db/chunks.ts';
import type { Tx } from '../db/scope.ts';
import type { Tables } from '../db/tables.ts';

/** The catalogue as rows of the database. */
export interface CatalogueRows {
  contents: Insertable<Tables['contents']>[];
  items: Insertable<Tables['playlist_items']>[];
}

type Content = CatalogueRows['contents'][number];

/** A row as the database reads it from JSON: its body is JSON already. */
const asJson = ({ body, ...row }: Content): string => `{"body":${body},${JSON.stringify(row).slice(1)}`;

/** Replaces a realm's titles. One parameter for many rows: twenty for each take several times as long. */
export async function replaceCatalogue(tx: Tx, realm: string, { contents, items }: CatalogueRows): Promise<void> {
  await tx.deleteFrom('playlist_items').where('realm', '=', realm).execute();
  await tx.deleteFrom('contents').where('realm', '=', realm).execute();
  for (const chunk of chunks(contents))
    await sql`insert into contents select * from jsonb_populate_recordset(null::contents, ${`[${chunk.map(asJson).join(',')}]`}::jsonb)`.execute(
      tx,
    );
  for (const chunk of chunks(items))
    await sql`insert into playlist_items select * from jsonb_populate_recordset(null::playlist_items, ${JSON.stringify(chunk)}::jsonb)`.execute(
      tx,
    );
}

/** Raises the realm's revision, so that nothing that was made of its titles is kept. */
export async function raiseRevision(tx: Tx, realm: string): Promise<void> {
  await tx
    .updateTable('realms')
    .set((eb) => ({ revision: eb('revision', '+', 1) }))
    .where('realm', '=', realm)
    .execute();
}
