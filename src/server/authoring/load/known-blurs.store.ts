import { sql } from 'kysely';
import { isBlur } from '../../catalogue/catalogue/stored-title.ts';
import type { Tx } from '../../platform/db/scope.ts';
import { VERSION_LENGTH } from './pictures-at.ts';

/** Blurred placeholders of a realm's published images, by content hash. */
export async function knownBlurs(tx: Tx, realm: string): Promise<Map<string, string>> {
  const { rows } = await sql<{ hash: string; blur: string }>`
    select distinct a.hash, c.body #>> '{picture,blur}' as blur
    from contents c
    join assets a on a.realm = c.realm and a.path = c.body #>> '{picture,path}'
      and left(a.hash, ${VERSION_LENGTH}) = c.body #>> '{picture,version}'
    where c.realm = ${realm} and c.body #>> '{picture,blur}' is not null`.execute(tx);
  // Damaged placeholders are left out, so that the load creates them again.
  return new Map(rows.filter(({ blur }) => isBlur(blur)).map(({ hash, blur }) => [hash, blur]));
}
