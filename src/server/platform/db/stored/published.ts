import type { EditedKind } from '#schemas/wire/authoring/preview.ts';
import type { Tx } from '../scope.ts';

/** States of revisions that were published. */
const given = ['PUBLISHED', 'LOADED', 'ROLLED_BACK'] as const;
/** Number of published revisions among which the last valid one is searched. */
const LOOKED_BACK = 20;

/** Reads the most recently published sources of a document, newest first. */
export async function publishedSources(
  tx: Tx,
  realm: string,
  { kind, name }: { kind: EditedKind; name: string },
): Promise<string[]> {
  const rows = await tx
    .selectFrom('revisions')
    .select('source')
    .where('realm', '=', realm)
    .where('kind', '=', kind)
    .where('name', '=', name)
    .where('state', 'in', given)
    .orderBy('revision', 'desc')
    .limit(LOOKED_BACK)
    .execute();
  return rows.map(({ source }) => source);
}
